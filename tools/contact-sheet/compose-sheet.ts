import sharp, { type OverlayOptions } from "sharp";

export interface SheetPanel {
  title: string;
  /** A PNG of a whole page. */
  picture: Buffer;
  /** Width on the sheet of one pixel of the page; default 0.4. */
  scale?: number;
}

const GAP = 24;
const GROUND = "#8d939b";
const TITLE_HEIGHT = 34;
/** A longer page is cut into columns that stand side by side. */
const COLUMN_HEIGHT = 1_500;

/** Returns all panels on one sheet, two in a row, as small as `mostBytes` asks. */
export async function composeSheet(panels: readonly SheetPanel[], mostBytes: number): Promise<Buffer> {
  const drawn = await Promise.all(panels.map(drawPanel));
  const perRow = 2;
  const rows = Array.from({ length: Math.ceil(drawn.length / perRow) }, (_, row) =>
    drawn.slice(row * perRow, (row + 1) * perRow),
  );
  const getWidth = (row: readonly DrawnPanel[]) => row.reduce((sum, { width }) => sum + width + GAP, GAP);
  const getHeight = (row: readonly DrawnPanel[]) => Math.max(...row.map(({ height }) => height));
  const layers: OverlayOptions[] = [];
  let top = GAP;
  for (const row of rows) {
    let left = GAP;
    for (const { picture, width } of row) {
      layers.push({ input: picture, left, top });
      left += width + GAP;
    }
    top += getHeight(row) + GAP;
  }
  const sheet = await sharp({
    create: { width: Math.max(...rows.map(getWidth)), height: top, channels: 3, background: GROUND },
  })
    .composite(layers)
    .png()
    .toBuffer();
  for (const quality of [80, 65, 50, 35, 20]) {
    const encoded = await sharp(sheet).webp({ quality, effort: 6 }).toBuffer();
    if (encoded.length <= mostBytes) return encoded;
  }
  throw new Error(`The contact sheet is larger than ${mostBytes} bytes at every quality; make it smaller.`);
}

/** Pictures of one size in rows of three, as one. */
export async function placeSideBySide(pictures: readonly Buffer[]): Promise<Buffer> {
  const { width = 0, height = 0 } = await sharp(pictures[0]).metadata();
  const perRow = 3;
  return sharp({
    create: {
      width: perRow * (width + GAP) - GAP,
      height: Math.ceil(pictures.length / perRow) * (height + GAP) - GAP,
      channels: 3,
      background: GROUND,
    },
  })
    .composite(
      pictures.map((input, index) => ({
        input,
        left: (index % perRow) * (width + GAP),
        top: Math.floor(index / perRow) * (height + GAP),
      })),
    )
    .png()
    .toBuffer();
}

interface DrawnPanel {
  picture: Buffer;
  width: number;
  height: number;
}

/** Returns the title, and below it the page in columns. */
async function drawPanel({ title, picture, scale = 0.4 }: SheetPanel): Promise<DrawnPanel> {
  const { width: pageWidth = 0 } = await sharp(picture).metadata();
  const { data: small, info } = await sharp(picture)
    .resize({ width: Math.round(pageWidth * scale) })
    .png()
    .toBuffer({ resolveWithObject: true });
  const columns = Math.ceil(info.height / COLUMN_HEIGHT);
  const columnHeight = Math.ceil(info.height / columns);
  const parts = await Promise.all(
    Array.from({ length: columns }, async (_, column) => {
      const top = column * columnHeight;
      const height = Math.min(columnHeight, info.height - top);
      return {
        input: await sharp(small).extract({ left: 0, top, width: info.width, height }).png().toBuffer(),
        left: column * (info.width + GAP / 2),
        top: TITLE_HEIGHT,
      };
    }),
  );
  const width = columns * (info.width + GAP / 2) - GAP / 2;
  const height = columnHeight + TITLE_HEIGHT;
  const label = Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${TITLE_HEIGHT}">` +
      `<text x="0" y="23" font-family="sans-serif" font-size="20" fill="#16181b">${title}</text></svg>`,
  );
  const drawn = await sharp({ create: { width, height, channels: 3, background: GROUND } })
    .composite([{ input: label, left: 0, top: 0 }, ...parts])
    .png()
    .toBuffer();
  return { picture: drawn, width, height };
}
