#pragma once

#include <nanobind/nanobind.h>

void add_search(nanobind::module_& module);
