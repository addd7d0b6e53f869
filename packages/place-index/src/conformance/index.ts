export {
  type AutocompleteCase,
  type ConformanceCase,
  describePlaceIndex,
  type NearbyCase,
  type ReverseCase,
  type TextCase,
} from "./describe-place-index.ts";
