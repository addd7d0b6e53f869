import { findAutocomplete } from "./find-autocomplete.ts";
import { findNearby } from "./find-nearby.ts";
import { findReverse } from "./find-reverse.ts";
import { findText } from "./find-text.ts";
import { asArray, type FinderAnswer, type FinderCall } from "./finder-messages.ts";
import type { IndexReader } from "./index-reader.ts";

/** The answer to a call of `PlaceIndex`, with records as JSON text. */
export async function answerFrom(index: IndexReader, call: FinderCall): Promise<FinderAnswer> {
  switch (call.method) {
    case "open":
      return { records: "[]" };
    case "describe":
      return { records: await index.description() };
    case "getPlaces":
      return { records: asArray(await index.recordTextsById(call.ids)) };
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
