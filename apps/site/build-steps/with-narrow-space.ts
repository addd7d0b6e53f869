/** The signs that this is about. */
const [SPACE, HARD_SPACE, NARROW_SPACE] = [0x20, 0xa0, 0x202f];
/** Wide enough to part a word from its sign, clearly narrower than between words (a quarter): a sixth of the letters' size. */
const PARTS_OF_EM = 6;

/**
 * Returns a TrueType font that draws U+202F too, which French sets before ; ! ? and
 * between digits: without it a browser takes the space of another font. The
 * empty glyph of U+00A0 becomes U+202F's, and U+00A0 is drawn as U+0020, which
 * is as wide. No glyph is added, so a variable font stays whole.
 *
 * The result has no valid checksums; whatever writes it again makes them.
 *
 * @throws {Error} when the font has no glyph of its own for U+00A0.
 * @see https://learn.microsoft.com/en-us/typography/opentype/spec/cmap
 */
export function withNarrowSpace(font: Buffer, glyphs: ReadonlyMap<number, number>): Buffer {
  const [space, hardSpace] = [glyphs.get(SPACE), glyphs.get(HARD_SPACE)];
  const tables = readTables(font);
  const count = table(tables, "hhea").readUInt16BE(34);
  if (space === undefined || hardSpace === undefined || space === hardSpace || hardSpace >= count) {
    throw new Error("The font has no glyph of its own for U+00A0; give U+202F one by another way.");
  }
  const widths = Buffer.from(table(tables, "hmtx"));
  widths.writeUInt16BE(Math.round(table(tables, "head").readUInt16BE(18) / PARTS_OF_EM), 4 * hardSpace);
  const signs = new Map([...glyphs, [HARD_SPACE, space], [NARROW_SPACE, hardSpace]]);
  return writeFont(font.readUInt32BE(0), new Map([...tables, ["hmtx", widths], ["cmap", readCmap(signs)]]));
}

/** Which glyph a font draws for each sign, from its table for the basic plane (format 4). */
export function readGlyphs(font: Buffer): Map<number, number> {
  const cmap = table(readTables(font), "cmap");
  const starts = Array.from({ length: cmap.readUInt16BE(2) }, (_, at) => cmap.readUInt32BE(8 + 8 * at));
  const start = starts.find((at) => cmap.readUInt16BE(at) === 4);
  if (start === undefined) throw new Error("The font has no cmap table of format 4.");
  const doubled = cmap.readUInt16BE(start + 6);
  const glyphs = new Map<number, number>();
  for (let at = start + 14; at < start + 14 + doubled; at += 2) {
    const last = cmap.readUInt16BE(at);
    const first = cmap.readUInt16BE(at + doubled + 2);
    const delta = cmap.readUInt16BE(at + 2 * doubled + 2);
    const rangeAt = at + 3 * doubled + 2;
    const range = cmap.readUInt16BE(rangeAt);
    for (let sign = first; sign <= last && sign < 0xffff; sign++) {
      const found = range === 0 ? sign : cmap.readUInt16BE(rangeAt + range + 2 * (sign - first));
      const glyph = found === 0 ? 0 : (found + delta) & 0xffff;
      if (glyph !== 0) glyphs.set(sign, glyph);
    }
  }
  return glyphs;
}

/** Reads a cmap table with one segment for each sign (format 4). */
function readCmap(glyphs: ReadonlyMap<number, number>): Buffer {
  const signs = [...glyphs.keys()].toSorted((one, other) => one - other);
  // The last segment has to be this one.
  const segments = [...signs, 0xffff];
  const deltas = signs.map((sign) => ((glyphs.get(sign) ?? 0) - sign) & 0xffff);
  const count = segments.length;
  const searched = 2 * 2 ** Math.floor(Math.log2(count));
  const words = [
    ...[4, 16 + 8 * count, 0, 2 * count, searched, Math.log2(searched / 2), 2 * count - searched],
    ...[...segments, 0, ...segments, ...deltas, 1, ...segments.map(() => 0)],
  ];
  // Two records, Unicode's and that of Windows, of the one subtable.
  const heads = [0, 2, 0, 3, 0, 20, 3, 1, 0, 20];
  const cmap = Buffer.alloc(2 * (heads.length + words.length));
  for (const [at, word] of [...heads, ...words].entries()) cmap.writeUInt16BE(word, 2 * at);
  return cmap;
}

function readTables(font: Buffer): Map<string, Buffer> {
  return new Map(
    Array.from({ length: font.readUInt16BE(4) }, (_, at) => {
      const record = 12 + 16 * at;
      const start = font.readUInt32BE(record + 8);
      return [
        font.toString("latin1", record, record + 4),
        font.subarray(start, start + font.readUInt32BE(record + 12)),
      ] as const;
    }),
  );
}

function table(tables: ReadonlyMap<string, Buffer>, name: string): Buffer {
  const found = tables.get(name);
  if (found === undefined) throw new Error(`The font has no table '${name}'.`);
  return found;
}

function writeFont(version: number, tables: ReadonlyMap<string, Buffer>): Buffer {
  const head = Buffer.alloc(12 + 16 * tables.size);
  head.writeUInt32BE(version, 0);
  head.writeUInt16BE(tables.size, 4);
  const parts: Buffer[] = [head];
  let start = head.length;
  for (const [at, [name, data]] of [...tables].entries()) {
    const record = 12 + 16 * at;
    head.write(name, record, "latin1");
    head.writeUInt32BE(start, record + 8);
    head.writeUInt32BE(data.length, record + 12);
    // Each table begins at a multiple of four.
    const padded = Math.ceil(data.length / 4) * 4;
    parts.push(data, Buffer.alloc(padded - data.length));
    start += padded;
  }
  return Buffer.concat(parts);
}
