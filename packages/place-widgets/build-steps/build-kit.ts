import { rmSync } from "node:fs";
import { join } from "node:path";
import { LANGUAGE_CODES } from "@lieudit/place-model";
import { buildTypes } from "./build-types.ts";
import { KIT_ENTRIES, KIT_PLATFORMS } from "./kit-entries.ts";
import { writeClientAndWords, writeKitEntry } from "./write-kit.ts";

/**
 * `npm run build -w packages/place-widgets`: writes the kit for pages without
 * a bundler, `dist/<preact or react>/<entry>/`, with English words; all the
 * words of each language, `dist/text/<language>.js`; and `dist/client.js`.
 */
const DIST = join(import.meta.dirname, "..", "dist");

rmSync(DIST, { recursive: true, force: true });
for (const platform of KIT_PLATFORMS) {
  for (const entry of KIT_ENTRIES) await writeKitEntry(DIST, entry, platform);
}
await writeClientAndWords(DIST);
buildTypes(DIST);
console.log(`${DIST}: ${KIT_PLATFORMS.length * KIT_ENTRIES.length} builds, ${LANGUAGE_CODES.join(", ")}`);
