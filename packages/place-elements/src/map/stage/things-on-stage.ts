import type { Viewport } from "../camera/viewport.ts";

/** Something that stands on a map and is put in its place anew when the map moves. */
export interface OnStage {
  place(viewport: Viewport): void;
  /** Whether it stands at `element`, and goes where that goes. */
  follows?(element: Element): boolean;
}

/** All that stands on one map. */
export class ThingsOnStage {
  /** Where they were put by; null until the map has something to look at. */
  viewport: Viewport | null = null;

  private readonly placed = new Set<OnStage>();
  /** What stands at something else on the map: placed after it. */
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

  /** Puts one of them in its place, where the map has one for it yet. */
  placeOne(thing: OnStage): void {
    if (this.viewport !== null) thing.place(this.viewport);
  }

  /** Tells what stands at `element` that it has moved, by itself and not with the map. */
  moved(element: Element): void {
    for (const thing of [...this.followers]) if (thing.follows?.(element) === true) this.placeOne(thing);
  }
}
