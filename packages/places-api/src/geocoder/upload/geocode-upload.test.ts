import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { PlaceIndex } from "@lieudit/place-index";
import { createSqlitePlaceIndexWriter, openSqlitePlaceIndex } from "@lieudit/place-index/sqlite";
import { readContractPlaces } from "@lieudit/test-kit/contracts";
import { afterAll, beforeAll, expect, test } from "vitest";
import { getKeyId, hashKey } from "../../keys/key-digest.ts";
import { IN_MEMORY } from "../../keys/key-file.ts";
import { createKeyStore } from "../../keys/key-store.ts";
import { createRequestLimiter } from "../../limits/request-limiter.ts";
import type { ApiLogEntry, PlacesApiDeps } from "../../places-api-deps.ts";
import { MAX_TABLES } from "../batch/table-share.ts";
import { createGeocoder } from "../geocoder-app.ts";
import { MAX_TABLE_BYTES, MAX_TABLE_LINES } from "./table-limits.ts";

const folder = mkdtempSync(join(tmpdir(), "lieudit-upload-"));
let places: PlaceIndex;

beforeAll(async () => {
  const path = join(folder, "index.sqlite");
  const writer = createSqlitePlaceIndexWriter(path);
  const importedAt = "2026-11-09T10:00:00Z";
  await writer.add(
    { name: "t", origin: "t", importedAt, attribution: "", placeCount: 1 },
    readContractPlaces(),
  );
  await writer.finish();
  places = await openSqlitePlaceIndex(path);
});
afterAll(async () => {
  await places.close();
  rmSync(folder, { recursive: true });
});

const log: ApiLogEntry[] = [];

function createApp(deps: Partial<PlacesApiDeps> = {}) {
  return createGeocoder(
    {
      places,
      photos: { read: async () => null },
      clock: () => new Date("2026-11-09T10:00:00Z"),
      settings: { publicUrl: "https://lieudit.example", apiAccess: "open", apiKeys: [], trustedProxies: 0 },
      log: (entry) => log.push(entry),
      ...deps,
    },
    "/geocodeur",
  );
}

type Fields = readonly (readonly [name: string, value: string | Blob, fileName?: string])[];

function createUpload(path: string, fields: Fields, init: RequestInit = {}): Request {
  const form = new FormData();
  for (const [name, value, fileName] of fields) {
    if (typeof value === "string") form.append(name, value);
    else form.append(name, value, fileName ?? "clients.csv");
  }
  return new Request(`https://lieudit.example/geocodeur${path}`, { method: "POST", body: form, ...init });
}
const send = async (path: string, fields: Fields, app = createApp()) => app.fetch(createUpload(path, fields));
const toFile = (text: BlobPart) => new Blob([text], { type: "text/csv" });

const TABLE = "adresse;cp;ville\n12 rue des Cordiers;83999;Port-Valbrune\n";
const COLUMNS = [
  ["columns", "adresse"],
  ["columns", "ville"],
  ["postcode", "cp"],
] as const;

/** An upload whose parts are sent by the test. */
function createSlowUpload(init: RequestInit = {}) {
  let sender!: ReadableStreamDefaultController<Uint8Array>;
  const body = new ReadableStream<Uint8Array>({
    start: (controller) => {
      sender = controller;
    },
  });
  const request = new Request("https://lieudit.example/geocodeur/csv", {
    method: "POST",
    headers: { "content-type": "multipart/form-data; boundary=cut" },
    body,
    duplex: "half",
    ...init,
  } as RequestInit);
  const send = (text: string) => sender.enqueue(new TextEncoder().encode(text));
  const part = (name: string, text: string) =>
    `--cut\r\nContent-Disposition: form-data; name="${name}"${name === "data" ? '; filename="a.csv"' : ""}\r\n\r\n${text}`;
  return { request, send, part, end: () => sender.close(), fail: (error: Error) => sender.error(error) };
}

