import { accessSync, constants } from "node:fs";
import { delimiter, join } from "node:path";

/** Flags under which Chromium runs in a closed network, as root, without a screen. */
export const BROWSER_FLAGS: readonly string[] = [
  "--no-sandbox",
  "--headless",
  "--disable-gpu",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  "--no-first-run",
];

/**
 * A Chromium for tests: `CHROMIUM_PATH`, else one on PATH, else the one inside
 * the npm package `@sparticuz/chromium`, which is unpacked on first use.
 */
export async function findBrowser(): Promise<string> {
  const named = process.env.CHROMIUM_PATH;
  if (named !== undefined && named !== "") return named;
  const onPath = firstOnPath(["chromium", "chromium-browser", "google-chrome"]);
  if (onPath !== null) return onPath;
  const { default: chromium } = await import("@sparticuz/chromium");
  return chromium.executablePath();
}

function firstOnPath(names: readonly string[]): string | null {
  for (const folder of (process.env.PATH ?? "").split(delimiter)) {
    for (const name of names) {
      const path = join(folder, name);
      try {
        accessSync(path, constants.X_OK);
        return path;
      } catch {
        // Not here: look in the next folder.
      }
    }
  }
  return null;
}
