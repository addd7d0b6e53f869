import { type Listing, PRECISION_METRES, priceText } from "@lieudit/listing-model";
import { frenchCredits, PlaceMap } from "@lieudit/place-map";
import { fr } from "@lieudit/place-map/text/fr";
import { useMemo } from "react";

/** Near enough to find the street; further off where the position is not exact. */
const ZOOMS = { exacte: 16, rue: 15, floutee: 14 };

const PICTURE = { narrow: { width: 440, height: 320 }, wide: { width: 1200, height: 400 } };

export interface ListingPlaceMapProps {
  listing: Listing;
  /** Whom the base map around it names. */
  mapCredits: readonly string[];
}

/** Where a listing is, with its price; its styles are the page's to import. */
export function ListingPlaceMap({ listing, mapCredits }: ListingPlaceMapProps) {
  const credits = useMemo(() => frenchCredits(mapCredits), [mapCredits]);
  if (listing.position === undefined) return null;
  const { latitude, longitude, precision } = listing.position;
  return (
    <PlaceMap
      markers={[
        {
          id: listing.id,
          location: { latitude, longitude },
          label: listing.titre,
          text: priceText(listing),
          ...(precision !== "exacte" && { radiusMetres: PRECISION_METRES[precision] }),
        },
      ]}
      text={fr}
      label={`Carte\u00a0: ${listing.titre}`}
      view={{ center: { latitude, longitude }, zoom: ZOOMS[precision] }}
      viewKey={listing.id}
      picture={PICTURE}
      credits={credits}
    />
  );
}
