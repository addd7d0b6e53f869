import { readFile } from "node:fs/promises";
import { parseArgs } from "node:util";
import { sharp } from "../../photos/render.ts";
import { renderPicture } from "./render-picture.ts";

const THUMB = { width: 400, height: 267, gap: 4 } as const;

/**
 * `node demo/listings/pictures/contact-sheet.ts <sheet.png> <annonces.jsonl> [--kind vehicle|estate] [--every 9] [--from 0] [--columns 8]`:
 * each row shows the first pictures of a listing.
 */
async function main(args: readonly string[]): Promise<void> {
  const { values, positionals } = parseArgs({
    args: [...args],
    options: {
      kind: { type: "string" },
      every: { type: "string", default: "9" },
      from: { type: "string", default: "0" },
      columns: { type: "string", default: "8" },
    },
    allowPositionals: true,
  });
  const [sheet, file] = positionals;
  if (sheet === undefined || file === undefined)
    throw new Error(
      "Name the picture to write and the file with the listings, <sheet.png> <annonces.jsonl>.",
    );
  const columns = Number(values.columns);
  const rows = (await readFile(file, "utf8"))
    .trimEnd()
    .split("\n")
    .map((line) => JSON.parse(line) as { kind: string; photos: { drawn: { seed: number; view: string } }[] })
    .filter(({ kind }) => values.kind === undefined || kind === values.kind)
    .filter((_, index) => index % Number(values.every) === Number(values.from))
    .map(({ photos }) => photos.slice(0, columns));
  const layers: { input: Buffer; left: number; top: number }[] = [];
  for (const [row, photos] of rows.entries())
    for (const [column, { drawn }] of photos.entries())
      layers.push({
        input: await renderPicture({ ...drawn, width: THUMB.width, format: "png" }),
        left: column * (THUMB.width + THUMB.gap),
        top: row * (THUMB.height + THUMB.gap),
      });
  await sharp({
    create: {
      width: columns * (THUMB.width + THUMB.gap),
      height: rows.length * (THUMB.height + THUMB.gap),
      channels: 3,
      background: "#777777",
    },
  })
    .composite(layers)
    .png()
    .toFile(sheet);
}

if (import.meta.main) await main(process.argv.slice(2));
