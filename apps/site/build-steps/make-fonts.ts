import { copyFileSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import subsetFont from "subset-font";
import { readGlyphs, withNarrowSpace } from "./with-narrow-space.ts";

/**
 * Makes the font files of `app/design/fonts` from their npm packages. Run by
 * hand when a font's version or the list of characters changes; the files are
 * kept in the repository, so that a build needs no font tool.
 *
 *     node apps/site/build-steps/make-fonts.ts
 */
const require = createRequire(import.meta.url);
const outFolder = join(import.meta.dirname, "../app/shell/design/fonts");

const asciiText = String.fromCodePoint(...Array.from({ length: 0x7e - 0x20 + 1 }, (_, at) => 0x20 + at));
/** What French headings, prices and the names of neighbours need; other letters fall back to Figtree. */
const HEADING_CHARACTERS = `${asciiText}\u00a0«°²³·»×ÀÁÂÄÆÇÈÉÊËÍÎÏÑÓÔÖÙÚÛÜßàáâäãæçèéêëìíîïñòóôöøùúûüÿœŒ€’‘“”…–—−`;
/** A letter of French that the files for western Europe lack. */
const EXTRA_CHARACTERS = "Ÿ";
const NARROW_SPACE = "\u202f";
/** Every sign of two bytes but the halves of pairs. */
const BASIC_PLANE = Array.from({ length: 0xfffe - 0x20 }, (_, at) => String.fromCharCode(0x20 + at))
  .filter((sign) => sign.isWellFormed())
  .join("");

mkdirSync(outFolder, { recursive: true });

const figtree = packageFolder("@fontsource-variable/figtree");
const figtreeLatin = join(figtree, "files/figtree-latin-wght-normal.woff2");
await write("figtree.woff2", await readFont(figtreeLatin));
await writeExtra("figtree-extra.woff2", join(figtree, "files/figtree-latin-ext-wght-normal.woff2"));
copyFileSync(join(figtree, "LICENSE"), join(outFolder, "figtree-OFL.txt"));

const bricolage = packageFolder("@fontsource/bricolage-grotesque");
const bricolageLatin = join(bricolage, "files/bricolage-grotesque-latin-800-normal.woff2");
await write("bricolage-grotesque-800.woff2", await readFont(bricolageLatin), HEADING_CHARACTERS);
await writeExtra(
  "bricolage-grotesque-800-extra.woff2",
  join(bricolage, "files/bricolage-grotesque-latin-ext-800-normal.woff2"),
);
copyFileSync(join(bricolage, "LICENSE"), join(outFolder, "bricolage-grotesque-OFL.txt"));

// Pictures for shared links are drawn by a library that reads TrueType only, in one weight.
await write("bricolage-grotesque-800.ttf", await readFont(bricolageLatin), HEADING_CHARACTERS);
await write("figtree-500.ttf", await readFont(figtreeLatin), HEADING_CHARACTERS, { wght: 500 });

/** Reads all glyphs of a font file that a sign leads to, with one for the narrow space. */
async function readFont(path: string): Promise<FontWithSigns> {
  const whole = readFileSync(path);
  // What a browser may get is packed; its tables can be read in a TrueType file alone.
  const unpacked = await subsetFont(whole, BASIC_PLANE, { targetFormat: "truetype" });
  const glyphs = readGlyphs(unpacked);
  return { font: withNarrowSpace(unpacked, glyphs), signs: String.fromCodePoint(...glyphs.keys()) };
}

async function write(
  name: string,
  { font, signs }: FontWithSigns,
  characters = signs,
  variationAxes?: Record<string, number>,
): Promise<void> {
  save(
    name,
    await subsetFont(font, characters + NARROW_SPACE, {
      targetFormat: name.endsWith(".ttf") ? "truetype" : "woff2",
      ...(variationAxes !== undefined && { variationAxes }),
    }),
  );
}

async function writeExtra(name: string, path: string): Promise<void> {
  save(name, await subsetFont(readFileSync(path), EXTRA_CHARACTERS, { targetFormat: "woff2" }));
}

function save(name: string, font: Buffer): void {
  writeFileSync(join(outFolder, name), font);
  console.log(`${name}: ${font.length} bytes`);
}

interface FontWithSigns {
  font: Buffer;
  signs: string;
}

function packageFolder(name: string): string {
  return dirname(require.resolve(`${name}/package.json`));
}
