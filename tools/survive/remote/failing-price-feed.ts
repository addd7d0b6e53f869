import { mkdir, mkdtemp, rm } from "node:fs/promises";
import { createServer, type RequestListener, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createLiveRefresher } from "@lieudit/live-values/refresh";
import { followLiveValues, replaceLiveValues, writeStationTable } from "@lieudit/place-index/live";
import { publishManifest } from "@lieudit/place-index/store";
import { type Build, MAX_NOTES, type Outcome, type Scenario } from "../scenario.ts";

/** Enough that a feed cut in half has lost stations. */
const STATIONS = 40;
/** Reads of one place while a refresh is under way. */
const READS = 40;

/**
 * A source of fuel prices that fails in every way between two that are sound:
 * readers always get the last sound price, and never wait for it.
 */
export const failingFeed: Scenario = {
  name: "failing feed of prices",
  seededBug: "a refresh that writes whatever it finds in what comes",
  async run({ seed, isShort }, build) {
    const folder = await mkdtemp(join(tmpdir(), "lieudit-failing-feed-"));
    const source = await startSource();
    try {
      return await refreshAgainAndAgain(folder, source, build, seed, isShort ? 40 : 400);
    } finally {
      source.server.closeAllConnections();
      await new Promise((resolve) => source.server.close(resolve));
      await rm(folder, { recursive: true, force: true });
    }
  },
};

async function refreshAgainAndAgain(
  folder: string,
  source: Source,
  build: Build,
  seed: number,
  runs: number,
): Promise<Outcome> {
  const places = join(folder, "places");
  await publishStations(places);
  const live = followLiveValues(places, { monotonicMs: tickingEachLook(), onProblem: () => {} });
  const refresh = build === "real" ? carefulRefresh(folder, source.url) : carelessRefresh(places, source.url);
  const random = randomOf(seed);
  const notes: string[] = [];
  let violations = 0;
  let worstMs = 0;
  let sound = 1_500;
  source.answer = feedOf(sound);
  await refresh();
  for (let run = 0; run < runs; run += 1) {
    const isSound = run % 4 === 3;
    const fault = FAULTS[random(FAULTS.length)]!;
    if (isSound) sound = 1_500 + (run % 400);
    source.answer = isSound ? feedOf(sound) : fault.answer;
    const refreshing = refresh().catch((error: unknown) => note(`run ${run}: it threw ${String(error)}`));
    for (let read = 0; read < READS; read += 1) {
      const started = performance.now();
      live.get("fuel", PLACE);
      worstMs = Math.max(worstMs, performance.now() - started);
      await new Promise(setImmediate);
    }
    await refreshing;
    const found = live.get("fuel", PLACE)?.prices[0]?.price?.nanos;
    if (found !== (sound - 1_000) * 1e6)
      note(`run ${run}, ${isSound ? "sound" : fault.name}: ${String(found)} for ${sound}`);
  }
  live.close();
  return { runs, violations, worstMs, notes };

  function note(text: string): void {
    violations += 1;
    if (notes.length < MAX_NOTES) notes.push(text);
  }
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

function carefulRefresh(dataDir: string, file: string): () => Promise<unknown> {
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

/** What a first draft does: no status, no end of the file, no form is checked. */
function carelessRefresh(places: string, url: string): () => Promise<unknown> {
  return async () => {
    const text = await fetch(url, { signal: AbortSignal.timeout(200) }).then((answer) => answer.text());
    const nanos = (Number(/id="10000000".*?valeur="([\d.]+)"/s.exec(text)?.[1] ?? 0) - 1) * 1e9;
    const price = { currencyCode: "EUR", units: "1", nanos: Math.round(nanos) };
    await replaceLiveValues(places, "fuel", new Map([[PLACE, { prices: [{ type: "DIESEL", price }] }]]));
  };
}

interface Source {
  server: Server;
  url: string;
  answer: RequestListener;
}

async function startSource(): Promise<Source> {
  const source: Source = {
    url: "",
    answer: feedOf(1_500),
    server: createServer((request, response) => {
      // Checksums beside the file: there are none.
      if (request.url !== "/prix.xml") response.writeHead(404).end();
      else source.answer(request, response);
    }),
  };
  await new Promise<void>((resolve) => source.server.listen(0, "127.0.0.1", resolve));
  source.url = `http://127.0.0.1:${(source.server.address() as AddressInfo).port}/prix.xml`;
  return source;
}

function feedText(thousandths: number, stations = STATIONS): string {
  const pdv = (index: number) =>
    `<pdv id="${10_000_000 + index}" latitude="4324000" longitude="681000" cp="83990" pop="R"><prix nom="Gazole" id="1" maj="2026-01-02 08:00:00" valeur="${(thousandths / 1_000).toFixed(3)}"/></pdv>`;
  return `<pdv_liste>${Array.from({ length: stations }, (_, index) => pdv(index)).join("")}</pdv_liste>`;
}

function feedOf(thousandths: number): RequestListener {
  return (_, response) => void response.end(feedText(thousandths));
}

/** Each would be a price of 4.999 € if it were believed. */
const WRONG = feedText(4_999);
const FAULTS: readonly { name: string; answer: RequestListener }[] = [
  { name: "500 with a feed", answer: (_, response) => void response.writeHead(500).end(WRONG) },
  { name: "404", answer: (_, response) => void response.writeHead(404).end() },
  { name: "a page", answer: (_, response) => void response.end("<html><body>Maintenance</body></html>") },
  { name: "nothing", answer: (_, response) => void response.end() },
  { name: "cut off", answer: (_, response) => void response.end(WRONG.slice(0, WRONG.length / 2)) },
  {
    name: "shorter than announced",
    answer: (_, response) =>
      void response.writeHead(200, { "content-length": String(WRONG.length * 2) }).end(WRONG),
  },
  { name: "a reset", answer: (request) => void request.socket.destroy() },
  { name: "silence", answer: () => {} },
  { name: "far fewer stations", answer: (_, response) => void response.end(feedText(4_999, 3)) },
  { name: "a feed without stations", answer: (_, response) => void response.end("<pdv_liste/>") },
  {
    name: "a redirect without end",
    answer: (_, response) => void response.writeHead(302, { location: "/prix.xml" }).end(),
  },
  {
    name: "a file without end",
    answer: (_, response) => void response.writeHead(200, { "content-length": "900000000" }).write(WRONG),
  },
];

/** Each look is a second after the last, so that none is missed. */
function tickingEachLook(): () => number {
  let now = 0;
  return () => {
    now += 1_000;
    return now;
  };
}

/** @see https://en.wikipedia.org/wiki/Xorshift */
function randomOf(seed: number): (below: number) => number {
  let state = (seed * 2_654_435_761) | 1;
  return (below) => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return (state >>> 0) % below;
  };
}
