"""Proves what keeps the generator's rooms apart: templates that decide nothing, code that only one place makes, imports that
go one way."""

from __future__ import annotations

import ast
import re
from pathlib import Path

import jinja2
import pytest
from contractgen.targets.docs import render as pages
from contractgen.targets.python import render
from contractgen.targets.python import source as pysource
from contractgen.targets.python.source import Code
from jinja2 import nodes

CODEGEN = Path(render.__file__).resolve().parents[2]
TEMPLATES = sorted(path.relative_to(CODEGEN).as_posix() for path in CODEGEN.rglob("*.j2"))
PYTHON_TEMPLATES = [name for name in TEMPLATES if name.startswith("targets/python/")]
MODULES = sorted(path.relative_to(CODEGEN).as_posix() for path in CODEGEN.rglob("*.py"))

ALLOWED = (
    nodes.Template, nodes.Output, nodes.TemplateData, nodes.Name, nodes.Getattr, nodes.For, nodes.If, nodes.Include, nodes.Const,
)  # fmt: skip
"""What a template is made of: text, fragments and their members, loops, plain conditions, includes."""

PYTHON_TYPES = {
    "int", "float", "bool", "list", "tuple", "bytes", "Any", "Literal", "TypedDict", "TypeAlias", "ClassVar", "Optional", "Union",
    "Mapping", "Sequence",
}  # fmt: skip
"""Names of types that only the plan may choose."""


def test_there_are_templates() -> None:
    """All are found, and all are Jinja."""
    assert len(PYTHON_TEMPLATES) >= 8
    assert len(TEMPLATES) - len(PYTHON_TEMPLATES) >= 10
    assert all(name.endswith(".py.j2") for name in PYTHON_TEMPLATES)
    assert all(name.startswith("targets/docs/") and name.endswith(".html.j2") for name in TEMPLATES if name not in PYTHON_TEMPLATES)


@pytest.mark.parametrize("name", TEMPLATES)
def test_template_decides_nothing(name: str) -> None:
    """A template loops, includes and prints fragments; it holds no filter, macro, call, comparison or arithmetic."""
    text = (CODEGEN / name).read_text(encoding="utf-8")
    tree = jinja2.Environment(autoescape=False).parse(text)
    for node in tree.find_all(nodes.Node):
        assert isinstance(node, ALLOWED), f"{name}: line {node.lineno}: {type(node).__name__}"
        if isinstance(node, nodes.If):
            assert isinstance(node.test, (nodes.Name, nodes.Getattr)), f"{name}: line {node.lineno}: a condition that compares"
        if isinstance(node, nodes.Const):
            assert isinstance(node.value, str), f"{name}: line {node.lineno}"


@pytest.mark.parametrize("name", PYTHON_TEMPLATES)
def test_template_names_no_types(name: str) -> None:
    """The text between the fragments names no Python type but those of the fixed signatures, `str` and `object`."""
    text = (CODEGEN / name).read_text(encoding="utf-8")
    plain = " ".join(
        part.data
        for node in jinja2.Environment(autoescape=False).parse(text).find_all(nodes.Output)
        for part in node.nodes
        if isinstance(part, nodes.TemplateData)
    )
    code = re.sub(r'"""[^"]*"""|# .*', "", plain)
    assert not set(re.findall(r"\w+", code)) & PYTHON_TYPES - ({"list"} if name.endswith("/init.py.j2") else set())


def test_what_the_check_of_templates_refuses() -> None:
    """The check is no formality: what it forbids is seen."""
    for text in ("{{ a | upper }}", "{% if a == 1 %}{% endif %}", "{% macro m() %}{% endmacro %}", "{{ f() }}", "{{ a + 1 }}"):
        tree = jinja2.Environment(autoescape=False).parse(text)
        assert not all(isinstance(node, ALLOWED) for node in tree.find_all(nodes.Node)), text


def test_render_prints_code_only() -> None:
    """A text, number or None in a template is an error, whatever it holds; `Code` is printed as it is."""
    environment = render.environment()
    template = environment.from_string("x = {{ value }}\n")
    assert template.render(value=pysource.literal('"; import os')) == "x = '\"; import os'\n"
    for value in ("1", 1, None, True, ["x"], object()):
        with pytest.raises(TypeError, match="may print Code only"):
            template.render(value=value)


def test_pages_escape_every_text() -> None:
    """A text in a page is escaped, in an attribute too; what is no text is an error, and so is a name that is missing."""
    template = pages.pages().from_string('<a title="{{ value }}">{{ value }}</a>')
    assert template.render(value="<b>\"'&") == '<a title="&lt;b&gt;&#34;&#39;&amp;">&lt;b&gt;&#34;&#39;&amp;</a>'
    assert template.render(value="a\x00\u202e\ud800b\n") == '<a title="{0}">{0}</a>'.format("a\\u0000\\u202e\\ud800b\n")
    for value in (1, None, True, ["x"], object()):
        with pytest.raises(TypeError, match="may print texts only"):
            template.render(value=value)
    with pytest.raises(TypeError, match="StrictUndefined"):
        template.render()


