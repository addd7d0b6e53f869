import { explainSearch } from "./explain-search.ts";
import { findAutocomplete } from "./find-autocomplete.ts";
import { findNearby } from "./find-nearby.ts";
import { findReverse } from "./find-reverse.ts";
import { findText } from "./find-text.ts";
import type { IndexReader } from "./index-reader.ts";
import { asArray, type CallResult, type WorkerCall } from "./worker-messages.ts";

/** The answer to a call of `PlaceIndex`, with records as JSON text. */
export async function runCall(index: IndexReader, call: WorkerCall): Promise<CallResult> {
  switch (call.method) {
    case "open":
      return { records: "[]" };
    case "describe":
      return { records: await index.description() };
    case "getPlaces":
      return { records: asArray(await index.recordTextsById(call.ids)) };
    case "explain":
      return { records: JSON.stringify(await explainSearch(index, call.query)) };
    case "autocomplete":
      return findAutocomplete(index, call.query);
    case "searchText":
      return findText(index, call.query);
    case "searchNearby":
      return { records: await findNearby(index, call.query) };
    case "reverseGeocode":
      return { records: await findReverse(index, call.query) };
  }
}