test.each(["/csv", "/csv/", "/search/csv", "/search/csv/"])(
  "POST /geocodeur%s appends addok's columns, whatever the order of the fields",
  async (path) => {
    for (const fields of [
      [...COLUMNS, ["data", toFile(TABLE)]],
      [["data", toFile(TABLE)], ...COLUMNS],
    ] satisfies Fields[]) {
      const answer = await send(path, fields);
      expect(answer.status).toBe(200);
      expect(answer.headers.get("content-type")).toBe("text/csv; charset=utf-8");
      expect(answer.headers.get("content-disposition")).toContain('filename="clients.geocoded.csv"');
      expect(answer.headers.get("access-control-allow-origin")).toBe("*");
      expect(await answer.text()).toBe(
        "adresse;cp;ville;latitude;longitude;result_label;result_score;result_score_next;result_type;result_id;result_housenumber;result_name;result_street;result_postcode;result_city;result_citycode;result_context;result_status\n" +
          "12 rue des Cordiers;83999;Port-Valbrune;43.2412;6.8137;12 Rue des Cordiers 83999 Port-Valbrune;1;0.925;housenumber;addr-0a1b2c3d4e5f6071;12;12 Rue des Cordiers;Rue des Cordiers;83999;Port-Valbrune;;83, Var, Provence-Alpes-Côte d'Azur;ok\n",
      );
    }
  },
);

test("POST /geocodeur/reverse/csv finds what is at each point", async () => {
  const points = toFile("n,latitude,lng\n1,43.2412,6.8137\n2,,\n3,91,6\n4,43.2412,x\n5,0,0\n");
  const fields: Fields = [
    ["result_columns", "result_label"],
    ["result_columns", "result_distance"],
    ["result_columns", "status"],
    ["type", "housenumber"],
    ["data", points],
  ];
  expect(await (await send("/reverse/csv", fields)).text()).toBe(
    [
      "n,latitude,lng,result_label,result_distance,result_status",
      "1,43.2412,6.8137,12 Rue des Cordiers 83999 Port-Valbrune,0,ok",
      "2,,,,,skipped",
      "3,91,6,,,error",
      "4,43.2412,x,,,error",
      "5,0,0,,,not-found",
      "",
    ].join("\n"),
  );
  const missing = await send("/reverse/csv", [["data", toFile("x,y\n1,2\n")]]);
  expect([missing.status, (await missing.json()).message]).toEqual([
    400,
    "The table has no columns latitude and longitude; its columns are x, y. Name others with lat and lon.",
  ]);
  const named = await send("/reverse/csv", [
    ["lat", "y"],
    ["lon", "x"],
    ["data", toFile("x;y\n6,8137;43,2412\n")],
  ]);
  expect(await named.text()).toMatch(/housenumber.*;ok\n$/);
});

test("without columns all are the text, and a type filters by column or name", async () => {
  const rows = "a,kind\n12 rue des Cordiers,\nrue des Cordiers,street\nrue des Cordiers,castle\n";
  const filtered = await send("/csv", [
    ["columns", "a"],
    ["type", "kind"],
    ["result_columns", "result_type"],
    ["result_columns", "result_status"],
    ["data", toFile(rows)],
  ]);
  expect((await filtered.text()).split("\n").slice(1, 4)).toEqual([
    "12 rue des Cordiers,,housenumber,ok",
    "rue des Cordiers,street,street,ok",
    "rue des Cordiers,castle,,error",
  ]);
  const all = await send("/csv", [
    ["type", "street"],
    ["data", toFile("a,b\nrue des Cordiers,Port-Valbrune\n")],
  ]);
  expect(await all.text()).toMatch(/,street,.*,ok\n$/);
});

test("reads other encodings by their name, and writes UTF-8 with a mark if asked", async () => {
  const bytes = Buffer.from("adresse\n12 rue des Cordiers, Été\n", "latin1");
  const answer = await send("/csv", [
    ["encoding", "ISO-8859-1"],
    ["delimiter", ";"],
    ["with_bom", "true"],
    ["data", toFile(bytes)],
  ]);
  const text = Buffer.from(await answer.arrayBuffer()).toString("utf8");
  expect(text.startsWith("\ufeffadresse;")).toBe(true);
  expect(text).toContain("12 rue des Cordiers, Été;");
});

