import { crc32, deflateSync, gzipSync } from "node:zlib";
import sharp from "sharp";
import { PHOTO } from "../site/send-form.ts";

/** A file to upload. */
export interface HostileFile {
  name: string;
  bytes: Uint8Array;
  /** `stored`: it is a photo; `rejected`: the form returns an error; `dropped`: decoding fails later. */
  fate: "stored" | "rejected" | "dropped";
}

const SCRIPT = "<script>globalThis.survived=1</script>";
const SVG = `<svg xmlns="http://www.w3.org/2000/svg" onload="globalThis.survived=1"><rect width="9" height="9"/></svg>`;

const photoWithLocation = await sharp({ create: { width: 40, height: 30, channels: 3, background: "#808" } })
  .jpeg()
  .withExif({ IFD0: { Artist: "Lea" }, IFD3: { GPSLatitude: "43/1 0/1 0/1", GPSLatitudeRef: "N" } })
  .toBuffer();
const png = await sharp({ create: { width: 40, height: 30, channels: 4, background: "#808" } })
  .png()
  .toBuffer();

const text = (value: string) => Buffer.from(value, "latin1");
const after = (start: Uint8Array, value: string) => Buffer.concat([start, text(value)]);

/** Files that photo uploads must handle safely. */
export const HOSTILE_FILES: readonly HostileFile[] = [
  ...[
    "../../../site-secret",
    "..\\..\\x.jpg",
    "/etc/passwd",
    "a\u0000.jpg",
    "C:\\x.jpg",
    "x".repeat(4_000),
    "\u202egpj.exe",
    "%2e%2e%2fx.jpg",
    "-rf.jpg",
    "$(id).jpg",
    "con",
  ].map((name): HostileFile => ({ name, bytes: PHOTO, fate: "stored" })),
  { name: "a.svg", bytes: text(SVG), fate: "rejected" },
  { name: "svg.jpg", bytes: text(SVG), fate: "rejected" },
  { name: "page.jpg", bytes: text(`<!doctype html>${SCRIPT}`), fate: "rejected" },
  { name: "a.gif", bytes: text("GIF89a\x01\x00\x01\x00"), fate: "rejected" },
  { name: "a.pdf", bytes: text("%PDF-1.7 \xff\xd8\xff"), fate: "rejected" },
  { name: "a.zip", bytes: text("PK\x03\x04"), fate: "rejected" },
  { name: "a.exe", bytes: text("MZ\x90"), fate: "rejected" },
  { name: "a.jpg.gz", bytes: gzipSync(PHOTO), fate: "rejected" },
  { name: "empty.jpg", bytes: new Uint8Array(), fate: "rejected" },
  // Polyglots: two formats in one file.
  { name: "tail.jpg", bytes: after(PHOTO, `${SCRIPT}PK\x03\x04`), fate: "stored" },
  { name: "head.jpg", bytes: after(PHOTO.subarray(0, 3), SCRIPT), fate: "dropped" },
  { name: "svg-as-png.png", bytes: after(png.subarray(0, 8), SVG), fate: "dropped" },
  { name: "webp.webp", bytes: text(`RIFF\xff\xff\xff\x7fWEBP${SCRIPT}`), fate: "dropped" },
  { name: "heic.heic", bytes: text(`\x00\x00\x00\x18ftypheic${SCRIPT}`), fate: "dropped" },
  { name: "avif.avif", bytes: text(`\x00\x00\x00\x18ftypavif${SCRIPT}`), fate: "dropped" },
  // Decompression bombs.
  { name: "bomb.png", bytes: createPngBomb(30_000), fate: "dropped" },
  { name: "bomb-2.png", bytes: createPngBomb(0x7fffffff), fate: "dropped" },
  // Truncated.
  { name: "half.jpg", bytes: photoWithLocation.subarray(0, photoWithLocation.length >> 1), fate: "dropped" },
  { name: "half.png", bytes: png.subarray(0, 60), fate: "dropped" },
  // With a location in its EXIF data.
  { name: "ici.jpg", bytes: photoWithLocation, fate: "stored" },
];

/** Creates a PNG of a few kilobytes whose header declares `side` times `side` pixels. */
function createPngBomb(side: number): Uint8Array {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(side, 0);
  header.writeUInt32BE(side, 4);
  // One bit per pixel, greyscale.
  header.set([1, 0, 0, 0, 0], 8);
  const chunks = [
    chunk("IHDR", header),
    chunk("IDAT", deflateSync(Buffer.alloc(4_000_000))),
    chunk("IEND", Buffer.alloc(0)),
  ];
  return Buffer.concat([png.subarray(0, 8), ...chunks]);
}

function chunk(type: string, data: Uint8Array): Buffer {
  const body = Buffer.concat([text(type), data]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, sum]);
}
