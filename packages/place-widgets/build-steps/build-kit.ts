import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { build } from "vite";
import { WIDGET_LANGUAGES } from "../src/text/index.ts";
import { buildKitEntry } from "./build-kit-entry.ts";
import { buildTypes } from "./build-types.ts";
import { KIT_ENTRIES, KIT_PLATFORMS } from "./kit-entries.ts";

/**
 * `npm run build -w packages/place-widgets`: writes the kit for pages without
 * a bundler, `dist/<preact or react>/<entry>/`, with English words; all the
 * words of each language, `dist/text/<language>.js`; and `dist/client.js`.
 */
const PACKAGE = join(import.meta.dirname, "..");
const DIST = join(PACKAGE, "dist");

rmSync(DIST, { recursive: true, force: true });
for (const platform of KIT_PLATFORMS) {
  for (const entry of KIT_ENTRIES) {
    const { first, later } = await buildKitEntry(entry, platform);
    const folder = join(DIST, platform, basename(entry.script, ".ts"));
    for (const { name, code } of [...first, ...later]) write(join(folder, name), code);
  }
}
await build({
  configFile: false,
  root: PACKAGE,
  logLevel: "error",
  build: {
    outDir: DIST,
    emptyOutDir: false,
    target: "es2022",
    rolldownOptions: {
      input: {
        client: join(PACKAGE, "build-steps", "entries", "client.ts"),
        ...Object.fromEntries(
          WIDGET_LANGUAGES.map((language) => [
            `text/${language}`,
            join(PACKAGE, "src", "text", `${language}.ts`),
          ]),
        ),
      },
      preserveEntrySignatures: "strict",
      output: { format: "es", minify: true, entryFileNames: "[name].js", chunkFileNames: "text/[name].js" },
    },
  },
});
buildTypes(DIST);
console.log(`${DIST}: ${KIT_PLATFORMS.length * KIT_ENTRIES.length} builds, ${WIDGET_LANGUAGES.join(", ")}`);

function write(path: string, code: string): void {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, code);
}
