import { mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gunzipSync } from "node:zlib";
import { importPlaces } from "@lieudit/place-import";
import type { PlaceRecord } from "@lieudit/place-model";
import sharp from "sharp";
import type { Scenario } from "../scenario.ts";
import { Tally } from "../tally.ts";
import { closeServer, listenLocally, send100Megabytes } from "./local-server.ts";

/**
 * Photo hosts fail in many ways between valid photos. The import reports and
 * skips each failed photo, stores the valid ones and imports the places.
 */
export const failingPhotoHost: Scenario = {
  name: "failing photo host",
  seededBug: "an import that stops at the first failed photo",
  async run({ isShort }, build) {
    const rounds = isShort || build === "mutated" ? 1 : 20;
    const photo = await sharp({ create: { width: 40, height: 20, channels: 3, background: "teal" } })
      .jpeg()
      .toBuffer();
    const tally = new Tally();
    for (let round = 0; round < rounds; round += 1) {
      const folder = await mkdtemp(join(tmpdir(), "lieudit-failing-photos-"));
      const server = createServer((request, response) => {
        const failure = FAILURES[Number(/\/failure-(\d+)/.exec(request.url ?? "")?.[1] ?? -1)];
        if (failure === undefined) response.end(photo);
        else failure.respond(request, response, photo);
      });
      const host = await listenLocally(server);
      try {
        await tally.run(`round ${round}`, async () => {
          const { names, warned } = await (build === "real" ? importPhotos : naiveImport)(folder, host);
          for (const [index, { name }] of FAILURES.entries()) {
            if (!names.has(`Bon ${index}`)) tally.addViolation(`the valid photo after ${name} is missing`);
            if (names.has(`Panne ${index}`)) tally.addViolation(`${name} became a photo`);
          }
          if (warned < FAILURES.length) tally.addViolation(`${warned} of ${FAILURES.length} are reported`);
        });
      } finally {
        closeServer(server);
        await rm(folder, { recursive: true, force: true });
      }
    }
    return { ...tally.toOutcome(), runs: rounds * FAILURES.length };
  },
};

interface ImportedPhotos {
  /** Places that have a photo. */
  names: ReadonlySet<string>;
  /** Number of photos that the report lists as skipped. */
  warned: number;
}

async function importPhotos(folder: string, host: string): Promise<ImportedPhotos> {
  const file = join(folder, "bourg.osm");
  const nodes = FAILURES.flatMap((_, index) => [
    node(2 * index + 1, `Panne ${index}`, `http://${host}/failure-${index}.jpg`),
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
  // The import has just written these.
  const places = lines.map((line) => JSON.parse(line) as PlaceRecord);
  return {
    names: new Set(places.filter(({ photos }) => photos !== undefined).map(({ names }) => names.default)),
    warned: report.skipped.reduce(
      (sum, { reason, count }) => sum + (/\bphotos\b/.test(reason) ? count : 0),
      0,
    ),
  };
}

/** A naive import: it accepts every response, and the first error ends it. */
async function naiveImport(_folder: string, host: string): Promise<ImportedPhotos> {
  const names = new Set<string>();
  try {
    for (const [index] of FAILURES.entries()) {
      for (const [name, path] of [
        [`Panne ${index}`, `failure-${index}.jpg`],
        [`Bon ${index}`, `good-${index}.jpg`],
      ] as const) {
        const response = await fetch(`http://${host}/${path}`, { signal: AbortSignal.timeout(2_000) });
        await response.arrayBuffer();
        names.add(name);
      }
    }
  } catch {
    // Keeps the photos so far.
  }
  return { names, warned: 0 };
}

function node(id: number, name: string, image: string): string {
  const tags = Object.entries({ amenity: "cafe", name, image }).map(([k, v]) => `<tag k="${k}" v="${v}"/>`);
  return `<node id="${id}" lat="43.3" lon="${(6 + id / 100).toFixed(2)}">${tags.join("")}</node>`;
}

type Respond = (request: IncomingMessage, response: ServerResponse, photo: Buffer) => void;

const FAILURES: readonly { name: string; respond: Respond }[] = [
  { name: "404", respond: (_, response) => void response.writeHead(404).end() },
  { name: "403 with a photo", respond: (_, response, photo) => void response.writeHead(403).end(photo) },
  {
    name: "an HTML page",
    respond: (_, response) => void response.end("<html><script>alert(1)</script></html>"),
  },
  {
    name: "an SVG with the type of a JPEG",
    respond: (_, response) =>
      void response
        .writeHead(200, { "content-type": "image/jpeg" })
        .end('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>'),
  },
  { name: "an empty response", respond: (_, response) => void response.end() },
  { name: "truncated", respond: (_, response, photo) => void response.end(photo.subarray(0, 200)) },
  {
    name: "a redirect to another host",
    respond: (_, response) =>
      void response.writeHead(302, { location: "http://elsewhere.invalid/a.jpg" }).end(),
  },
  {
    name: "a redirect loop",
    respond: (request, response) => void response.writeHead(302, { location: request.url ?? "" }).end(),
  },
  {
    name: "100 MB",
    respond: (_, response) => {
      response.writeHead(200, { "content-type": "image/jpeg" });
      send100Megabytes(response, 0xff);
    },
  },
  {
    name: "503 with a Retry-After of a day",
    respond: (_, response) => void response.writeHead(503, { "retry-after": "86400" }).end(),
  },
];
