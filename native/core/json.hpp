// What all answers in JSON share.
#pragma once

#include <string>

namespace ludejo {

inline std::string boolean(bool yes) { return yes ? "true" : "false"; }

inline std::string error(const std::string& fault) { return "{\"error\": \"" + fault + "\"}"; }

}  // namespace ludejo
