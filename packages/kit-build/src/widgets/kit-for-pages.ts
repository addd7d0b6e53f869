import { join } from "node:path";
import type { Plugin } from "vite";
import { writePageKit } from "./write-page-kit.ts";

/** Writes the kit for third-party pages below `/kit/` of the browser build; its addresses stay as they are. */
export function kitForPages(): Plugin {
  return {
    name: "lieudit:kit-for-pages",
    apply: "build",
    applyToEnvironment: ({ name }) => name === "client",
    writeBundle: {
      // Before what compresses the files of the build.
      order: "pre",
      sequential: true,
      async handler({ dir }) {
        if (dir !== undefined) await writePageKit(join(dir, "kit"));
      },
    },
  };
}
