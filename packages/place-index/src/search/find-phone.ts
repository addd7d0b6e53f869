import { distanceMetres } from "@lieudit/place-model";
import type { TextQuery } from "../place-index.ts";
import { readPhoneDigits } from "../query/phone-digits.ts";
import { toScore } from "../ranking/score.ts";
import { scoreMerits } from "../ranking/score-place.ts";
import type { SearchOrigin } from "./find-intent.ts";
import type { IndexReader, TermGroup } from "./index-reader.ts";
import type { ScoredPlaces } from "./scored-place.ts";
import { toPhoneTerm, typeTerm } from "./terms.ts";
import { getRequiredTraits, recordFilter } from "./text-filters.ts";

/** A head office's number stands at each of its branches. */
const MAX_PLACES = 150;

/** Finds the places with the phone number `query`. Empty if the text is not a phone number, or no place has it. */
export async function findPhone(
  index: IndexReader,
  query: TextQuery,
  { bias, area }: SearchOrigin,
): Promise<ScoredPlaces> {
  const results: ScoredPlaces = new Map();
  const digits = readPhoneDigits(query.text);
  if (digits === null) return results;
  const all: TermGroup[] = [
    [toPhoneTerm(digits)],
    ...area.required,
    ...(await getRequiredTraits(index, query)),
  ];
  if (query.type !== undefined && query.isTypeStrict) {
    const number = index.typeNumber(query.type);
    if (number === undefined) return results;
    all.push([typeTerm(number)]);
  }
  const called = await index.matching({ all }, 0, MAX_PLACES);
  const passes = recordFilter(index, query);
  for (const place of await passes(called.filter(({ location }) => area.holds(location)))) {
    const metres = bias === undefined ? 0 : distanceMetres(bias.center, place.location);
    results.set(place.rank, { place, score: toScore(scoreMerits(place, bias)), metres });
  }
  return results;
}
