import { crc32, deflateSync } from "node:zlib";
import type { LightName } from "../../photos/light.ts";
import { LIGHTS } from "../../photos/light.ts";

/** A picture of one by four dots in an hour's inks, as a `data:` address: what is seen before the real one is there. */
export function placeholderFor(hour: LightName, isInside: boolean): string {
  const light = LIGHTS[hour];
  const inks = isInside
    ? [light.paper, light.walls[1]!, light.stone[0], light.sand[1]]
    : [light.sky[0], light.sky[2], light.land[1], light.stone[0]];
  const rows = inks.flatMap((ink) => [0, ...channels(ink)]);
  const header = Buffer.alloc(13);
  header.writeUInt32BE(1, 0);
  header.writeUInt32BE(inks.length, 4);
  header.set([8, 2, 0, 0, 0], 8);
  const png = Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk("IHDR", header),
    chunk("IDAT", deflateSync(Buffer.from(rows))),
    chunk("IEND", Buffer.alloc(0)),
  ]);
  return `data:image/png;base64,${png.toString("base64")}`;
}

function channels(ink: string): number[] {
  return [1, 3, 5].map((at) => Number.parseInt(ink.slice(at, at + 2), 16));
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, "latin1"), data]);
  const framed = Buffer.alloc(body.length + 8);
  framed.writeUInt32BE(data.length, 0);
  body.copy(framed, 4);
  framed.writeUInt32BE(crc32(body), body.length + 4);
  return framed;
}
