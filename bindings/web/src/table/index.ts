// mallard-rules/table: importing it defines <mallard-table>.
import { defineMallardTable } from "./table.js";

export { MallardTable, type Played } from "./table.js";
defineMallardTable();
