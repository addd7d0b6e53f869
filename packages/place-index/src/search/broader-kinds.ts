import { withParentTypes } from "@lieudit/place-model/types";
import type { QueryWord } from "../query/read-query.ts";
import type { IndexReader } from "./index-reader.ts";

/** Types whose narrower kinds do not replace each other: a baker is not a butcher, and a mosque is not a church. */
const TOO_BROAD: ReadonlySet<string> = new Set(
  (
    "food food_store restaurant store health service finance place_of_worship natural_feature tourist_attraction " +
    "event_venue association_or_organization political point_of_interest establishment"
  ).split(" "),
);

/**
 * Adds the next broader kind to the words of kinds that no place of the index
 * has. For example, "école primaire" is a school if the map has no primary
 * schools. Returns whether any word was changed.
 */
export function widenKinds(index: Pick<IndexReader, "typeNumber">, words: readonly QueryWord[]): boolean {
  let isWidened = false;
  for (const { categories } of words) {
    for (const { type, share, edits = 0 } of [...categories]) {
      if (share < 1 || index.typeNumber(type) !== undefined) continue;
      const broader = withParentTypes(type).find(
        (parent) => !TOO_BROAD.has(parent) && index.typeNumber(parent) !== undefined,
      );
      if (broader === undefined || categories.some((category) => category.type === broader)) continue;
      categories.push({ type: broader, share: 1, edits: edits + 1 });
      isWidened = true;
    }
  }
  return isWidened;
}
