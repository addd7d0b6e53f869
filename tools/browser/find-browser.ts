import { execFileSync } from "node:child_process";
import { accessSync, constants, existsSync } from "node:fs";
import { delimiter, join, resolve } from "node:path";
import { FEATURES_OFF } from "./features-off.ts";
import { unpackBrowser } from "./unpack-browser.ts";

/** Flags under which Chromium runs in a closed network, as root, without a screen. */
export const BROWSER_FLAGS: readonly string[] = [
  "--no-sandbox",
  "--headless",
  "--disable-gpu",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  "--no-first-run",
  `--disable-features=${FEATURES_OFF.join(",")}`,
];

/** The same with WebGL rendered by the CPU, for maps; other pages are faster without it. */
export const MAP_BROWSER_FLAGS: readonly string[] = [
  ...BROWSER_FLAGS.filter((flag) => flag !== "--disable-gpu"),
  "--use-gl=angle",
  "--use-angle=swiftshader",
  "--enable-unsafe-swiftshader",
];

const NAMES = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable"];

/** Folder for the unpacked browser, which is removed with node_modules. */
const UNPACKED = resolve(import.meta.dirname, "..", "..", "node_modules", ".cache", "lieudit", "browser");

/**
 * Finds a Chromium for tests: `CHROMIUM_PATH`, else one on PATH that starts,
 * else the one in the npm package `@sparticuz/chromium`, unpacked on first use.
 *
 * @throws {Error} with advice, when none of them starts.
 */
export async function findBrowser(): Promise<string> {
  const named = process.env.CHROMIUM_PATH;
  if (named !== undefined && named !== "") {
    if (existsSync(named)) return named;
    throw new Error(`CHROMIUM_PATH is ${named}, and no file is there; name a Chromium or unset it.`);
  }
  // A program on PATH may be a stub that prints how to install a browser.
  const onPath = findOnPath(NAMES).find(canStart);
  if (onPath !== undefined) return onPath;
  const unpacked = await unpackBrowser(UNPACKED, canStart);
  if (unpacked !== null) return unpacked;
  throw new Error(
    "No Chromium for the browser tests: none is on PATH, and the packaged one does not start on this system. " +
      "Install one (on Debian: apt-get install -y chromium) or name one in CHROMIUM_PATH.",
  );
}

function canStart(path: string): boolean {
  try {
    execFileSync(path, ["--version"], { stdio: "ignore", timeout: 20_000 });
    return true;
  } catch {
    // A library is missing, or it is built for another platform.
    return false;
  }
}

/** Lists the executable programs with these names on PATH. */
export function findOnPath(names: readonly string[]): string[] {
  const folders = (process.env.PATH ?? "").split(delimiter).filter((folder) => folder !== "");
  return folders.flatMap((folder) => names.map((name) => join(folder, name))).filter(isExecutable);
}

function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

if (import.meta.main) {
  try {
    console.log(await findBrowser());
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}
