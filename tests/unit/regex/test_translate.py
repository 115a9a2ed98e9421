"""ECMA-262 patterns in Python: the verdicts of Node.js, the refusals, and the backtracking risks."""

import json
import re
import subprocess
import sys
import time
import warnings

import pytest
from contractgen.regex import translate as patterns
from contractgen.regex.translate import PatternError, backtracking_risk, translate
from support.paths import CASES

VERDICTS = json.loads((CASES / "patterns" / "ecma_verdicts.json").read_text())

WRITTEN = {
    "^a$": r"^a\Z",
    ".": r"[^\n\r\u2028\u2029]",
    r"\d\D": "[0-9][^0-9]",
    r"[\w.-]": r"[\-.0-9A-Z_a-z]",
    r"\s": r"[\t-\r \xa0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000\ufeff]",
    r"\bfoo\B": r"(?a:\b)foo(?!(?a:\b))",
    "[]": r"[^\x00-\U0010ffff]",
    "[^]": r"[\x00-\U0010ffff]",
    "[[&&~~||]": r"[\&\[\|\~]",
    r"\uD83D\uDE00": r"\U0001f600",
    "(?<year>a)(b)(?:c)": "(?P<year>a)(b)c",
    "(?<é>a)": "(a)",
    r"(a)\1": r"(a)(?:\1)",
    r"(a)?\1": r"(a)?(?(1)\1)",
    r"\1(a)": "(a)",
    "(?<=a|bc)": "(?:(?<=a)|(?<=bc))",
    "(?<!a|bc)": "(?<!a)(?<!bc)",
    "(?:a|b)c": "(?:a|b)c",
    "a{0,}b{1,}c{0,1}d{3}?e{2,4}?": "a*b+c?d{3}e{2,4}?",
    "a{2,99999999999}": "a{2,}",
    "(?:)*": "(?:)?",
    "x{,5}": r"x\{,5\}",
    r"a b#\-": "a b#-",
    "^(?:[ab]{4})*c$": r"^(?:[ab]{4096})*(?:[ab]{4}){0,1023}c\Z",
}
REFUSED = {
    "*a": "there is nothing to repeat here (at character 0)",
    "a++": "there is nothing to repeat here (at character 2)",
    "a**": "there is nothing to repeat here (at character 2)",
    "a{2}{3}": "there is nothing to repeat here (at character 4)",
    "^*": "what does not read any character cannot be repeated (at character 1)",
    r"\b+": "what does not read any character cannot be repeated (at character 2)",
    "(?=a)*": "what does not read any character cannot be repeated (at character 5)",
    "a{2,1}": "the counts of this quantifier are out of order (at character 1)",
    "a{4294967295}": "no text has 2147483647 characters or more (at character 1)",
    "a{" + "9" * 5000 + "}": "no text has 2147483647 characters or more (at character 1)",
    "(a": "this `(` is never closed (at character 0)",
    "a)": "this `)` closes nothing (at character 1)",
    "x[a": "this `[` is never closed (at character 1)",
    "x[a-": "this `[` is never closed (at character 1)",
    "a\\": "a backslash ends the pattern (at character 1)",
    "[\\": "a backslash ends the pattern (at character 1)",
    "[b-a]": "the ends of this range are out of order (at character 1)",
    r"\A": r"`\A` has no meaning here in ECMA-262 (at character 0)",
    r"a\Z": r"`\Z` has no meaning here in ECMA-262 (at character 1)",
    r"[\B]": r"`\B` has no meaning here in ECMA-262 (at character 1)",
    r"\c1": r"`\c` has no meaning here in ECMA-262 (at character 0)",
    r"\x1": r"`\x` has no meaning here in ECMA-262 (at character 0)",
    r"\u12": r"`\u` has no meaning here in ECMA-262 (at character 0)",
    r"\u{110000}": "there is no such code point (at character 0)",
    r"\012": "an octal escape has no meaning here in ECMA-262 (at character 0)",
    r"[\1]": "an octal escape has no meaning here in ECMA-262 (at character 1)",
    r"\1": "there is no group 1 (at character 0)",
    r"(a)\10": "there is no group 10 (at character 3)",
    r"\k<n>": "there is no group named `n` (at character 0)",
    r"\k": r"`\k` needs the name of a group (at character 2)",
    "(?P<n>a)": "this kind of group is not in ECMA-262 (at character 2)",
    "(?i)a": "this kind of group is not in ECMA-262 (at character 2)",
    "(?#a)": "this kind of group is not in ECMA-262 (at character 2)",
    "(?>a)": "this kind of group is not in ECMA-262 (at character 2)",
    "(?<n": "this kind of group is not in ECMA-262 (at character 3)",
    "(?<1>a)": "this is not the name of a group (at character 3)",
    "(?<n>a)(?<n>b)": "two groups are named `n` (at character 7)",
    r"\p{Foo}": r"`\p{Foo}` names no Unicode property that is known here (at character 0)",
    r"\p{Script_Extensions=Greek}": r"names no Unicode property that is known here (at character 0)",
    r"\p{latin}": r"`\p{latin}` names no Unicode property that is known here (at character 0)",
    r"\pL": r"`\p` names no Unicode property that is known here (at character 0)",
    r"\p{L}\-": r"the needless escape `\-` (at character 5) is not allowed beside `\p{L}` (at character 0)",
    "[\\w-.]\U0001f600": "a `-` beside a set of characters (at character 1) is not allowed beside `\U0001f600`",
    r"}\u{61}": r"a bare `}` (at character 0) is not allowed beside `\u{61}` (at character 1)",
    "(?<=a+)b": "Python needs a fixed length in a lookbehind (at character 0)",
    "x(?<!a(?:b|cd))": "Python needs a fixed length in a lookbehind (at character 1)",
    r"(?:(a)|b)*\1": "a reference to a group in a repeated part cannot be written",
    r"(?:(a)?\1b)*": "a reference to an optional group in the same repeated part cannot be written",
    r"(a?)?\1": "a reference to a group in a repeated part cannot be written",
    r"(?=(a)|b)\1": "a reference to an optional group in a lookahead cannot be written",
    r"(a)(?<=\1)": "a reference to a group, inside a lookbehind or to one inside, cannot be written",
    "(a)" * 100 + r"\100": "a reference to a group after the first 99 cannot be written",
    "(" * 51 + ")" * 51: "groups are nested more than 50 deep (at character 50)",
    "a" * 100_001: "the pattern is longer than 100000 characters",
    r"\p{L}" * 1000: "the character classes are too large all together",
}
EXPONENTIAL = [
    *(r"(a+)+$", r"^(a*)*$", r"^(a|a)*b", r"^(a|ab|b)*c", r"(a|aa)+$", r"^(\w+\s?)*$", r"(x+x+)+y", r"^(a?b?)*$"),
    *(r"^(\d+\.?)+$", r"^([\w.-]+)+@", r"^((ab)*)+$", r"^(([a-z])+.)+[A-Z]([a-z])+$", r"^(?:[a-z]+|[a-z0-9]+)*$"),
    *(r"^(?:.|\s)*$", r"^(.*,)*\d$", r"^(?=(a+)+$)", r"^(?!(a|a)*b)", r"^(?:(?:a+)+b|c)|$", r"^(?:a+){9,}$"),
    *(r"^(?:b(?:a?)*)*$", r"^(?:(?:a?)*,)*$", r"^(?:a?){30}a{30}$", r"^(a|a){30}b", r"(?<=(?:a|a){30})b"),
    *(
        r"^(?:a{0,9}){9}b",
        r"(.*a){20}$",
        r"^(?:a{1,20}){1,20}b",
        r"^(a)(?:\1|a)*b",
        r"^(?:\p{L}+|\w+)*$",
        r"^(?:(?:a+)+b)?||a",
    ),
]
HIGH_POWER = [
    *(r"\d+\d+$", r"\d+\d+\d+$", r"^\d+\d+\d+$", r"^a*a*b*b*$", r"^.*foo.*bar.*$", r"^\s*(.*?)\s*$", r"^(?:.*a){5}$"),
    *(r"[^@\s]+@[^@\s]+\.[^@\s]+$", r"^a{1,500}a{1,500}a{1,500}a{1,500}$", r"^(a+){5}$", r"^\w+(?=.*x.*y)"),
    *("^" + "a?" * 30 + "a{30}$", "^" + "(?:a|a)" * 30 + "b", r"^(a+)\1\1b"),
]
TOO_LARGE = ["a" * 6000 + "b*"]
CLEARED = [
    *(r"^[a-z][a-z0-9_-]{0,63}$", r"^(?:[A-Za-z0-9+/]{4})*(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?$", r".*"),
    *(r"^[^@\s]+@[^@\s]+\.[^@\s]+$", r"^[A-Za-z]+(-[A-Za-z0-9]+)*$", r"^([a-z0-9]+\.)*[a-z0-9]+$", r"^x-", r"^.*$"),
    *(r"^(/[^/~]*(~[01][^/~]*)*)*$", r"^\d{4}-\d{2}-\d{2}(T\d{2}:\d{2}:\d{2}(\.\d+)?(Z|[+-]\d{2}:\d{2}))?$"),
    (
        r"^(0|[1-9]\d*)\.(0|[1-9]\d*)\.(0|[1-9]\d*)(?:-((?:0|[1-9]\d*|\d*[a-zA-Z-][0-9a-zA-Z-]*)"
        r"(?:\.(?:0|[1-9]\d*|\d*[a-zA-Z-][0-9a-zA-Z-]*))*))?(?:\+([0-9a-zA-Z-]+(?:\.[0-9a-zA-Z-]+)*))?$"
    ),
    r"^[0-9a-f]{8}-[0-9a-f]{4}-[1-5][0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$",
    r"^(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)*[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$",
    r"^(?:(?:25[0-5]|2[0-4]\d|1?\d?\d)(?:\.(?!$)|$)){4}$",
    r"^((25[0-5]|2[0-4][0-9]|[01]?[0-9][0-9]?)\.){3}(25[0-5]|2[0-4][0-9]|[01]?[0-9][0-9]?)(/[0-9]{1,2})?$",
    r"^P(?!$)(\d+Y)?(\d+M)?(\d+W)?(\d+D)?(T(?=\d)(\d+H)?(\d+M)?(\d+(\.\d+)?S)?)?$",
    *(r"^(?=.*[a-z])(?=.*[A-Z])(?=.*\d).{8,}$", r"^(?!.*--)[a-z-]+$", r"^(?!\s*$).+", r"^\s*\d+\s*$", r"^\S+$", "a+$"),
    *(r"^\p{L}[\p{L}\p{N}_]*$", r"^https?://[^\s/$.?#][^\s]*$", r"^(?:[^\"\\]|\\.)*$", r"^[\w.+-]+@[\w-]+\.[\w.-]+$"),
    *(r"^(?:(?:[A-Z]:)?[\\/])?(?:[^\\/]+[\\/])*[^\\/]*$", r"^(GET|POST|PUT|DELETE)$", r"^[^\s]+(\s+[^\s]+)*$"),
    *(r"^[A-Z]{20}[A-Z]{20}[A-Z]{20}$", r"^[a-z]{1,63}[a-z]{1,63}[a-z]{1,63}$", r"^a?b?c?d?e?f?g?h?i?j?$"),
    *(r"^(\d{3}-){2}\d{4}$", r"^#([0-9a-fA-F]{3}|[0-9a-fA-F]{6})$", r"^$|^[a-z]+$", r"^([A-Z][a-z]*)+$", "^a+a+$"),
    *(r"^(?!.*?(.)\1{3})[-_!@#$a-zA-Z0-9]*$", r"^(['\"]).*\1$", r"^(.)(?!\1)", r"\.(js|ts)$", r"\S", "", r"^(?:)*$"),
    # What can match no matter what follows never has to try again.
    *(r"^(a+)+", r"^(\w+\s?)*", r"^a*a*a*", r"(?:a|a)*", r"^(?:a|b*)*"),
]


