import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { link, mkdir, symlink } from "node:fs/promises";
import { join, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { publishManifest } from "@lieudit/place-index/store";
import { RESULTS } from "../engines/engine.ts";
import type { BenchQuery } from "../places/bench-queries.ts";
import { type MeasuredCall, RawCaller } from "./raw-caller.ts";

/** The places server in its own process, as operators run it, on an existing index. */
export interface RunningServer {
  pid: number;
  /** @param request bytes from `buildRequest` */
  call(request: Buffer, due: number): Promise<MeasuredCall>;
  stop(): Promise<void>;
}

const MAIN = fileURLToPath(new URL("../../../apps/places-server/main.ts", import.meta.url));

/** Publishes `indexFile` in a data folder below `scratch`, which it returns. */
export async function publishIndexFile(indexFile: string, scratch: string): Promise<string> {
  const dataDir = join(scratch, "data");
  const folder = join(dataDir, "places");
  const index = "index-1.sqlite";
  await mkdir(folder, { recursive: true });
  await link(resolve(indexFile), join(folder, index)).catch(() =>
    symlink(resolve(indexFile), join(folder, index)),
  );
  await publishManifest(folder, { version: 1, generation: 1, index, sources: [] });
  return dataDir;
}

/** Starts the server on a data folder with published places. */
export async function startPlacesServer(dataDir: string, port: number): Promise<RunningServer> {
  const server = spawn(process.execPath, ["--disable-warning=ExperimentalWarning", MAIN], {
    env: {
      PATH: process.env.PATH,
      DATA_DIR: dataDir,
      PORT: String(port),
      HOST: "127.0.0.1",
      API_ACCESS: "open",
      // Each request names its caller, as behind a proxy.
      TRUSTED_PROXIES: "1",
    },
    // Logging every call would dominate the measurement.
    stdio: ["ignore", "ignore", "inherit"],
  });
  const caller = new RawCaller(port, MAX_SOCKETS);
  try {
    await waitUntilReady(server, caller);
  } catch (error) {
    server.kill();
    throw error;
  }
  return {
    pid: server.pid ?? 0,
    call: (request, due) => caller.call(request, due),
    async stop() {
      caller.close();
      if (server.exitCode !== null) return;
      server.kill();
      await once(server, "exit");
    },
  };
}

/** Further concurrent calls wait in this process; that time counts as time of the server. */
const MAX_SOCKETS = 512;
const START_TIMEOUT_MS = 60_000;

async function waitUntilReady(server: ChildProcess, caller: RawCaller): Promise<void> {
  const first = encodeRequest({ path: "/sante", mask: "" });
  const until = performance.now() + START_TIMEOUT_MS;
  for (;;) {
    const response = await caller.call(first, performance.now()).catch(() => null);
    if (response?.status === 200) return;
    if (server.exitCode !== null || performance.now() > until)
      throw new Error("The places server did not start; see above.");
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}

/** Builds the HTTP request of a query, head and body. */
export function buildRequest(query: BenchQuery, caller?: string): Buffer {
  const mask = query.kind === "autocomplete" ? "*" : query.kind === "byId" ? MASK : PLACES_MASK;
  const { path, body } = describeCall(query);
  return encodeRequest({ path: `/v1/${path}`, body, mask }, caller);
}

export interface ServerCall {
  path: string;
  /** JSON of a POST; undefined for a GET. */
  body?: unknown;
  mask: string;
}

/** Encodes a call as an HTTP request, which a proxy passes on from the address `caller`. */
export function encodeRequest({ path, body, mask }: ServerCall, caller = "192.0.2.1"): Buffer {
  const text = body === undefined ? "" : JSON.stringify(body);
  const head = [
    `${body === undefined ? "GET" : "POST"} ${path} HTTP/1.1`,
    "host: 127.0.0.1",
    `x-forwarded-for: ${caller}`,
    `x-goog-fieldmask: ${mask}`,
    ...(body === undefined
      ? []
      : ["content-type: application/json", `content-length: ${Buffer.byteLength(text)}`]),
  ];
  return Buffer.from(`${head.join("\r\n")}\r\n\r\n${text}`);
}

const FIELDS = ["id", "displayName", "formattedAddress", "location", "rating"];
const MASK = FIELDS.join(",");
const PLACES_MASK = FIELDS.map((field) => `places.${field}`).join(",");

function describeCall(query: BenchQuery): { path: string; body?: object } {
  switch (query.kind) {
    case "autocomplete":
      return {
        path: "places:autocomplete",
        body: { input: query.input, languageCode: "fr", locationBias: { circle: query.bias } },
      };
    case "text":
      return {
        path: "places:searchText",
        body: {
          textQuery: query.text,
          languageCode: "fr",
          maxResultCount: RESULTS,
          ...(query.bias === undefined ? {} : { locationBias: { circle: query.bias } }),
          ...(query.restriction === undefined
            ? {}
            : { locationRestriction: { rectangle: query.restriction } }),
        },
      };
    case "nearby":
      return {
        path: "places:searchNearby",
        body: {
          maxResultCount: RESULTS,
          languageCode: "fr",
          rankPreference: query.rank,
          locationRestriction: { circle: query.circle },
          ...(query.type === undefined ? {} : { includedTypes: [query.type] }),
        },
      };
    case "byId":
      return { path: `places/${query.id}` };
  }
}
