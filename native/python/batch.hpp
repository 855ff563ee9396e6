#pragma once

#include <nanobind/nanobind.h>

void add_batch(nanobind::module_& module);
