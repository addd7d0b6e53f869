import { distanceMetres, type LatLng, type Place, type PlaceField } from "@lieudit/place-model";
import { PlaceOpenNowStatus } from "@lieudit/place-widgets";
import { Link } from "react-router";
import { distance } from "../../shell/format/french.ts";
import "./place-rows.css";

/** Fields that a row shows. */
export const ROW_FIELDS = [
  "id",
  "displayName",
  "primaryTypeDisplayName",
  "shortFormattedAddress",
  "location",
  ...PlaceOpenNowStatus.requiredFields,
] as const satisfies readonly PlaceField[];

export interface PlaceRowsProps {
  places: readonly Place[];
  /** Where a row leads; by default to the place's own page. */
  hrefOf?: (placeId: string) => string;
  /** Each row then tells how far it is. */
  origin?: LatLng | undefined;
  /** Id of the place whose details show beside the list. */
  selected?: string | null;
  /** What stands out in a row, such as a price. */
  getFigure?: (place: Place) => string;
  /** A click on a row changes what stands beside the list, not where the reader is in it. */
  keepsScroll?: boolean;
}

/**
 * Places as a list of links: name, kind, where, open or not. Works without
 * JavaScript. The styles of the widgets are the page's to import.
 */
export function PlaceRows({
  places,
  hrefOf = placeHref,
  origin,
  selected,
  getFigure,
  keepsScroll = false,
}: PlaceRowsProps) {
  return (
    <ul className="plain-list place-rows">
      {places.map((place) => (
        <li key={place.id} className="place-row">
          <Link
            to={hrefOf(place.id ?? "")}
            preventScrollReset={keepsScroll}
            aria-current={place.id === selected ? "true" : undefined}
          >
            {place.displayName?.text}
          </Link>
          {getFigure !== undefined && <p className="row-figure figures">{getFigure(place)}</p>}
          <PlaceRowFacts place={place} origin={origin} />
        </li>
      ))}
    </ul>
  );
}

/** The lines of a row below the name. */
export function PlaceRowFacts({ place, origin }: { place: Place; origin: LatLng | undefined }) {
  const facts = [place.primaryTypeDisplayName?.text, place.shortFormattedAddress].filter(Boolean);
  return (
    <>
      {origin !== undefined && place.location !== undefined && (
        <p className="row-distance figures">
          <span className="visually-hidden">à </span>
          {distance(distanceMetres(origin, place.location))}
        </p>
      )}
      <p className="row-facts">{facts.join(" · ")}</p>
      <PlaceOpenNowStatus className="gmp-widget row-opening" hours={place} />
    </>
  );
}

function placeHref(placeId: string): string {
  return `/lieu/${placeId}`;
}