test.each<[string, Fields, number, string]>([
  [
    "a missing column",
    [
      ["columns", "rue"],
      ["data", toFile(TABLE)],
    ],
    400,
    "The table has no column rue; its columns are adresse, cp, ville.",
  ],
  [
    "an unknown result column",
    [
      ["result_columns", "x"],
      ["data", toFile(TABLE)],
    ],
    400,
    "There is no result column x; the result columns are latitude,",
  ],
  ["an empty file", [["data", toFile("")]], 400, "The table is empty; its first line names the columns."],
  ["no file", COLUMNS, 400, "The form has no table; send the file in the field data."],
  [
    "a file of another name",
    [["file", toFile(TABLE)]],
    400,
    "The file is in the field file; send it as data.",
  ],
  [
    "two files",
    [
      ["data", toFile(TABLE)],
      ["data", toFile(TABLE)],
    ],
    400,
    "The form has two tables; send one at a time.",
  ],
  [
    "a ZIP archive",
    [["data", toFile("PK\u0003\u0004\u0014")]],
    415,
    "The file is a ZIP archive or a spreadsheet, not CSV;",
  ],
  [
    "UTF-16",
    [["data", toFile(Buffer.from("\ufeffadresse\n", "utf16le"))]],
    415,
    "The file is text in UTF-16, not CSV;",
  ],
  [
    "another encoding than UTF-8",
    [["data", toFile(Buffer.from("é\n1\n", "latin1"))]],
    400,
    "The table is not UTF-8; save it as UTF-8, or say that it is Latin-1 with encoding=windows-1252.",
  ],
  [
    "an unknown encoding",
    [
      ["encoding", "klingon"],
      ["data", toFile(TABLE)],
    ],
    400,
    "Missing or invalid parameters",
  ],
  [
    "a long delimiter",
    [
      ["delimiter", "ab"],
      ["data", toFile(TABLE)],
    ],
    400,
    "Missing or invalid parameters",
  ],
  [
    "latitudes without longitudes",
    [
      ["lat", "cp"],
      ["data", toFile(TABLE)],
    ],
    400,
    "Missing or invalid parameters",
  ],
  [
    "too many lines",
    [["data", toFile(`a\n${"b\n".repeat(MAX_TABLE_LINES + 1)}`)]],
    413,
    "The table has more than 200000 lines; send it in parts,",
  ],
  [
    "one endless first line",
    [["data", toFile("a".repeat(200_000))]],
    400,
    "The first line of the table is not CSV;",
  ],
])("rejects %s", async (_what, fields, status, message) => {
  const answer = await send("/csv", fields);
  const body = await answer.json();
  expect([answer.status, body.message.slice(0, message.length)]).toEqual([status, message]);
  expect(body.code).toBe(status);
});

test("rejects a table above the limit of bytes by its length, and another body or method", async () => {
  const large = createSlowUpload();
  large.request.headers.set("content-length", String(MAX_TABLE_BYTES + 1_000_000));
  const app = createApp();
  expect((await app.fetch(large.request)).status).toBe(413);
  const url = "https://lieudit.example/geocodeur/csv";
  expect((await app.fetch(new Request(url, { method: "POST", body: TABLE }))).status).toBe(415);
  const got = await app.fetch(new Request(url));
  expect([got.status, got.headers.get("allow")]).toEqual([405, "POST"]);
});

test("counts the bytes of an upload without a length", async () => {
  const upload = createSlowUpload();
  const answer = createApp().fetch(upload.request);
  upload.send(upload.part("data", "a\n"));
  const block = "x".repeat(5_000_000);
  for (let sent = 0; sent <= MAX_TABLE_BYTES; sent += block.length) upload.send(block);
  expect((await answer).status).toBe(413);
});

test("responds before the upload ends, and reports an upload that is cut off", async () => {
  const upload = createSlowUpload();
  const answer = createApp().fetch(upload.request);
  upload.send(
    `${upload.part("columns", "adresse\r\n")}${upload.part("data", "adresse\n12 rue des Cordiers\n")}`,
  );
  const response = await answer;
  expect(response.status).toBe(200);
  const reader = response.body!.getReader();
  const read = async () => new TextDecoder().decode((await reader.read()).value);
  expect(await read()).toMatch(/^adresse,latitude/);
  expect(await read()).toMatch(/^12 rue des Cordiers,43.2412,.*,ok\n$/);
  upload.end();
  await expect(reader.read()).rejects.toThrow("The upload ended before the form did; send it again.");
  expect(log.at(-1)).toMatchObject({ httpStatus: 400, path: "/geocodeur/csv" });
});

