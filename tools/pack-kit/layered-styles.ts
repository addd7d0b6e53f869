import { readFileSync } from "node:fs";
import { dirname, join } from "node:path";

/** The cascade layer of all styles of the kit: those of an app outside of layers, or in later ones, win. */
const LAYER = "lieudit";

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
  return rules === "" ? imports : `${imports}@layer ${LAYER} {\n${rules}\n}\n`;
}