def found(pattern: str, text: str) -> bool:
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        return re.compile(translate(pattern)).search(text) is not None


@pytest.mark.parametrize(("pattern", "flag", "verdicts"), VERDICTS["rows"])
def test_same_verdicts_as_node(pattern: str, flag: str, verdicts: str) -> None:
    pairs = [(text, verdict) for text, verdict in zip(VERDICTS["texts"], verdicts) if verdict != "-"]
    assert [(text, str(int(found(pattern, text)))) for text, _ in pairs] == pairs


def test_there_are_verdicts_of_both_kinds() -> None:
    verdicts = "".join(row[2] for row in VERDICTS["rows"])
    assert verdicts.count("1") > 5_000
    assert verdicts.count("0") > 5_000


@pytest.mark.parametrize(("pattern", "source"), WRITTEN.items())
def test_written_source(pattern: str, source: str) -> None:
    assert translate(pattern) == source


@pytest.mark.parametrize(("pattern", "message"), REFUSED.items(), ids=lambda value: value[:30])
def test_refused(pattern: str, message: str) -> None:
    with pytest.raises(PatternError) as caught:
        translate(pattern)
    assert message in str(caught.value)


def test_risk_refuses_what_is_not_a_pattern() -> None:
    with pytest.raises(PatternError, match="never closed"):
        backtracking_risk("(a")


