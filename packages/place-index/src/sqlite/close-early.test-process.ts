import { openSqlitePlaceIndex } from "./sqlite-place-index.ts";

/** Closes an index that is answering, with nothing else to wait for: `node close-early.test-process.ts <path> <id>`. */
const [path = "", id = ""] = process.argv.slice(2);
let end = "still runs";
const index = await openSqlitePlaceIndex(path, {
  onWorker: (worker) => worker.once("exit", (code) => (end = `ended with code ${code}`)),
});
const calls = Array.from({ length: 10 }, () =>
  index.getPlaces([id]).catch((error: { code: string }) => error.code),
);
await index.close();
process.stdout.write(`${[...new Set(await Promise.all(calls))].join()}, and its thread ${end}`);
