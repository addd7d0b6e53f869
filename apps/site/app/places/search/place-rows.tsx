import { distanceMetres, type LatLng, type Place, type PlaceField } from "@lieudit/place-model";
import { PlaceOpenNowStatus } from "@lieudit/place-widgets";
import { Link } from "react-router";
import { distance } from "../../shell/format/french.ts";
import { PlaceHeart } from "./place-heart.tsx";
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
  /** Target of a row; default: the page of the place. */
  hrefOf?: (placeId: string) => string;
  /** Each row shows its distance from here. */
  origin?: LatLng | undefined;
  /** Id of the place whose details show beside the list. */
  selected?: string | null;
  /** A highlighted value in a row, such as a price. */
  getFigure?: (place: Place) => string;
  /** True if a click on a row keeps the scroll position of the list. */
  keepsScroll?: boolean;
}

/**
 * Places as a list of links with name, kind, address and opening status. Works without JavaScript.
 * The page imports the styles of the widgets.
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
          <PlaceHeart place={place} />
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
