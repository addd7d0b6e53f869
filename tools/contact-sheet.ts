import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { type Browser, chromium } from "playwright-core";
import { BROWSER_FLAGS, findBrowser } from "./browser/find-browser.ts";
import { composeSheet, placeSideBySide, type SheetPanel } from "./contact-sheet/compose-sheet.ts";
import { openGallery } from "./contact-sheet/open-gallery.ts";

/**
 * `node tools/contact-sheet.ts [folder]` photographs the gallery of the widgets
 * at 375 and 1280 px, light and dark, left-to-right and right-to-left. It writes
 * one sheet to docs/images/kit-contact-sheet.webp, with dialogs and menus next to
 * the gallery. With a folder it also writes the single pictures there.
 */
const ROOT = resolve(import.meta.dirname, "..");
const SHEET = join(ROOT, "docs", "images", "kit-contact-sheet.webp");
const MAX_BYTES = 900 * 1024;
/** Ids of the gallery's dialogs and menus. */
const OPENED = ["lightbox-first", "lightbox-last", "lightbox-failed", "alert", "menu", "autocomplete-window"];
const OPENED_SCALE = 0.3;
/** A window for one of them, in pixels. */
const WINDOW_HEIGHT = 700;

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
        const settings = `lang=${language}&dir=${direction}&scheme=${scheme}`;
        const title = `${width} px, ${direction === "ltr" ? "left to right" : "right to left"}, ${scheme}`;
        const shots = await photographGallery(browser, width, settings);
        panels.push({ title, picture: shots.gallery });
        panels.push({
          title: `${title}: opened`,
          picture: await placeSideBySide(shots.opened),
          scale: OPENED_SCALE,
        });
        const name = `${width}-${direction}-${scheme}`;
        if (folder !== undefined) {
          mkdirSync(folder, { recursive: true });
          writeFileSync(join(folder, `${name}.png`), shots.gallery);
          for (const [index, picture] of shots.opened.entries()) {
            writeFileSync(join(folder, `${name}-${OPENED[index]}.png`), picture);
          }
        }
      }
    }
  }
} finally {
  await browser.close();
}
const sheet = await composeSheet(panels, MAX_BYTES);
mkdirSync(dirname(SHEET), { recursive: true });
writeFileSync(SHEET, sheet);
console.log(`${SHEET}: ${(sheet.length / 1024).toFixed(0)} KB`);

/** The whole gallery in one picture, and one of each state that opens. */
async function photographGallery(
  browser: Browser,
  width: number,
  settings: string,
): Promise<{ gallery: Buffer; opened: Buffer[] }> {
  const context = await browser.newContext({
    viewport: { width, height: WINDOW_HEIGHT },
    reducedMotion: "reduce",
  });
  try {
    const page = await openGallery(context, settings);
    const gallery = await page.screenshot({ fullPage: true });
    await page.close();
    const opened: Buffer[] = [];
    for (const id of OPENED) {
      const window = await openGallery(context, `${settings}&open=${id}`);
      await window.locator("dialog[open], [role=menu]").first().waitFor();
      await window.waitForLoadState("networkidle");
      opened.push(await window.screenshot());
      await window.close();
    }
    return { gallery, opened };
  } finally {
    await context.close();
  }
}
