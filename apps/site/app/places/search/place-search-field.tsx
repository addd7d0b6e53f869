import type { Viewport } from "@lieudit/place-model";
import { PlaceAutocomplete, type PlaceChoice } from "@lieudit/place-widgets";
import { useNavigate } from "react-router";
import { FOCUS_DETAILS } from "../../shell/focus-state.ts";
import { ALL_PLACES, type PlacesSearch, placesHref } from "./places-search.ts";

export interface PlaceSearchFieldProps {
  /** What is searched already: the choice of a town keeps its filters. */
  search: PlacesSearch;
  /** Where suggestions are looked for first. */
  view: Viewport | null;
  label: string;
}

/** Types whose area can be searched: choosing one of them narrows the list to it. */
const AREA_TYPES = new Set(["locality", "postal_town", "postal_code", "neighborhood", "sublocality"]);

/** The field of the search for a place; a chosen suggestion leads straight to the place, or into the town. */
export function PlaceSearchField({ search, view, label }: PlaceSearchFieldProps) {
  const navigate = useNavigate();
  return (
    <PlaceAutocomplete
      key={search.text}
      name="q"
      defaultValue={search.text}
      label={label}
      placeholder="Un nom, une rue…"
      onSelect={(choice) => void navigate(hrefOfChoice(search, choice), { state: FOCUS_DETAILS })}
      {...(view !== null && { locationBias: { rectangle: view } })}
    />
  );
}

function hrefOfChoice(search: PlacesSearch, { placeId, prediction }: PlaceChoice): string {
  if (prediction.types?.some((type) => AREA_TYPES.has(type))) {
    return placesHref({ kind: search.kind, isOpenNow: search.isOpenNow, town: placeId });
  }
  const name = prediction.structuredFormat?.mainText.text ?? prediction.text.text;
  return placesHref({ ...ALL_PLACES, text: name, placeId });
}
