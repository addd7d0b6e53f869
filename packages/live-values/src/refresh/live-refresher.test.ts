import { mkdir, mkdtemp, readdir, rm, utimes, writeFile } from "node:fs/promises";
import { createServer, type RequestListener, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { getPriority, tmpdir } from "node:os";
import { join } from "node:path";
import { LOW_PRIORITY, takeImportLock } from "@lieudit/intake";
import {
  followLiveValues,
  type LiveValues,
  replaceLiveValues,
  writeStationTable,
} from "@lieudit/place-index/live";
import { type ManifestSource, publishManifest } from "@lieudit/place-index/store";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { startLiveRefresh } from "../start-live-refresh.ts";
import { createLiveRefresher } from "./live-refresher.ts";
import { dropOrphanedLive, refreshLive } from "./refresh-live.ts";

const NOW = new Date("2026-05-02T10:00:00Z");
let dataDir = "";
let places = "";
let live: LiveValues;
let server: Server | undefined;
let lines: string[] = [];
/** Every path that was requested from the source. */
let requests: string[] = [];

beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), "lieudit-refresh-"));
  places = join(dataDir, "places");
  await mkdir(places);
  await publish(1, { "83990001": "osm-n-0000000001", "83990002": "fuel-83990002" });
  // Each check of the file is a second after the last.
  let clock = 0;
  live = followLiveValues(places, {
    monotonicMs: () => {
      clock += 1_000;
      return clock;
    },
  });
  lines = [];
  requests = [];
});
afterEach(async () => {
  live.close();
  server?.closeAllConnections();
  await new Promise((resolve) => (server === undefined ? resolve(0) : server.close(resolve)));
  server = undefined;
  await rm(dataDir, { recursive: true, force: true });
});

async function publish(generation: number, fuel: Record<string, string>): Promise<void> {
  await writeStationTable(places, `stations-${generation}.json`, {
    fuel,
    irve: {
      FRAMPE1: { placeId: "irve-FRAMPP1", kilowatts: 22, types: ["EV_CONNECTOR_TYPE_TYPE_2"] },
      FRAMPE2: { placeId: "irve-FRAMPP1", kilowatts: 22, types: ["EV_CONNECTOR_TYPE_TYPE_2"] },
    },
  });
  const source = {
    name: "x",
    origin: "x",
    importedAt: "",
    attribution: "",
    placeCount: 0,
    file: "sources/x",
  };
  const sources: ManifestSource[] = [
    { ...source, kind: "fuel" },
    { ...source, kind: "irve" },
  ];
  await publishManifest(places, {
    version: 1,
    generation,
    index: null,
    sources,
    stations: `stations-${generation}.json`,
  });
}

const pdv = (id: string, price: string, maj = "2026-05-02 08:00:00") =>
  `<pdv id="${id}" latitude="4324000" longitude="681000" cp="83990" pop="R"><prix nom="Gazole" id="1" maj="${maj}" valeur="${price}"/></pdv>`;
const feed = (...stations: string[]) => `<pdv_liste>${stations.join("")}</pdv_liste>`;
const diesel = (placeId = "osm-n-0000000001") => live.get("fuel", placeId)?.prices[0]?.price?.nanos;

/** Responds to each request with the next of `answers`; the last one is repeated. */
async function serve(
  ...answers: RequestListener[]
): Promise<{ url: string; conditions: (string | undefined)[] }> {
  const conditions: (string | undefined)[] = [];
  let call = 0;
  server = createServer((request, response) => {
    requests.push(request.url ?? "");
    conditions.push(request.headers["if-none-match"] ?? request.headers["if-modified-since"]);
    answers[Math.min(call, answers.length - 1)]!(request, response);
    call += 1;
  });
  const listening = server;
  await new Promise<void>((resolve) => listening.listen(0, "127.0.0.1", resolve));
  return { url: `http://127.0.0.1:${(listening.address() as AddressInfo).port}/prix.xml`, conditions };
}

function refresher(file: string, kind: "fuel" | "irve" = "fuel") {
  return createLiveRefresher({
    kind,
    file,
    dataDir,
    allowPrivateHosts: true,
    idleTimeoutMs: 300,
    now: () => NOW,
    log: (line) => lines.push(line),
  });
}

