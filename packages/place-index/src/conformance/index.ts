export type {
  AutocompleteCase,
  ConformanceCase,
  NearbyCase,
  ReverseCase,
  TextCase,
} from "./conformance-case.ts";
export { describePlaceIndex } from "./describe-place-index.ts";
