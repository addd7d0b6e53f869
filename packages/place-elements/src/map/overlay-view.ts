import { makeMembersEnumerable } from "../core/enumerable-members.ts";
import { MVCObject } from "../core/mvc-object.ts";
import { ownState } from "../core/own-state.ts";
import type { GoogleMap } from "./google-map.ts";
import { keepClicks } from "./hear-pointer.ts";
import { type CanvasProjection, getMapPanes, type MapPanes } from "./map-panes.ts";
import { getStage, toMap } from "./stage/stage-of-map.ts";
import type { OnStage } from "./stage/things-on-stage.ts";

/** State of an overlay on a map. Some overlays skip the constructor and copy our methods. */
interface Attached {
  map: GoogleMap;
  /** Set until the map has a viewport. */
  waiting: OnStage | null;
  draw: () => void;
}

const ATTACHMENT = Symbol("attachment");

function getAttachment(overlay: OverlayView): { now: Attached | null } {
  return ownState(overlay, ATTACHMENT, () => ({ now: null }));
}

/** `google.maps.OverlayView`: drawings of the page in the panes of a map. */
export class OverlayView extends MVCObject {
  /** Keeps clicks and gestures on `element` from the map. */
  static preventMapHitsAndGesturesFrom(element: Element): void {
    OverlayView.preventMapHitsFrom(element);
    for (const name of GESTURES) element.addEventListener(name, (event) => event.stopPropagation());
  }

  /** Keeps clicks on `element` from the map. */
  static preventMapHitsFrom(element: Element): void {
    keepClicks(element);
  }

  /** Called after a zoom or a turn; classes of the page position their elements. */
  draw(): void {}

  getMap(): GoogleMap | null | undefined {
    return this.get("map");
  }

  /** Null until `onAdd` is called. */
  getPanes(): MapPanes | null | undefined {
    const attached = getAttachment(this).now;
    return attached === null || attached.waiting !== null ? null : getMapPanes(getStage(attached.map)).panes;
  }

  /** Converts between points and pixels of the panes. Undefined without a map. */
  getProjection(): CanvasProjection {
    const attached = getAttachment(this).now;
    // Pages call it in draw(), where it is defined.
    return (
      attached === null ? undefined : getMapPanes(getStage(attached.map)).projection
    ) as CanvasProjection;
  }

  /** Called once the map has a viewport; classes of the page make their elements. */
  onAdd(): void {}

  /** Called when the overlay is removed from the map. */
  onRemove(): void {}

  /** Adds the overlay to a map; null removes it. */
  setMap(map: unknown): void {
    const next = toMap(map);
    const before = getAttachment(this).now;
    if (before === null ? next === null : next !== null && getStage(before.map) === getStage(next)) return;
    if (before !== null) detach(this, before);
    this.set("map", next);
    if (next !== null) attach(this, next);
  }
}

const GESTURES = ["mousedown", "touchstart", "touchmove", "wheel", "dblclick", "pointerdown"] as const;

function attach(overlay: OverlayView, map: GoogleMap): void {
  const stage = getStage(map);
  // A class that copies our methods may lack the ones that it should define.
  const drawn: Partial<OverlayView> = overlay;
  const attached: Attached = { map, waiting: null, draw: () => drawn.draw?.() };
  const attachment = getAttachment(overlay);
  attachment.now = attached;
  const start = () => {
    if (attachment.now !== attached) return;
    if (attached.waiting !== null) stage.things.remove(attached.waiting);
    attached.waiting = null;
    const panes = getMapPanes(stage);
    drawn.onAdd?.();
    panes.drawers.add(attached.draw);
    attached.draw();
  };
  // Starts after setMap has returned.
  attached.waiting = {
    place: () => {
      if (attached.waiting === null) return;
      stage.things.remove(attached.waiting);
      queueMicrotask(start);
    },
  };
  stage.things.add(attached.waiting);
}

function detach(overlay: OverlayView, { map, waiting, draw }: Attached): void {
  const stage = getStage(map);
  getAttachment(overlay).now = null;
  if (waiting !== null) {
    stage.things.remove(waiting);
    return;
  }
  getMapPanes(stage).drawers.delete(draw);
  (overlay as Partial<OverlayView>).onRemove?.();
}

makeMembersEnumerable(OverlayView, ["draw", "onAdd", "onRemove"]);
