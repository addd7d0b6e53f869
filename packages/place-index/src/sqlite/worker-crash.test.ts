import { execFile } from "node:child_process";
import { mkdtemp, readdir, rm, stat } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { aPoi } from "../conformance/places.ts";
import type { TextQuery } from "../place-index.ts";
import { createSqlitePlaceIndexWriter, openSqlitePlaceIndex } from "./index.ts";

let folder: string;
let path: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "lieudit-break-"));
  path = join(folder, "index-1.sqlite");
  const writer = createSqlitePlaceIndexWriter(path);
  const source = {
    name: "test",
    origin: "",
    importedAt: "2026-11-20T08:00:00Z",
    attribution: "",
    placeCount: 0,
  };
  await writer.add(source, [aPoi("Café")]);
  await writer.finish();
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const cafe = aPoi("Café").id;

/**
 * A message on which the worker throws. `terminate()` may stop the thread
 * within SQLite, which can take the whole process along.
 */
const FATAL = null;

test("calls that a breaking worker held are answered by the next one", async () => {
  let kills = 0;
  const index = await openSqlitePlaceIndex(path, {
    onWorker: (worker) => {
      // The first worker dies with the calls below in its hands.
      if (kills++ === 0) worker.once("online", () => setTimeout(() => worker.postMessage(FATAL), 0));
    },
  });
  const found = await Promise.all(Array.from({ length: 20 }, () => index.getPlaces([cafe])));
  await index.close();
  expect(found.every(([place]) => place?.id === cafe)).toBe(true);
  expect(kills).toBe(2);
});

test("a call that breaks two workers is BROKEN; calls beside it are answered", async () => {
  const index = await openSqlitePlaceIndex(path, {
    onWorker: (worker) => {
      const post = worker.postMessage.bind(worker);
      worker.postMessage = (message: { call?: { query?: Partial<TextQuery> } }) => {
        post(message.call?.query?.text === "poison" ? FATAL : message);
      };
    },
  });
  const poison = index.searchText({ text: "poison", limit: 1, language: "fr" });
  const beside = Array.from({ length: 5 }, () => index.getPlaces([cafe]));
  await expect(poison).rejects.toMatchObject({ name: "PlaceIndexError", code: "BROKEN" });
  expect((await Promise.all(beside)).map(([place]) => place?.id)).toEqual(Array(5).fill(cafe));
  await index.close();
});

test("with two reader threads both answer what comes at once, and one alone what comes one by one", async () => {
  const asked: number[] = [];
  const index = await openSqlitePlaceIndex(path, {
    readerThreads: 2,
    onWorker: (worker) => {
      const number = asked.push(0) - 1;
      const post = worker.postMessage.bind(worker);
      worker.postMessage = (message: { call?: { method: string } }) => {
        if (message.call?.method === "getPlaces") asked[number]! += 1;
        post(message);
      };
    },
  });
  for (let i = 0; i < 5; i++) await index.getPlaces([cafe]);
  expect(asked).toEqual([5, 0]);
  const found = await Promise.all(Array.from({ length: 20 }, () => index.getPlaces([cafe])));
  expect(found.map(([place]) => place?.id)).toEqual(Array(20).fill(cafe));
  expect(asked).toEqual([15, 10]);
  // A single place is no way to a worker.
  expect((await index.getPlace(cafe))?.id).toBe(cafe);
  expect(asked).toEqual([15, 10]);
  await index.close();
  await expect(index.getPlaces([cafe])).rejects.toMatchObject({ code: "CLOSED" });
});

test("an aborted call that still waits never reaches the worker", async () => {
  const index = await openSqlitePlaceIndex(path);
  const control = new AbortController();
  const query = { input: "caf", limit: 5, language: "fr" };
  const calls = Array.from({ length: 50 }, () => index.autocomplete(query, control.signal));
  const after = index.getPlaces([cafe]);
  control.abort();
  const outcomes = await Promise.allSettled(calls);
  expect(outcomes.every(({ status }) => status === "rejected")).toBe(true);
  expect((await after)[0]?.id).toBe(cafe);
  await index.close();
});

test("closing rejects calls in flight with CLOSED", async () => {
  const index = await openSqlitePlaceIndex(path);
  const calls = Array.from({ length: 10 }, () =>
    index.getPlaces([cafe]).catch((error: { code: string }) => error.code),
  );
  await index.close();
  expect(await Promise.all(calls)).toEqual(Array(10).fill("CLOSED"));
});

test("a place by its id is answered while the workers have enough to do, until the index is closed", async () => {
  const index = await openSqlitePlaceIndex(path, {
    onWorker: (worker) => {
      const post = worker.postMessage.bind(worker);
      // Drops the calls to `getPlaces`, so that they wait until the index is closed.
      worker.postMessage = (message: { call?: { method: string } }) => {
        if (message.call?.method !== "getPlaces") post(message);
      };
    },
  });
  const waiting = index.getPlaces([cafe]).catch((error: { code: string }) => error.code);
  expect((await index.getPlace(cafe))?.names.default).toBe("Café");
  expect(await index.getPlace("osm-n-unknown-00")).toBeNull();
  await index.close();
  await index.close();
  expect(await waiting).toBe("CLOSED");
  await expect(index.getPlace(cafe)).rejects.toMatchObject({ name: "PlaceIndexError", code: "CLOSED" });
});

test("a worker writes its compiled modules to NODE_COMPILE_CACHE, and starts from them", async () => {
  const compiled = join(folder, "compiled");
  vi.stubEnv("NODE_COMPILE_CACHE", compiled);
  async function useWorker(): Promise<void> {
    const index = await openSqlitePlaceIndex(path);
    expect(await index.getPlaces([cafe])).toHaveLength(1);
    await index.close();
  }
  try {
    await useWorker();
    const kept = await writtenAt(compiled);
    expect(kept.size).toBeGreaterThan(10);
    // A module that is missed is compiled and kept again; all others are read, and so not written again.
    const [missed] = kept.keys();
    await rm(missed!);
    await useWorker();
    const { [missed!]: anew, ...others } = Object.fromEntries(await writtenAt(compiled));
    expect(anew).toBeDefined();
    expect({ ...others, [missed!]: kept.get(missed!) }).toEqual(Object.fromEntries(kept));
  } finally {
    vi.unstubAllEnvs();
  }
});

/** Each file below `folder` with its number and the moment that it was written at: a file that is replaced has others. */
async function writtenAt(folder: string): Promise<Map<string, string>> {
  const files = new Map<string, string>();
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const file = join(entry.parentPath, entry.name);
    const { ino, mtimeNs } = await stat(file, { bigint: true });
    files.set(file, `${ino} ${mtimeNs}`);
  }
  return files;
}

/** Returns the output of a test process about the index, until it exits. */
async function printedBy(program: string): Promise<string> {
  const file = fileURLToPath(new URL(program, import.meta.url));
  const { stdout } = await promisify(execFile)(process.execPath, [file, path, cafe]);
  return stdout;
}

test("an index that was not closed does not keep its process running", async () => {
  expect(await printedBy("./leave-open.test-process.ts")).toBe("Café");
});

test("a process that closes an index under way ends after its threads", async () => {
  expect(await printedBy("./close-early.test-process.ts")).toBe("CLOSED, and its thread ended with code 0");
});
