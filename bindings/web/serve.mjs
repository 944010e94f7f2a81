// Serves a folder of static files: `node serve.mjs <folder> [port]`; port 0 takes any that is free.
import { createReadStream, statSync } from "node:fs";
import { createServer } from "node:http";
import { extname, join, normalize, sep } from "node:path";

const TYPES = { ".css": "text/css", ".html": "text/html; charset=utf-8", ".js": "text/javascript", ".json": "application/json", ".svg": "image/svg+xml", ".txt": "text/plain; charset=utf-8", ".wasm": "application/wasm" };

/** Begins to serve; resolves to the address and what ends it. */
export function serve(folder, port = 0) {
  const server = createServer((request, response) => {
    const path = normalize(decodeURIComponent(new URL(request.url, "http://localhost").pathname));
    const file = join(folder, path.endsWith(sep) ? join(path, "index.html") : path);
    try {
      if (!statSync(file).isFile()) throw new Error("no file");
      response.writeHead(200, { "Content-Type": TYPES[extname(file)] ?? "application/octet-stream" });
      createReadStream(file).pipe(response);
    } catch {
      response.writeHead(404).end();
    }
  });
  return new Promise((resolve) => server.listen(port, "127.0.0.1", () => resolve({ url: `http://127.0.0.1:${server.address().port}/`, close: () => server.close() })));
}

if (process.argv[1]?.endsWith("serve.mjs")) {
  const { url } = await serve(process.argv[2], Number(process.argv[3] ?? 8000));
  console.log(`The playground is at ${url}`);
}
