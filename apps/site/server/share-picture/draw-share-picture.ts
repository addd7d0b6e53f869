import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { escapeMarkup } from "@lieudit/listing-model/text";
import sharp, { type OverlayOptions } from "sharp";

/** Size in px, as Open Graph recommends. */
export const SHARE_PICTURE_SIZE = { width: 1200, height: 630 } as const;

/** Content of the preview picture of a shared link. */
export interface SharePictureFacts {
  /** One or two words above the title: 'Guide', a price. May be empty. */
  kicker: string;
  /** If empty, the name of the site stands in its place. */
  title: string;
  /** Fills the right side; null shows the site's own illustration. */
  picture: SharedPicture | null;
}

/** The main picture of a shared page. */
export interface SharedPicture {
  /** Cache key, which differs for different bytes. */
  name: string;
  /** Returns a JPEG, PNG or WebP file, or null if it is unavailable. */
  read: () => Promise<Uint8Array | null>;
}

const DESIGN = join(import.meta.dirname, "../../app/shell/design");
const INK = "#1b2534";
const PAPER = "#fbf9f4";
const SEA = "#1c527c";
const MARGIN = 64;
const PICTURE_WIDTH = 500;
/** Width of the site's own illustration, which the title must not cover. */
const ILLUSTRATION_WIDTH = 250;
/** Font sizes of the title, tried in order until it fits `MAX_TITLE_HEIGHT`. */
const TITLE_SIZES = [72, 60, 50, 42] as const;
const MAX_TITLE_HEIGHT = 300;
/** Maximum length of a title in UTF-16 code units; longer ones are cut. */
const MAX_TITLE_LENGTH = 140;

/* Fonts: each `family` is the name that the file contains. */
const HEADING = {
  family: "Bricolage Grotesque 96pt ExtraBold ExtraBold",
  fontfile: join(DESIGN, "fonts/bricolage-grotesque-800.ttf"),
};
const TEXT = { family: "Figtree Light", fontfile: join(DESIGN, "fonts/figtree-500.ttf") };

/**
 * Renders a JPEG of 1200 by 630 px. An unreadable picture is replaced by the site's illustration.
 *
 * Pictures are passed to sharp as bytes: its file loaders are blocked in a
 * process that also opens untrusted photos.
 */
export async function drawSharePicture({
  kicker,
  title,
  picture: sharedPicture,
}: SharePictureFacts): Promise<Buffer> {
  const picture = sharedPicture === null ? null : await renderPicture(sharedPicture);
  const width =
    SHARE_PICTURE_SIZE.width - 2 * MARGIN - (picture === null ? ILLUSTRATION_WIDTH : PICTURE_WIDTH);
  const shortTitle =
    title.length > MAX_TITLE_LENGTH ? `${title.slice(0, MAX_TITLE_LENGTH).trimEnd()}…` : title;
  const [siteName, kickerText, titleText] = await Promise.all([
    renderText("Lieudit", HEADING, 44, picture === null ? PAPER : INK, width),
    kicker.trim() === "" ? null : renderText(kicker, TEXT, 32, SEA, width),
    renderTitle(shortTitle.trim() === "" ? "Lieudit" : shortTitle, width),
  ]);
  const overlays: OverlayOptions[] = [
    ...(picture === null ? [] : [picture]),
    ...(kickerText === null ? [] : [{ input: kickerText, left: MARGIN, top: 58 }]),
    { input: titleText, left: MARGIN, top: 116 },
    { input: siteName, left: MARGIN, top: 556 },
  ];
  const background =
    picture === null
      ? sharp(await readFile(join(DESIGN, "share-ground.webp")))
      : sharp({ create: { ...SHARE_PICTURE_SIZE, channels: 3, background: PAPER } });
  return background.composite(overlays).jpeg({ quality: 84, mozjpeg: true }).toBuffer();
}

/** Returns the picture for the right side, or null if it cannot be read. */
async function renderPicture({ read }: SharedPicture): Promise<OverlayOptions | null> {
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

/** Renders the title in the largest size that fits. If none does, the smallest one is cut at `MAX_TITLE_HEIGHT`. */
async function renderTitle(title: string, width: number): Promise<Buffer> {
  let rendered: Buffer = Buffer.alloc(0);
  for (const size of TITLE_SIZES) {
    rendered = await renderText(title, HEADING, size, INK, width);
    const { height } = await sharp(rendered).metadata();
    if (height <= MAX_TITLE_HEIGHT) return rendered;
  }
  return sharp(rendered)
    .extract({ left: 0, top: 0, width: (await sharp(rendered).metadata()).width, height: MAX_TITLE_HEIGHT })
    .toBuffer();
}

/** Renders text as a transparent PNG, at most `width` px wide. */
function renderText(
  text: string,
  { family, fontfile }: typeof HEADING,
  size: number,
  colour: string,
  width: number,
): Promise<Buffer> {
  return sharp({
    text: {
      text: `<span foreground="${colour}">${escapeText(text)}</span>`,
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

/** Escapes text for Pango markup, which must not contain control characters. */
function escapeText(text: string): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are replaced
  return escapeMarkup(text.toWellFormed().replace(/[\u0000-\u001f]+/g, " "));
}
