import { boxAround, type LocationArea } from "@lieudit/place-model";
import type { Candidate } from "../ranking/score-place.ts";
import type { IndexReader, WarmUp } from "./index-reader.ts";
import { runCall } from "./run-call.ts";
import type { WorkerCall } from "./worker-messages.ts";

/**
 * Warms up an index that was just opened, with typical queries. The first
 * queries read the words and the places that most queries need. Node compiles
 * the search code only after some hundred of them. An index without places is
 * not queried.
 *
 * Takes at most `ms` and the time of one query. Never rejects: a damaged part
 * fails when a real query reads it.
 */
export async function warmUp(index: IndexReader, { ms, placeCount, keptCount }: WarmUp): Promise<void> {
  const end = performance.now() + ms;
  const isOver = () => performance.now() >= end;
  try {
    const count = Math.min(keptCount, placeCount);
    for (let after = 0; after < count && !isOver(); after += PAGE) {
      const length = Math.min(PAGE, count - after);
      await index.candidates(Array.from({ length }, (_, i) => after + i + 1));
    }
    for (const rank of spreadRanks(placeCount)) {
      if (isOver()) return;
      const [place] = await index.candidates([rank]);
      for (const call of listCallsAround(place!)) {
        if (isOver()) return;
        await runCall(index, call);
      }
    }
  } catch {
    // See above.
  }
}

const PAGE = 500;

/** Some ranks of all, the small ones more densely: what is known best is asked for most. */
function spreadRanks(placeCount: number): number[] {
  // Multiples of the golden ratio, without whole turns, fill the line evenly however many are taken.
  return Array.from({ length: Math.min(MAX_PLACES, placeCount) }, (_, i) => {
    const share = (i * 0.618_033_988_75) % 1;
    return 1 + Math.floor(share ** 2 * placeCount);
  });
}

const MAX_PLACES = 50;

/** Returns one query of each kind near `place`, as a person who searches it may send. */
function listCallsAround({
  names: [name = []],
  context: [town = ""],
  location: center,
}: Candidate): WorkerCall[] {
  const word = name.reduce((longest, other) => (other.length > longest.length ? other : longest), "");
  const mistyped = word.slice(0, 2) + word.slice(3, 4) + word.slice(2, 3) + word.slice(4);
  const inputs = [word.slice(0, 1), word.slice(0, 3), word.slice(0, 6), mistyped, [...name, town].join(" ")];
  const bias: LocationArea = { circle: { center, radius: NEAR_METRES } };
  const restriction = boxAround(center, NEAR_METRES);
  const page = { limit: 20, language: "fr" };
  return [
    ...inputs.map(
      (input): WorkerCall => ({ method: "autocomplete", query: { ...page, input, limit: 5, bias } }),
    ),
    { method: "searchText", query: { ...page, text: word, restriction } },
    { method: "searchNearby", query: { ...page, center, radiusMetres: NEAR_METRES, rank: "DISTANCE" } },
    { method: "searchNearby", query: { ...page, center, radiusMetres: NEAR_METRES, rank: "POPULARITY" } },
    { method: "reverseGeocode", query: { location: center, limit: 5 } },
  ];
}

const NEAR_METRES = 5_000;
