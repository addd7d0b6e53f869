import { listingPath } from "@lieudit/listing-model";
import type { ListingPoint } from "@lieudit/listing-store";
import { frenchCredits, type MapMarker, PICTURE_SIZES, PlaceMap } from "@lieudit/place-map";
import { fr } from "@lieudit/place-map/text/fr";
import { useMemo, useState } from "react";
import { Link } from "react-router";
import { typeset } from "../format/french.ts";
import { countText } from "./listing-kind-words.ts";
import { pictureHref } from "./listing-picture.tsx";
import { pointPrice } from "./point-price.ts";

export interface ListingsMapProps {
  points: readonly ListingPoint[];
  label: string;
  /** Whom the map names. */
  mapCredits: readonly string[];
  /** The map is the page: it starts by itself and scrolls like any map. */
  isWhole?: boolean;
}

/** As tall as the window that it fills: another shape would lose its sides, and the listings there. */
const WHOLE_PICTURE = { narrow: { width: 440, height: 600 }, wide: { width: 1280, height: 640 } };

interface ListingMarker extends MapMarker {
  point: ListingPoint;
}

/**
 * Listings on a map, each with its price; the list below says the same in words.
 * The map's styles are the page's to import.
 */
export function ListingsMap({ points, label, mapCredits, isWhole = false }: ListingsMapProps) {
  const [selectedId, select] = useState<string | null>(null);
  const markers = useMemo(() => points.map(markerOf), [points]);
  const credits = useMemo(() => frenchCredits(mapCredits), [mapCredits]);
  const viewKey = useMemo(() => points.map(({ id }) => id).join(), [points]);
  return (
    <div className="listings-map">
      <PlaceMap
        markers={markers}
        text={fr}
        label={label}
        viewKey={viewKey}
        start={isWhole ? "at-once" : "visible"}
        isEmbedded={!isWhole}
        picture={isWhole ? WHOLE_PICTURE : PICTURE_SIZES}
        credits={credits}
        selectedId={selectedId}
        onSelect={select}
        renderCard={({ point }) => <PointCard point={point} />}
      />
      <p className="listing-small secondary">
        {countText(points.length)} sur la carte{"\u202f"}; l’emplacement est souvent approximatif.
      </p>
    </div>
  );
}

function markerOf(point: ListingPoint): ListingMarker {
  const price = pointPrice(point);
  return {
    id: point.id,
    location: { latitude: point.latitude, longitude: point.longitude },
    label: `${typeset(point.titre)}, ${price}`,
    text: price,
    point,
  };
}

function PointCard({ point }: { point: ListingPoint }) {
  return (
    <Link className="point-card" to={listingPath(point)}>
      {point.photoId !== undefined && (
        <img src={pictureHref({ id: point.photoId }, 320, "webp")} alt="" width={320} height={213} />
      )}
      <span className="price">{pointPrice(point)}</span>
      <span>{typeset(point.titre)}</span>
    </Link>
  );
}
