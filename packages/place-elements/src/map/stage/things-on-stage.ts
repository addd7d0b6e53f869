import type { Viewport } from "../camera/viewport.ts";

/** An object on a map, positioned again when the map moves. */
export interface OnStage {
  place(viewport: Viewport): void;
  /** Whether it is anchored to `element`. */
  follows?(element: Element): boolean;
}

/** All objects on one map. */
export class ThingsOnStage {
  /** The viewport of the last positioning; null before the first. */
  viewport: Viewport | null = null;

  private readonly placed = new Set<OnStage>();
  /** Objects anchored to another, positioned after it. */
  private readonly followers = new Set<OnStage>();

  add(thing: OnStage): void {
    (thing.follows === undefined ? this.placed : this.followers).add(thing);
    this.placeOne(thing);
  }

  remove(thing: OnStage): void {
    this.placed.delete(thing);
    this.followers.delete(thing);
  }

  place(viewport: Viewport): void {
    this.viewport = viewport;
    for (const thing of [...this.placed, ...this.followers]) thing.place(viewport);
  }

  /** Positions one object, if the map has a viewport. */
  placeOne(thing: OnStage): void {
    if (this.viewport !== null) thing.place(this.viewport);
  }

  /** Positions the objects anchored to `element`, after it has moved on the map. */
  moved(element: Element): void {
    for (const thing of [...this.followers]) if (thing.follows?.(element) === true) this.placeOne(thing);
  }
}
