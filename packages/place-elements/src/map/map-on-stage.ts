import { trigger } from "../core/listeners.ts";
import { fitWaitingBounds } from "./camera/fit-bounds.ts";
import { allowedCamera, getCamera, glideTo, takeCamera } from "./camera/map-camera.ts";
import { computePanGoal } from "./camera/pan-map.ts";
import type { GoogleMap } from "./google-map.ts";
import { groundSettings, shownButtons } from "./map-options.ts";
import { MERCATOR } from "./map-projection.ts";
import type { MapMouseEvent } from "./mouse-event.ts";
import { getStage } from "./stage/stage-of-map.ts";
import type { StageOwner } from "./stage/stage-owner.ts";

/** Connects a map with its stage: its settings, and the events of the stage. */
export function getStageOwner(map: GoogleMap): StageOwner {
  const read = (option: string): unknown => map.get(option);
  let reportedCamera = "";
  return {
    camera: () => getCamera(map),
    take: (camera) => takeCamera(map, camera),
    within: (camera) => allowedCamera(map, camera),
    groundSettings: () => groundSettings(read, () => doesPageScroll(map.getDiv())),
    shownButtons: () => shownButtons(read),
    backgroundColor: () => (map.get("backgroundColor") as string | null | undefined) ?? null,
    started: () => fitWaitingBounds(map),
    changed() {
      if (map.get("projection") === undefined) map.set("projection", MERCATOR);
      const bounds = map.getBounds();
      const camera = JSON.stringify([bounds, map.getZoom(), map.getHeading()]);
      if (bounds === undefined || camera === reportedCamera) return;
      reportedCamera = camera;
      map.set("bounds", bounds);
    },
    tell(eventName) {
      if (eventName === "idle" || eventName === "dragstart") computePanGoal(map).now = null;
      trigger(map, eventName);
    },
    zoomBy(step) {
      const camera = getCamera(map);
      if (camera !== null) glideTo(map, { ...camera, zoom: Math.round(camera.zoom) + step });
    },
  };
}

/** Fires a pointer event of the map, with the place that the ground shows there. */
export function tellPointer(map: GoogleMap, name: string, event: MapMouseEvent): void {
  if (name === "click" && map.getClickableIcons() !== false) {
    const placeId = getStage(map).placeAt(event.pixel);
    if (placeId !== null) Object.assign(event, { placeId });
  }
  trigger(map, name, event);
  // Newer pages use the browser's name of this event.
  if (name === "rightclick") trigger(map, "contextmenu", event);
}

/** Whether the page scrolls or is in a frame: the wheel then belongs to the page. */
function doesPageScroll(div: HTMLElement): boolean {
  const { documentElement, defaultView } = div.ownerDocument;
  return documentElement.scrollHeight > documentElement.clientHeight + 1 || defaultView !== defaultView?.top;
}
