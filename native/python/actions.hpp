#pragma once

#include <nanobind/nanobind.h>

void add_actions(nanobind::module_& module);
