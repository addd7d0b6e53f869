import type { Place } from "@lieudit/place-model";
import { getCompactFields, PlaceCompact, type PlaceContent } from "@lieudit/place-widgets";
import { Link } from "react-router";

const CARD_CONTENT: PlaceContent = {
  media: { preferredSize: "SMALL" },
  type: true,
  rating: true,
  address: true,
  openNowStatus: true,
};

/** The compact card of a place in the popup of its marker; a link leads to its page. */
export function PlaceCard({ place }: { place: Place }) {
  // Its button would lead to a map, and the map is here already.
  const { googleMapsUri: _, ...shown } = place;
  return (
    <PlaceCompact
      className="map-card"
      place={shown}
      placeFields={getCompactFields(CARD_CONTENT)}
      content={CARD_CONTENT}
      orientation="HORIZONTAL"
      showsBorder={false}
      // The map and the foot of the page name the sources.
      showsAttribution={false}
      actions={(_, position) =>
        position === "ACTION_MAIN" && <Link to={`/lieu/${place.id}`}>Voir la fiche</Link>
      }
    />
  );
}