const good =
  (body: string, headers: Record<string, string> = {}): RequestListener =>
  (_, response) =>
    void response.writeHead(200, headers).end(body);

describe("a working source", () => {
  test("prices are at their places at once, and then newer ones", async () => {
    const { url } = await serve(
      good(feed(pdv("83990001", "1.7"), pdv("83990002", "1.8"), pdv("75000001", "1.9"))),
      good(feed(pdv("83990001", "1.75"))),
    );
    const fuel = refresher(url);
    expect(await fuel.refresh()).toBe("refreshed");
    expect([diesel(), diesel("fuel-83990002")]).toEqual([700_000_000, 800_000_000]);
    expect(await fuel.refresh()).toBe("refreshed");
    expect([diesel(), diesel("fuel-83990002")]).toEqual([750_000_000, undefined]);
    expect(lines).toEqual([]);
  });

  test.each([
    ["an ETag", { etag: '"a1"' }, '"a1"'],
    ["a weak ETag", { etag: 'W/"a1"', "last-modified": "Fri, 01 May 2026 08:00:00 GMT" }, 'W/"a1"'],
    ["a date", { "last-modified": "Fri, 01 May 2026 08:00:00 GMT" }, "Fri, 01 May 2026 08:00:00 GMT"],
  ])("requests only new data: %s", async (_, headers, condition) => {
    const { url, conditions } = await serve(
      good(feed(pdv("83990001", "1.7")), headers),
      (__, response) => void response.writeHead(304).end(),
    );
    const fuel = refresher(url);
    expect(await fuel.refresh()).toBe("refreshed");
    expect(await fuel.refresh()).toBe("unchanged");
    expect(conditions).toEqual([undefined, condition]);
    expect(requests).toEqual(["/prix.xml", "/prix.xml"]);
    expect(diesel()).toBe(700_000_000);
  });

  test("a file is read again when it changes", async () => {
    const path = join(dataDir, "prix.xml");
    await writeFile(path, feed(pdv("83990001", "1.7")));
    const fuel = refresher(path);
    expect([await fuel.refresh(), await fuel.refresh()]).toEqual(["refreshed", "unchanged"]);
    await writeFile(path, feed(pdv("83990001", "1.75")));
    await utimes(path, 1, 1);
    expect(await fuel.refresh()).toBe("refreshed");
    expect(diesel()).toBe(750_000_000);
  });

  test("a new index keeps the last values at the places of their stations", async () => {
    const { url } = await serve(good(feed(pdv("83990001", "1.7"))));
    const fuel = refresher(url);
    await fuel.refresh();
    await fuel.follow();
    await publish(2, { "83990001": "osm-n-0000000077" });
    await fuel.follow();
    expect([diesel(), diesel("osm-n-0000000077")]).toEqual([undefined, 700_000_000]);
  });

  test("availability is counted by type and power, with the newest time", async () => {
    const path = join(dataDir, "live.csv");
    const header = "id_pdc_itinerance,etat_pdc,occupation_pdc,horodatage";
    await writeFile(
      path,
      [
        header,
        "FRAMPE1,en_service,libre,2026-05-02T09:50:00Z",
        "FR*AMP*E2,hors_service,inconnu,2026-05-02T09:55:00Z",
        "FRXXXE9,en_service,libre,2026-05-02T09:55:00Z",
      ].join("\n"),
    );
    const report = await refreshLive({ kind: "irve", file: path, dataDir, now: () => NOW });
    expect(report).toMatchObject({ readCount: 3, placeCount: 1 });
    expect(live.get("irve", "irve-FRAMPP1")).toEqual({
      connectors: [
        {
          type: "EV_CONNECTOR_TYPE_TYPE_2",
          maxChargeRateKw: 22,
          availableCount: 1,
          outOfServiceCount: 1,
          availabilityLastUpdateTime: "2026-05-02T09:55:00Z",
        },
      ],
    });
  });
});

