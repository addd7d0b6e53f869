import type { KitFiles } from "../loader/kit-files.ts";

/** The script of `/maps/api/js`, with what the server writes into it. */
export function scriptCode(loader: string, files: KitFiles): string {
  // Before the script and within one function with it, so that the page's names stay its own.
  return `(()=>{const LIEUDIT_KIT=${JSON.stringify(files)};${loader}})();`;
}
