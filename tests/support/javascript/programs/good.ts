// Right code over the generated declarations: it has to compile as it is.

import type {
  AgentConstants,
  AgentEventFrame,
  AgentEvents,
  AgentRequestFrame,
  AgentRequests,
  AgentRequestType,
  AgentSchemas,
  ChatEvent,
  ChatItem,
  ChatPreferencesPayload,
  ChatSendPayload,
  Empty,
  Reply,
  ServerFrame,
} from "../../../../generated/typescript/agent-contracts.js";
import { CHAT_FORK_TITLE_MAX, loadValidators, type Validators } from "../../../../generated/typescript/agent-contracts.mjs";

// The tables give payloads and results by name.
export const payload: AgentRequests["chat.send"]["payload"] = { chatId: "c", text: "Why?" };
export const same: ChatSendPayload = payload;
export const turn: string | undefined = ({ queued: false } as AgentRequests["chat.send"]["result"]).turnId;
export const nothing: Empty = {};
export const named: AgentSchemas["ChatItem"] extends ChatItem ? true : false = true;

// A union narrows on its tag, and every kind is there.
export function title(item: ChatItem): string {
  switch (item.kind) {
    case "user":
    case "assistant":
    case "thinking":
      return item.text;
    case "tool":
      return item.progress?.output ?? item.name;
    case "approval":
      return item.allowAlways?.label ?? item.toolName;
    case "question":
      return item.questions[0]?.question ?? item.requestId;
    case "subagent":
    case "turn":
    case "note":
    case "compaction":
      return item.id;
    default:
      return unreachable(item);
  }
}

function unreachable(value: never): never {
  throw new Error(String(value));
}

// A frame narrows on its name, to the payload of that name.
export function heard(frame: AgentEventFrame): string {
  if (frame.event === "chat.status") return frame.payload.info.cwd;
  if (frame.event === "chat.event") return streamed(frame.payload.event);
  return frame.event;
}

function streamed(event: ChatEvent): string {
  return event.type === "delta" ? event.text : event.type === "item" ? title(event.item) : event.type;
}

export function asked(frame: AgentRequestFrame): string {
  return frame.type === "chat.send" ? frame.payload.text : frame.id;
}

export function answered(frame: ServerFrame): unknown {
  if ("ok" in frame) return reason(frame);
  return frame.payload;
}

function reason(reply: Reply): string {
  return reply.ok ? reply.id : `${reply.id ?? "nobody"}: ${reply.error.code}`;
}

// Generic code keeps the name and its types together.
export async function call<N extends AgentRequestType>(name: N, body: AgentRequests[N]["payload"]): Promise<AgentRequests[N]["result"]> {
  const validators: Validators = await loadValidators();
  const answer = validators.validatePayload(name, body);
  if (!answer.ok) throw new Error(answer.problems.map((each) => each.message).join("\n"));
  return {} as AgentRequests[N]["result"];
}

export const queued = call("chat.send", payload).then((result) => result.queued);
export const seen: AgentEvents["chat.status"]["chatId"] = "c";
export const longest: AgentConstants["CHAT_FORK_TITLE_MAX"] = CHAT_FORK_TITLE_MAX;
export const preferences: Pick<ChatPreferencesPayload, "accounts"> = { accounts: { claude: "work" } };
