import {
  getZoneBounds,
  listingPath,
  PRECISION_METRES,
  readZone,
  writeZone,
  type ZonePoint,
} from "@lieudit/listing-model";
import type { ListingGroup, ListingPoint } from "@lieudit/listing-store";
import {
  cameraFor,
  frenchCredits,
  type MapArea,
  type MapBounds,
  type MapMarker,
  type MapText,
  type PictureSizes,
  PlaceMap,
  type PlaceMapHandle,
} from "@lieudit/place-map";
import { fr } from "@lieudit/place-map/text/fr";
import { useEffect, useMemo, useRef, useState } from "react";
import { Link, useNavigate } from "react-router";
import { NARROW_WINDOW, narrowView } from "../../places/map/narrow-view.ts";
import { integer, typeset } from "../../shell/format/french.ts";
import { useMediaQuery } from "../../shell/surfaces/use-media-query.ts";
import { Button, ButtonLink } from "../../shell/ui/button.tsx";
import { countText } from "../list/listing-kind-words.ts";
import { pictureHref } from "../list/picture-address.ts";
import { type MapLinks, withZone } from "./map-links.ts";
import { pointPrice } from "./point-price.ts";
import { ZoneDrawing } from "./zone-drawing.tsx";

export interface ListingsMapProps {
  points: readonly ListingPoint[];
  /** Neighbouring listings, where there are too many to show each. */
  groups?: readonly ListingGroup[];
  label: string;
  /** Whom the map names. */
  mapCredits: readonly string[];
  links: MapLinks;
  /** The area within the time from the visitor's address, as rings. */
  reached?: MapArea["rings"] | null;
}

/** Sizes of the picture: as tall as the map beside a list. */
const PICTURE: PictureSizes = {
  narrow: { width: 440, height: 480 },
  wide: { width: 880, height: 720 },
};

/** As wide as the window of a phone, which shows the middle of the wider picture. */
const PHONE_WIDTH = 360;

/** Prices are read one by one as soon as they stand apart, in pixels. */
const CLUSTER_SIZE = 56;

const TEXT: MapText = { ...fr, cluster: (count) => `${countText(count)}\u00a0: zoomer pour les voir` };

interface ListingMarker extends MapMarker {
  /** Absent for a group. */
  point?: ListingPoint;
  /** Zone of a group, to search in. */
  zone?: string;
}

const NO_GROUPS: readonly ListingGroup[] = [];

/**
 * The results of a search on a map, each with its price; the list beside it says the same in words.
 * The map limits the search to what it shows, or to a zone that is drawn on it.
 * The map's styles are the page's to import.
 */
