import { readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { addPageScript, type ChangedLine, changeText, needsPageScript, writeScriptTag } from "./edits.ts";
import { findRemarks, type RemarkedLine } from "./remarks.ts";

const PAGE = /\.(?:html?|php|ejs|hbs|njk|liquid|twig|erb|cshtml)$/i;
const CODE = /\.(?:[cm]?[jt]sx?|vue|svelte|astro)$/i;
/** Folders of code that others wrote or that a build made. */
const SKIPPED_FOLDERS =
  /^(?:node_modules|\.git|dist|build|out|vendor|coverage|\.next|\.nuxt|\.output|\.svelte-kit)$/;
/** Larger files are bundles, in bytes. */
const MAX_FILE_BYTES = 2_000_000;

export interface MigratedFile {
  path: string;
  changed: readonly ChangedLine[];
  remarks: readonly RemarkedLine[];
}

export interface Migration {
  /** The number of files that were read. */
  read: number;
  /** Bundles in the folders, which stay as they are: minified or too large. */
  skipped: readonly string[];
  /** Files with changes or remarks, in the order of their paths. */
  files: readonly MigratedFile[];
  /** A script tag that no page had a place for, or null. */
  missingScript: string | null;
}

/**
 * Changes pages and code for `google.maps` to use `server`, and lists what a person has to change.
 *
 * @param paths files and folders
 * @param server address of the server, without a slash at its end
 * @param isDry whether files stay as they are
 * @throws the error of the file system, if a path cannot be read or written
 */
export function migratePages(paths: readonly string[], server: string, isDry: boolean): Migration {
  const skipped: string[] = [];
  const found = paths.flatMap((path) =>
    statSync(path).isDirectory() ? findInFolder(path, skipped) : [path],
  );
  const read = found.map((path) => ({ path, text: readFileSync(path, "latin1") }));
  const isScriptNeeded = read.some(({ text }) => needsPageScript(text));
  let hasScript = false;
  const files = read.map(({ path, text }): MigratedFile => {
    const result = changeText(text, server);
    const withScript = isScriptNeeded && PAGE.test(path) ? addPageScript(result.text, server) : null;
    const after = withScript?.text ?? result.text;
    hasScript ||= PAGE.test(path) && after.includes("/maps/api/js");
    // Latin-1 keeps each byte of any encoding, and what is written is ASCII.
    if (after !== text && !isDry) writeFileSync(path, after, "latin1");
    const changed = [...result.changed];
    if (withScript !== null)
      changed.push({ line: withScript.line, name: "script tag for the package of the page" });
    return { path, changed, remarks: findRemarks(after, server) };
  });
  return {
    read: read.length,
    skipped,
    files: files.filter(({ changed, remarks }) => changed.length + remarks.length > 0),
    missingScript: isScriptNeeded && !hasScript ? writeScriptTag(server) : null,
  };
}

/** Returns the pages and the code below a folder, and adds the bundles to `skipped`. */
function findInFolder(folder: string, skipped: string[]): string[] {
  return readdirSync(folder, { withFileTypes: true })
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => {
      const path = join(folder, entry.name);
      if (entry.isDirectory()) return SKIPPED_FOLDERS.test(entry.name) ? [] : findInFolder(path, skipped);
      if (!entry.isFile() || !(PAGE.test(path) || CODE.test(path))) return [];
      if (!/\.min\.[cm]?js$/.test(path) && statSync(path).size <= MAX_FILE_BYTES) return [path];
      skipped.push(path);
      return [];
    });
}
