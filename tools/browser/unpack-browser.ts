import { chmodSync, existsSync, mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { basename, dirname, join } from "node:path";

/**
 * Unpacks the Chromium of the npm package `@sparticuz/chromium` into `folder`,
 * unless it exists. A run that is killed leaves no incomplete folder.
 *
 * If the system lacks libraries (NSS, expat), those of the package are used,
 * so it also starts in a minimal container.
 *
 * @param canStart whether the program at a path runs on this machine
 * @returns the path of a program that runs, or null
 */
export async function unpackBrowser(
  folder: string,
  canStart: (path: string) => boolean,
): Promise<string | null> {
  if (!existsSync(folder)) await unpackInto(folder);
  return (
    ["chromium-here", "chromium-with-libraries"].map((name) => join(folder, name)).find(canStart) ?? null
  );
}

async function unpackInto(folder: string): Promise<void> {
  mkdirSync(dirname(folder), { recursive: true });
  const unfinished = mkdtempSync(`${folder}-`);
  const originalTmpdir = process.env.TMPDIR;
  try {
    // The package unpacks into the temporary folder of the system; this replaces it by our own.
    process.env.TMPDIR = unfinished;
    const { default: chromium, inflate } = await import("@sparticuz/chromium");
    const binary = await chromium.executablePath();
    await inflate(join(packageFolder(), "bin", "al2023.tar.br"));
    writeStarter(join(unfinished, "chromium-here"), basename(binary), "");
    const libraries = 'LD_LIBRARY_PATH="$here/al2023/lib"; export LD_LIBRARY_PATH';
    writeStarter(join(unfinished, "chromium-with-libraries"), basename(binary), libraries);
    renameSync(unfinished, folder);
  } catch (error) {
    rmSync(unfinished, { recursive: true, force: true });
    // Another process may have been faster.
    if (!existsSync(folder)) throw error;
  } finally {
    if (originalTmpdir === undefined) delete process.env.TMPDIR;
    else process.env.TMPDIR = originalTmpdir;
  }
}

/** Writes a shell script that starts the browser, with its own fonts if the system has no font configuration. */
function writeStarter(path: string, binary: string, setUp: string): void {
  writeFileSync(
    path,
    `#!/bin/sh
here=$(CDPATH= cd -- "$(dirname -- "$0")" && pwd)
[ -e /etc/fonts/fonts.conf ] || { FONTCONFIG_PATH="$here/fonts"; export FONTCONFIG_PATH; }
${setUp}
exec "$here/${binary}" "$@"
`,
  );
  chmodSync(path, 0o755);
}

function packageFolder(): string {
  const entry = createRequire(import.meta.url).resolve("@sparticuz/chromium");
  return dirname(dirname(entry));
}
