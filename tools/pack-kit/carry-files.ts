import { copyFileSync, existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { basename, dirname, join, relative } from "node:path";
import { readWholeSheet } from "./layered-styles.ts";

/** An import of the URL of a file. */
const ASKED = /^import (\w+) from "([^"]+)\?url";$/gm;

/** An import of the text of a sheet, also a dynamic one. */
const INLINE = /"([^"]+\.css)\?inline"/g;

/**
 * Inlines what built code imports with `?url` and `?inline`, because bundlers differ in how
 * they support that. The code creates a URL for each script when it runs, and has each sheet as
 * a module of its text. The licences of the scripts are copied next to the code.
 *
 * @param source the folder of the package, from which the imports are resolved
 */
export function carryFiles(source: string, dist: string): void {
  const { resolve } = createRequire(join(source, "package.json"));
  for (const script of globSync("**/*.js", { cwd: dist })) {
    const file = join(dist, script);
    const code = readFileSync(file, "utf8");
    const carrying = code
      .replace(ASKED, (_, name: string, asked: string) => {
        const carried = resolve(asked);
        copyLicence(dirname(carried), dirname(file));
        return `const ${name} = URL.createObjectURL(new Blob([${carriedText(carried)}], { type: "text/javascript" }));`;
      })
      .replace(INLINE, (_, asked: string) => {
        const sheet = asked.startsWith(".") ? join(source, "src", dirname(script), asked) : resolve(asked);
        const module = writeSheetModule(sheet, dist);
        const path = relative(dirname(file), module);
        return JSON.stringify(path.startsWith(".") ? path : `./${path}`);
      });
    if (carrying !== code) writeFileSync(file, carrying);
  }
}

/** Writes the text of a sheet as a module. */
function writeSheetModule(sheet: string, dist: string): string {
  const module = join(dist, "sheets", `${basename(sheet)}.js`);
  mkdirSync(dirname(module), { recursive: true });
  writeFileSync(module, `export default ${JSON.stringify(readWholeSheet(sheet))};\n`);
  return module;
}

/** Returns the script as a literal, without the address of a map of its source, which does not come along. */
function carriedText(file: string): string {
  return JSON.stringify(readFileSync(file, "utf8").replace(/\n\/\/# sourceMappingURL=.*\s*$/, "\n"));
}

/** @param below a folder of the package whose licence it is */
function copyLicence(below: string, folder: string): void {
  let root = below;
  while (!existsSync(join(root, "package.json"))) root = dirname(root);
  for (const licence of globSync("LICENSE*", { cwd: root })) {
    copyFileSync(join(root, licence), join(folder, `${basename(root)}-${licence}`));
  }
}
