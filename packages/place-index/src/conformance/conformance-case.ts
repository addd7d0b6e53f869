import type { PlaceRecord } from "@lieudit/place-model";
import type { AutocompleteQuery, NearbyQuery, ReverseQuery, TextQuery } from "../place-index.ts";

/** The names of the places that a query must find among `places`, in this order. */
export interface ConformanceCase<Query> {
  title: string;
  places: readonly PlaceRecord[];
  query: Partial<Query>;
  expected: readonly string[];
}

export type AutocompleteCase = ConformanceCase<AutocompleteQuery>;
export type TextCase = ConformanceCase<TextQuery> & {
  hasMore?: boolean;
  /** Only the first result counts, and not whether there are more. */
  isFirstOnly?: boolean;
};
export type NearbyCase = ConformanceCase<NearbyQuery>;
export type ReverseCase = ConformanceCase<ReverseQuery>;
