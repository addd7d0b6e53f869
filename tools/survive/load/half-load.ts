import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { Agent, request } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { setTimeout as wait } from "node:timers/promises";
import { importPlaces } from "@lieudit/place-import";
import { slopePerRun } from "../memory-growth.ts";
import type { Scenario } from "../scenario.ts";
import { Tally } from "../tally.ts";
import type { ServerSample } from "./half-load-server.ts";

const SERVER = join(import.meta.dirname, "half-load-server.ts");
const CLIENTS = 8;
const SAMPLES = 10;
/** What may be gained in each call, on average: nothing that lasts. Few calls share the engine’s own movements; the mutated leak keeps 2,000 bytes. */
const MAX_HEAP_BYTES = { long: 2, short: 1_200 };
/** Sockets come and go; what is kept of each call would be thousands. */
const MAX_EXTRA = 30;
const QUERIES = ["pain", "caf", "pharmacie", "rue du port", "boulangrie", "stat", "p"];

/** Half of what the server can answer, for half an hour: it holds in the end what it held at the start. */
export const halfLoad: Scenario = {
  name: "30 minutes at half load",
  seededBug: "something is kept of each call",
  async run({ isShort }, build) {
    const isLong = !isShort && build === "real";
    const seconds = isLong ? 1_800 : 10;
    const tally = new Tally();
    const folder = await mkdtemp(join(tmpdir(), "lieudit-half-load-"));
    await importTown(folder);
    const server = fork(SERVER, build === "mutated" ? ["leaks"] : [], {
      env: { ...process.env, PORT: "0", DATA_DIR: folder, API_ACCESS: "open", LIEUDIT_CLOCK: "" },
    });
    const agent = new Agent({ keepAlive: true, maxSockets: CLIENTS });
    try {
      const [{ port }] = (await once(server, "message")) as [{ port: number }];
      const ask = (call: number) => tally.run(`call ${call}`, () => called(agent, port, call));
      // Code is compiled and caches are filled before anything is counted.
      const peak = await peakPerSecond(ask, isLong ? 10_000 : 2_500);
      const samples: (ServerSample & { run: number })[] = [{ run: 0, ...(await sampled(server)) }];
      let calls = 0;
      for (let part = 0; part < SAMPLES; part += 1) {
        const started = performance.now();
        const pending: Promise<unknown>[] = [];
        const end = (seconds * 1_000) / SAMPLES;
        for (let passed = 0; passed < end; passed = performance.now() - started) {
          const due = Math.floor((passed / 1_000) * (peak / 2));
          while (pending.length < due) pending.push(ask(calls++));
          await wait(5);
        }
        await Promise.all(pending);
        samples.push({ run: calls, ...(await sampled(server)) });
      }
      const gained = slopePerRun(samples, ({ heapBytes }) => heapBytes);
      if (gained > MAX_HEAP_BYTES[isLong ? "long" : "short"])
        tally.violation(`the heap grew by ${gained.toFixed(1)} bytes a call over ${calls} calls`);
      for (const kind of ["descriptors", "resources"] as const) {
        const [first, last] = [samples[0]?.[kind] ?? 0, samples.at(-1)?.[kind] ?? 0];
        if (last > first + MAX_EXTRA)
          tally.violation(`${kind}: ${first} before, ${last} after ${calls} calls`);
      }
    } finally {
      agent.destroy();
      const ended = once(server, "exit");
      server.kill("SIGKILL");
      await ended;
      await rm(folder, { recursive: true, force: true });
    }
    return tally.outcome();
  },
};

async function importTown(dataDir: string): Promise<void> {
  const file = join(dataDir, "town.osm");
  const names = ["Boulangerie du Pain doré", "Café du Port", "Pharmacie centrale", "Station Relais"];
  const nodes = names.map(
    (name, index) =>
      `<node id="${index + 1}" lat="43.24" lon="6.8${index}"><tag k="amenity" v="cafe"/><tag k="name" v="${name}"/><tag k="opening_hours" v="Mo-Sa 08:00-19:00; PH off"/></node>`,
  );
  await writeFile(file, `<osm version="0.6">${nodes.join("")}</osm>`);
  await importPlaces({ files: [file], dataDir, graceMs: 0, basemap: false, roads: false });
}

async function called(agent: Agent, port: number, call: number): Promise<void> {
  const query = QUERIES[call % QUERIES.length];
  const isSearch = call % 3 === 0;
  const sent = request({
    agent,
    port,
    host: "127.0.0.1",
    method: "POST",
    path: isSearch ? "/v1/places:searchText?$fields=*" : "/v1/places:autocomplete",
    headers: { "content-type": "application/json" },
  });
  sent.end(JSON.stringify(isSearch ? { textQuery: query } : { input: query }));
  const [answer] = await once(sent, "response");
  await text(answer);
  if (answer.statusCode !== 200 && answer.statusCode !== 503)
    throw new Error(`answered ${answer.statusCode}`);
}

async function peakPerSecond(ask: (call: number) => Promise<unknown>, ms: number): Promise<number> {
  const started = performance.now();
  let answered = 0;
  await Promise.all(
    Array.from({ length: CLIENTS }, async () => {
      while (performance.now() - started < ms) await ask(answered++);
    }),
  );
  return answered / ((performance.now() - started) / 1_000);
}

async function sampled(server: ChildProcess): Promise<ServerSample> {
  server.send("sample");
  const [{ sample }] = (await once(server, "message")) as [{ sample: ServerSample }];
  return sample;
}
