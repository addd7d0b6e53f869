import { TAGS as AUTOCOMPLETES } from "../autocomplete/index.ts";
import { TAGS as CONTEXTS } from "../contextual/place-contextual-element.ts";
import { TAGS as ELEMENTS } from "../elements/index.ts";
import { OlderPlaceListElement } from "../elements/older-place-list-element.ts";
import { Autocomplete } from "../legacy/autocomplete.ts";
import { AutocompleteService } from "../legacy/autocomplete-service.ts";
import { PlacesService } from "../legacy/places-service.ts";
import { SearchBox } from "../legacy/search-box.ts";
import { defineElements } from "../map/define-elements.ts";
import { AutocompleteSuggestion } from "./autocomplete-suggestion.ts";
import { DATA_CLASSES } from "./data-classes.ts";
import { ENUMS } from "./enums.ts";
import { PlaceActionEvent, PlacePredictionSelectEvent, PlaceSelectEvent } from "./events.ts";
import { Place } from "./place.ts";
import { PlacePrediction } from "./place-prediction.ts";
import { AutocompleteSessionToken } from "./session-token.ts";
import { StringRange } from "./string-range.ts";

/** Classes that are not elements, and enums. */
export const CLASSES = {
  ...DATA_CLASSES,
  ...ENUMS,
  Autocomplete,
  AutocompleteService,
  AutocompleteSessionToken,
  AutocompleteSuggestion,
  Place,
  PlaceActionEvent,
  PlacePrediction,
  PlacePredictionSelectEvent,
  PlaceSelectEvent,
  PlacesService,
  SearchBox,
  StringRange,
};

const TAGS = [...ELEMENTS, ...AUTOCOMPLETES, ...CONTEXTS];

/** Members of `importLibrary("places")`. The class of `gmp-place-address` is `PlaceAddressElement` there. */
export const members: Readonly<Record<string, unknown>> = { ...CLASSES, ...elementClasses() };

defineElements(TAGS);
// Pages use it by its tag only.
defineElements([["gmp-place-list", OlderPlaceListElement]]);

/** Time after which the markup of the page is checked, in ms: what it shows comes first. */
const CHECK_MS = 3000;

// Only a help for developers: without it everything works.
setTimeout(
  () =>
    import("../elements/check-markup.ts").then(
      (code) => code.checkMarkup(document, TAGS),
      () => {},
    ),
  CHECK_MS,
);

function elementClasses(): Readonly<Record<string, CustomElementConstructor>> {
  return Object.fromEntries(TAGS.map(([tag, Element]) => [elementName(tag), Element]));
}

function elementName(tag: string): string {
  return `${tag.slice("gmp".length).replace(/-(.)/g, (_hyphen, letter: string) => letter.toUpperCase())}Element`;
}