describe("a failing source", () => {
  test("a file without a usable state is rejected, and existing values are kept", async () => {
    const path = join(dataDir, "live.csv");
    const header = "id_pdc_itinerance,etat_pdc,occupation_pdc,horodatage";
    const refresh = async (...rows: string[]) => {
      await writeFile(path, [header, ...rows].join("\n"));
      return refreshLive({ kind: "irve", file: path, dataDir, now: () => NOW });
    };
    await refresh("FRAMPE1,en_service,libre,2026-05-02T09:50:00Z");
    const before = live.get("irve", "irve-FRAMPP1");
    expect(before?.connectors).toHaveLength(1);
    await expect(refresh("FRAMPE1,en_service,libre,2026-04-02T09:50:00Z")).rejects.toThrow(
      /^live\.csv holds no state that is of use \(states of more than a day ago: 1\)/,
    );
    await expect(refresh("FRXXXE9,en_service,libre,2026-05-02T09:55:00Z")).rejects.toThrow(
      /has no imported station/,
    );
    expect(live.get("irve", "irve-FRAMPP1")).toEqual(before);
  });

  test("a feed without a price is rejected, and existing prices are kept", async () => {
    const { url } = await serve(
      good(feed(pdv("83990001", "1.7"))),
      good(feed(pdv("83990001", "99"), pdv("83990002", ""))),
      good(feed(pdv("75000001", "1.7"))),
    );
    const fuel = refresher(url);
    expect([await fuel.refresh(), await fuel.refresh()]).toEqual(["refreshed", "failed"]);
    expect(diesel()).toBe(700_000_000);
    expect(lines).toEqual([expect.stringMatching(/holds no price that is of use for any of its 2 stations/)]);
    expect(await fuel.refresh()).toBe("failed");
    expect(lines[1]).toMatch(/has no imported station/);
    expect(diesel()).toBe(700_000_000);
  });

  const sound = good(
    feed(pdv("83990001", "1.7"), ...Array.from({ length: 30 }, (_, i) => pdv(`7500${1000 + i}`, "1.7"))),
  );
  const faults: [string, RequestListener][] = [
    ["500", (_, response) => void response.writeHead(500).end()],
    ["404", (_, response) => void response.writeHead(404).end()],
    ["a page", good("<html><body>Maintenance</body></html>")],
    ["JSON of something else", good('{"error": "quota"}')],
    ["nothing", good("")],
    [
      "half of it",
      (_, response) =>
        void response.writeHead(200, { "content-length": "9999" }).end(feed(pdv("83990001", "1.9"))),
    ],
    ["half of it, and no length", good(feed(pdv("83990001", "1.9")).slice(0, 150))],
    ["a reset", (request) => void request.socket.destroy()],
    ["silence", () => {}],
    ["one byte, and then silence", (_, response) => void response.writeHead(200).write("<")],
    ["far fewer stations", good(feed(pdv("83990001", "1.9")))],
    [
      "a redirect without end",
      (_, response) => void response.writeHead(302, { location: "/prix.xml" }).end(),
    ],
    [
      "a file of 600 MB",
      (_, response) => void response.writeHead(200, { "content-length": "600000000" }).write("<pdv_liste>"),
    ],
  ];
  test.each(faults)(
    "%s: the last values stay, the reason is told once, and it recovers",
    async (_, fault) => {
      const broken = { now: false };
      const { url } = await serve((request, response) => (broken.now ? fault : sound)(request, response));
      const fuel = refresher(url);
      expect(await fuel.refresh()).toBe("refreshed");
      broken.now = true;
      expect([await fuel.refresh(), await fuel.refresh()]).toEqual(["failed", "failed"]);
      expect(diesel()).toBe(700_000_000);
      expect(lines).toEqual([
        expect.stringMatching(
          /^Live fuel from http:\/\/127\.0\.0\.1:\d+\/prix\.xml cannot be refreshed, the last values are kept: \S/,
        ),
      ]);
      broken.now = false;
      expect(await fuel.refresh()).toBe("refreshed");
      expect(lines.slice(1)).toEqual([expect.stringMatching(/is refreshed again\.$/)]);
    },
  );

  test("a rejected feed stays rejected when the server reports it unchanged", async () => {
    const { url } = await serve(
      sound,
      good("<html></html>", { etag: '"bad"' }),
      (_, response) => void response.writeHead(304).end(),
    );
    const fuel = refresher(url);
    expect([await fuel.refresh(), await fuel.refresh(), await fuel.refresh()]).toEqual([
      "refreshed",
      "failed",
      "failed",
    ]);
    expect(lines).toHaveLength(1);
    expect(diesel()).toBe(700_000_000);
  });

  test("existing values are kept over a restart", async () => {
    await replaceLiveValues(
      places,
      "fuel",
      new Map([["osm-n-0000000001", { prices: [{ type: "SP98" as const }] }]]),
    );
    const { url } = await serve((_, response) => void response.writeHead(500).end());
    expect(await refresher(url).refresh()).toBe("failed");
    expect(live.get("fuel", "osm-n-0000000001")).toEqual({ prices: [{ type: "SP98" }] });
  });

  test("a private address is rejected unless allowed, and logged without its secrets", async () => {
    const { url } = await serve(sound);
    const secret = url.replace("http://", ["http://user", "hunter2@"].join(":")).concat("?token=hunter3");
    const fuel = createLiveRefresher({
      kind: "fuel",
      file: secret,
      dataDir,
      now: () => NOW,
      log: (line) => lines.push(line),
    });
    expect(await fuel.refresh()).toBe("failed");
    expect(lines).toEqual([expect.stringContaining("is an address of this machine")]);
    expect(lines.join()).not.toContain("hunter");
  });

  test("while another process writes, values wait for the next refresh", async () => {
    const { url } = await serve(sound);
    const lock = takeImportLock(join(places, "live.lock"), NOW);
    const fuel = refresher(url);
    expect(await fuel.refresh()).toBe("failed");
    lock.release();
    expect(await fuel.refresh()).toBe("refreshed");
    expect(diesel()).toBe(700_000_000);
  });
});

