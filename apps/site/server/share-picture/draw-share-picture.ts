import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { escapeMarkup } from "@lieudit/listing-model/text";
import sharp, { type OverlayOptions } from "sharp";

/** Size that Open Graph recommends, in px. */
export const SHARE_PICTURE_SIZE = { width: 1200, height: 630 } as const;

/** Texts of a picture for shared links. */
export interface SharePictureFacts {
  /** A word or two above the title: 'Guide', a price. */
  kicker: string;
  title: string;
  /** Stands at the right; null for the site's own scene. */
  picture: SharedPicture | null;
}

/** A picture of a page. */
export interface SharedPicture {
  /** Other bytes have another name. */
  name: string;
  /** A JPEG, PNG or WebP file; null when it cannot be had. */
  read: () => Promise<Uint8Array | null>;
}

const DESIGN = join(import.meta.dirname, "../../app/shell/design");
const INK = "#1b2534";
const PAPER = "#fbf9f4";
const SEA = "#1c527c";
const MARGIN = 64;
/** The picture's part at the right. */
const PICTURE_WIDTH = 500;
/** Width of the scene, which the title must not cover. */
const SCENE_WIDTH = 250;
/** From the largest on: the first in which the title is no higher than its room. */
const TITLE_SIZES = [72, 60, 50, 42] as const;
const TITLE_HEIGHT = 300;
/** A longer title is cut. */
const MAX_TITLE_LETTERS = 140;

/** The fonts' files, by the family names that they call themselves. */
const HEADING = {
  family: "Bricolage Grotesque 96pt ExtraBold ExtraBold",
  fontfile: join(DESIGN, "fonts/bricolage-grotesque-800.ttf"),
};
const TEXT = { family: "Figtree Light", fontfile: join(DESIGN, "fonts/figtree-500.ttf") };

/**
 * Draws a JPEG of 1200 by 630 px. A picture that cannot be read is omitted.
 *
 * Files are read here rather than by the library, whose reading of files is
 * blocked in a process that also opens untrusted photos.
 */
export async function drawSharePicture({
  kicker,
  title,
  picture: shared,
}: SharePictureFacts): Promise<Buffer> {
  const picture = shared === null ? null : await pictureAtTheRight(shared);
  const width = SHARE_PICTURE_SIZE.width - 2 * MARGIN - (picture === null ? SCENE_WIDTH : PICTURE_WIDTH);
  const words = title.length > MAX_TITLE_LETTERS ? `${title.slice(0, MAX_TITLE_LETTERS).trimEnd()}…` : title;
  const [name, above, heading] = await Promise.all([
    textPicture("Lieudit", HEADING, 44, picture === null ? PAPER : INK, width),
    kicker.trim() === "" ? null : textPicture(kicker, TEXT, 32, SEA, width),
    fittingTitle(words.trim() === "" ? "Lieudit" : words, width),
  ]);
  const overlays: OverlayOptions[] = [
    ...(picture === null ? [] : [picture]),
    ...(above === null ? [] : [{ input: above, left: MARGIN, top: 58 }]),
    { input: heading, left: MARGIN, top: 116 },
    { input: name, left: MARGIN, top: 556 },
  ];
  const ground =
    picture === null
      ? sharp(await readFile(join(DESIGN, "share-ground.webp")))
      : sharp({ create: { ...SHARE_PICTURE_SIZE, channels: 3, background: PAPER } });
  return ground.composite(overlays).jpeg({ quality: 84, mozjpeg: true }).toBuffer();
}

async function pictureAtTheRight({ read }: SharedPicture): Promise<OverlayOptions | null> {
  const size = { width: PICTURE_WIDTH, height: SHARE_PICTURE_SIZE.height };
  try {
    const bytes = await read();
    if (bytes === null) return null;
    const input = await sharp(bytes, { limitInputPixels: 50e6 })
      .resize({ ...size, fit: "cover" })
      .toBuffer();
    return { input, left: SHARE_PICTURE_SIZE.width - PICTURE_WIDTH, top: 0 };
  } catch {
    return null;
  }
}

async function fittingTitle(title: string, width: number): Promise<Buffer> {
  let drawn: Buffer = Buffer.alloc(0);
  for (const size of TITLE_SIZES) {
    drawn = await textPicture(title, HEADING, size, INK, width);
    const { height } = await sharp(drawn).metadata();
    if (height <= TITLE_HEIGHT) return drawn;
  }
  return sharp(drawn)
    .extract({ left: 0, top: 0, width: (await sharp(drawn).metadata()).width, height: TITLE_HEIGHT })
    .toBuffer();
}

function textPicture(
  text: string,
  { family, fontfile }: typeof HEADING,
  size: number,
  colour: string,
  width: number,
): Promise<Buffer> {
  return sharp({
    text: {
      // The library takes markup: what a title says is only words.
      text: `<span foreground="${colour}">${splitWords(text)}</span>`,
      font: `${family}, ${size}`,
      fontfile,
      width,
      rgba: true,
      dpi: 72,
      spacing: -4,
    },
  })
    .png()
    .toBuffer();
}

function splitWords(text: string): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: markup may not hold them
  return escapeMarkup(text.toWellFormed().replace(/[\u0000-\u001f]+/g, " "));
}