def test_render_knows_every_name() -> None:
    """A fragment that is missing is an error, in an expression, a member, a loop and a condition."""
    environment = render.environment()
    for text in ("{{ missing }}", "{{ value.missing }}", "{% for each in missing %}{% endfor %}", "{% if missing %}{% endif %}"):
        with pytest.raises((jinja2.UndefinedError, TypeError), match=r"missing|StrictUndefined"):
            environment.from_string(text).render(value=Code("x"))
    with pytest.raises((jinja2.UndefinedError, TypeError), match=r"docstring|StrictUndefined"):
        render.render("folder.py.j2", {"header": ()})
    with pytest.raises(TypeError):
        render.render("folder.py.j2", {"header": ("# text",), "docstring": Code('"""x"""')})


def test_code_takes_code_only() -> None:
    """Code is made of constants of ours and of code; a text does not become one on the way."""
    assert pysource.code("{} + 1", pysource.literal(2)).text == "2 + 1"
    with pytest.raises(TypeError, match="only Code goes into code"):
        pysource.code("{}", "os.system('x')")  # type: ignore[arg-type]
    for name in ("a b", "1a", "", "a;b", 'a"', "a\n"):
        with pytest.raises(ValueError, match="no identifier"):
            pysource.identifier(name)


HOSTILE = ['"""', "'''", "\\", "\\\\", '\\"""', '"', "'", '""""', "\n", "\r", "\0", "\x7f", "\u2028", "\u202e", "\ud800", "{x}", "{{", "}}",
           "%s", "# x", "é", "\U0001f680", "a\\", '"""\nimport os\n"""', "\\N{BULLET}", "\\x41", "\t", "", " "]  # fmt: skip


@pytest.mark.parametrize("text", HOSTILE, ids=ascii)
def test_text_stays_text(text: str) -> None:
    """A literal gives back its text, and a docstring or comment holds nothing but itself."""
    assert ast.literal_eval(pysource.literal(text).text) == text
    assert ast.literal_eval(pysource.literal({text: [text, (text,)]}).text) == {text: [text, (text,)]}
    for depth in (0, 1, 2):
        for shown in (f"a{text}", f"a{text}b", f"{text}b" if text.strip() else "b", f"a{text} " * 40):
            source = pysource.docstring(shown, depth).text
            (statement,) = ast.parse(source).body
            assert isinstance(statement, ast.Expr)
            assert isinstance(ast.literal_eval(statement.value), str)
            assert source.isascii() or "é" in source
    (statement,) = ast.parse(pysource.comment(f"a{text}b").text + "\n1").body
    assert ast.unparse(statement) == "1"
    parts: list[str | Code] = [text, Code("x"), text]
    assert eval(pysource.fstring(parts).text, {"x": "|"}) == f"{text}|{text}"


STANDARD_LIBRARY = {
    "__future__",
    "abc",
    "collections",
    "dataclasses",
    "typing",
    "functools",
    "itertools",
    "fractions",
    "re",
    "hashlib",
}
"""What the model and the lowering may import from outside the package."""

MAY_IMPORT = {
    "schema": {"schema", "regex", "diagnostics", "frozen", "output.marker"},
    "regex": {"regex", "frozen"},
    "ir": {"ir", "frozen", "targets.python.runtime"},
    "lower": {"lower", "ir", "schema", "regex", "diagnostics", "frozen"},
    "targets": {
        "targets",
        "ir",
        "schema.keywords",
        "schema.pointers",
        "regex",
        "diagnostics",
        "frozen",
        "output.marker",
        "output.staging",
        "version",
    },
    "output": {"output", "diagnostics", "frozen"},
    "frozen": set[str](),
    "version": set[str](),
    "diagnostics": {"frozen"},
    "parallel": set[str](),
}
"""What the modules of each folder may import from the package: modules, or folders with all that is in them."""


