import { execFile, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { createSqlitePlaceIndexWriter } from "@lieudit/place-index/sqlite";
import { publishManifest } from "@lieudit/place-index/store";
import { type ApiLogEntry, createKeyStore, KEYS_FILE, parseSettings } from "@lieudit/places-api";
import { aPlaceRecord } from "@lieudit/test-kit";
import { Client, StreamableHTTPClientTransport } from "@modelcontextprotocol/client";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { startPlacesServer } from "./places-server.ts";

const folder = mkdtempSync(join(tmpdir(), "lieudit-server-"));
const ID = "osm-n-0000000101";
const IMPORT_COMMAND = join(import.meta.dirname, "../../packages/place-import/src/command/main.ts");

beforeAll(async () => {
  const places = join(folder, "places");
  const writer = createSqlitePlaceIndexWriter(join(places, "index-1.sqlite"));
  const source = {
    name: "test",
    origin: "test",
    importedAt: "2026-11-09T10:00:00Z",
    attribution: "",
    placeCount: 1,
  };
  await writer.add(source, [aPlaceRecord()]);
  await writer.finish();
  await publishManifest(places, { version: 1, generation: 1, index: "index-1.sqlite", sources: [] });
});
afterAll(() => rmSync(folder, { recursive: true }));

const settings = () => parseSettings({ PORT: "0", DATA_DIR: folder, PUBLIC_URL: "https://lieudit.example" });

test("starts, responds over a socket, and stops", async () => {
  const log: ApiLogEntry[] = [];
  const server = await startPlacesServer(settings(), (entry) => log.push(entry));
  const base = `http://127.0.0.1:${server.port}`;
  try {
    expect(server.hasPlaces).toBe(true);
    expect(await (await fetch(`${base}/sante`)).json()).toMatchObject({
      status: "ready",
      index: { generation: 1, placeCount: 1, importedAt: "2026-11-09T10:00:00Z" },
      problems: [],
    });
    const place = await fetch(`${base}/v1/places/${ID}?$fields=id,googleMapsUri`);
    expect(place.status).toBe(200);
    expect(await place.json()).toEqual({ id: ID, googleMapsUri: `https://lieudit.example/lieu/${ID}` });
    const found = await fetch(`${base}/v1/places:searchText`, {
      method: "POST",
      headers: { "content-type": "application/json", "x-goog-fieldmask": "places.id" },
      body: '{"textQuery":"fournil"}',
    });
    expect(await found.json()).toEqual({ places: [{ id: ID }] });
    // From this machine, but through a proxy: that caller needs a key.
    const proxied = await fetch(`${base}/v1/places/${ID}?$fields=id`, {
      headers: { "x-forwarded-for": "203.0.113.7" },
    });
    expect([proxied.status, (await proxied.json()).error.status]).toEqual([403, "PERMISSION_DENIED"]);
    expect(log.map(({ httpStatus }) => httpStatus)).toEqual([200, 200, 403]);
  } finally {
    await server.stop();
  }
  await expect(fetch(`${base}/sante`)).rejects.toThrow();
});

test("returns the protocol's error for headers that are too long", async () => {
  const log: ApiLogEntry[] = [];
  const server = await startPlacesServer(settings(), (entry) => log.push(entry));
  try {
    const answer = await fetch(`http://127.0.0.1:${server.port}/v1/places/${ID}?$fields=id`, {
      headers: { "x-long": "x".repeat(20_000) },
    });
    expect([answer.status, (await answer.json()).error.status]).toEqual([431, "INVALID_ARGUMENT"]);
    expect(log.map(({ httpStatus }) => httpStatus)).toEqual([431]);
  } finally {
    await server.stop();
  }
});

test("finds a number of an imported address file by text, by its beginning, and by its position", async () => {
  const dataDir = mkdtempSync(join(tmpdir(), "lieudit-addresses-"));
  const file = join(dataDir, "bano-83.csv");
  const row = (number: number, latitude: number) =>
    `839990150A-${number},${number},Rue des Cordiers,83990,Port-Valbrune,C+O,${latitude},6.8137\n`;
  writeFileSync(file, row(12, 43.2412) + row(14, 43.2416));
  await promisify(execFile)(process.execPath, [IMPORT_COMMAND, "--addresses", file, "--data-dir", dataDir]);
  const server = await startPlacesServer({ ...settings(), dataDir }, () => {});
  const base = `http://127.0.0.1:${server.port}`;
  const load = async (path: string, body?: object, fields = "") => {
    const post = {
      method: "POST",
      headers: { "content-type": "application/json", "x-goog-fieldmask": fields },
      body: JSON.stringify(body),
    };
    return (await fetch(`${base}${path}`, body === undefined ? {} : post)).json();
  };
  try {
    const id = "bano-839990150a-12";
    const feature = {
      geometry: { coordinates: [6.8137, 43.2412] },
      properties: { id, type: "housenumber", label: "12 Rue des Cordiers 83990 Port-Valbrune" },
    };
    const credits = { attribution: "© OpenStreetMap contributors, BANO (ODbL 1.0)", licence: "ODbL-1.0" };
    expect(await load("/search?q=12+rue+des+cordiers+port-valbrune&limit=1")).toMatchObject({
      features: [feature],
      ...credits,
    });
    expect(await load("/reverse?lat=43.24121&lon=6.81372&limit=1")).toMatchObject({ features: [feature] });
    const query = { textQuery: "12 rue des cordiers port valbrune", pageSize: 1 };
    expect(await load("/v1/places:searchText", query, "places.id")).toEqual({ places: [{ id }] });
    const { suggestions } = await load("/v1/places:autocomplete", { input: "12 rue des cor" });
    expect(suggestions[0]).toMatchObject({ placePrediction: { placeId: id } });
  } finally {
    await server.stop();
    rmSync(dataDir, { recursive: true });
  }
});

describe("one server", () => {
  let server: Awaited<ReturnType<typeof startPlacesServer>>;
  beforeAll(async () => {
    server = await startPlacesServer(settings(), () => {});
  });
  afterAll(() => server.stop());

  test("responds over HTTP/1.0, and redirects the bare address to the documentation", async () => {
    expect(await rawStatus(server.port, "GET /sante HTTP/1.0", "")).toBe(200);
    const bare = await fetch(`http://127.0.0.1:${server.port}/`);
    expect([bare.status, new URL(bare.url).pathname]).toEqual([200, "/v1/docs"]);
  });

  test.each([
    ["GET", "/places:searchText"],
    ["POST", "/v2/places:searchText"],
    ["POST", "/sante"],
    ["DELETE", "/"],
    ["GET", "/maps/nothing"],
  ])("%s %s, which is not there, gets the protocol's error", async (method, path) => {
    const answer = await fetch(`http://127.0.0.1:${server.port}${path}`, { method });
    expect(answer.status).toBe(404);
    expect(answer.headers.get("access-control-allow-origin")).toBe("*");
    expect((await answer.json()).error).toMatchObject({
      code: 404,
      status: "NOT_FOUND",
      message: expect.stringContaining("/v1/docs"),
    });
  });

  test("pages of any origin may use its base map", async () => {
    const ask = (path: string) =>
      fetch(`http://127.0.0.1:${server.port}/cartes/${path}`, {
        headers: { origin: "https://ailleurs.example" },
      });
    const style = await ask("style-clair.json");
    expect(style.headers.get("access-control-allow-origin")).toBe("*");
    expect(await style.json()).toMatchObject({
      sources: { basemap: { url: "https://lieudit.example/cartes/fond.json" } },
    });
    // What was imported here has no base map.
    const none = await ask("fond.json");
    expect([none.status, await none.text()]).toEqual([
      404,
      "There is no base map. Import an extract to get one.\n",
    ]);
  });

  test("pages of any origin may load the kit from it", async () => {
    const script = await fetch(`http://127.0.0.1:${server.port}/maps/api/js`);
    expect(script.headers.get("access-control-allow-origin")).toBe("*");
    expect(await script.text()).toContain('"dataHost":"https://lieudit.example"');
  });

  test("rejects ids that climb out of their folder", async () => {
    for (const path of [
      "/v1/places/..%2f..%2fetc%2fpasswd",
      `/v1/places/${ID}/photos/..%2f..%2fx/media?maxWidthPx=1`,
    ]) {
      expect(await rawStatus(server.port, `GET ${path} HTTP/1.1`)).toBe(400);
    }
    expect(await rawStatus(server.port, "GET /v1/../../etc/passwd HTTP/1.1")).toBe(404);
  });
});

test("starts over an empty folder and reports that it has no places", async () => {
  const server = await startPlacesServer(
    parseSettings({ PORT: "0", DATA_DIR: join(folder, "empty") }),
    () => {},
  );
  expect(server.hasPlaces).toBe(false);
  await server.stop();
});

test("returns metrics to the operator only", async () => {
  const server = await startPlacesServer(settings(), () => {});
  const base = `http://127.0.0.1:${server.port}`;
  try {
    for (const mask of ["?$fields=id", ""]) await (await fetch(`${base}/v1/places/${ID}${mask}`)).text();
    const figures = await (await fetch(`${base}/metrics`)).text();
    expect(figures).toContain('lieudit_requests_total{method="GetPlace",status="200"} 1\n');
    expect(figures).toContain('lieudit_requests_total{method="GetPlace",status="400"} 1\n');
    expect(figures).toContain('lieudit_request_duration_seconds_bucket{method="GetPlace",le="+Inf"} 2\n');
    expect(figures).toContain("lieudit_index_generation 1\n");
    expect(figures).toContain("lieudit_requests_in_flight 0\n");
    const stranger = await fetch(`${base}/metrics`, { headers: { "x-forwarded-for": "203.0.113.7" } });
    expect([stranger.status, (await stranger.json()).error.status]).toEqual([403, "PERMISSION_DENIED"]);
  } finally {
    await server.stop();
  }
});

test("accepts a key created while the server runs, until it is revoked", async () => {
  const server = await startPlacesServer(settings(), () => {});
  const operator = createKeyStore(join(folder, KEYS_FILE));
  try {
    const { key, stored } = await operator.create("Site", { referrers: [], ips: [], perDay: 2 });
    const call = async () => {
      const headers = { "x-goog-api-key": key, "x-forwarded-for": "203.0.113.7" };
      const answer = await fetch(`http://127.0.0.1:${server.port}/v1/places/${ID}?$fields=id`, { headers });
      await answer.arrayBuffer();
      return `${answer.status} ${answer.headers.get("retry-after") === null ? "" : "later"}`;
    };
    expect([await call(), await call(), await call()]).toEqual(["200 ", "200 ", "429 later"]);
    await operator.revoke(stored.id);
    expect(await call()).toBe("400 ");
  } finally {
    operator.close();
    await server.stop();
  }
});

test("disconnects clients that send nothing or half a request", async () => {
  const limits = { HEADERS_TIMEOUT_MS: "200", REQUEST_TIMEOUT_MS: "400", IDLE_TIMEOUT_MS: "600" };
  const server = await startPlacesServer(parseSettings({ PORT: "0", DATA_DIR: folder, ...limits }), () => {});
  try {
    const head = "POST /v1/places:searchText HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\n";
    for (const sent of ["", "GET / HTTP/1.1\r\nHost:", `${head}Content-Length: 100\r\n\r\n{`]) {
      const socket = connect(server.port, "127.0.0.1");
      socket.write(sent);
      socket.resume();
      await once(socket, "close");
      expect(socket.destroyed).toBe(true);
    }
    const health = await fetch(`http://127.0.0.1:${server.port}/sante`);
    expect(await health.json()).toMatchObject({ status: "ready" });
  } finally {
    await server.stop();
  }
});

/** Sends the line as it stands: fetch would tidy the path up. */
async function rawStatus(port: number, line: string, host = "Host: 127.0.0.1\r\n"): Promise<number> {
  const socket = connect(port, "127.0.0.1");
  socket.write(`${line}\r\n${host}Connection: close\r\n\r\n`);
  let text = "";
  socket.on("data", (chunk) => {
    text += chunk;
  });
  await once(socket, "close");
  return Number(/^HTTP\/1\.1 (\d{3})/.exec(text)?.[1]);
}

function run(env: Record<string, string>) {
  const child = spawn(process.execPath, [join(import.meta.dirname, "main.ts")], {
    env: { ...process.env, DATA_DIR: folder, ...env },
  });
  let output = "";
  const waiting: (() => void)[] = [];
  for (const stream of [child.stdout, child.stderr]) {
    stream.on("data", (chunk) => {
      output += chunk;
      for (const check of waiting) check();
    });
  }
  return {
    child,
    output: () => output,
    /** Resolves when the process has printed what `pattern` matches. */
    printed: (pattern: RegExp) =>
      new Promise<RegExpExecArray>((resolve) => {
        const check = () => {
          const match = pattern.exec(output);
          if (match) resolve(match);
        };
        waiting.push(check);
        check();
      }),
  };
}

test.each(["SIGTERM", "SIGINT"] as const)("the process ends cleanly on %s", async (signal) => {
  const { child, printed } = run({ PORT: "0" });
  const [, port] = await printed(/http:\/\/127\.0\.0\.1:(\d+)\/v1\//);
  expect((await fetch(`http://127.0.0.1:${port}/sante`)).status).toBe(200);
  child.kill(signal);
  const [code] = await once(child, "exit");
  expect(code).toBe(0);
});

test("an address of IPv6 is printed as one can open it", async () => {
  const { child, printed } = run({ PORT: "0", HOST: "::" });
  const [, address] = await printed(/answers at (\S+)\/v1\//);
  expect(address).toMatch(/^http:\/\/\[::\]:\d+$/);
  child.kill("SIGTERM");
  expect(await once(child, "exit")).toEqual([0, null]);
});

test("prints one sentence for an invalid setting", async () => {
  const { child, output } = run({ PORT: "eighty" });
  const [code] = await once(child, "close");
  expect(code).toBe(1);
  expect(output()).toBe('PORT: "eighty" is not a whole number from 0 to 65535; give a port such as 3000.\n');
});

test("does not start with a file as its data folder", async () => {
  const file = join(folder, "places", "current.json");
  const { child, output } = run({ PORT: "0", DATA_DIR: file });
  expect(await once(child, "close")).toEqual([1, null]);
  expect(output()).toBe(`DATA_DIR: ${file} is not a folder; set it to the one that npm run import fills.\n`);
});

test("prints one sentence for an invalid host", async () => {
  const { child, output } = run({ PORT: "0", HOST: "256.1.1.1" });
  expect(await once(child, "close")).toEqual([1, null]);
  expect(output()).toBe(
    "The places API could not start: this machine has no address 256.1.1.1; set HOST to one of its own.\n",
  );
});

test("prints one sentence for a port in use", async () => {
  const server = await startPlacesServer(settings(), () => {});
  try {
    const { child, output } = run({ PORT: String(server.port) });
    const [code] = await once(child, "close");
    expect(code).toBe(1);
    expect(output()).toBe(
      `The places API could not start: port ${server.port} of 127.0.0.1 is taken; stop the other program or set PORT to another one.\n`,
    );
  } finally {
    await server.stop();
  }
});

test("the official client of the Model Context Protocol finds a place over a socket, and a proxied one needs a key", async () => {
  const server = await startPlacesServer(settings(), () => {});
  const search = async (headers: Record<string, string>) => {
    const client = new Client({ name: "test", version: "1.0.0" });
    const url = new URL(`http://127.0.0.1:${server.port}/mcp`);
    await client.connect(new StreamableHTTPClientTransport(url, { requestInit: { headers } }));
    const result = await client.callTool({ name: "search_places", arguments: { query: "fournil" } });
    await client.close();
    return JSON.stringify(result.content);
  };
  try {
    expect(await search({})).toContain(`id ${ID}`);
    expect(await search({ "x-forwarded-for": "203.0.113.7" })).toContain("PERMISSION_DENIED");
  } finally {
    await server.stop();
  }
});

test("a server with a private list alone is ready, and its tools show the list to its key", async () => {
  const privateFolder = mkdtempSync(join(tmpdir(), "lieudit-private-"));
  const places = join(privateFolder, "places");
  const source = { name: "stores", origin: "x", importedAt: "2026-11-09T10:00:00Z", attribution: "" };
  const writer = createSqlitePlaceIndexWriter(join(places, "index-1.sqlite"));
  await writer.add({ ...source, placeCount: 1, isPrivate: true }, [aPlaceRecord()]);
  await writer.finish();
  await publishManifest(places, { version: 1, generation: 1, index: "index-1.sqlite", sources: [] });
  const key = "key-that-shows-stores";
  const server = await startPlacesServer(
    parseSettings({
      ...{ PORT: "0", DATA_DIR: privateFolder, PUBLIC_URL: "https://lieudit.example" },
      API_KEYS: JSON.stringify([{ key, sources: ["stores"] }]),
    }),
    () => {},
  );
  const base = `http://127.0.0.1:${server.port}`;
  const callTool = async (name: string, args: object, headers: Record<string, string>) => {
    const client = new Client({ name: "test", version: "1" });
    const transport = new StreamableHTTPClientTransport(new URL(`${base}/mcp`), { requestInit: { headers } });
    await client.connect(transport);
    const result = await client.callTool({ name, arguments: { ...args } });
    await client.close();
    return JSON.stringify(result);
  };
  try {
    expect(await (await fetch(`${base}/sante`)).json()).toMatchObject({
      status: "ready",
      index: { placeCount: 0 },
    });
    for (const [name, args] of [
      ["search_places", { query: "fournil" }],
      ["place_details", { ids: [ID] }],
    ] as const) {
      expect(await callTool(name, args, { "x-goog-api-key": key })).toContain("Fournil");
      expect(await callTool(name, args, {})).not.toContain("Fournil");
    }
  } finally {
    await server.stop();
    rmSync(privateFolder, { recursive: true });
  }
});
