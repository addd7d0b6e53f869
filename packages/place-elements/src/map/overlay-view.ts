import { makeMembersEnumerable } from "../core/enumerable-members.ts";
import { MVCObject } from "../core/mvc-object.ts";
import { ownState } from "../core/own-state.ts";
import type { GoogleMap } from "./google-map.ts";
import { keepClicks } from "./hear-pointer.ts";
import { type CanvasProjection, getMapPanes, type MapPanes } from "./map-panes.ts";
import { getStage, toMap } from "./stage/stage-of-map.ts";
import type { OnStage } from "./stage/things-on-stage.ts";

/** What belongs to each overlay: some are made without the constructor, with our methods copied onto them. */
interface Attached {
  map: GoogleMap;
  /** Waits for the map to have something to show. */
  waiting: OnStage | null;
  draw: () => void;
}

const ATTACHMENT = Symbol("attachment");

function getAttachment(overlay: OverlayView): { now: Attached | null } {
  return ownState(overlay, ATTACHMENT, () => ({ now: null }));
}

/** `google.maps.OverlayView`: what a page draws itself, in the panes of a map. */
export class OverlayView extends MVCObject {
  /** Clicks and gestures on `element` do nothing to the map. */
  static preventMapHitsAndGesturesFrom(element: Element): void {
    OverlayView.preventMapHitsFrom(element);
    for (const name of GESTURES) element.addEventListener(name, (event) => event.stopPropagation());
  }

  /** Clicks on `element` are none on the map. */
  static preventMapHitsFrom(element: Element): void {
    keepClicks(element);
  }

  /** Called when the map has moved: a page's own class puts its elements in their places. */
  draw(): void {}

  getMap(): GoogleMap | null | undefined {
    return this.get("map");
  }

  /** Null until `onAdd` is called. */
  getPanes(): MapPanes | null | undefined {
    const attached = getAttachment(this).now;
    return attached === null || attached.waiting !== null ? null : getMapPanes(getStage(attached.map)).panes;
  }

  /** From the earth to the pixels of the panes, and back. Undefined while it is on no map. */
  getProjection(): CanvasProjection {
    const attached = getAttachment(this).now;
    // Pages only ask for it where they draw; there it is.
    return (
      attached === null ? undefined : getMapPanes(getStage(attached.map)).projection
    ) as CanvasProjection;
  }

  /** Called once when the map is there: a page's own class makes its elements. */
  onAdd(): void {}

  /** Called when it is taken off the map. */
  onRemove(): void {}

  /** Puts it on a map, or off with null. */
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
  // A class that has copied our methods may have none of those that it is to write.
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
  // Never before the page has what setMap gave back.
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