def imports(name: str) -> set[str]:
    """What a module imports: packages from outside by their first name, our own by their path in the package with a dot before."""
    found: set[str] = set()
    for node in ast.walk(ast.parse((CODEGEN / name).read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            found |= {alias.name.partition(".")[0] for alias in node.names}
        elif isinstance(node, ast.ImportFrom) and node.level == 0:
            found.add(str(node.module).partition(".")[0])
        elif isinstance(node, ast.ImportFrom):
            folders = name.split("/")[:-1]
            base = folders[: len(folders) - node.level + 1]
            whole = [*base, *(node.module.split(".") if node.module else [])]
            for alias in node.names:
                inner = "/".join([*whole, alias.name])
                module = f"{inner}.py" in MODULES or f"{inner}/__init__.py" in MODULES
                found.add("." + ".".join([*whole, alias.name] if module else whole))
    return found


def folder_of(name: str) -> str:
    """The folder that a module belongs to, or the module itself at the package's root."""
    return name.removesuffix(".py").split("/")[0]


@pytest.mark.parametrize("name", MODULES)
def test_libraries_are_used_in_one_place(name: str) -> None:
    """Jinja is for the targets' templates, click for `cli`, processes are started where it is said; nothing asks for the time, the
    machine or the network."""
    found = imports(name)
    assert "jinja2" not in found or name in ("targets/templating.py", "targets/python/render.py", "targets/docs/render.py")
    assert "click" not in found or name == "cli.py"
    assert "tempfile" not in found or name in ("targets/python/formatting.py", "output/staging.py")
    assert "subprocess" not in found or name in ("targets/python/formatting.py", "targets/datamodel_codegen.py")
    assert "http" not in found or name == "targets/docs/serve.py"
    assert not found & {
        "socket",
        "urllib3",
        "requests",
        "pickle",
        "random",
        "uuid",
        "datetime",
        "time",
        "platform",
        "getpass",
    }
    if folder_of(name) in ("ir", "lower"):
        outside = {each for each in found if not each.startswith(".")}
        assert outside - {"json", "pathlib"} <= STANDARD_LIBRARY
    if folder_of(name) == "ir":
        assert not found & {"json", "pathlib"}


@pytest.mark.parametrize("name", [name for name in MODULES if folder_of(name) in MAY_IMPORT])
def test_folders_look_one_way(name: str) -> None:
    """Each folder imports what stands below it, as codegen/README.md says."""
    allowed = MAY_IMPORT[folder_of(name)]
    own = {each[1:] for each in imports(name) if each.startswith(".")}
    wrong = {each for each in own if not any(each == one or each.startswith(f"{one}.") for one in allowed)}
    assert wrong == set()


@pytest.mark.parametrize("name", MODULES)
def test_runtime_imports_itself_alone(name: str) -> None:
    """The runtime goes with the generated package: it imports nothing of the generator."""
    if name.startswith("targets/python/runtime/"):
        own = {each[1:] for each in imports(name) if each.startswith(".")}
        assert all(each.startswith("targets.python.runtime") for each in own), own


@pytest.mark.parametrize("name", MODULES)
def test_only_the_command_line_is_not_imported(name: str) -> None:
    """No module but the process's entry imports `cli`."""
    assert ".cli" not in imports(name) or name == "__main__.py"


@pytest.mark.parametrize("name", MODULES)
def test_only_the_command_line_prints(name: str) -> None:
    """No other module prints, ends the process, evaluates text, or writes files."""
    for node in ast.walk(ast.parse((CODEGEN / name).read_text(encoding="utf-8"))):
        if isinstance(node, ast.Call):
            called = ast.unparse(node.func)
            assert called not in ("eval", "exec", "compile", "input", "breakpoint"), f"{name}:{node.lineno}"
            assert called not in ("print", "sys.exit", "exit") or name in ("cli.py", "__main__.py"), f"{name}:{node.lineno}"
            method = called.rpartition(".")[2]
            if method in ("write_text", "write_bytes", "unlink", "mkdir", "rmdir") or called in ("os.replace", "os.rename", "open"):
                assert name in ("output/write.py", "targets/python/formatting.py", "targets/templating.py"), (
                    f"{name}:{node.lineno}: {called}"
                )


@pytest.mark.parametrize("name", [name for name in MODULES if name != "regex/unicode_properties.py"])
def test_module_is_of_a_readable_size(name: str) -> None:
    """One subject each: fewer than 620 lines, and a docstring that says which."""
    text = (CODEGEN / name).read_text(encoding="utf-8")
    assert len(text.splitlines()) < 620
    assert ast.get_docstring(ast.parse(text))


def test_no_room_is_called_after_nothing() -> None:
    """File names are nouns or a stage's verb."""
    for name in MODULES:
        assert not re.search(r"util|helper|common|manager|base\.|misc", name), name


def test_runtime_is_copied_as_it_is(repository: Path) -> None:
    """The runtime in the package is the one here: the same code but for its layout and its header."""
    copied = repository / "generated" / "python" / "agent_contracts" / "_runtime"
    names = sorted(path.name for path in (CODEGEN / "targets/python/runtime").glob("*.py"))
    assert names == sorted(path.name for path in copied.glob("*.py"))
    for name in names:
        ours, theirs = ((folder / name).read_text(encoding="utf-8") for folder in (CODEGEN / "targets/python/runtime", copied))
        assert ast.dump(ast.parse(ours)) == ast.dump(ast.parse(theirs)), f"{name}: run `make generate`"
