import { join } from "node:path";
import { writePageKit } from "@lieudit/place-widgets/write-page-kit";
import type { Plugin } from "vite";

/** Writes the kit for strangers' pages below `/kit/` of the browser build; its addresses stay as they are. */
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
