import process from "node:process";
import { aPoi } from "../conformance/places.ts";
import { createSqlitePlaceIndexWriter } from "./writer.ts";

/** Writes an index and kills itself with SIGKILL on the way: `node writer.test-process.ts <path> <share of the work | finish>`. */
const [path = "", killAt = ""] = process.argv.slice(2);
const COUNT = 12_000;

const writer = createSqlitePlaceIndexWriter(path);
const source = {
  name: "test",
  origin: "test",
  importedAt: "2026-11-20T08:00:00Z",
  attribution: "",
  placeCount: 0,
};
function* places() {
  for (let i = 0; i < COUNT; i++) {
    if (killAt === "0.2" && i === COUNT / 2) die();
    yield aPoi(`Café ${i}`, "cafe", { id: `place-${String(i).padStart(6, "0")}` });
  }
}
await writer.add(source, places());
await writer.finish((share) => {
  if (killAt === "finish" ? share === 0.9 : share >= Number(killAt)) die();
});

function die(): never {
  process.kill(process.pid, "SIGKILL");
  throw new Error("still alive");
}
