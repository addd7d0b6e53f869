import { mkdirSync, writeFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { LANGUAGE_CODES } from "@lieudit/place-model";
import { build } from "vite";
import { buildKitEntry } from "./build-kit-entry.ts";
import type { KitEntry, KitPlatform } from "./kit-entries.ts";

const PACKAGES = join(import.meta.dirname, "..", "..", "..");

/** Writes one entry of the kit to `folder/<platform>/<entry>/`. */
export async function writeKitEntry(folder: string, entry: KitEntry, platform: KitPlatform): Promise<void> {
  const { first, later } = await buildKitEntry(entry, platform);
  for (const { name, code } of [...first, ...later]) {
    write(join(folder, platform, basename(entry.script, ".ts"), name), code);
  }
}

/** Writes `folder/client.js` and all texts of each language, `folder/text/<language>.js`. */
export async function writeClientAndTexts(folder: string): Promise<void> {
  await build({
    configFile: false,
    root: PACKAGES,
    logLevel: "error",
    build: {
      outDir: folder,
      emptyOutDir: false,
      target: "es2022",
      rolldownOptions: {
        input: {
          client: join(PACKAGES, "places-client", "src", "create-places-client.ts"),
          ...Object.fromEntries(
            LANGUAGE_CODES.map((language) => [
              `text/${language}`,
              join(PACKAGES, "place-widgets", "src", "text", `${language}.ts`),
            ]),
          ),
        },
        preserveEntrySignatures: "strict",
        output: { format: "es", minify: true, entryFileNames: "[name].js", chunkFileNames: "text/[name].js" },
      },
    },
  });
}

function write(path: string, code: string): void {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, code);
}
