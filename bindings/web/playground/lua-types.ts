// Reads the editor types of packs (LuaCATS, scripting/types/*.lua) as far as completion and hovering
// need them: kinds of entry with their fields, and contexts with their verbs.

export interface Member {
  name: string;
  /** As the types write it: "string[]", "(cell: integer): string". */
  type: string;
  doc: string;
}

export interface LuaClass {
  name: string;
  doc: string;
  parents: string[];
  members: Map<string, Member>;
}

export interface LuaTypes {
  classes: Map<string, LuaClass>;
  /** Global functions, with the class of the table they take, if they take one. */
  functions: Map<string, Member & { takes?: string }>;
}

/** Reads one or more files. */
export function readLuaTypes(...sources: string[]): LuaTypes {
  const types: LuaTypes = { classes: new Map(), functions: new Map() };
  for (const source of sources) new Reader(types).read(source);
  return types;
}

class Reader {
  #doc: string[] = [];
  #params: { name: string; type: string; doc: string }[] = [];
  #returns: string[] = [];
  #class: LuaClass | undefined;

  constructor(readonly types: LuaTypes) {}

  read(source: string): void {
    for (const line of source.split("\n")) this.#line(line.trim());
  }

  #line(line: string): void {
    const comment = /^---\s?(?!@)(.*)$/.exec(line);
    if (comment) return void this.#doc.push(comment[1]!);
    let match = /^---@class\s+(?:\(exact\)\s+)?(\w+)\s*(?::\s*(.+))?$/.exec(line);
    if (match) {
      this.#class = { name: match[1]!, doc: this.#doc.join(" "), parents: (match[2] ?? "").split(",").map((p) => p.trim()).filter(Boolean), members: new Map() };
      this.types.classes.set(this.#class.name, this.#class);
      this.#doc = [];
      return;
    }
    match = /^---@field\s+(?:\[?)([\w]+)(\??)\]?\s+(.+)$/.exec(line);
    if (match && this.#class) {
      const [type, doc] = splitType(match[3]!);
      this.#class.members.set(match[1]!, { name: match[1]!, type: type + (match[2] ? " (optional)" : ""), doc });
      return;
    }
    match = /^---@param\s+(\w+)\??\s+(.+)$/.exec(line);
    if (match) {
      const [type, doc] = splitType(match[2]!);
      return void this.#params.push({ name: match[1]!, type, doc });
    }
    match = /^---@return\s+(.+)$/.exec(line);
    if (match) return void this.#returns.push(splitType(match[1]!)[0]);
    match = /^function\s+(?:(\w+)([.:]))?(\w+)\s*\(/.exec(line);
    if (match) return this.#function(match[1], match[3]!);
    if (line === "") this.#clear();
  }

  #function(owner: string | undefined, name: string): void {
    const signature = `(${this.#params.map((p) => `${p.name}: ${p.type}`).join(", ")})${this.#returns.length ? `: ${this.#returns.join(", ")}` : ""}`;
    const member: Member = { name, type: signature, doc: this.#doc.join(" ") };
    const target = owner && this.types.classes.get(owner);
    if (target) target.members.set(name, member);
    else this.types.functions.set(owner ? `${owner}.${name}` : name, { ...member, takes: this.#params[0]?.type.replace(/\?$/, "") });
    this.#clear();
  }

  #clear(): void {
    this.#doc = [];
    this.#params = [];
    this.#returns = [];
    this.#class = undefined;
  }
}

/** The type at the beginning of a text, and the rest: brackets and `|` belong to the type. */
function splitType(text: string): [type: string, rest: string] {
  let depth = 0;
  for (let i = 0; i < text.length; ++i) {
    const char = text[i]!;
    if ("<({[".includes(char)) ++depth;
    else if (">)}]".includes(char)) --depth;
    else if (char === '"') i = text.indexOf('"', i + 1);
    else if (char === " " && depth === 0 && !/[|:,]$/.test(text.slice(0, i)) && !/^\s*[|]/.test(text.slice(i))) return [text.slice(0, i), text.slice(i + 1).replace(/^#\s*/, "")];
    if (i < 0) break;
  }
  return [text, ""];
}

/** All members of a class, those of its parents included. */
export function membersOf(types: LuaTypes, name: string): Member[] {
  const found = types.classes.get(name.replace(/[[\]?]/g, ""));
  if (!found) return [];
  return [...found.members.values(), ...found.parents.flatMap((parent) => membersOf(types, parent))];
}

/** What encloses a place of a Lua file: the kind of entry whose table is open there. */
export function enclosingCall(text: string): string | undefined {
  let depth = 0;
  for (let i = text.length - 1; i >= 0; --i) {
    if (text[i] === "}") ++depth;
    else if (text[i] === "{" && depth-- === 0) {
      const before = /([\w.]+)\s*\(?\s*$/.exec(text.slice(Math.max(0, i - 60), i));
      return before && !/^(return|local|then|do|else)$/.test(before[1]!) && !/=\s*$/.test(text.slice(0, i)) ? before[1] : undefined;
    }
  }
  return undefined;
}

/** The class whose members can follow `name:` or `name.`: contexts are called by their parameters. */
export function contextsOf(types: LuaTypes): Member[] {
  const seen = new Map<string, Member>();
  for (const found of types.classes.values()) {
    if (!/(Context|Match|Test)$/.test(found.name)) continue;
    for (const member of found.members.values()) if (member.type.startsWith("(") && !seen.has(member.name)) seen.set(member.name, member);
  }
  return [...seen.values()];
}
