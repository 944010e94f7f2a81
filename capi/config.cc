// Configurations of the C interface.
#include <algorithm>
#include <string>

#include "absl/strings/string_view.h"
#include "capi/handles.h"
#include "mallard/configuration.h"

using namespace mallard::capi;

mld_status mld_config_create(const mld_ruleset* ruleset, mld_config** out, mld_error** error) {
  return Guard(error, [&]() -> mld_status {
    if (out == nullptr) return NullArgument(error, "out");
    *out = nullptr;
    if (ruleset == nullptr) return NullArgument(error, "ruleset");
    return Create(out, ruleset->value->NewConfiguration());
  });
}

void mld_config_destroy(mld_config* config) { delete config; }

mld_status mld_config_set(mld_config* config, const char* name, const char* value,
                          mld_error** error) {
  return Guard(error, [&]() -> mld_status {
    if (config == nullptr) return NullArgument(error, "config");
    if (name == nullptr) return NullArgument(error, "name");
    if (value == nullptr) return NullArgument(error, "value");
    return Report(config->value.Set(name, value), Topic::kArgument, error);
  });
}

mld_status mld_config_set_text(mld_config* config, const char* text, mld_error** error) {
  return Guard(error, [&]() -> mld_status {
    if (config == nullptr) return NullArgument(error, "config");
    if (text == nullptr) return NullArgument(error, "text");
    return Report(config->value.SetAll(text), Topic::kArgument, error);
  });
}

mld_status mld_config_format_value(const mld_config* config, const char* name, char* buffer,
                                   uint64_t capacity, uint64_t* size, mld_error** error) {
  return Guard(error, [&]() -> mld_status {
    if (config == nullptr) return NullArgument(error, "config");
    if (name == nullptr) return NullArgument(error, "name");
    const absl::string_view wanted = name;
    const std::vector<mallard::OptionSpec>& options = config->value.manifest().options;
    if (std::none_of(options.begin(), options.end(),
                     [&](const mallard::OptionSpec& option) { return wanted == option.name; })) {
      // Setting an unknown option fails with the right message, and changes nothing.
      mallard::Configuration copy = config->value;
      return Report(copy.Set(wanted, ""), Topic::kArgument, error);
    }
    return WriteText(config->value.Text(wanted), buffer, capacity, size, error);
  });
}

mld_status mld_config_format(const mld_config* config, char* buffer, uint64_t capacity,
                             uint64_t* size, mld_error** error) {
  return Guard(error, [&]() -> mld_status {
    if (config == nullptr) return NullArgument(error, "config");
    return WriteText(config->value.ToText(), buffer, capacity, size, error);
  });
}
