"""The values that are measured: made by a fixed rule, so that every run and every machine has the same ones."""

from __future__ import annotations

import copy
import json
import random
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import cache
from typing import Any

__all__ = ["LABELS", "Workload", "faulty_everywhere", "workloads"]

START = 1767603600000
WORDS = """
the retry test asserts on wall-clock time so a slow runner sees third attempt replace sleep with fake clock in billing worker
and keep backoff table as it is run whole suite again before merge because gateway mailer share this helper file line 42 of
services/billing/retry.test.ts → naïve “quotes” and a tab\tor newline\n may be here too
""".split(" ")

LABELS = {
    "W1": "delta event",
    "W2": "tool item event",
    "W3": "chat.list, 200 chats",
    "W4": "chat.attach, 1,000 items",
}


@dataclass(frozen=True)
class Workload:
    """A value of the contract, the type that it has, and the frame that carries it."""

    name: str
    type: str
    """The definition's Python name, the same in the package and in the peers' modules."""
    value: Any
    fault: Callable[[Any], None]
    """Puts one fault at the end of a copy of the value."""
    row: tuple[str, str]
    """Where the protocol's tables have it: event and its name, or reply and the request's name."""

    @property
    def text(self) -> bytes:
        """The value as it comes from the wire."""
        return json.dumps(self.value, ensure_ascii=False, separators=(",", ":")).encode()

    @property
    def frame(self) -> Any:
        """The value in its envelope."""
        kind, name = self.row
        if kind == "event":
            return {"type": "event", "event": name, "payload": self.value}
        return {"id": "r-17", "ok": True, "result": self.value}

    def with_fault(self) -> Any:
        """A copy with one fault at its end."""
        changed = copy.deepcopy(self.value)
        self.fault(changed)
        return changed


@cache
def workloads() -> tuple[Workload, ...]:
    """W1 to W4."""
    chance = random.Random(31)
    delta = {"chatId": "chat-4f1c", "event": {"type": "delta", "itemId": "msg-9", "text": text(chance, 12)}, "seq": 119}
    tool = {"chatId": "chat-4f1c", "event": {"type": "item", "item": full_tool_item(chance), "historyIndex": 30}, "seq": 117}
    chats = {"chats": [chat_info(chance, number) for number in range(200)]}
    attach = {
        "info": chat_info(chance, 7),
        "items": list(items(chance, 1000)),
        "history": {"start": 0, "cursor": "g1:0"},
        "seq": 2118,
    }
    event = ("event", "chat.event")
    return (
        Workload("W1", "ChatEventEnvelope", delta, fault_of_event, event),
        Workload("W2", "ChatEventEnvelope", tool, fault_of_event, event),
        Workload("W3", "ChatListResult", chats, fault_of_chats, ("reply", "chat.list")),
        Workload("W4", "ChatAttachResult", attach, fault_of_items, ("reply", "chat.attach")),
    )


def fault_of_event(value: Any) -> None:
    value["seq"] = "last"


def fault_of_chats(value: Any) -> None:
    value["chats"][-1]["createdAt"] = "now"


def fault_of_items(value: Any) -> None:
    value["items"][-1]["createdAt"] = "now"


def faulty_everywhere(workload: Workload) -> Any:
    """W6: a copy of W4 in which every item has one fault."""
    changed = copy.deepcopy(workload.value)
    for item in changed["items"]:
        item["createdAt"] = "now"
    return changed


def text(chance: random.Random, words: int) -> str:
    return " ".join(chance.choice(WORDS) for _ in range(words))


def identity(chance: random.Random, kind: str) -> str:
    return f"{kind}_{chance.getrandbits(64):016x}"


