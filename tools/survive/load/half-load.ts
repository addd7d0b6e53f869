import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { Agent, request } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { setTimeout as wait } from "node:timers/promises";
import { importPlaces } from "@lieudit/place-import";
import { fitSlopePerRun } from "../memory-growth.ts";
import type { Scenario } from "../scenario.ts";
import { Tally } from "../tally.ts";
import type { ServerSample } from "./half-load-server.ts";

const SERVER = join(import.meta.dirname, "half-load-server.ts");
const CLIENTS = 8;
const SAMPLES = 10;
/** With fewer calls between two samples, noise of the heap hides the growth per call. */
const MIN_CALLS_PER_SAMPLE = 100;
/** Until then the engine still compiles code, and the heap grows by a kilobyte a call. */
const MIN_WARM_UP_CALLS = 600;
/** Maximum average heap growth per call. The engine itself varies; the seeded leak holds 2,000 bytes per call. */
const MAX_HEAP_BYTES = { long: 2, short: 1_200 };
/** Maximum growth of descriptors and resources; a leak per call would add thousands. */
const MAX_EXTRA = 30;
const QUERIES = ["pain", "caf", "pharmacie", "rue du port", "boulangrie", "stat", "p"];

/** The server runs at half of its capacity for half an hour; its memory does not grow. */
export const halfLoad: Scenario = {
  name: "30 minutes at half load",
  seededBug: "each call leaks memory",
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
      const send = (call: number) => tally.run(`call ${call}`, () => sendCall(agent, port, call));
      // Also warms up compiled code and caches.
      const peak = await measurePeak(send, isLong ? 10_000 : 2_500);
      const samples: (ServerSample & { run: number })[] = [{ run: 0, ...(await takeSample(server)) }];
      let calls = 0;
      for (let part = 0; part < SAMPLES; part += 1) {
        const started = performance.now();
        const pending: Promise<unknown>[] = [];
        const end = (seconds * 1_000) / SAMPLES;
        for (let passed = 0; passed < end; passed = performance.now() - started) {
          const due = Math.floor((passed / 1_000) * (peak / 2));
          while (pending.length < due) pending.push(send(calls++));
          await wait(5);
        }
        await Promise.all(pending);
        for (let sent = pending.length; sent < MIN_CALLS_PER_SAMPLE; sent += CLIENTS)
          await Promise.all(Array.from({ length: CLIENTS }, () => send(calls++)));
        samples.push({ run: calls, ...(await takeSample(server)) });
      }
      const growth = fitSlopePerRun(samples, ({ heapBytes }) => heapBytes);
      if (growth > MAX_HEAP_BYTES[isLong ? "long" : "short"])
        tally.addViolation(`the heap grew by ${growth.toFixed(1)} bytes a call over ${calls} calls`);
      for (const kind of ["descriptors", "resources"] as const) {
        const [first, last] = [samples[0]?.[kind] ?? 0, samples.at(-1)?.[kind] ?? 0];
        if (last > first + MAX_EXTRA)
          tally.addViolation(`${kind}: ${first} before, ${last} after ${calls} calls`);
      }
    } finally {
      agent.destroy();
      const ended = once(server, "exit");
      server.kill("SIGKILL");
      await ended;
      await rm(folder, { recursive: true, force: true });
    }
    return tally.toOutcome();
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

async function sendCall(agent: Agent, port: number, call: number): Promise<void> {
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
  const [response] = await once(sent, "response");
  await text(response);
  if (response.statusCode !== 200 && response.statusCode !== 503)
    throw new Error(`returned ${response.statusCode}`);
}

async function measurePeak(send: (call: number) => Promise<unknown>, ms: number): Promise<number> {
  const started = performance.now();
  let completed = 0;
  await Promise.all(
    Array.from({ length: CLIENTS }, async () => {
      while (performance.now() - started < ms || completed < MIN_WARM_UP_CALLS) await send(completed++);
    }),
  );
  return completed / ((performance.now() - started) / 1_000);
}

async function takeSample(server: ChildProcess): Promise<ServerSample> {
  server.send("sample");
  const [{ sample }] = (await once(server, "message")) as [{ sample: ServerSample }];
  return sample;
}
