import { copyFileSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import subsetFont from "subset-font";

/**
 * Makes the font files of `app/design/fonts` from their npm packages. Run by
 * hand when a font's version or the list of characters changes; the files are
 * kept in the repository, so that a build needs no font tool.
 *
 *     node apps/site/build-steps/make-fonts.ts
 */
const require = createRequire(import.meta.url);
const outFolder = join(import.meta.dirname, "../app/design/fonts");

const asciiText = String.fromCodePoint(...Array.from({ length: 0x7e - 0x20 + 1 }, (_, at) => 0x20 + at));
/** What French headings, prices and the names of neighbours need; other letters fall back to Figtree. */
const HEADING_CHARACTERS = `${asciiText}\u00a0«°²³·»×ÀÁÂÄÆÇÈÉÊËÍÎÏÑÓÔÖÙÚÛÜßàáâäãæçèéêëìíîïñòóôöøùúûüÿœŒ€’‘“”…–—`;
/** Letters of French that Figtree's latin file lacks. */
const EXTRA_TEXT_CHARACTERS = "Ÿ";

mkdirSync(outFolder, { recursive: true });

const figtree = packageFolder("@fontsource-variable/figtree");
copyFileSync(join(figtree, "files/figtree-latin-wght-normal.woff2"), join(outFolder, "figtree.woff2"));
copyFileSync(join(figtree, "LICENSE"), join(outFolder, "figtree-OFL.txt"));
await subset(
  join(figtree, "files/figtree-latin-ext-wght-normal.woff2"),
  EXTRA_TEXT_CHARACTERS,
  "figtree-extra.woff2",
);

const bricolage = packageFolder("@fontsource/bricolage-grotesque");
await subset(
  join(bricolage, "files/bricolage-grotesque-latin-800-normal.woff2"),
  HEADING_CHARACTERS,
  "bricolage-grotesque-800.woff2",
);
copyFileSync(join(bricolage, "LICENSE"), join(outFolder, "bricolage-grotesque-OFL.txt"));

// Pictures for shared links are drawn by a library that reads TrueType only, in one weight.
const shareFont = { targetFormat: "truetype" } as const;
writeFileSync(
  join(outFolder, "bricolage-grotesque-800.ttf"),
  await subsetFont(
    readFileSync(join(bricolage, "files/bricolage-grotesque-latin-800-normal.woff2")),
    HEADING_CHARACTERS,
    shareFont,
  ),
);
writeFileSync(
  join(outFolder, "figtree-500.ttf"),
  await subsetFont(readFileSync(join(figtree, "files/figtree-latin-wght-normal.woff2")), HEADING_CHARACTERS, {
    ...shareFont,
    variationAxes: { wght: 500 },
  }),
);

async function subset(path: string, characters: string, name: string): Promise<void> {
  const font = await subsetFont(readFileSync(path), characters, { targetFormat: "woff2" });
  writeFileSync(join(outFolder, name), font);
  console.log(`${name}: ${font.length} bytes`);
}

function packageFolder(name: string): string {
  return dirname(require.resolve(`${name}/package.json`));
}
