// What every entry of the package offers.
export * from "./generated/games.js";
export {
  ArgType, AreaKind, Change, Face, Geometry, MarkFlags, REFERENCE_ACTION, SavedKind, Stacking, Status,
} from "./generated/constants.js";
export { Bot } from "./core/bot.js";
export type { Catalog, CatalogChoice, CatalogEntry, CatalogKind, CatalogOption } from "./core/catalog.js";
export { Choice, type ChoiceState, type ChoiceValue, KIND, type Step } from "./core/choice.js";
export { type ContentProblem, MallardError, type StatusName } from "./core/errors.js";
export { Mallard, type Saved } from "./core/library.js";
export type {
  AnyGame, AnyKind, Argument, BotDescription, GameDescription, GameName, GameTypes, Kind, TypesOf,
} from "./core/manifest.js";
export { HOST, Match, type Outcome, SPECTATOR, type Story } from "./core/match.js";
export type { PackFiles, PackTest, PackTestRun } from "./core/pack.js";
export { type MatchOptions, optionsText, Ruleset } from "./core/ruleset.js";
export {
  type Counter, type Reference, referenceKey, referenceOf, type Scene, type SceneArea, type SceneItem, type SceneSeat,
  type SceneStatus, type SvgStyle,
} from "./core/scene.js";
export type { LoadOptions } from "./core/wasm.js";
