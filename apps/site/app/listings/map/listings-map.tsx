import { listingPath } from "@lieudit/listing-model";
import type { ListingPoint } from "@lieudit/listing-store";
import {
  cameraFor,
  frenchCredits,
  type MapMarker,
  PICTURE_SIZES,
  type PictureSizes,
  PlaceMap,
} from "@lieudit/place-map";
import { fr } from "@lieudit/place-map/text/fr";
import { useMemo, useState } from "react";
import { Link } from "react-router";
import { NARROW_WINDOW, narrowView } from "../../places/map/narrow-view.ts";
import { typeset } from "../../shell/format/french.ts";
import { useMediaQuery } from "../../shell/surfaces/use-media-query.ts";
import { countText } from "../list/listing-kind-words.ts";
import { pictureHref } from "../list/listing-picture.tsx";
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

/** As wide as the window of a phone, which shows the middle of the wider picture. */
const PHONE_WIDTH = 360;

interface ListingMarker extends MapMarker {
  point: ListingPoint;
}

/**
 * Listings on a map, each with its price; the list below says the same in words.
 * The map's styles are the page's to import.
 */
export function ListingsMap({ points, label, mapCredits, isWhole = false }: ListingsMapProps) {
  const [selectedId, select] = useState<string | null>(null);
  const markers = useMemo(() => points.map(toMarker), [points]);
  const credits = useMemo(() => frenchCredits(mapCredits), [mapCredits]);
  const viewKey = useMemo(() => points.map(({ id }) => id).join(), [points]);
  const isNarrow = useMediaQuery(NARROW_WINDOW, false);
  const ofNarrow = useMemo(() => narrowView(markers.map(({ location }) => location)), [markers]);
  const sizes = isWhole ? WHOLE_PICTURE : PICTURE_SIZES;
  return (
    <div className="listings-map">
      <PlaceMap
        markers={markers}
        text={fr}
        label={label}
        {...(isNarrow && ofNarrow !== undefined && { view: ofNarrow })}
        viewKey={viewKey}
        start={isWhole ? "at-once" : "visible"}
        isEmbedded={!isWhole}
        picture={ofNarrow === undefined ? sizes : withNarrowCamera(sizes, ofNarrow)}
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

/** The picture for narrow windows looks where the live map does there: a size that has a camera is drawn by it. */
function withNarrowCamera(
  { narrow, wide }: PictureSizes,
  view: NonNullable<ReturnType<typeof narrowView>>,
): PictureSizes {
  const camera = cameraFor(view.bounds, { ...narrow, width: PHONE_WIDTH }, view);
  return { narrow: { ...narrow, ...camera }, wide };
}

function toMarker(point: ListingPoint): ListingMarker {
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
