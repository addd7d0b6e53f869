import { readFileSync } from "node:fs";
import { dirname, join } from "node:path";

/** The cascade layer of all styles of the kit: those of an app outside of layers, or in later ones, win. */
const LAYER = "lieudit";

/**
 * Lightning CSS replaces `light-dark()` for older browsers by two variables, which it sets where it
 * finds a `color-scheme`. An app may have none, so the variables start as light here.
 *
 * @see https://lightningcss.dev/transpilation.html#light-dark()-color-function
 */
const LIGHT_BY_DEFAULT = `:where(:root) {
  --lightningcss-light: initial;
  --lightningcss-dark: ;
}
`;

const IMPORT = /^@import "([^"]+)";\n?/gm;

/** The text of a sheet and of those that it imports. */
export function readWholeSheet(file: string): string {
  return readFileSync(file, "utf8").replace(IMPORT, (_, path: string) =>
    readWholeSheet(join(dirname(file), path)),
  );
}

/** The sheet with its own rules in the layer of the kit; its imports stay in front of them. */
export function inLayer(sheet: string): string {
  const imports = sheet.match(IMPORT)?.join("") ?? "";
  const rules = sheet.replace(IMPORT, "").trim();
  if (rules === "") return imports;
  const defaults = rules.includes("light-dark(") ? LIGHT_BY_DEFAULT : "";
  return `${imports}@layer ${LAYER} {\n${defaults}${rules}\n}\n`;
}
