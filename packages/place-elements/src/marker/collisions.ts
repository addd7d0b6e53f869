import type { MapStage } from "../map/stage/map-stage.ts";
import type { OnStage } from "../map/stage/things-on-stage.ts";
import type { CollisionBehaviorName } from "./enums.ts";

/** A marker where it shows. */
export interface MarkerBox {
  behavior: CollisionBehaviorName;
  /** Of those that may give way, the one with more stays. */
  priority: number;
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** Which of the markers give way: those that are optional and lie under one that comes before them. */
export function hiddenBoxes<Box extends MarkerBox>(boxes: readonly Box[]): Set<Box> {
  const hidden = new Set<Box>();
  const standing = boxes.filter(({ behavior }) => behavior === "REQUIRED_AND_HIDES_OPTIONAL");
  const optional = boxes
    .filter(({ behavior }) => behavior === "OPTIONAL_AND_HIDES_LOWER_PRIORITY")
    .sort((one, other) => other.priority - one.priority);
  for (const box of optional) {
    if (standing.some((other) => isOver(other, box))) hidden.add(box);
    else standing.push(box);
  }
  return hidden;
}

function isOver(one: MarkerBox, other: MarkerBox): boolean {
  return one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;
}

/** A marker that takes part. */
export interface Colliding {
  element: HTMLElement;
  behavior(): CollisionBehaviorName;
  priority(): number;
  /** Lets it give way, or show again. */
  giveWay(isHidden: boolean): void;
}

/** So long after the last movement markers give way, in milliseconds. */
const REST_MS = 100;

/** Lets the markers of one map give way to each other, when the map rests. */
class Collisions implements OnStage {
  readonly markers = new Set<Colliding>();
  private waiting: ReturnType<typeof setTimeout> | undefined;

  place(): void {
    clearTimeout(this.waiting);
    this.waiting = setTimeout(() => this.settle(), REST_MS);
  }

  private settle(): void {
    const boxes = [...this.markers].map((marker) => {
      const { left, top, right, bottom } = marker.element.getBoundingClientRect();
      return { marker, behavior: marker.behavior(), priority: marker.priority(), left, top, right, bottom };
    });
    const hidden = hiddenBoxes(boxes);
    for (const box of boxes) box.marker.giveWay(hidden.has(box));
  }
}

const OF_STAGES = new WeakMap<MapStage, Collisions>();

/** Lets `marker` take part from now on. @returns what ends it */
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
