// What the extension asks the engine to do: read files of any kind (res://, user://, inside an
// exported PCK), print, report errors, run work on other threads, emit signals.
#ifndef MALLARD_GODOT_ENGINE_SERVICES_H_
#define MALLARD_GODOT_ENGINE_SERVICES_H_

#include <initializer_list>
#include <string>
#include <vector>

#include "engine/object.h"

namespace mallard_godot {

// The files of a folder that end in `.lua`, with those of its folders, as paths relative to it and
// in order. Empty if there is no such folder.
std::vector<std::string> ListLuaFiles(const std::string& folder);

// False if the file cannot be read.
bool ReadFile(const std::string& path, std::vector<uint8_t>& bytes);

// When it was changed; 0 where that is not known, as in a PCK.
uint64_t ModifiedTime(const std::string& path);

// Any thread may call these.
void Print(const std::string& line);
void PushError(const std::string& message, const std::string& function, const std::string& file,
               int32_t line);

// Runs task(data) on a thread of the WorkerThreadPool. Each must be waited for once.
int64_t StartTask(void (*task)(void*), void* data, const char* description);
void WaitForTask(int64_t id);

void EmitSignal(const Object& object, const char* signal, std::initializer_list<Variant> arguments);

// Whether the engine sends a node NOTIFICATION_INTERNAL_PROCESS each frame.
void SetProcessInternal(const Object& node, bool enabled);

}  // namespace mallard_godot

#endif  // MALLARD_GODOT_ENGINE_SERVICES_H_
