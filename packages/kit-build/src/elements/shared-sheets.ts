import { readFileSync } from "node:fs";
import { basename, join } from "node:path";
import type { Plugin } from "vite";

const THEME = join(import.meta.dirname, "..", "..", "..", "place-widgets", "src", "theme");

/** A style sheet that only imports others: all that one widget needs, or what several widgets share. */
const SHEET_OF_IMPORTS = /-(?:alone|sheets)\.css$/;

/** Without the ending of a style sheet, so that Vite treats the module as a script. */
const MODULE_ID = "\0sheets-of/";

/**
 * Turns `import styles from "….css?inline"` of a sheet of imports into a module
 * that joins the imported sheets. Widgets that share a sheet load it once.
 */
export function sharedSheets(): Plugin {
  return {
    name: "shared-sheets",
    enforce: "pre",
    async resolveId(source, importer) {
      if (!source.endsWith(".css?inline")) return null;
      const resolved = await this.resolve(source, importer, { skipSelf: true });
      const [path = ""] = resolved?.id.split("?") ?? [];
      return path.startsWith(THEME) && SHEET_OF_IMPORTS.test(path)
        ? MODULE_ID + basename(path, ".css")
        : resolved;
    },
    load: (id) => (id.startsWith(MODULE_ID) ? joinedSheets(`${id.slice(MODULE_ID.length)}.css`) : null),
  };
}

function joinedSheets(name: string): { code: string; moduleSideEffects: false } {
  const text = readFileSync(join(THEME, name), "utf8");
  const sheets = [...text.matchAll(/@import "\.\/([\w-]+\.css)";/g)].map(([, sheet]) => sheet ?? "");
  const imports = sheets.map(
    (sheet, index) => `import s${index} from ${JSON.stringify(`${join(THEME, sheet)}?inline`)};`,
  );
  const joined = sheets.map((_, index) => `s${index}`).join(" + ");
  return { code: `${imports.join("\n")}\nexport default ${joined};\n`, moduleSideEffects: false };
}
