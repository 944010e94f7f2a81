// How the component looks. A page may set the custom properties that begin with --mallard.
export const STYLE = `
:host {
  --page: var(--mallard-page, #f6f8fa); --panel: var(--mallard-panel, #fff); --line: var(--mallard-line, #d0d7de);
  --text: var(--mallard-text, #1f2328); --dim: var(--mallard-dim, #59636e); --accent: var(--mallard-accent, #0b6bcb);
  --accent-text: #fff; --glow: #e8a400; --warn: #b3202a;
  display: block; position: relative; color: var(--text); background: var(--page);
  font: 15px/1.4 system-ui, -apple-system, "Segoe UI", "DejaVu Sans", sans-serif; color-scheme: light;
}
:host([data-dark]) {
  --page: var(--mallard-page, #0d1117); --panel: var(--mallard-panel, #161b22); --line: var(--mallard-line, #30363d);
  --text: var(--mallard-text, #e6edf3); --dim: var(--mallard-dim, #9aa4af); --accent: var(--mallard-accent, #6cb6ff);
  --accent-text: #06121f; --glow: #f2c14e; --warn: #ff8a80; color-scheme: dark;
}
* { box-sizing: border-box; }
.head { display: flex; flex-wrap: wrap; gap: 6px 10px; align-items: center; padding: 8px 14px; }
.phase { margin-left: auto; color: var(--dim); font-size: 13px; }
.seat { display: flex; align-items: center; gap: 6px; padding: 3px 10px 3px 4px; border: 1px solid var(--line);
  border-radius: 99px; background: var(--panel); font-size: 13px; }
.seat[data-asked] { border-color: var(--accent); box-shadow: 0 0 0 1px var(--accent); }
.seat i { flex: none; width: 20px; height: 20px; border-radius: 50%; color: #fff; font: 600 12px/20px system-ui, sans-serif; text-align: center; }
.seat b { font-weight: 600; } .seat small { color: var(--dim); font-size: 12px; }
.seat em { white-space: nowrap; font-style: normal; font-weight: 600; color: var(--accent); font-size: 12px; }
.ask { position: sticky; top: 0; z-index: 3; display: flex; flex-wrap: wrap; gap: 6px; align-items: center; padding: 8px 14px;
  background: color-mix(in srgb, var(--page) 92%, transparent); backdrop-filter: blur(4px); border-bottom: 1px solid transparent;
  max-height: 40vh; overflow-y: auto; }
.ask:not(:empty) { border-color: var(--line); }
.prompt { font-weight: 600; margin-right: 6px; } .prompt.why { color: var(--warn); font-weight: 500; }
.note { color: var(--dim); font-size: 13px; }
button { font: inherit; font-size: 14px; color: var(--text); background: var(--panel); border: 1px solid var(--line);
  border-radius: 8px; padding: 5px 12px; min-height: 34px; cursor: pointer; }
button:hover { border-color: var(--accent); } button:disabled { opacity: .5; cursor: default; }
button.plain { border-color: transparent; background: none; color: var(--dim); }
button.main { background: var(--accent); color: var(--accent-text); border-color: var(--accent); font-weight: 600; }
:focus-visible { outline: 3px solid var(--glow); outline-offset: 2px; }
.board { position: relative; overflow: hidden; touch-action: pan-y; }
.board[data-zoomed] { touch-action: none; cursor: grab; }
.stage { transform-origin: 0 0; }
.stage svg { display: block; width: 100%; height: auto; overflow: visible; }
.stage svg .page { fill: none; }
.zoom { position: absolute; right: 10px; bottom: 10px; display: flex; gap: 4px; z-index: 2; opacity: .85; }
.zoom button { width: 36px; min-height: 36px; padding: 0; font-size: 18px; line-height: 1; }
.can { cursor: pointer; }
.can:focus, .board:focus { outline: none; }
.board[role]:focus-visible { outline: 3px solid var(--glow); outline-offset: -3px; }
.glow { pointer-events: none; fill: none; stroke: var(--glow); stroke-width: 2.5; }
.glow.soft { stroke-width: 1.8; stroke-opacity: .85; }
.glow.faint { stroke-width: 1; stroke-opacity: .7; }
.glow.focus { stroke-width: 4; stroke: var(--accent); }
.glow.chosen { stroke: var(--accent); stroke-width: 3; stroke-dasharray: 5 3; }
.ghost { pointer-events: none; fill: var(--accent); fill-opacity: .28; stroke: var(--accent); stroke-width: 2; stroke-dasharray: 4 3; }
.spark { pointer-events: none; fill: none; stroke: var(--glow); stroke-width: 3; }
.gain { pointer-events: none; font: 700 18px system-ui, sans-serif; fill: var(--text); stroke: var(--panel); stroke-width: 4; paint-order: stroke; text-anchor: middle; }
.tip { position: absolute; z-index: 5; max-width: min(320px, 90%); padding: 8px 12px; border-radius: 8px; pointer-events: none;
  background: var(--text); color: var(--page); font-size: 13px; box-shadow: 0 4px 16px #0004; white-space: pre-line; }
.tip b { display: block; font-size: 14px; } .tip:empty { display: none; }
.unseen { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap; }
@media (max-width: 560px) {
  .head { padding: 6px 8px; gap: 4px; } .ask { padding: 6px 8px; } .phase { width: 100%; margin: 0; }
  .seat small { display: none; } .seat[data-asked] small { display: inline; } button { min-height: 40px; }
}
@media (prefers-reduced-motion: no-preference) { .glow.soft { animation: breathe 2s ease-in-out infinite; } }
@keyframes breathe { 50% { stroke-opacity: .35; } }
`;

/** Colours of players, the same as in the library's drawings. */
export const COLOURS = ["#0072b2", "#c65300", "#00805e", "#b35a8d", "#a86f00", "#2e86ab", "#8a8000", "#777777"];