def items(chance: random.Random, count: int) -> Iterator[dict[str, Any]]:
    """Entries of a thread, mixed as a working agent mixes them."""
    makers = [
        *[tool_item] * 8,
        *[assistant_item] * 4,
        *[thinking_item] * 2,
        *[user_item, turn_item, subagent_item, approval_item, question_item, note_item, compaction_item],
    ]
    for number in range(count):
        maker = makers[number % len(makers)]
        head = {"id": f"item-{number}", "createdAt": START + 1000 * number, "turnId": f"turn-{number // 40}"}
        yield {**head, **maker(chance)}


def tool_item(chance: random.Random) -> dict[str, Any]:
    item: dict[str, Any] = {
        "kind": "tool",
        "toolUseId": identity(chance, "toolu"),
        "name": chance.choice(["Bash", "Edit", "Read", "Grep"]),
        "input": {"command": text(chance, 12), "timeout": chance.randrange(1000), "background": False},
        "output": text(chance, 110),
        "state": "done",
        "parentToolUseId": None,
    }
    if chance.random() < 0.3:
        item["changes"] = [{"path": "services/billing/retry.test.ts", "kind": "update", "diff": text(chance, 60)}]
    return item


def full_tool_item(chance: random.Random) -> dict[str, Any]:
    """A tool item with everything that one can have."""
    agents = [
        {
            "index": number,
            "label": f"agent {number}",
            "phaseIndex": 0,
            "agentId": None if number else "ag-1",
            "status": "running" if number else "done",
            "startedAt": None if number else START,
            "durationMs": None if number else 41200,
            "lastTool": None if number else "Grep",
        }
        for number in range(3)
    ]
    return {
        "id": "tool-5",
        "createdAt": START,
        "turnId": "turn-31",
        **tool_item(chance),
        "state": "running",
        "progress": {"startedAt": START, "description": text(chance, 6), "output": text(chance, 80)},
        "changes": [
            {"path": f"services/billing/{name}.ts", "kind": "update", "diff": text(chance, 40)} for name in ("retry", "clock")
        ],
        "workflow": {
            "name": "Find every sleeping test",
            "taskId": "wf-5",
            "phases": [{"index": 0, "title": "Survey"}, {"index": 1, "title": "Fix"}],
            "agents": agents,
            "lastProgressAt": START + 61200,
        },
    }


def assistant_item(chance: random.Random) -> dict[str, Any]:
    return {"kind": "assistant", "text": text(chance, 150), "streaming": False, "parentToolUseId": None}


def thinking_item(chance: random.Random) -> dict[str, Any]:
    return {"kind": "thinking", "text": text(chance, 120), "streaming": False, "endedAt": START + 6400}


def user_item(chance: random.Random) -> dict[str, Any]:
    attachment = {
        "id": identity(chance, "att"),
        "name": "ci-log.txt",
        "mime": "text/plain",
        "size": chance.randrange(1, 90000),
        "path": "/home/mira/attachments/ci-log.txt",
    }
    return {"kind": "user", "text": text(chance, 60), "mentions": ["retry.test.ts", "clock.ts"], "attachments": [attachment]}


def turn_item(chance: random.Random) -> dict[str, Any]:
    file = {"path": "retry.test.ts", "kind": "update", "added": 3, "deleted": 1, "diff": text(chance, 60)}
    picture = {"path": "docs/retry.png", "kind": "add", "added": 0, "deleted": 0, "diff": "", "omitted": "binary"}
    return {
        "kind": "turn",
        "state": "done",
        "origin": "user",
        "endedAt": START + 160000,
        "costUsd": chance.randrange(100) / 100,
        "checkpoint": "4b825dc642cb6eb9a060e54bf8d69288fbee4904",
        "checkpointDiff": {"files": [file, picture], "truncated": False},
        "native": {"lastUuid": identity(chance, "uuid")},
    }


