import { mkdir, mkdtemp, rm } from "node:fs/promises";
import { createServer, type RequestListener, type Server } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createLiveRefresher } from "@lieudit/live-values";
import { followLiveValues, replaceLiveValues, writeStationTable } from "@lieudit/place-index/live";
import { publishManifest } from "@lieudit/place-index/store";
import { seededRandom } from "../../bench/places/seeded-random.ts";
import type { Build, Outcome, Scenario } from "../scenario.ts";
import { Tally } from "../tally.ts";
import { listenLocally } from "./local-server.ts";

/** Enough stations that half a feed misses some. */
const STATIONS = 40;
/** Reads of one place while a refresh is under way. */
const READS = 40;

/**
 * A feed of fuel prices fails in many ways between two valid versions. Readers
 * always get the last valid price, without waiting.
 */
export const failingPriceFeed: Scenario = {
  name: "failing price feed",
  seededBug: "a refresh without validation",
  async run({ seed, isShort }, build) {
    const folder = await mkdtemp(join(tmpdir(), "lieudit-failing-feed-"));
    const source = await startSource();
    try {
      return await refreshRepeatedly(folder, source, build, seed, isShort ? 40 : 400);
    } finally {
      source.server.closeAllConnections();
      await new Promise((resolve) => source.server.close(resolve));
      await rm(folder, { recursive: true, force: true });
    }
  },
};

async function refreshRepeatedly(
  folder: string,
  source: Source,
  build: Build,
  seed: number,
  runs: number,
): Promise<Outcome> {
  const places = join(folder, "places");
  await publishStations(places);
  const live = followLiveValues(places, { monotonicMs: createTickingClock(), onProblem: () => {} });
  const refresh =
    build === "real" ? createRealRefresh(folder, source.url) : createNaiveRefresh(places, source.url);
  const random = seededRandom(seed);
  const tally = new Tally();
  let valid = 1_500;
  source.respond = serveFeed(valid);
  await refresh();
  for (let run = 0; run < runs; run += 1) {
    const isValid = run % 4 === 3;
    const failure = random.pick(FAILURES);
    if (isValid) valid = 1_500 + (run % 400);
    source.respond = isValid ? serveFeed(valid) : failure.respond;
    const refreshing = refresh().catch((error: unknown) =>
      tally.addViolation(`run ${run}: it threw ${String(error)}`),
    );
    let slowestReadMs = 0;
    for (let read = 0; read < READS; read += 1) {
      const started = performance.now();
      live.get("fuel", PLACE);
      slowestReadMs = Math.max(slowestReadMs, performance.now() - started);
      await new Promise(setImmediate);
    }
    await refreshing;
    tally.addRun(slowestReadMs);
    const nanos = live.get("fuel", PLACE)?.prices[0]?.price?.nanos;
    if (nanos !== (valid - 1_000) * 1e6)
      tally.addViolation(`run ${run}, ${isValid ? "valid" : failure.name}: ${String(nanos)} for ${valid}`);
  }
  live.close();
  return tally.toOutcome();
}

const PLACE = "osm-n-0000000001";

async function publishStations(places: string): Promise<void> {
  await mkdir(places);
  await writeStationTable(places, "stations-1.json", { fuel: { "10000000": PLACE }, irve: {} });
  const source = {
    name: "fuel",
    origin: "fuel",
    importedAt: "",
    attribution: "",
    placeCount: 0,
    file: "sources/fuel",
  };
  await publishManifest(places, {
    version: 1,
    generation: 1,
    index: null,
    sources: [{ ...source, kind: "fuel" }],
    stations: "stations-1.json",
  });
}

function createRealRefresh(dataDir: string, file: string): () => Promise<unknown> {
  const refresher = createLiveRefresher({
    kind: "fuel",
    file,
    dataDir,
    allowPrivateHosts: true,
    idleTimeoutMs: 200,
    log: () => {},
  });
  return () => refresher.refresh();
}

/** A naive refresh: it checks neither status, length nor format. */
function createNaiveRefresh(places: string, url: string): () => Promise<unknown> {
  return async () => {
    const text = await fetch(url, { signal: AbortSignal.timeout(200) }).then((response) => response.text());
    const nanos = (Number(/id="10000000".*?valeur="([\d.]+)"/s.exec(text)?.[1] ?? 0) - 1) * 1e9;
    const price = { currencyCode: "EUR", units: "1", nanos: Math.round(nanos) };
    await replaceLiveValues(places, "fuel", new Map([[PLACE, { prices: [{ type: "DIESEL", price }] }]]));
  };
}

interface Source {
  server: Server;
  url: string;
  respond: RequestListener;
}

async function startSource(): Promise<Source> {
  const source: Source = {
    url: "",
    respond: serveFeed(1_500),
    server: createServer((request, response) => {
      // The feed has no checksum file.
      if (request.url !== "/prix.xml") response.writeHead(404).end();
      else source.respond(request, response);
    }),
  };
  source.url = `http://${await listenLocally(source.server)}/prix.xml`;
  return source;
}

function writeFeed(thousandths: number, stations = STATIONS): string {
  const pdv = (index: number) =>
    `<pdv id="${10_000_000 + index}" latitude="4324000" longitude="681000" cp="83990" pop="R"><prix nom="Gazole" id="1" maj="2026-01-02 08:00:00" valeur="${(thousandths / 1_000).toFixed(3)}"/></pdv>`;
  return `<pdv_liste>${Array.from({ length: stations }, (_, index) => pdv(index)).join("")}</pdv_liste>`;
}

function serveFeed(thousandths: number): RequestListener {
  return (_, response) => void response.end(writeFeed(thousandths));
}

/** A feed with the wrong price of 4.999 €. */
const WRONG = writeFeed(4_999);
const FAILURES: readonly { name: string; respond: RequestListener }[] = [
  { name: "500 with a feed", respond: (_, response) => void response.writeHead(500).end(WRONG) },
  { name: "404", respond: (_, response) => void response.writeHead(404).end() },
  {
    name: "an HTML page",
    respond: (_, response) => void response.end("<html><body>Maintenance</body></html>"),
  },
  { name: "an empty response", respond: (_, response) => void response.end() },
  { name: "truncated", respond: (_, response) => void response.end(WRONG.slice(0, WRONG.length / 2)) },
  {
    name: "shorter than announced",
    respond: (_, response) =>
      void response.writeHead(200, { "content-length": String(WRONG.length * 2) }).end(WRONG),
  },
  { name: "a reset", respond: (request) => void request.socket.destroy() },
  { name: "silence", respond: () => {} },
  { name: "far fewer stations", respond: (_, response) => void response.end(writeFeed(4_999, 3)) },
  { name: "a feed without stations", respond: (_, response) => void response.end("<pdv_liste/>") },
  {
    name: "a redirect loop",
    respond: (_, response) => void response.writeHead(302, { location: "/prix.xml" }).end(),
  },
  {
    name: "an endless file",
    respond: (_, response) => void response.writeHead(200, { "content-length": "900000000" }).write(WRONG),
  },
];

/** Creates a clock that advances by a second on each call, so no change is missed. */
function createTickingClock(): () => number {
  let now = 0;
  return () => {
    now += 1_000;
    return now;
  };
}
