import { rmSync } from "node:fs";
import { join } from "node:path";
import { LANGUAGE_CODES } from "@lieudit/place-model";
import { buildTypes } from "./build-types.ts";
import { KIT_ENTRIES, KIT_PLATFORMS } from "./kit-entries.ts";
import { writeClientAndTexts, writeKitEntry } from "./write-kit.ts";

/**
 * `npm run build -w packages/place-widgets`: writes the kit for pages without a
 * bundler to `packages/place-widgets/dist`: `<preact or react>/<entry>/` with
 * English texts, `text/<language>.js` with all texts of a language, `client.js`,
 * and types.
 */
const DIST = join(import.meta.dirname, "..", "..", "..", "place-widgets", "dist");

rmSync(DIST, { recursive: true, force: true });
for (const platform of KIT_PLATFORMS) {
  for (const entry of KIT_ENTRIES) await writeKitEntry(DIST, entry, platform);
}
await writeClientAndTexts(DIST);
buildTypes(DIST);
console.log(`${DIST}: ${KIT_PLATFORMS.length * KIT_ENTRIES.length} builds, ${LANGUAGE_CODES.join(", ")}`);
