import { join } from "node:path";
import type { Plugin } from "vite";
import { writePageKit } from "./write-page-kit.ts";

/** Writes the kit for third-party pages below `/kit/` of the browser build; its addresses stay as they are. */
export function kitForPages(): Plugin {
  return addToBrowserBuild("lieudit:kit-for-pages", (folder) => writePageKit(join(folder, "kit")));
}

/** Makes a plugin that adds files to the folder of the browser build. */
export function addToBrowserBuild(name: string, write: (folder: string) => Promise<void>): Plugin {
  return {
    name,
    apply: "build",
    applyToEnvironment: (environment) => environment.name === "client",
    writeBundle: {
      // Before what compresses the files of the build.
      order: "pre",
      sequential: true,
      async handler({ dir }) {
        if (dir !== undefined) await write(dir);
      },
    },
  };
}
