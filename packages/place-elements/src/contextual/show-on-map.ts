import type { LatLng, Place } from "@lieudit/place-model";
import type { ContextMapView } from "@lieudit/place-widgets/contextual";
import { MapElement } from "../map/library.ts";
import { AdvancedMarkerElement, PinElement } from "../marker/library.ts";
import { isDark, watchScheme } from "./watch-scheme.ts";

/** A context on a map. */
export interface ShownContext {
  show(view: ContextMapView): void;
  remove(): void;
}

/** The scale of the selected pin; the others have 1. */
const CHOSEN_SCALE = 1.35;

/** Adds a map to `box`, with a marker for each place of the context. */
export function showOnMap(box: HTMLElement): ShownContext {
  const element = new MapElement();
  box.append(element);
  const map = element.innerMap;
  const markers = new Map<string, { marker: AdvancedMarkerElement; pin: PinElement }>();
  let drawn: Pick<ContextMapView, "places" | "mapOptions"> | null = null;
  let chosen: string | undefined;
  let tell: ContextMapView["onSelect"] = () => {};

  function drawPlaces({ places, origin }: ContextMapView): void {
    element.replaceChildren();
    markers.clear();
    if (origin !== undefined) element.append(originMarker(origin));
    for (const place of places) {
      const { id, location } = place;
      if (id === undefined || location === undefined || markers.has(id)) continue;
      const pin = new PinElement();
      const marker = new AdvancedMarkerElement({
        position: literal(location),
        title: place.displayName?.text ?? "",
        gmpClickable: true,
      });
      marker.append(pin);
      marker.addEventListener("gmp-click", () => tell(id));
      markers.set(id, { marker, pin });
      element.append(marker);
    }
  }

  /** Uses the colour scheme of the list, unless the context sets one. */
  function dress(): void {
    const asked = drawn?.mapOptions.colorScheme ?? "FOLLOW_SYSTEM";
    const scheme = asked === "FOLLOW_SYSTEM" ? (isDark(box) ? "DARK" : "LIGHT") : asked;
    if (map.get("colorScheme") !== scheme) map.setOptions({ colorScheme: scheme });
  }

  function lookAt({ viewport, center, zoom }: ContextMapView["mapOptions"]): void {
    if (center !== undefined && zoom !== undefined) map.moveCamera({ center: literal(center), zoom });
    else if (viewport !== undefined) {
      map.fitBounds({
        south: viewport.low.latitude,
        west: viewport.low.longitude,
        north: viewport.high.latitude,
        east: viewport.high.longitude,
      });
    }
  }

  function choose(placeId: string | undefined): void {
    if (placeId === chosen) return;
    for (const [id, scale] of [[chosen, 1] as const, [placeId, CHOSEN_SCALE] as const]) {
      const found = id === undefined ? undefined : markers.get(id);
      if (found === undefined) continue;
      Object.assign(found.pin, { scale });
      Object.assign(found.marker, { zIndex: scale === 1 ? null : 1 });
    }
    chosen = placeId;
    const position = placeId === undefined ? null : markers.get(placeId)?.marker.position;
    if (position != null) map.panTo(position.toJSON());
  }

  watchScheme(box, dress);
  return {
    show(view) {
      tell = view.onSelect;
      if (!isSameList(drawn?.places, view.places)) {
        drawPlaces(view);
        chosen = undefined;
      }
      if (drawn?.mapOptions !== view.mapOptions) lookAt(view.mapOptions);
      drawn = view;
      dress();
      choose(view.selectedPlaceId);
    },
    remove: () => element.remove(),
  };
}

/** Marks the start of the routes with a dot; the list names it. */
function originMarker(origin: LatLng): AdvancedMarkerElement {
  const marker = new AdvancedMarkerElement({ position: literal(origin), anchorTop: "-50%" });
  const dot = document.createElement("span");
  dot.className = "gmp-context-origin";
  marker.append(dot);
  return marker;
}

/** Compares lists by content: the widget makes a new list on each render. */
function isSameList(one: readonly Place[] | undefined, other: readonly Place[]): boolean {
  return one?.length === other.length && one.every((place, index) => place === other[index]);
}

function literal({ latitude, longitude }: LatLng): { lat: number; lng: number } {
  return { lat: latitude, lng: longitude };
}
