import { readFileSync } from "node:fs";
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { chromium } from "playwright-core";
import { BROWSER_FLAGS, findBrowser } from "./browser/find-browser.ts";

/**
 * Makes the demo's films in `apps/site/public/films` from its drawings:
 * `node tools/make-film.ts`. The camera moves over each drawing
 * for some seconds. The films have no sound.
 */

const ROOT = join(import.meta.dirname, "..");
const SITE_PUBLIC = "apps/site/public";

/** The drawings of each film, in order, and the seconds of each. */
const FILMS: readonly { name: string; drawings: readonly string[]; seconds: number }[] = [
  { name: "marche-couvert", drawings: [`${SITE_PUBLIC}/articles/marche-couvert.webp`], seconds: 10 },
  { name: "villa-vue-mer", drawings: listDrawings("GV1673").slice(0, 5), seconds: 2.4 },
];

const browser = await chromium.launch({ executablePath: await findBrowser(), args: [...BROWSER_FLAGS] });
try {
  for (const { name, drawings, seconds } of FILMS) {
    const page = await browser.newPage();
    const sources = await Promise.all(
      drawings.map(
        async (file) => `data:image/webp;base64,${(await readFile(join(ROOT, file))).toString("base64")}`,
      ),
    );
    const film = await page.evaluate(recordFilm, { sources, seconds });
    await writeFile(join(ROOT, SITE_PUBLIC, "films", `${name}.webm`), Buffer.from(film, "base64"));
    await page.close();
  }
} finally {
  await browser.close();
}

/** The drawings of a listing of the demo. */
function listDrawings(reference: string): string[] {
  const rows = readFileSync(join(ROOT, "demo/pictures/listings.tsv"), "utf8").split("\n");
  return rows.flatMap((row) => {
    const [owner, file = ""] = row.split("\t");
    return owner === reference ? [`demo/pictures/${file}`] : [];
  });
}

/** Runs in the page: draws the frames on a canvas, and returns the film in base64. */
async function recordFilm({ sources, seconds }: { sources: string[]; seconds: number }): Promise<string> {
  const canvas = document.createElement("canvas");
  canvas.width = 640;
  canvas.height = 360;
  const context = canvas.getContext("2d");
  if (context === null) throw new Error("The browser has no 2D canvas.");
  const images = await Promise.all(
    sources.map(async (source) => {
      const image = new Image();
      image.src = source;
      await image.decode();
      return image;
    }),
  );
  const recorder = new MediaRecorder(canvas.captureStream(25), {
    mimeType: "video/webm;codecs=vp8",
    videoBitsPerSecond: 180_000,
  });
  const parts: Blob[] = [];
  recorder.addEventListener("dataavailable", ({ data }) => parts.push(data));
  const stopped = new Promise((resolve) => recorder.addEventListener("stop", resolve));

  /** Draws the image, nearer at its beginning than at its end. */
  const drawImage = (image: HTMLImageElement, time: number) => {
    const eased = (1 - Math.cos(Math.PI * Math.min(1, time))) / 2;
    const scale = sources.length === 1 ? 2 - eased : 1.12 - 0.12 * eased;
    const width = image.width / scale;
    const height = (width * canvas.height) / canvas.width;
    const left = (image.width - width) * (0.2 + 0.3 * eased);
    const top = (image.height - height) * (0.75 - 0.25 * eased);
    context.drawImage(image, left, top, width, height, 0, 0, canvas.width, canvas.height);
  };

  recorder.start();
  const started = performance.now();
  await new Promise<void>((resolve) => {
    const drawFrame = () => {
      const time = (performance.now() - started) / 1000 / seconds;
      const [image, before] = [images[Math.floor(time)], images[Math.floor(time) - 1]];
      if (image === undefined) return resolve();
      const within = time % 1;
      if (before !== undefined) drawImage(before, 1);
      context.globalAlpha = before === undefined ? 1 : Math.min(1, within * 4);
      drawImage(image, within);
      context.globalAlpha = 1;
      requestAnimationFrame(drawFrame);
    };
    drawFrame();
  });
  recorder.stop();
  await stopped;
  const bytes = new Uint8Array(await new Blob(parts).arrayBuffer());
  let text = "";
  for (const byte of bytes) text += String.fromCharCode(byte);
  return btoa(text);
}
