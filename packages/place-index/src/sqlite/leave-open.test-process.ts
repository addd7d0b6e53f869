import { openSqlitePlaceIndex } from "./sqlite-place-index.ts";

/** Asks an index once and ends without closing it: `node leave-open.test-process.ts <path> <id>`. */
const [path = "", id = ""] = process.argv.slice(2);
const index = await openSqlitePlaceIndex(path);
await index.getPlaces([id]);
process.stdout.write((await index.getPlace(id))?.names.default ?? "nothing");