def test_nesting_within_the_limit_is_fine() -> None:
    depth = patterns.MAX_NESTING
    for opening, closing in (("(", ")"), ("(?:", "|b)*c"), ("(x", "|b)*?c"), ("(?=x|", ")c"), ("(?<=", ")")):
        pattern = opening * depth + "a" + closing * depth
        re.compile(translate(pattern))
        backtracking_risk(pattern)


def test_properties_do_not_depend_on_the_unicode_data_of_python() -> None:
    # U+10940 to U+1095F are letters since Unicode 17.0 only, which is later than what Python 3.13 knows.
    assert found(r"^\p{Script=Sidetic}+$", "\U00010940")
    assert found(r"^\p{L}$", "\U00010940")
    assert not found(r"\p{Cn}", "\U00010940")


def test_the_property_table_is_loaded_only_for_a_property() -> None:
    code = (
        "import sys; from contractgen.regex.translate import translate\n"
        "loaded = lambda: any('unicode_properties' in name for name in sys.modules)\n"
        r"translate('^[\\w.-]+$'); assert not loaded()" + "\n"
        r"translate('\\p{Lu}'); assert loaded()"
    )
    subprocess.run([sys.executable, "-c", code], check=True)


@pytest.mark.parametrize("pattern", EXPONENTIAL)
def test_exponential(pattern: str) -> None:
    assert "exponentially" in (backtracking_risk(pattern) or "")


