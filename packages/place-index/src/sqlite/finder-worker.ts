import { parentPort, workerData } from "node:worker_threads";
import { PlaceIndexError } from "../place-index.ts";
import { SqliteFinder } from "./finder.ts";
import type { FinderAnswer, FinderCall, FinderReply, FinderRequest } from "./finder-messages.ts";

/** The thread that reads one index file. It opens the file with the first call and answers calls in their order. */
const { path } = workerData as { path: string };
let finder: SqliteFinder | undefined;

parentPort?.on("message", (request: FinderRequest) => {
  if (request === "close") {
    finder?.close();
    parentPort?.close();
  } else {
    parentPort?.postMessage(reply(request.id, request.call));
  }
});

function reply(id: number, call: FinderCall): FinderReply {
  try {
    finder ??= new SqliteFinder(path);
    return { id, answer: answer(finder, call) };
  } catch (error) {
    if (error instanceof PlaceIndexError) return { id, code: error.code, message: error.message };
    const reason = error instanceof Error ? error.message : String(error);
    return { id, code: "BROKEN", message: `${path} could not answer: ${reason}` };
  }
}

function answer(finder: SqliteFinder, call: FinderCall): FinderAnswer {
  switch (call.method) {
    case "open":
      return { records: "[]" };
    case "describe":
      return { records: finder.describe() };
    case "getPlaces":
      return { records: finder.getPlaces(call.ids) };
    case "autocomplete":
      return finder.autocomplete(call.query);
    case "searchText":
      return finder.searchText(call.query);
    case "searchNearby":
      return { records: finder.searchNearby(call.query) };
    case "reverseGeocode":
      return { records: finder.reverseGeocode(call.query) };
  }
}
