export {
  type AutocompleteHit,
  type AutocompleteQuery,
  type IndexDescription,
  type NearbyQuery,
  type PlaceIndex,
  PlaceIndexError,
  type PlaceIndexWriter,
  type ReverseQuery,
  type SourceDescription,
  type TextAnswer,
  type TextQuery,
} from "./place-index.ts";
