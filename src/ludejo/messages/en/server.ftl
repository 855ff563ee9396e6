# What the house itself says, where the page cannot.

page-not-built = The page has not been built yet.
page-how-to-build = In the folder of Ludejo’s sources, “make page” builds it; then load this page again.
