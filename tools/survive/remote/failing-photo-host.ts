import { once } from "node:events";
import { mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gunzipSync } from "node:zlib";
import { importPlaces } from "@lieudit/place-import";
import type { PlaceRecord } from "@lieudit/place-model";
import sharp from "sharp";
import type { Scenario } from "../scenario.ts";
import { Tally } from "../tally.ts";

/**
 * Hosts of photos fail in every way between photos that are sound: each that
 * fails is left out and told of, the sound ones are stored, and the places are
 * imported.
 */
export const failingPhotoHost: Scenario = {
  name: "failing host of photos",
  seededBug: "an import that gives up at the first photo that fails",
  async run({ isShort }, build) {
    const rounds = isShort || build === "mutated" ? 1 : 20;
    const photo = await sharp({ create: { width: 40, height: 20, channels: 3, background: "teal" } })
      .jpeg()
      .toBuffer();
    const tally = new Tally();
    for (let round = 0; round < rounds; round += 1) {
      const folder = await mkdtemp(join(tmpdir(), "lieudit-failing-photos-"));
      const server = createServer((request, response) => {
        const fault = FAULTS[Number(/\/fault-(\d+)/.exec(request.url ?? "")?.[1] ?? -1)];
        if (fault === undefined) response.end(photo);
        else fault.answer(request, response, photo);
      });
      server.listen(0, "127.0.0.1");
      await once(server, "listening");
      const host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
      try {
        await tally.run(`round ${round}`, async () => {
          const { names, warned } = await (build === "real" ? imported : carelessImport)(folder, host);
          for (const [index, { name }] of FAULTS.entries()) {
            if (!names.has(`Bon ${index}`)) tally.violation(`the sound photo after ${name} is missing`);
            if (names.has(`Panne ${index}`)) tally.violation(`${name} became a photo`);
          }
          if (warned < FAULTS.length) tally.violation(`${warned} of ${FAULTS.length} are told of`);
        });
      } finally {
        server.closeAllConnections();
        server.close();
        await rm(folder, { recursive: true, force: true });
      }
    }
    const { runs: _, ...found } = tally.outcome();
    return { ...found, runs: rounds * FAULTS.length };
  },
};

interface Found {
  /** Places that have a photo. */
  names: ReadonlySet<string>;
  /** Photos that the report says are left out. */
  warned: number;
}

async function imported(folder: string, host: string): Promise<Found> {
  const file = join(folder, "bourg.osm");
  const nodes = FAULTS.flatMap((_, index) => [
    node(2 * index + 1, `Panne ${index}`, `http://${host}/fault-${index}.jpg`),
    node(2 * index + 2, `Bon ${index}`, `http://${host}/good-${index}.jpg`),
  ]);
  await writeFile(file, `<osm version="0.6">${nodes.join("")}</osm>`);
  const report = await importPlaces({
    files: [file],
    dataDir: folder,
    graceMs: 0,
    allowPrivateHosts: true,
    basemap: false,
    roads: false,
    fetchPhotos: { moreHosts: [host], pauseMs: 0 },
  });
  const sources = join(folder, "places/sources");
  const records = (await readdir(sources)).find((name) => name.endsWith(".ndjson.gz")) ?? "";
  const lines = gunzipSync(await readFile(join(sources, records)))
    .toString()
    .trim()
    .split("\n");
  // What the import has just written.
  const places = lines.map((line) => JSON.parse(line) as PlaceRecord);
  return {
    names: new Set(places.filter(({ photos }) => photos !== undefined).map(({ names }) => names.default)),
    warned: report.skipped.reduce((sum, { reason, count }) => sum + (/^photos /.test(reason) ? count : 0), 0),
  };
}

/** What a first draft does: it takes what comes, and the first that fails ends it. */
async function carelessImport(_folder: string, host: string): Promise<Found> {
  const names = new Set<string>();
  try {
    for (const [index] of FAULTS.entries()) {
      for (const [name, path] of [
        [`Panne ${index}`, `fault-${index}.jpg`],
        [`Bon ${index}`, `good-${index}.jpg`],
      ] as const) {
        const answer = await fetch(`http://${host}/${path}`, { signal: AbortSignal.timeout(2_000) });
        await answer.arrayBuffer();
        names.add(name);
      }
    }
  } catch {
    // It has what it has.
  }
  return { names, warned: 0 };
}

function node(id: number, name: string, image: string): string {
  const tags = Object.entries({ amenity: "cafe", name, image }).map(([k, v]) => `<tag k="${k}" v="${v}"/>`);
  return `<node id="${id}" lat="43.3" lon="${(6 + id / 100).toFixed(2)}">${tags.join("")}</node>`;
}

type Answer = (request: IncomingMessage, response: ServerResponse, photo: Buffer) => void;

const FAULTS: readonly { name: string; answer: Answer }[] = [
  { name: "404", answer: (_, response) => void response.writeHead(404).end() },
  { name: "403 with a photo", answer: (_, response, photo) => void response.writeHead(403).end(photo) },
  { name: "a page", answer: (_, response) => void response.end("<html><script>alert(1)</script></html>") },
  {
    name: "an SVG that says it is a JPEG",
    answer: (_, response) =>
      void response
        .writeHead(200, { "content-type": "image/jpeg" })
        .end('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>'),
  },
  { name: "nothing", answer: (_, response) => void response.end() },
  { name: "cut off", answer: (_, response, photo) => void response.end(photo.subarray(0, 200)) },
  {
    name: "a redirect to another host",
    answer: (_, response) =>
      void response.writeHead(302, { location: "http://elsewhere.invalid/a.jpg" }).end(),
  },
  {
    name: "a redirect without end",
    answer: (request, response) => void response.writeHead(302, { location: request.url ?? "" }).end(),
  },
  {
    name: "100 MB",
    answer: (_, response) => {
      response.writeHead(200, { "content-type": "image/jpeg" });
      let left = 100;
      const more = () => {
        while (left > 0 && !response.destroyed) {
          left -= 1;
          if (!response.write(MEGABYTE)) return void response.once("drain", more);
        }
        response.end();
      };
      more();
    },
  },
  {
    name: "503, try again in a day",
    answer: (_, response) => void response.writeHead(503, { "retry-after": "86400" }).end(),
  },
];
const MEGABYTE = Buffer.alloc(1_000_000, 0xff);