test("rejects an upload that ends early, and one that fails", async () => {
  const app = createApp();
  const cut = createSlowUpload();
  const answer = app.fetch(cut.request);
  cut.send(cut.part("data", "adresse\n12 rue"));
  cut.end();
  expect((await (await answer).json()).message).toBe("The upload ended before the form did; send it again.");
  for (let turn = 0; turn <= MAX_TABLES; turn++) {
    const broken = createSlowUpload();
    const failing = app.fetch(broken.request);
    broken.send(broken.part("data", "adresse\n"));
    broken.fail(new Error("reset"));
    // Its place is free for the next one.
    expect((await failing).status).toBe(500);
  }
});

/** An index whose searches wait until their caller leaves, and which counts those at work. */
function createHangingIndex() {
  const state = { running: 0, most: 0 };
  const searchText: PlaceIndex["searchText"] = (_query, signal) =>
    new Promise((_resolve, reject) => {
      state.running += 1;
      state.most = Math.max(state.most, state.running);
      signal?.addEventListener("abort", () => {
        state.running -= 1;
        reject(signal.reason);
      });
    });
  return { state, index: { ...places, searchText } };
}
const MANY = toFile(`adresse\n${"12 rue des Cordiers\n".repeat(500)}`);

test("work ends within 100 ms of its client, and few searches run at a time", async () => {
  const { state, index } = createHangingIndex();
  const app = createApp({ places: index });
  for (const leave of ["request", "response"] as const) {
    const caller = new AbortController();
    const request = createUpload(
      "/csv",
      [
        ["columns", "adresse"],
        ["data", MANY],
      ],
      { signal: caller.signal },
    );
    const response = await app.fetch(request);
    const reader = response.body!.getReader();
    await reader.read();
    await expect.poll(() => state.running).toBe(4);
    const leftAt = performance.now();
    if (leave === "request") caller.abort();
    else await reader.cancel();
    await expect.poll(() => state.running, { interval: 5 }).toBe(0);
    expect(performance.now() - leftAt).toBeLessThan(100);
  }
  expect(state.most).toBe(4);
});

test("takes two tables at a time, and others get 503 without being charged", async () => {
  const KEY = "right-key-0123456789";
  const { index } = createHangingIndex();
  const keys = createKeyStore(IN_MEMORY);
  const app = createApp({
    places: index,
    keys,
    settings: {
      publicUrl: "https://lieudit.example",
      apiAccess: "keys",
      apiKeys: [{ key: KEY, referrers: [], ips: [], perDay: 100 }],
      trustedProxies: 0,
    },
  });
  const upload = (headers: HeadersInit = { "x-goog-api-key": KEY }) =>
    app.fetch(
      createUpload(
        "/csv",
        [
          ["columns", "adresse"],
          ["data", MANY],
        ],
        { headers },
      ),
    );
  expect((await upload({})).status).toBe(403);
  const first = await upload();
  const second = await upload();
  expect([first.status, second.status]).toEqual([200, 200]);
  expect(first.headers.get("ratelimit-remaining")).toBe("99");
  const third = await upload();
  expect([third.status, third.headers.get("retry-after")]).toEqual([503, "10"]);
  await first.body!.cancel();
  const fourth = await upload();
  expect(fourth.status).toBe(200);
  await Promise.all([second.body!.cancel(), fourth.body!.cancel()]);
  // A table counts as one call, whatever its number of rows.
  await expect
    .poll(async () => (await keys.usage("2000-01-01"))[0])
    .toMatchObject({ id: getKeyId(hashKey(KEY)), calls: 3 });
});

test("rows wait while other calls fill the index, and none is lost", async () => {
  let rejections = 0;
  const limiter = createRequestLimiter({
    running: 1,
    waiting: 1,
    maxWaitMs: 5,
    onReject: () => {
      rejections += 1;
    },
  });
  const other = Promise.withResolvers<never>();
  const app = createApp({
    limiter: { getFor: () => limiter },
    places: { ...places, autocomplete: () => other.promise },
  });
  const single = app.fetch(new Request("https://lieudit.example/geocodeur/api?q=port"));
  await expect.poll(() => limiter.getLoad().running).toBe(1);
  const table = await app.fetch(
    createUpload("/csv", [
      ["columns", "adresse"],
      ["data", toFile(`adresse\n${"12 rue des Cordiers\n".repeat(30)}`)],
    ]),
  );
  await expect.poll(() => rejections).toBeGreaterThan(4);
  other.reject(new Error("over"));
  await single;
  const lines = (await table.text()).trimEnd().split("\n");
  expect(lines.slice(1).filter((line) => line.endsWith(",ok"))).toHaveLength(30);
});
