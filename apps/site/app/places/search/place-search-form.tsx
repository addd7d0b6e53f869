import { useId, useState } from "react";
import { Form, PrefetchPageLinks, useLocation } from "react-router";
import { lazyPart } from "../../shell/layout/lazy-part.tsx";
import type { PlaceSearchFieldProps } from "./place-search-field.tsx";
import "./place-search-form.css";

/** A plain field until its code is loaded; typed text is kept. */
const PlaceSearchField = lazyPart(async () => (await import("./place-search-field.tsx")).PlaceSearchField);

/**
 * The search for a place. Submitting opens the list of results; choosing a suggestion opens the
 * place, or the list of the town. The page imports the styles of the autocomplete.
 */
export function PlaceSearchForm({ search, view, label }: PlaceSearchFieldProps) {
  const labelId = useId();
  const isOfList = useLocation().pathname === "/lieux";
  const [isInUse, setInUse] = useState(false);
  return (
    <Form
      className="search-form"
      action="/lieux"
      role="search"
      aria-labelledby={labelId}
      onFocus={() => setInUse(true)}
    >
      {/* Preloaded while typing, so that a choice opens at once, or fails on this page if the connection is lost. */}
      {isInUse && !isOfList && <PrefetchPageLinks page="/lieux" />}
      {/* Hidden visually, since the heading of the list has the same meaning. */}
      <p className={isOfList ? "visually-hidden" : "search-label"} id={labelId}>
        {label}
      </p>
      <div className="search-line">
        <PlaceSearchField search={search} view={view} label={label} />
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
