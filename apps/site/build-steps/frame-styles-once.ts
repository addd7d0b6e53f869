import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Plugin } from "vite";

/** Entry of a built file in the bundler's manifest. */
interface BuiltChunk {
  name?: string;
  src?: string;
  css?: string[];
}

/** The file that the router reads when it lists what each route needs. */
const MANIFEST = ".vite/manifest.json";

/**
 * Declares that every page loads the styles of the frame with its first file.
 * The router assumes that a route removes its styles when it is left. It
 * therefore loads them again for parts that load later and need them too. The
 * frame stays, and loading its styles again would lay out the whole page.
 */
export function frameStylesOnce(): Plugin {
  return {
    name: "lieudit:frame-styles-once",
    apply: "build",
    applyToEnvironment: ({ name }) => name === "client",
    writeBundle({ dir }) {
      if (dir === undefined) return;
      const path = join(dir, MANIFEST);
      const manifest = JSON.parse(readFileSync(path, "utf8")) as Record<string, BuiltChunk>;
      const chunks = Object.values(manifest);
      const frame = chunks.find(({ name }) => name === "frame");
      const first = chunks.find(({ src }) => src?.endsWith("entry.client.tsx"));
      if (frame?.css === undefined || first === undefined) {
        throw new Error(`${path} names no frame with styles, or no first file.`);
      }
      first.css = [...frame.css, ...(first.css ?? [])];
      delete frame.css;
      writeFileSync(path, JSON.stringify(manifest));
    },
  };
}
