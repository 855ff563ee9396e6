"""How Sphinx builds the documentation (`make docs`)."""

from __future__ import annotations

import ludejo

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
