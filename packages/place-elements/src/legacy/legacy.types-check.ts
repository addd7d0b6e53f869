/// <reference types="google.maps" />
import type { Autocomplete } from "./autocomplete.ts";
import type { AutocompleteService } from "./autocomplete-service.ts";
import type {
  AutocompletePrediction,
  AutocompletionRequest,
  QueryAutocompletePrediction,
  QueryAutocompletionRequest,
} from "./legacy-predictions.ts";
import type { PlaceDetailsRequest, PlaceSearchRequest, TextSearchRequest } from "./legacy-searches.ts";
import type { PlaceOpeningHours, PlacePhoto, PlaceResult, PlaceReview } from "./place-result.ts";
import type { PlacesService } from "./places-service.ts";
import type { SearchBox } from "./search-box.ts";

// Compiled, but not shipped: compares our classes with the types that pages use.

interface Ours {
  Autocomplete: Autocomplete;
  AutocompletePrediction: AutocompletePrediction;
  AutocompleteService: AutocompleteService;
  PlaceOpeningHours: PlaceOpeningHours;
  PlacePhoto: PlacePhoto;
  PlaceResult: PlaceResult;
  PlaceReview: PlaceReview;
  PlacesService: PlacesService;
  QueryAutocompletePrediction: QueryAutocompletePrediction;
  SearchBox: SearchBox;
}

interface Theirs {
  Autocomplete: google.maps.places.Autocomplete;
  AutocompletePrediction: google.maps.places.AutocompletePrediction;
  AutocompleteService: google.maps.places.AutocompleteService;
  PlaceOpeningHours: google.maps.places.PlaceOpeningHours;
  PlacePhoto: google.maps.places.PlacePhoto;
  PlaceResult: google.maps.places.PlaceResult;
  PlaceReview: google.maps.places.PlaceReview;
  PlacesService: google.maps.places.PlacesService;
  QueryAutocompletePrediction: google.maps.places.QueryAutocompletePrediction;
  SearchBox: google.maps.places.SearchBox;
}

/** Names of classes that are not assignable to theirs. */
type Wrong = { [Name in keyof Ours]: Ours[Name] extends Theirs[Name] ? never : Name }[keyof Ours];

/** Properties of requests that ours reject. */
type Untaken =
  | Exclude<keyof google.maps.places.AutocompletionRequest, keyof AutocompletionRequest>
  | Exclude<keyof google.maps.places.PlaceDetailsRequest, keyof PlaceDetailsRequest>
  | Exclude<keyof google.maps.places.PlaceSearchRequest, keyof PlaceSearchRequest>
  | Exclude<keyof google.maps.places.QueryAutocompletionRequest, keyof QueryAutocompletionRequest>
  | Exclude<keyof google.maps.places.TextSearchRequest, keyof TextSearchRequest>;

export const WRONG: (Wrong | Untaken)[] = [];
WRONG satisfies never[];
