import { createHash, randomBytes } from "node:crypto";
import { once } from "node:events";
import { mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { type DownloadOptions, downloadFile } from "./download.ts";

const CONTENT = randomBytes(300_000);
const ETAG = '"v1"';
const md5 = (bytes: Buffer) => createHash("md5").update(bytes).digest("hex");
const sha256 = (bytes: Buffer) => createHash("sha256").update(bytes).digest();

type Answer = (request: IncomingMessage, response: ServerResponse) => void;

let folder = "";
let server: Server;
let base = "";
let requests: string[] = [];
/** Responses by path; other paths return 404. */
let answers: Record<string, Answer> = {};

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "download-"));
  requests = [];
  answers = {};
  server = createServer((request, response) => {
    requests.push(
      `${request.url} ${request.headers.range ?? ""} ${request.headers["if-range"] ?? ""}`.trim(),
    );
    const answer = answers[request.url ?? ""];
    if (answer !== undefined) answer(request, response);
    else response.writeHead(404).end("none");
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterEach(async () => {
  server.closeAllConnections();
  server.close();
  await rm(folder, { recursive: true, force: true });
});

const waits: number[] = [];
function download(path = "/monaco-latest.osm.pbf", options: Partial<DownloadOptions> = {}) {
  waits.length = 0;
  return downloadFile(base + path, {
    folder,
    allowPrivateHosts: true,
    wait: async (attempt) => void waits.push(attempt),
    ...options,
  });
}

/** Serves `content` with ranges, as a correct server does. */
function serving(content = CONTENT, { etag = ETAG, headers = {} as Record<string, string> } = {}): Answer {
  return (request, response) => {
    if (request.headers["if-none-match"] === etag) {
      response.writeHead(304).end();
      return;
    }
    const start = Number(/^bytes=(\d+)-$/.exec(request.headers.range ?? "")?.[1] ?? 0);
    const isSame = request.headers["if-range"] === etag;
    if (start >= content.length && isSame) {
      response.writeHead(416, { "content-range": `bytes */${content.length}` }).end();
    } else if (start > 0 && isSame) {
      response.writeHead(206, {
        etag,
        "content-length": content.length - start,
        "content-range": `bytes ${start}-${content.length - 1}/${content.length}`,
        ...headers,
      });
      response.end(content.subarray(start));
    } else {
      response.writeHead(200, { etag, "content-length": content.length, ...headers });
      response.end(content);
    }
  };
}

/** Breaks the connection after this many bytes. */
function breakingAfter(bytes: number, { etag = ETAG } = {}): Answer {
  return (_request, response) => {
    response.writeHead(200, { ...(etag === "" ? {} : { etag }), "content-length": CONTENT.length });
    response.write(CONTENT.subarray(0, bytes), () => response.destroy());
  };
}

function inTurn(...list: Answer[]): Answer {
  let turn = 0;
  return (request, response) => list[Math.min(turn++, list.length - 1)]!(request, response);
}

const FILE = "/monaco-latest.osm.pbf";

test("downloads a whole file under its own name, with progress", async () => {
  answers[FILE] = serving();
  const shares: number[] = [];
  const { path, checkedBy } = await download(FILE, { onProgress: (share) => shares.push(share) });
  expect(path).toMatch(/[/\\]monaco-latest\.osm\.pbf$/);
  expect(await readFile(path)).toEqual(CONTENT);
  expect(checkedBy).toBeNull();
  expect(shares.at(-1)).toBe(1);
  expect(shares).toEqual([...shares].sort((a, b) => a - b));
});

describe("a broken connection", () => {
  test("is continued where it broke off", async () => {
    answers[FILE] = inTurn(breakingAfter(100_000), serving());
    const { path } = await download();
    expect(await readFile(path)).toEqual(CONTENT);
    expect(requests[1]).toMatch(new RegExp(`^${FILE} bytes=\\d+- "v1"$`));
    expect(Number(/bytes=(\d+)/.exec(requests[1]!)?.[1])).toBeGreaterThan(0);
    expect(waits).toEqual([1]);
  });

  test("is continued by the next import too", async () => {
    answers[FILE] = breakingAfter(100_000);
    await expect(download(FILE, { attempts: 1 })).rejects.toThrow(
      /could not be downloaded in 1 tries: the connection broke\. Import again to go on where it stopped\./,
    );
    answers[FILE] = serving();
    const { path } = await download();
    expect(await readFile(path)).toEqual(CONTENT);
    expect(requests.filter((line) => line.startsWith(FILE)).at(1)).toMatch(/bytes=/);
  });

  test("starts again when the file has changed since", async () => {
    const newer = randomBytes(200_000);
    answers[FILE] = inTurn(breakingAfter(100_000), serving(newer, { etag: '"v2"' }));
    expect(await readFile((await download()).path)).toEqual(newer);
  });

  test("starts again without a strong validator", async () => {
    answers[FILE] = inTurn(breakingAfter(100_000, { etag: 'W/"weak"' }), serving());
    expect(await readFile((await download()).path)).toEqual(CONTENT);
    expect(requests[1]).toBe(FILE);
  });

  test("starts again when the server does not support ranges", async () => {
    const whole: Answer = (_request, response) => {
      response.writeHead(200, { etag: ETAG, "content-length": CONTENT.length }).end(CONTENT);
    };
    answers[FILE] = inTurn(breakingAfter(100_000), whole);
    expect(await readFile((await download()).path)).toEqual(CONTENT);
  });

  test("starts again when the server sends another range than requested", async () => {
    const wrong: Answer = (_request, response) => {
      response.writeHead(206, {
        etag: ETAG,
        "content-range": `bytes 5-${CONTENT.length - 1}/${CONTENT.length}`,
      });
      response.end(CONTENT.subarray(5));
    };
    answers[FILE] = inTurn(breakingAfter(100_000), wrong, serving());
    expect(await readFile((await download()).path)).toEqual(CONTENT);
  });

  test("starts again after 416", async () => {
    const rangeNotSatisfiable: Answer = (_request, response) => void response.writeHead(416).end();
    answers[FILE] = inTurn(breakingAfter(100_000), rangeNotSatisfiable, serving());
    expect(await readFile((await download()).path)).toEqual(CONTENT);
  });

  test("is given up after six attempts", async () => {
    answers[FILE] = (_request, response) => void response.destroy();
    await expect(download()).rejects.toMatchObject({ code: "DOWNLOAD" });
    expect(waits).toEqual([1, 2, 3, 4, 5]);
  });

  test("disconnects from a server that goes silent", async () => {
    const silent: Answer = (_request, response) => {
      response.writeHead(200, { etag: ETAG, "content-length": CONTENT.length });
      response.write(CONTENT.subarray(0, 10));
    };
    answers[FILE] = inTurn(silent, serving());
    expect(await readFile((await download(FILE, { idleTimeoutMs: 150 })).path)).toEqual(CONTENT);
  });
});

describe("a checksum", () => {
  const offers: [name: string, set: () => void][] = [
    [
      "beside, md5",
      () => (answers[`${FILE}.md5`] = (_q, r) => void r.end(`${md5(CONTENT)}  monaco-latest.osm.pbf\n`)),
    ],
    [
      "beside, sha256",
      () =>
        (answers[`${FILE}.sha256`] = (_q, r) => void r.end(sha256(CONTENT).toString("hex").toUpperCase())),
    ],
    [
      "Repr-Digest",
      () =>
        (answers[FILE] = serving(CONTENT, {
          headers: { "repr-digest": `sha-256=:${sha256(CONTENT).toString("base64")}:` },
        })),
    ],
    [
      "Content-MD5",
      () =>
        (answers[FILE] = serving(CONTENT, {
          headers: { "content-md5": Buffer.from(md5(CONTENT), "hex").toString("base64") },
        })),
    ],
  ];
  test.each(offers)("%s is checked", async (_name, offer) => {
    answers[FILE] = serving();
    offer();
    const { path, checkedBy } = await download();
    expect(checkedBy).not.toBeNull();
    expect(await readFile(path)).toEqual(CONTENT);
  });

  test.each(offers)("%s that is wrong twice refuses the file", async (_name, offer) => {
    const changed = Buffer.from(CONTENT);
    changed[7]! ^= 1;
    answers[FILE] = serving();
    offer();
    const honest = answers[FILE];
    // The headers and checksum files are kept; the content differs.
    answers[FILE] = (request, response) => {
      const end = response.end.bind(response);
      response.end = ((body?: Buffer) => end(body === undefined ? body : changed)) as typeof response.end;
      honest(request, response);
    };
    await expect(download()).rejects.toThrow(
      /was downloaded twice and is damaged each time: the file's (md5|sha256) is/,
    );
    expect((await readdir(folder, { recursive: true })).filter((name) => /pbf(\.part)?$/.test(name))).toEqual(
      [],
    );
  });

  test("ignores a checksum that is an HTML page", async () => {
    answers[FILE] = serving();
    answers[`${FILE}.md5`] = (_request, response) => void response.end("<html>Not here</html>");
    expect((await download()).checkedBy).toBeNull();
  });
});

test("revalidates a file that was already downloaded", async () => {
  answers[FILE] = serving();
  await download();
  const before = requests.length;
  const { path } = await download();
  expect(requests.length).toBe(before + 1);
  expect(await readFile(path)).toEqual(CONTENT);
  const newer = randomBytes(1_000);
  answers[FILE] = serving(newer, { etag: '"v2"' });
  expect(await readFile((await download()).path)).toEqual(newer);
});

describe("rejected at once, without a retry", () => {
  test.each([
    [404, /answers 404: the file does not exist; check the URL\.$/],
    [403, /answers 403: the server does not give it to everybody/],
    [204, /answers 204: the response has no file/],
  ])("status %s", async (status, message) => {
    answers[FILE] = (_request, response) => void response.writeHead(status).end();
    await expect(download()).rejects.toThrow(message);
    expect(waits).toEqual([]);
  });

  test("a loop of redirects", async () => {
    answers["/a"] = (_request, response) => void response.writeHead(302, { location: "/a" }).end();
    await expect(download("/a")).rejects.toThrow(/redirects more than 5 times/);
  });

  test("another protocol, also after a redirect", async () => {
    await expect(downloadFile("ftp://example.org/x", { folder, allowPrivateHosts: true })).rejects.toThrow(
      /only http and https/,
    );
    answers["/a"] = (_request, response) =>
      void response.writeHead(302, { location: "file:///etc/passwd" }).end();
    await expect(download("/a")).rejects.toThrow(/only http and https/);
  });

  test.each([
    "http://127.0.0.1:1/x",
    "http://localhost/x",
    "http://[::1]/x",
    "http://2130706433/x",
    "http://169.254.169.254/x",
  ])("%s, an address of this machine or a private network", async (address) => {
    await expect(downloadFile(address, { folder, allowPrivateHosts: false })).rejects.toThrow(
      /is an address of this machine or of a private network/,
    );
    expect(requests).toEqual([]);
  });
});

test("follows a redirect", async () => {
  answers["/latest"] = (_request, response) => void response.writeHead(302, { location: FILE }).end();
  answers[FILE] = serving();
  expect(await readFile((await download("/latest")).path)).toEqual(CONTENT);
});

test("retries after a server error", async () => {
  const broken: Answer = (_request, response) => void response.writeHead(503).end();
  answers[FILE] = inTurn(broken, broken, serving());
  expect(await readFile((await download()).path)).toEqual(CONTENT);
  expect(waits).toEqual([1, 2]);
});

test("stopping ends the download and keeps the received bytes", async () => {
  const stop = new AbortController();
  answers[FILE] = (_request, response) => {
    response.writeHead(200, { etag: ETAG, "content-length": CONTENT.length });
    response.write(CONTENT.subarray(0, 50_000));
  };
  const running = download(FILE, { signal: stop.signal, onProgress: () => stop.abort(new Error("stopped")) });
  await expect(running).rejects.toThrow("stopped");
  answers[FILE] = serving();
  expect(await readFile((await download()).path)).toEqual(CONTENT);
  expect(requests.at(-3)).toMatch(/bytes=/);
});

test("uses a password in the URL and stores it nowhere", async () => {
  let authorization: string | undefined;
  answers[FILE] = (request, response) => {
    authorization = request.headers.authorization;
    serving()(request, response);
  };
  await downloadFile(`${base.replace("://", "://reader:secret@")}${FILE}`, {
    folder,
    allowPrivateHosts: true,
  });
  expect(authorization).toBe(`Basic ${Buffer.from("reader:secret").toString("base64")}`);
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    expect(entry.name).not.toContain("secret");
    if (entry.isFile())
      expect(await readFile(join(entry.parentPath, entry.name), "latin1")).not.toContain("secret");
  }
});
