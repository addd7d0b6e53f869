import process from "node:process";
import { aPoi } from "../conformance/places.ts";
import { createPostgresPlaceIndexWriter } from "./postgres-writer.ts";

/** Writes an index and kills itself with SIGKILL on the way: `node postgres-writer.test-process.ts <database> <name> <scratch> <share of the work>`. */
const [databaseUrl = "", name = "", scratch = "", killAt = ""] = process.argv.slice(2);
const COUNT = 6_000;

const writer = createPostgresPlaceIndexWriter({ databaseUrl, name, scratch });
const source = {
  name: "test",
  origin: "test",
  importedAt: "2026-11-20T08:00:00Z",
  attribution: "",
  placeCount: 0,
};
await writer.add(
  source,
  Array.from({ length: COUNT }, (_, i) => aPoi(`Café ${i}`)),
);
await writer.finish((share) => {
  if (share >= Number(killAt)) process.kill(process.pid, "SIGKILL");
});