def subagent_item(chance: random.Random) -> dict[str, Any]:
    return {
        "kind": "subagent",
        "toolUseId": identity(chance, "toolu"),
        "description": text(chance, 6),
        "subagentType": "explorer",
        "model": "haiku",
        "prompt": text(chance, 60),
        "background": True,
        "status": "done",
        "startedAt": START,
        "finishedAt": START + 93400,
        "summary": text(chance, 4),
        "result": text(chance, 50),
        "usage": {"totalTokens": chance.randrange(90000), "toolUses": 17, "durationMs": 93400},
        "lastTool": "Grep",
        "itemsTruncated": False,
        "native": {"agentId": "a17f"},
        "origin": "native",
    }


def approval_item(chance: random.Random) -> dict[str, Any]:
    return {
        "kind": "approval",
        "requestId": identity(chance, "perm"),
        "toolUseId": identity(chance, "toolu"),
        "toolName": "Bash",
        "input": {"command": text(chance, 20)},
        "description": text(chance, 8),
        "canAllowAlways": True,
        "allowAlways": {"label": "pnpm test", "description": text(chance, 8)},
        "decision": "pending",
    }


def question_item(chance: random.Random) -> dict[str, Any]:
    choices = [{"label": label, "description": text(chance, 6)} for label in ("sinon", "vitest", "neither")]
    question = {"id": "clock", "header": "Clock", "question": text(chance, 12), "choices": choices, "multiSelect": False}
    return {
        "kind": "question",
        "requestId": identity(chance, "ask"),
        "questions": [question],
        "answers": {"clock": "vitest"},
        "state": "answered",
    }


def note_item(chance: random.Random) -> dict[str, Any]:
    return {"kind": "note", "level": "warning", "text": text(chance, 12)}


def compaction_item(chance: random.Random) -> dict[str, Any]:
    return {"kind": "compaction", "preTokens": chance.randrange(200000)}


def chat_info(chance: random.Random, number: int) -> dict[str, Any]:
    """A chat as the list of chats has it; every third one waits for someone."""
    info: dict[str, Any] = {
        "chatId": f"chat-{number:04x}",
        "provider": "claude",
        "account": "claude_work",
        "cwd": "/home/mira/code/harbor",
        "agentSessionId": identity(chance, "session"),
        "model": "opus-2026",
        "selection": {"model": "opus", "options": {"effort": "high", "fast": False}},
        "runtimeMode": "supervised",
        "effectiveRuntimeMode": "supervised",
        "permissionMode": "default",
        "status": "idle",
        "running": True,
        "activeTurnId": None,
        "slashCommands": ["compact", "clear", "review", "init"],
        "skills": ["lint", "release"],
        "usage": {
            "contextTokens": chance.randrange(200000),
            "contextWindow": 200000,
            "costUsd": chance.randrange(1000) / 100,
            "turns": chance.randrange(100),
            "breakdown": {"toolOutput": 21400, "filesRead": 9800, "conversation": 6100, "system": 4200},
        },
        "suggestedTitle": text(chance, 6).strip()[:60] or "title",
        "createdAt": START + number,
    }
    if number % 3 == 0:
        info["status"] = "needs-you"
        info["queue"] = [
            {"id": "q-3", "turnId": "turn-33", "text": text(chance, 10), "mentions": ["CHANGELOG.md"], "createdAt": START}
        ]
        info["background"] = [
            {"id": "bash_2", "kind": "shell", "description": text(chance, 5), "command": "pnpm test", "startedAt": START}
        ]
        info["requests"] = [
            {
                "requestId": "perm-9",
                "itemId": "approval-perm-9",
                "kind": "approval",
                "createdAt": START,
                "approval": {
                    "toolName": "Bash",
                    "subject": text(chance, 8),
                    "description": text(chance, 8),
                    "command": text(chance, 10),
                    "canAllowAlways": True,
                    "allowAlways": {"label": "pnpm test", "description": text(chance, 8)},
                },
            }
        ]
    if number % 5 == 0:
        info["forkOf"] = {"chatId": "chat-0001", "turnId": "turn-31", "at": START}
    return info
