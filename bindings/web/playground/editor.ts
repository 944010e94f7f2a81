// The editor of a pack: CodeMirror with Lua, mistakes underlined, completion and hovering from the
// generated types.
import { autocompletion, closeBrackets, type CompletionContext, type CompletionResult, completionKeymap } from "@codemirror/autocomplete";
import { defaultKeymap, history, historyKeymap, indentWithTab } from "@codemirror/commands";
import { bracketMatching, defaultHighlightStyle, indentOnInput, StreamLanguage, syntaxHighlighting } from "@codemirror/language";
import { lua } from "@codemirror/legacy-modes/mode/lua";
import { type Diagnostic, lintGutter, setDiagnostics } from "@codemirror/lint";
import { EditorState } from "@codemirror/state";
import { drawSelection, EditorView, highlightActiveLine, hoverTooltip, keymap, lineNumbers, type Tooltip } from "@codemirror/view";
import { contextsOf, enclosingCall, type LuaTypes, type Member, membersOf } from "./lua-types.js";

/** A mistake in a line of the file that is shown. */
export interface LineProblem {
  line: number;
  message: string;
  severity: "error" | "warning";
}

export interface EditorEvents {
  /** The text was changed by the person. */
  changed(text: string): void;
  /** The cursor moved to another line, from 1. */
  moved(line: number): void;
}

export class LuaEditor {
  readonly #view: EditorView;
  #types: LuaTypes = { classes: new Map(), functions: new Map() };
  #line = 0;

  constructor(parent: HTMLElement, label: string, events: EditorEvents) {
    const look = EditorView.theme({
      "&": { height: "100%", fontSize: "13px", backgroundColor: "var(--panel)", color: "var(--text)" },
      ".cm-gutters": { backgroundColor: "var(--page)", color: "var(--dim)", border: "none" },
      ".cm-cursor": { borderLeftColor: "var(--text)" },
      ".cm-activeLine, .cm-activeLineGutter": { backgroundColor: "color-mix(in srgb, var(--accent) 9%, transparent)" },
      ".cm-tooltip": { backgroundColor: "var(--panel)", color: "var(--text)", border: "1px solid var(--line)", borderRadius: "6px", maxWidth: "420px" },
      ".cm-tooltip-hover": { padding: "6px 10px", fontSize: "13px" },
      ".cm-completionDetail": { opacity: 0.7 },
      ".cm-diagnostic": { color: "var(--text)" },
    });
    this.#view = new EditorView({
      parent,
      state: EditorState.create({
        extensions: [
          EditorView.lineWrapping, lineNumbers(), lintGutter(), history(), drawSelection(), indentOnInput(), bracketMatching(), closeBrackets(), highlightActiveLine(),
          StreamLanguage.define(lua), syntaxHighlighting(defaultHighlightStyle, { fallback: true }),
          autocompletion({ override: [(context) => this.#complete(context)] }),
          hoverTooltip((view, at) => this.#hover(view, at)),
          keymap.of([...completionKeymap, ...defaultKeymap, ...historyKeymap, indentWithTab]),
          EditorView.contentAttributes.of({ "aria-label": label, tabindex: "0" }),
          EditorView.updateListener.of((update) => {
            if (update.docChanged && update.transactions.some((t) => t.isUserEvent("input") || t.isUserEvent("delete") || t.isUserEvent("undo") || t.isUserEvent("redo") || t.isUserEvent("move"))) events.changed(this.text);
            const line = update.state.doc.lineAt(update.state.selection.main.head).number;
            if (line !== this.#line) events.moved((this.#line = line));
          }),
          look,
        ],
      }),
    });
  }

  get text(): string {
    return this.#view.state.doc.toString();
  }

  set text(text: string) {
    this.#view.dispatch({ changes: { from: 0, to: this.#view.state.doc.length, insert: text }, selection: { anchor: 0 } });
  }

  set types(types: LuaTypes) {
    this.#types = types;
  }

  goTo(line: number): void {
    const { doc } = this.#view.state;
    const at = doc.line(Math.min(doc.lines, Math.max(1, line))).from;
    this.#view.dispatch({ selection: { anchor: at }, effects: EditorView.scrollIntoView(at, { y: "center" }) });
    this.#view.focus();
  }

  /** Underlines lines from the first character that is not a space to the end. */
  show(problems: readonly LineProblem[]): void {
    const { doc } = this.#view.state;
    const diagnostics = problems.map(({ line: number, message, severity }): Diagnostic => {
      const line = doc.line(Math.min(doc.lines, Math.max(1, number)));
      const indent = line.length - line.text.trimStart().length;
      return { from: line.from + (indent === line.length ? 0 : indent), to: line.to, severity, message };
    });
    this.#view.dispatch(setDiagnostics(this.#view.state, diagnostics.sort((a, b) => a.from - b.from)));
  }

  // --- Completion and hovering

  /** What can be written at a place: fields of the entry it is in, verbs after a colon, kinds. */
  #membersAt(text: string): Member[] {
    if (/[\w)\]][:.]\w*$/.test(text) && !/\bpatch\.\w*$/.test(text)) return contextsOf(this.#types);
    const call = enclosingCall(text.replace(/\w*$/, ""));
    const taken = call && this.#types.functions.get(call)?.takes;
    const fields = taken ? membersOf(this.#types, taken) : [];
    return fields.length ? fields : [...this.#types.functions.values()];
  }

  #complete(context: CompletionContext): CompletionResult | null {
    const word = context.matchBefore(/\w*/);
    const before = context.state.sliceDoc(0, context.pos);
    const verb = /[:]\w*$/.test(before);
    if (!word || (word.from === word.to && !context.explicit && !verb)) return null;
    if (/--[^\n]*$/.test(before) || (before.split("\n").at(-1)!.match(/"/g)?.length ?? 0) % 2 === 1) return null;
    return {
      from: word.from,
      options: this.#membersAt(before).map((member) => ({
        label: member.name,
        detail: member.type.length > 40 ? `${member.type.slice(0, 38)}…` : member.type,
        info: member.doc,
        type: member.type.startsWith("(") ? "function" : "property",
      })),
      validFor: /^\w*$/,
    };
  }

  #hover(view: EditorView, at: number): Tooltip | null {
    const word = view.state.wordAt(at);
    if (!word) return null;
    const name = view.state.sliceDoc(word.from, word.to);
    const members = this.#membersAt(view.state.sliceDoc(0, word.from));
    const found = members.find((member) => member.name === name) ?? this.#types.functions.get(name) ?? contextsOf(this.#types).find((member) => member.name === name);
    if (!found) return null;
    return {
      pos: word.from,
      end: word.to,
      create() {
        const dom = document.createElement("div");
        const head = document.createElement("code");
        head.textContent = `${found.name}${found.type.startsWith("(") ? "" : ": "}${found.type}`;
        const doc = document.createElement("div");
        doc.textContent = found.doc;
        dom.append(head, doc);
        return { dom };
      },
    };
  }
}
