// mallard-rules/table: importing it defines <mallard-table>.
import { defineMallardTable } from "./table.js";

export { MallardTable, type Played, type Refused } from "./table.js";
defineMallardTable();
