import type { Viewport } from "@lieudit/place-model";
import { PlaceAutocomplete, type PlaceChoice } from "@lieudit/place-widgets";
import { useId, useState } from "react";
import { Form, PrefetchPageLinks, useLocation, useNavigate } from "react-router";
import { FOCUS_DETAILS } from "../focus-state.ts";
import { ALL_PLACES, type PlacesSearch, placesHref } from "./places-search.ts";
import "./widget-styles.ts";
import "./place-search-form.css";

export interface PlaceSearchFormProps {
  /** What is searched already: the form keeps its filters. */
  search: PlacesSearch;
  /** Where suggestions are looked for first. */
  view: Viewport | null;
  label: string;
}

/** Types whose area can be searched: choosing one of them narrows the list to it. */
const AREA_TYPES = new Set(["locality", "postal_town", "postal_code", "neighborhood", "sublocality"]);

/**
 * The search for a place. As a plain form it leads to the list of results; a
 * chosen suggestion leads straight to the place, or into the town.
 */
export function PlaceSearchForm({ search, view, label }: PlaceSearchFormProps) {
  const labelId = useId();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const [isInUse, setInUse] = useState(false);
  const onSelect = (choice: PlaceChoice) => {
    void navigate(hrefOfChoice(search, choice), { state: FOCUS_DETAILS });
  };
  return (
    <Form
      className="search-form"
      action="/lieux"
      role="search"
      aria-labelledby={labelId}
      onFocus={() => setInUse(true)}
    >
      {/* While somebody types: the choice then shows at once, and fails on this page where the connection is lost. */}
      {isInUse && pathname !== "/lieux" && <PrefetchPageLinks page="/lieux" />}
      <p className="search-label" id={labelId}>
        {label}
      </p>
      <div className="search-line">
        <PlaceAutocomplete
          key={search.text}
          name="q"
          defaultValue={search.text}
          label={label}
          placeholder="Un nom, une rue…"
          onSelect={onSelect}
          {...(view !== null && { locationBias: { rectangle: view } })}
        />
        <button type="submit" className="button">
          Chercher
        </button>
      </div>
      {search.kind !== null && <input type="hidden" name="type" value={search.kind} />}
      {search.isOpenNow && <input type="hidden" name="ouvert" value="1" />}
      {search.town !== null && <input type="hidden" name="commune" value={search.town} />}
    </Form>
  );
}

function hrefOfChoice(search: PlacesSearch, { placeId, prediction }: PlaceChoice): string {
  if (prediction.types?.some((type) => AREA_TYPES.has(type))) {
    return placesHref({ kind: search.kind, isOpenNow: search.isOpenNow, town: placeId });
  }
  const name = prediction.structuredFormat?.mainText.text ?? prediction.text.text;
  return placesHref({ ...ALL_PLACES, text: name, placeId });
}
