"""Proves what `README.md` says of Zod: it reads every schema of the bundle, and its verdicts differ where the table says."""

from __future__ import annotations

import json
import re
from collections import Counter
from pathlib import Path

from support.node import node
from support.package_schemas import SCHEMAS
from support.questions import CONTRACT, GENERATED, corpus_questions, meta, vector_questions

ROW = re.compile(r"^\| `(?P<keyword>[^`]+)` \| (?P<vectors>\d+) \| (?P<corpus>\d+) \|", re.MULTILINE)


def table() -> dict[str, tuple[int, int]]:
    """The table of the README: keyword to how many vectors and lines of the corpus Zod accepts that it refuses."""
    text = Path(__file__).with_name("README.md").read_text(encoding="utf-8")
    return {row["keyword"]: (int(row["vectors"]), int(row["corpus"])) for row in ROW.finditer(text.partition("## Zod")[2])}


def test_zod(tmp_path: Path) -> None:
    """Every schema is read; of the values, Zod accepts some that are refused, as the table counts them, and refuses none."""
    machine = node()
    sets = [[each for each in questions if "schema" in each.asked] for questions in (vector_questions(), corpus_questions())]
    questions = [each for each_set in sets for each in each_set]
    rows = (json.dumps({"name": each.asked["schema"], "value": each.value}) for each in questions)
    (tmp_path / "in").write_text("".join(f"{row}\n" for row in rows), encoding="utf-8")
    bundle = GENERATED / "jsonschema" / f"{CONTRACT}.bundle.json"
    done = machine.run("zod.mjs", str(bundle), str(tmp_path / "in"), str(tmp_path / "out"))
    assert done.returncode == 0, done.stderr[-3000:]
    found = json.loads((tmp_path / "out").read_text(encoding="utf-8"))
    assert found["unread"] == {}
    assert {each.asked["schema"] for each in questions} == set(meta()["schemas"])
    differing = (Counter[str](), Counter[str]())
    for number, (each, verdict) in enumerate(zip(questions, found["verdicts"])):
        if verdict != each.valid:
            assert verdict is True, f"{each.about} is refused"
            ((pointer, value),) = each.parts
            differing[number >= len(sets[0])][SCHEMAS[pointer].problems(value)[0].keyword] += 1
    keywords = sorted(differing[0] | differing[1])
    assert table() == {keyword: (differing[0][keyword], differing[1][keyword]) for keyword in keywords}
