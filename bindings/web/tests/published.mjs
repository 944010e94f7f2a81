// The package as it is published, for tests: `build/web-package/mallard-rules`.
import { dirname, join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";

export const root = join(dirname(fileURLToPath(import.meta.url)), "../../..");
export const folder = join(root, "build/web-package/mallard-rules");
const entry = (name) => import(pathToFileURL(join(folder, name)).href);

export const { load, MallardError, HOST, SPECTATOR, KIND, referenceKey } = await entry("index.js");
export const loadInline = async () => (await entry("inline.js")).load();
export const loadWorker = async (options) => (await entry("worker.js")).load(options);
