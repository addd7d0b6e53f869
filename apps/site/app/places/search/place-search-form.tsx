import { useId, useState } from "react";
import { Form, PrefetchPageLinks, useLocation } from "react-router";
import { lazyPart } from "../../shell/layout/lazy-part.tsx";
import type { PlaceSearchFieldProps } from "./place-search-field.tsx";
import "./place-search-form.css";

/** A plain field of the server's HTML until its code is there; what was typed by then stays. */
const PlaceSearchField = lazyPart(async () => (await import("./place-search-field.tsx")).PlaceSearchField);

/**
 * The search for a place. As a plain form it leads to the list of results; a
 * chosen suggestion leads straight to the place, or into the town. The styles
 * of the autocomplete are the page's to import.
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
      {/* While somebody types: the choice then shows at once, and fails on this page where the connection is lost. */}
      {isInUse && !isOfList && <PrefetchPageLinks page="/lieux" />}
      {/* The list's own heading says it to who sees the page. */}
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
