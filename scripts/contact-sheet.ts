import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { chromium } from "playwright-core";
import { composeSheet, type SheetPanel } from "./contact-sheet/compose-sheet.ts";
import { openGallery } from "./contact-sheet/open-gallery.ts";
import { BROWSER_FLAGS, findBrowser } from "./find-browser.ts";

/**
 * `node scripts/contact-sheet.ts [folder]`: photographs the gallery of the
 * widgets at 375 and 1280 px, light and dark, left-to-right and right-to-left,
 * and puts all of it into docs/images/kit-contact-sheet.webp. With a folder it
 * leaves the single pictures there, to look at closely.
 */
const ROOT = resolve(import.meta.dirname, "..");
const SHEET = join(ROOT, "docs", "images", "kit-contact-sheet.webp");
const MOST_BYTES = 600 * 1024;

const [folder] = process.argv.slice(2);
const browser = await chromium.launch({ executablePath: await findBrowser(), args: [...BROWSER_FLAGS] });
const panels: SheetPanel[] = [];
try {
  for (const width of [375, 1280]) {
    for (const [direction, language] of [
      ["ltr", "fr"],
      ["rtl", "ar"],
    ] as const) {
      for (const scheme of ["light", "dark"] as const) {
        const context = await browser.newContext({
          viewport: { width, height: 900 },
          reducedMotion: "reduce",
        });
        const page = await openGallery(context, `lang=${language}&dir=${direction}&scheme=${scheme}`);
        const picture = await page.screenshot({ fullPage: true });
        await context.close();
        const name = `${width}-${direction}-${scheme}`;
        panels.push({
          title: `${width} px, ${direction === "ltr" ? "left to right" : "right to left"}, ${scheme}`,
          picture,
        });
        if (folder !== undefined) {
          mkdirSync(folder, { recursive: true });
          writeFileSync(join(folder, `${name}.png`), picture);
        }
      }
    }
  }
} finally {
  await browser.close();
}
const sheet = await composeSheet(panels, MOST_BYTES);
mkdirSync(dirname(SHEET), { recursive: true });
writeFileSync(SHEET, sheet);
console.log(`${SHEET}: ${(sheet.length / 1024).toFixed(0)} KB`);
