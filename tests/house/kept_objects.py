"""Compile once what is compiled again in another folder: put before the compiler by CMake.

    CMAKE_CXX_COMPILER_LAUNCHER='python;kept_objects.py;FOLDER'

What the preprocessor gives and the options that matter after it decide whether an object can be
taken from the folder; everything else goes to the compiler as it came.
"""

from __future__ import annotations

import hashlib
import shutil
import subprocess
import sys
from pathlib import Path

BEFORE = ("-I", "-D", "-U", "-M")
"""Options that only the preprocessor needs."""
TAKING = ("-isystem", "-o", "-MF", "-MT", "-MQ")
"""Options with a word after them that names a place."""


def that_matter(options: list[str]) -> list[str]:
    """Leave out what says where, and what the preprocessor has done already."""
    words = iter(options)
    kept = []
    for word in words:
        if word in TAKING:
            next(words)
        elif not word.startswith(BEFORE) and not word.endswith((".cpp", ".c")):
            kept.append(word)
    return kept


def main(folder: Path, command: list[str]) -> int:
    """Do as the compiler does, or as it did before."""
    compiler, *options = command
    if "-c" not in options or "-o" not in options:
        return subprocess.run(command, check=False).returncode
    target = Path(options[options.index("-o") + 1])
    # With the options that write dependencies: Ninja wants to read them in any case.
    aside = [word for word in options if word != "-c"]
    aside[aside.index("-o") + 1] = "-"
    source = subprocess.run([*command[:1], *aside, "-E", "-P"], check=False, capture_output=True)
    if source.returncode:
        return subprocess.run(command, check=False).returncode
    version = subprocess.run([compiler, "--version"], check=True, capture_output=True).stdout
    of = "\n".join(that_matter(options)).encode() + version
    kept = folder / (hashlib.sha256(of + b"\n" + source.stdout).hexdigest() + ".o")
    if not kept.is_file():
        if code := subprocess.run(command, check=False).returncode:
            return code
        folder.mkdir(parents=True, exist_ok=True)
        beside = kept.with_suffix(f".{target.name}")
        shutil.copy(target, beside)
        beside.replace(kept)
    else:
        shutil.copyfile(kept, target)
    return 0


if __name__ == "__main__":
    sys.exit(main(Path(sys.argv[1]), sys.argv[2:]))
