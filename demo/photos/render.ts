import { mkdir, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { join } from "node:path";
import type { Scene } from "../facts/trade.ts";
import { seededRandom } from "../osm/seeded-random.ts";
import type { Sheet } from "./ink.ts";
import { block } from "./ink.ts";
import { LIGHTS } from "./light.ts";
import type { Picture } from "./pictures.ts";
import { PICTURES } from "./pictures.ts";
import { bakery } from "./scenes/bakery.ts";
import { beach } from "./scenes/beach.ts";
import { church } from "./scenes/church.ts";
import { dish } from "./scenes/dish.ts";
import { facade } from "./scenes/facade.ts";
import { fuel } from "./scenes/fuel.ts";
import { garage } from "./scenes/garage.ts";
import { harbour } from "./scenes/harbour.ts";
import { lighthouse } from "./scenes/lighthouse.ts";
import { market } from "./scenes/market.ts";
import { museum } from "./scenes/museum.ts";
import { park } from "./scenes/park.ts";
import { room } from "./scenes/room.ts";
import { square } from "./scenes/square.ts";
import { station } from "./scenes/station.ts";
import { terrace } from "./scenes/terrace.ts";

const DRAW: Readonly<Record<Scene, (sheet: Sheet) => string>> = {
  harbour,
  facade,
  terrace,
  bakery,
  market,
  beach,
  park,
  station,
  museum,
  garage,
  square,
  church,
  lighthouse,
  fuel,
  room,
  dish,
};

/** The picture as SVG. There is no text in it, since fonts differ between machines. */
export function pictureSvg({ file, scene, light: hour, width, height }: Picture): string {
  const light = LIGHTS[hour];
  const drawn = DRAW[scene]({ width, height, light, random: seededRandom(`picture ${file}`) });
  const veil = block(0, 0, width, height, light.veil.colour, 0, light.veil.opacity);
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${drawn}${veil}</svg>`;
}

/** Draws every picture into `folder`. */
export async function renderPictures(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  const queue = [...PICTURES];
  const worker = async () => {
    for (let picture = queue.shift(); picture !== undefined; picture = queue.shift()) {
      await writeFile(join(folder, picture.file), await raster(picture));
    }
  };
  await Promise.all([worker(), worker(), worker()]);
}

async function raster(picture: Picture): Promise<Buffer> {
  const { width, height, file } = picture;
  const inked = onPaper(pictureSvg(picture), width, height);
  return file.endsWith(".webp")
    ? inked.webp({ quality: 76, effort: 2 }).toBuffer()
    : inked.jpeg({ quality: 74 }).toBuffer();
}

/** An SVG of that size in pixels, printed on paper; `tooth` is how much of the paper shows, 0 to 255. */
export function onPaper(svg: string, width: number, height: number, tooth = 34): Image {
  return sharp(Buffer.from(svg))
    .removeAlpha()
    .composite([{ input: grain(width, height, tooth), raw: { width, height, channels: 4 } }]);
}

/** Faint light and dark specks, the same on each sheet of a size. */
function grain(width: number, height: number, tooth: number): Buffer {
  const key = `${width}x${height}`;
  const known = grains.get(`${key} ${tooth}`);
  if (known !== undefined) return known;
  const random = seededRandom(`grain ${key}`);
  const pixels = Buffer.alloc(width * height * 4);
  for (let at = 0; at < pixels.length; at += 4) {
    const speck = random.next();
    const value = speck < 0.5 ? 0 : 255;
    pixels.fill(value, at, at + 3);
    pixels[at + 3] = Math.abs(speck - 0.5) * tooth;
  }
  grains.set(`${key} ${tooth}`, pixels);
  return pixels;
}

const grains = new Map<string, Buffer>();

// The root has no dependency on sharp; the places API has, and draws its pictures with the same one.
export const sharp = createRequire(new URL("../../packages/places-api/package.json", import.meta.url))(
  "sharp",
) as Sharp;

/** As much of sharp as is used here: its own types are known in the packages that depend on it only. */
type Sharp = (input: Buffer | { create: Blank }) => Image;

interface Blank {
  width: number;
  height: number;
  channels: number;
  background: string;
}

export interface Image {
  removeAlpha(): Image;
  composite(layers: Layer[]): Image;
  webp(options: { quality: number; effort: number }): Image;
  jpeg(options: { quality: number }): Image;
  png(): Image;
  toBuffer(): Promise<Buffer>;
  toFile(file: string): Promise<unknown>;
}

interface Layer {
  input: Buffer;
  left?: number;
  top?: number;
  raw?: { width: number; height: number; channels: number };
}
