/**
 * Runs one block of TypeScript: `node block-process.mjs <file>`. PUBLISHED_PATHS has the files of the
 * published names that the documentation imports. The process ends when the block has run.
 */
import { readFileSync } from "node:fs";
import { registerHooks } from "node:module";
import { fileURLToPath, pathToFileURL } from "node:url";
import { transformSync } from "rolldown/utils";

const paths = JSON.parse(process.env.PUBLISHED_PATHS);

registerHooks({
  resolve(specifier, context, nextResolve) {
    const path = paths[specifier]?.[0];
    return nextResolve(path === undefined ? specifier : pathToFileURL(path).href, context);
  },
  load(url, context, nextLoad) {
    if (url.endsWith(".css")) return { format: "module", source: "", shortCircuit: true };
    if (!url.endsWith(".tsx")) return nextLoad(url, context);
    const file = fileURLToPath(url);
    const { code } = transformSync(file, readFileSync(file, "utf8"), { jsx: { runtime: "automatic" } });
    return { format: "module", source: code, shortCircuit: true };
  },
});

await import(pathToFileURL(process.argv[2]).href);
// A server of a sample ends as on a machine.
process.emit("SIGTERM");
process.exit();
