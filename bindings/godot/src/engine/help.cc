#include "engine/help.h"

namespace mallard_godot {
namespace {

std::string Escaped(std::string_view text) {
  std::string out;
  for (const char c : text) {
    switch (c) {
      case '&':
        out += "&amp;";
        break;
      case '<':
        out += "&lt;";
        break;
      case '>':
        out += "&gt;";
        break;
      case '"':
        out += "&quot;";
        break;
      default:
        out += c;
    }
  }
  return out;
}

// How the help names a type. What is handed out as an Array or Dictionary is described in words.
const char* TypeName(const TypeInfo& type) {
  switch (type.type) {
    case GDEXTENSION_VARIANT_TYPE_NIL:
      return "void";
    case GDEXTENSION_VARIANT_TYPE_BOOL:
      return "bool";
    case GDEXTENSION_VARIANT_TYPE_INT:
      return "int";
    case GDEXTENSION_VARIANT_TYPE_FLOAT:
      return "float";
    case GDEXTENSION_VARIANT_TYPE_STRING:
      return "String";
    case GDEXTENSION_VARIANT_TYPE_VECTOR2I:
      return "Vector2i";
    case GDEXTENSION_VARIANT_TYPE_VECTOR4I:
      return "Vector4i";
    case GDEXTENSION_VARIANT_TYPE_DICTIONARY:
      return "Dictionary";
    case GDEXTENSION_VARIANT_TYPE_ARRAY:
      return "Array";
    case GDEXTENSION_VARIANT_TYPE_PACKED_BYTE_ARRAY:
      return "PackedByteArray";
    case GDEXTENSION_VARIANT_TYPE_PACKED_INT32_ARRAY:
      return "PackedInt32Array";
    case GDEXTENSION_VARIANT_TYPE_PACKED_INT64_ARRAY:
      return "PackedInt64Array";
    case GDEXTENSION_VARIANT_TYPE_PACKED_STRING_ARRAY:
      return "PackedStringArray";
    default:
      return type.class_name[0] != '\0' ? type.class_name : "Variant";
  }
}

std::string Params(const std::vector<Argument>& arguments) {
  std::string out;
  for (size_t i = 0; i < arguments.size(); ++i) {
    out += "<param index=\"" + std::to_string(i) + "\" name=\"" + arguments[i].name + "\" type=\"" +
           TypeName(arguments[i].type) + "\" />\n";
  }
  return out;
}

std::string Described(const char* doc) {
  return "<description>" + Escaped(doc) + "</description>\n";
}

bool IsAccessor(const ClassInfo& info, std::string_view method) {
  for (const auto& property : info.properties) {
    if (method == property.getter || method == property.setter) return true;
  }
  return false;
}

std::string MethodXml(const MethodInfo& method) {
  std::string qualifiers = method.is_static ? "static" : method.is_const ? "const" : "";
  std::string out = std::string("<method name=\"") + method.name + "\"";
  if (!qualifiers.empty()) out += " qualifiers=\"" + qualifiers + "\"";
  return out + ">\n<return type=\"" + TypeName(method.result) + "\" />\n" +
         Params(method.arguments) + Described(method.doc) + "</method>\n";
}

}  // namespace

std::string HelpXml(const ClassInfo& info) {
  std::string out = "<?xml version=\"1.0\" encoding=\"UTF-8\" ?>\n";
  out += std::string("<class name=\"") + info.name + "\" inherits=\"" + info.parent + "\">\n";
  out += "<brief_description>" + Escaped(info.brief) + "</brief_description>\n";
  out += Described(info.description);
  out += "<tutorials></tutorials>\n<methods>\n";
  for (const MethodInfo* method : info.methods) {
    if (!IsAccessor(info, method->name)) out += MethodXml(*method);
  }
  out += "</methods>\n<members>\n";
  for (const auto& property : info.properties) {
    out += std::string("<member name=\"") + property.name + "\" type=\"" + TypeName(property.type) +
           "\" setter=\"" + property.setter + "\" getter=\"" + property.getter + "\">" +
           Escaped(property.doc) + "</member>\n";
  }
  out += "</members>\n<signals>\n";
  for (const auto& signal : info.signals) {
    out += std::string("<signal name=\"") + signal.name + "\">\n" + Params(signal.arguments) +
           Described(signal.doc) + "</signal>\n";
  }
  out += "</signals>\n<constants>\n";
  for (const auto& constant : info.constants) {
    out += std::string("<constant name=\"") + constant.name + "\" value=\"" +
           std::to_string(constant.value) + "\" enum=\"" + constant.enumeration + "\">" +
           Escaped(constant.doc) + "</constant>\n";
  }
  return out + "</constants>\n</class>\n";
}

void LoadHelp() {
  if (gd.load_help == nullptr) return;
  for (const ClassInfo* info : Classes()) {
    const std::string xml = HelpXml(*info);
    gd.load_help(xml.data(), static_cast<GDExtensionInt>(xml.size()));
  }
}

}  // namespace mallard_godot
