import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Worker } from "node:worker_threads";
import { afterEach, beforeEach, expect, test } from "vitest";
import { takeImportLock } from "./import-lock.ts";

const NOW = new Date("2026-03-01T12:00:00Z");
let folder = "";
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "import-lock-"));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

test("a second lock is rejected with the holder's name, until the first is released", () => {
  const path = join(folder, "places", "import.lock");
  const lock = takeImportLock(path, NOW);
  expect(() => takeImportLock(path, NOW)).toThrow(
    new RegExp(
      `^Another import \\(process ${process.pid} on .+, since 2026-03-01T12:00:00\\.000Z\\) is writing to this data folder\\.`,
    ),
  );
  expect(() => takeImportLock(path, NOW)).toThrow(expect.objectContaining({ code: "BUSY" }));
  lock.release();
  expect(() => takeImportLock(path, NOW).release()).not.toThrow();
});

test("the lock of a killed process is free at once", async () => {
  const path = join(folder, "import.lock");
  const module = JSON.stringify(new URL("./import-lock.ts", import.meta.url).href);
  const code = `const { takeImportLock } = await import(${module});
    takeImportLock(${JSON.stringify(path)}, new Date());
    console.log("taken");
    setInterval(() => {}, 1000);`;
  const holder = spawn(process.execPath, ["--input-type=module", "-e", code], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  const ended = once(holder, "exit");
  await once(holder.stdout, "data");
  expect(() => takeImportLock(path, NOW)).toThrow(`process ${holder.pid} on`);
  holder.kill("SIGKILL");
  await ended;
  expect(() => takeImportLock(path, NOW).release()).not.toThrow();
});

test("a file that is not a lock is replaced", async () => {
  const path = join(folder, "import.lock");
  await writeFile(
    path,
    '{"pid": 1, "this is": "an old lock file that was written by hand and is long enough"}'.repeat(20),
  );
  expect(() => takeImportLock(path, NOW).release()).not.toThrow();
});

test("of several that start together one gets the lock, and the others name it", async () => {
  const path = join(folder, "import.lock");
  const gate = new Int32Array(new SharedArrayBuffer(4));
  const script = `
    const { parentPort, workerData } = require("node:worker_threads");
    import(workerData.module).then(({ takeImportLock }) => {
      parentPort.postMessage("ready");
      Atomics.wait(workerData.gate, 0, 0);
      try {
        globalThis.lock = takeImportLock(workerData.path, new Date());
        parentPort.postMessage("taken");
      } catch (error) {
        parentPort.postMessage(error.message);
      }
      // The lock is held until the thread is terminated.
      setInterval(() => {}, 1000);
    });`;
  const module = new URL("./import-lock.ts", import.meta.url).href;
  const workers = Array.from(
    { length: 4 },
    () => new Worker(script, { eval: true, workerData: { module, path, gate } }),
  );
  try {
    await Promise.all(workers.map((worker) => once(worker, "message")));
    const outcomes = workers.map((worker) => once(worker, "message").then(([text]) => String(text)));
    Atomics.store(gate, 0, 1);
    Atomics.notify(gate, 0);
    const texts = await Promise.all(outcomes);
    expect(texts.filter((text) => text === "taken")).toHaveLength(1);
    for (const text of texts.filter((one) => one !== "taken")) {
      expect(text).toContain(`Another import (process ${process.pid} on `);
    }
  } finally {
    await Promise.all(workers.map((worker) => worker.terminate()));
  }
});
