// Wrong code over the generated declarations: each marked line has to fail with just that error, and no other line.

import type {
  AgentEventFrame,
  AgentRequestFrame,
  AgentRequests,
  AgentRequestType,
  ChatItem,
  ChatPreferencesPayload,
  ChatSendPayload,
  Empty,
  Reply,
} from "../../../../generated/typescript/agent-contracts.js";
import { CHAT_FORK_TITLE_MAX, loadValidators } from "../../../../generated/typescript/agent-contracts.mjs";

export const missing: ChatSendPayload = { text: "no chat" }; // TS2741
export const misspelt: ChatSendPayload = { chatId: "c", text: "t", mention: [] }; // TS2561
export const mistyped: ChatSendPayload = { chatId: 7, text: "t" }; // TS2322
export const nothing: ChatSendPayload = { chatId: "c", text: "t", mentions: null }; // TS2322
export const absent: ChatSendPayload = { chatId: "c", text: "t", mentions: undefined }; // TS2375
export const number: Empty = 7; // TS2322
export const unknownName: AgentRequestType = "chat.sent"; // TS2820
export const wrongPart: AgentRequests["chat.send"]["reply"] = {}; // TS2339
export const wrongResult: AgentRequests["chat.send"]["result"] = { queued: "yes" }; // TS2322

export function before(item: ChatItem): string {
  return item.text; // TS2339
}

export function after(item: ChatItem): unknown {
  if (item.kind === "tool") return item.text; // TS2339
  if (item.kind === "tol") return 1; // TS2367
  return item.id;
}

export function heard(frame: AgentEventFrame): unknown {
  if (frame.event === "chat.status") return frame.payload.event; // TS2339
  return frame.payload;
}

export function asked(frame: AgentRequestFrame): unknown {
  return frame.type === "chat.cancel" ? frame.payload.text : frame.id; // TS2339
}

export function reason(reply: Reply): string {
  return reply.error.code; // TS2339
}

export const account: Pick<ChatPreferencesPayload, "accounts"> = { accounts: { clod: "work" } }; // TS2353
export const title: 121 = CHAT_FORK_TITLE_MAX; // TS2322
export const validators = await loadValidators();
export const checked = validators.validate("ChatItems", {}); // TS2345
export const payload = validators.validatePayload("chat.status", {}); // TS2345