export function ListingsMap({
  points,
  groups = NO_GROUPS,
  label,
  mapCredits,
  links,
  reached = null,
}: ListingsMapProps) {
  const navigate = useNavigate();
  const map = useRef<PlaceMapHandle>(null);
  const [selectedId, select] = useState<string | null>(null);
  const [moved, setMoved] = useState<{ of: string; bounds: MapBounds } | null>(null);
  const [drawn, setDrawn] = useState<readonly ZonePoint[] | null>(null);
  const markers = useMemo(() => [...groups.map(toGroupMarker), ...points.map(toMarker)], [groups, points]);
  const credits = useMemo(() => frenchCredits(mapCredits), [mapCredits]);
  const viewKey = useMemo(() => links.zone ?? markers.map(({ id }) => id).join(), [links.zone, markers]);
  const isNarrow = useMediaQuery(NARROW_WINDOW, false);
  const ofNarrow = useMemo(() => narrowView(markers.map(({ location }) => location)), [markers]);
  const zone = useMemo(() => readZone(links.zone), [links.zone]);
  const ofZone = useMemo(
    () => zone && { bounds: getZoneBounds(zone), padding: zone.kind === "box" ? 0 : DRAWN_PADDING },
    [zone],
  );
  const view = ofZone ?? (isNarrow ? ofNarrow : undefined);
  const areas = useMemo((): MapArea[] => {
    if (drawn !== null) return [{ id: "drawn", rings: [drawn], isOpen: true }];
    return [
      ...(reached === null ? [] : [{ id: "reached", rings: reached }]),
      ...(zone?.kind === "drawn" ? [{ id: "zone", rings: [zone.corners] }] : []),
    ];
  }, [drawn, zone, reached]);

  const drawButton = useRef<HTMLButtonElement>(null);
  const isDrawing = drawn !== null;
  const wasDrawing = useRef(false);
  useEffect(() => {
    if (wasDrawing.current && !isDrawing) drawButton.current?.focus({ preventScroll: true });
    wasDrawing.current = isDrawing;
  }, [isDrawing]);

  return (
    <div className="listings-map">
      {drawn === null ? (
        <div className="listings-map-tools">
          <Button
            ref={drawButton}
            tone="quiet"
            icon="pencil"
            onClick={() => {
              map.current?.open();
              select(null);
              setDrawn([]);
            }}
          >
            Dessiner une zone
          </Button>
          {links.zone !== null && (
            <ButtonLink tone="quiet" icon="close" to={links.withoutZone} preventScrollReset>
              Effacer la zone
            </ButtonLink>
          )}
          {moved !== null && moved.of === links.here && (
            <ButtonLink to={withZone(links, writeZone({ kind: "box", ...moved.bounds }))} preventScrollReset>
              Chercher dans cette zone
            </ButtonLink>
          )}
        </div>
      ) : (
        <ZoneDrawing
          corners={drawn}
          onChange={setDrawn}
          onFinish={(corners) => {
            setDrawn(null);
            void navigate(withZone(links, writeZone({ kind: "drawn", corners })), {
              preventScrollReset: true,
            });
          }}
          onCancel={() => setDrawn(null)}
          toPosition={(pixel) => map.current?.unproject(pixel) ?? null}
          getCenter={() => map.current?.getCamera()?.center ?? null}
        />
      )}
      <PlaceMap
        ref={map}
        markers={drawn === null ? markers : NO_MARKERS}
        text={TEXT}
        label={label}
        {...(view !== undefined && { view })}
        viewKey={viewKey}
        start="visible"
        isEmbedded={false}
        picture={
          ofNarrow === undefined || ofZone !== undefined ? PICTURE : withNarrowCamera(PICTURE, ofNarrow)
        }
        credits={credits}
        // Groups of the server stand apart, and a cluster of them would count wrongly.
        clusterSize={groups.length > 0 ? 1 : CLUSTER_SIZE}
        areas={areas}
        selectedId={selectedId}
        onSelect={(id) => {
          const zoneOfGroup = markers.find((marker) => marker.id === id)?.zone;
          if (zoneOfGroup === undefined) select(id);
          else void navigate(withZone(links, zoneOfGroup), { preventScrollReset: true });
        }}
        renderCard={({ point }) => point !== undefined && <PointCard point={point} />}
        onMove={({ bounds, isByReader }) => {
          if (isByReader) setMoved({ of: links.here, bounds });
        }}
      />
    </div>
  );
}

/** Kept free around a drawn zone, in pixels. */
const DRAWN_PADDING = 40;

/** Markers would lie in the way of a hand that draws. */
const NO_MARKERS: readonly ListingMarker[] = [];

/** The picture for narrow windows looks where the live map does there: a size that has a camera is drawn by it. */
function withNarrowCamera(
  { narrow, wide }: PictureSizes,
  view: NonNullable<ReturnType<typeof narrowView>>,
): PictureSizes {
  const camera = cameraFor(view.bounds, { ...narrow, width: PHONE_WIDTH }, view);
  return { narrow: { ...narrow, ...camera }, wide };
}

/** Added to the sides of a group's zone, in degrees: a zone has an area, and its listings are not at its edge. */
const GROUP_MARGIN = 0.001;

function toGroupMarker({ latitude, longitude, count, bounds }: ListingGroup): ListingMarker {
  const { west, south, east, north } = bounds;
  const zone = writeZone({
    kind: "box",
    west: Math.max(-180, west - GROUP_MARGIN),
    south: Math.max(-90, south - GROUP_MARGIN),
    east: Math.min(180, east + GROUP_MARGIN),
    north: Math.min(90, north + GROUP_MARGIN),
  });
  return {
    id: `group ${zone}`,
    location: { latitude, longitude },
    label: TEXT.cluster(count),
    text: integer(count),
    zone,
  };
}

function toMarker(point: ListingPoint): ListingMarker {
  const price = pointPrice(point);
  return {
    id: point.id,
    location: { latitude: point.latitude, longitude: point.longitude },
    label: `${typeset(point.titre)}, ${price}`,
    text: price,
    ...(point.isApproximate === true && { radiusMetres: PRECISION_METRES.floutee }),
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