test("without an imported feed a refresh is rejected", async () => {
  await publishManifest(places, { version: 1, generation: 3, index: null, sources: [] });
  const path = join(dataDir, "prix.xml");
  await writeFile(path, feed(pdv("83990001", "1.7")));
  await expect(refreshLive({ kind: "fuel", file: path, dataDir, now: () => NOW })).rejects.toThrow(
    /^No fuel feed is imported, .*--fuel <file or URL> first\.$/,
  );
});

test("values of a removed feed are removed", async () => {
  await replaceLiveValues(places, "fuel", new Map([["osm-n-0000000001", { prices: [] }]]));
  await replaceLiveValues(places, "irve", new Map([["irve-FRAMPP1", { connectors: [] }]]));
  const source = {
    name: "irve",
    kind: "irve" as const,
    origin: "",
    importedAt: "",
    attribution: "",
    placeCount: 0,
    file: "",
  };
  await dropOrphanedLive(places, { version: 1, generation: 4, index: null, sources: [source] });
  expect(live.get("fuel", "osm-n-0000000001")).toBeUndefined();
  expect(live.get("irve", "irve-FRAMPP1")).toEqual({ connectors: [] });
});

test("the thread refreshes when it starts, and ends on request", async () => {
  const { url } = await serve(good(feed(pdv("83990001", "1.7", "2026-01-02 08:00:00"))));
  const running = startLiveRefresh(
    { dataDir, fuelSource: url, refreshMinutes: 10, allowPrivateHosts: true },
    (line) => lines.push(line),
  );
  await expect.poll(() => diesel(), { timeout: 20_000 }).toBe(700_000_000);
  await running.stop();
  expect(lines).toEqual([]);
});

test.runIf(process.platform === "linux")(
  "the thread lowers its own priority and not that of the server",
  async () => {
    const { url } = await serve(good(feed(pdv("83990001", "1.7"))));
    const before = getPriority();
    const threads = async () => new Set((await readdir("/proc/self/task")).map(Number));
    const others = await threads();
    const running = startLiveRefresh(
      { dataDir, fuelSource: url, refreshMinutes: 10, allowPrivateHosts: true },
      (line) => lines.push(line),
    );
    await expect.poll(() => diesel(), { timeout: 20_000 }).toBe(700_000_000);
    const started = [...(await threads()).difference(others)];
    expect(started.map((thread) => getPriority(thread))).toContain(Math.max(before, LOW_PRIORITY));
    expect(getPriority()).toBe(before);
    await running.stop();
  },
);

test("without a source nothing is started", async () => {
  await expect(startLiveRefresh({ dataDir, refreshMinutes: 10 }, () => {}).stop()).resolves.toBeUndefined();
});
