import { loadPart } from "../core/load-part.ts";
import type { MapStage } from "../map/stage/map-stage.ts";
import type { OnStage } from "../map/stage/things-on-stage.ts";
import type { CollisionBehaviorName } from "./enums.ts";

/** A marker that can be hidden by others. */
export interface Colliding {
  element: HTMLElement;
  behavior(): CollisionBehaviorName;
  priority(): number;
  /** Hides the marker, or shows it again. */
  giveWay(isHidden: boolean): void;
}

/** Delay after the last movement before markers are hidden, in milliseconds. */
const REST_MS = 100;

/** Hides overlapping markers of one map when the map rests. */
class Collisions implements OnStage {
  readonly markers = new Set<Colliding>();
  private waiting: ReturnType<typeof setTimeout> | undefined;

  place(): void {
    clearTimeout(this.waiting);
    this.waiting = setTimeout(() => this.settle().catch(console.error), REST_MS);
  }

  private async settle(): Promise<void> {
    const { hiddenBoxes } = await loadPart("hiding of markers", () => import("./hidden-boxes.ts"));
    const boxes = [...this.markers].map((marker) => {
      const { left, top, right, bottom } = marker.element.getBoundingClientRect();
      return { marker, behavior: marker.behavior(), priority: marker.priority(), left, top, right, bottom };
    });
    const hidden = hiddenBoxes(boxes);
    for (const box of boxes) box.marker.giveWay(hidden.has(box));
  }
}

const OF_STAGES = new WeakMap<MapStage, Collisions>();

/** Adds a marker. @returns removes it */
export function collide(stage: MapStage, marker: Colliding): () => void {
  let collisions = OF_STAGES.get(stage);
  if (collisions === undefined) {
    collisions = new Collisions();
    OF_STAGES.set(stage, collisions);
    stage.things.add(collisions);
  }
  const { markers } = collisions;
  markers.add(marker);
  collisions.place();
  return () => {
    markers.delete(marker);
    marker.giveWay(false);
    collisions.place();
  };
}
