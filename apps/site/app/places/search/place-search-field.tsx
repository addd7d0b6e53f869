import type { Viewport } from "@lieudit/place-model";
import { PlaceAutocomplete, type PlaceChoice } from "@lieudit/place-widgets";
import { useNavigate } from "react-router";
import { FOCUS_DETAILS } from "../../shell/focus-state.ts";
import { ALL_PLACES, type PlacesSearch, placesHref } from "./places-search.ts";

export interface PlaceSearchFieldProps {
  /** The current search; choosing a town keeps its filters. */
  search: PlacesSearch;
  /** Area that suggestions prefer. */
  view: Viewport | null;
  label: string;
}

/** Types whose area can be searched: choosing one of them narrows the list to it. */
const AREA_TYPES = new Set(["locality", "postal_town", "postal_code", "neighborhood", "sublocality"]);

/** The autocomplete of the place search; choosing a suggestion opens the place, or the list of the town. */
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