@pytest.mark.parametrize("pattern", HIGH_POWER)
def test_high_power(pattern: str) -> None:
    assert "can share the same text in" in (backtracking_risk(pattern) or "")


@pytest.mark.parametrize("pattern", TOO_LARGE, ids=["long"])
def test_too_large_to_tell(pattern: str) -> None:
    assert "too large to tell" in (backtracking_risk(pattern) or "")


@pytest.mark.parametrize("pattern", CLEARED)
def test_cleared_patterns_are_fast(pattern: str) -> None:
    assert backtracking_risk(pattern) is None
    compiled = re.compile(translate(pattern))
    words = {*"aZ0-._/~ @\n", "a-", "a.", "/~0", "aA", "a ", "a@", "1.", "\\a", "ab", "0-", *re.findall(r"\w", pattern)}
    for word in words:
        for start in ("", "a@", "/", "P", "1.2.3-", "http://", '"'):
            text = start + word * (5_000 // len(word)) + "\n!\ud800"
            before = time.perf_counter()
            compiled.search(text)
            assert time.perf_counter() - before < 20, (word, start)  # a guard against hanging, not a measure


def test_risk_names_the_parts() -> None:
    assert backtracking_risk(r"^(a+)+$") == (
        "`(a+)+` at character 1 can match the same text in many ways: the time can grow exponentially with the text"
    )
    assert backtracking_risk(r"\d+\d+$") == (
        r"the search for a start, `\d+` at character 0 and `\d+` at character 3 can share the same text in many ways: "
        "the time can grow with the cube of the text, or faster"
    )
