export { encodePlusCode } from "./geo/plus-code.ts";
export { hashText } from "./houses/hash-text.ts";
export { type House, toHouseLocation } from "./houses/house-frame.ts";
export {
  type AddedHouse,
  addHouse,
  changeStreet,
  type HouseFacts,
  listRecords,
  listRecordTexts,
  readHouseFacts,
  type StreetHouses,
  toStreetHouses,
} from "./houses/street-houses.ts";
export {
  type AutocompleteHit,
  type AutocompleteQuery,
  type ExplainQuery,
  FEED_KINDS,
  type FeedKind,
  type IndexDescription,
  type NearbyQuery,
  type PlaceIndex,
  PlaceIndexError,
  type PlaceIndexWriter,
  type ReverseQuery,
  type SourceDescription,
  type SourceKind,
  type TextAnswer,
  type TextQuery,
} from "./place-index.ts";
export { pointNear } from "./query/point-in-text.ts";
export { listRelations, type TextRelation } from "./query/relation.ts";
export type { ScorePart, WordPoints } from "./ranking/score.ts";
export { CallerAccount, getCallerAccount, setCallerAccount } from "./search/caller-account.ts";
export { isOneEditAway } from "./search/correct-word.ts";
export { hasSearchEndedEarly, isPartialSearch, markPartialSearch } from "./search/partial-results.ts";
export type {
  ExplainedCandidate,
  ExplainedReading,
  ExplainedWord,
  SearchExplanation,
} from "./search/search-explanation.ts";
export { addSearchTime, getSearchTime } from "./search/search-time.ts";
export { keepVisibleSources, runWithSources } from "./search/visible-sources.ts";
export { toNameKey, toNameWords } from "./text/place-words.ts";
