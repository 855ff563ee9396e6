"""How Sphinx builds the documentation (`make docs`)."""

from __future__ import annotations

from typing import TYPE_CHECKING

import ludejo

if TYPE_CHECKING:
    from sphinx.application import Sphinx

project = "Ludejo"
author = "the Ludejo authors"
copyright = f"2026, {author}"  # noqa: A001 -- Sphinx's name for it
version = release = ludejo.__version__

extensions = ["myst_parser", "sphinx.ext.autodoc", "sphinx.ext.napoleon"]
exclude_patterns = ["_build"]
myst_heading_anchors = 3
default_role = "code"  # our docstrings write `names` as Markdown does

suppress_warnings = ["ref.python"]  # an error's name is the same in its room's front and back

autodoc_member_order = "bysource"
autodoc_typehints = "signature"
napoleon_numpy_docstring = False

html_theme = "furo"
html_title = "Ludejo"
html_show_copyright = False


def setup(app: Sphinx) -> None:
    """Let a colon in the first line of an attribute's docstring be a colon, not a type's end."""

    def begin_empty(_app: object, what: str, *rest: list[str]) -> None:
        if what in {"attribute", "data", "property"}:
            rest[-1].insert(0, "")

    app.connect("autodoc-process-docstring", begin_empty, priority=400)  # before Napoleon
