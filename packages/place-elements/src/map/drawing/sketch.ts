import type { LatLngLiteral } from "../../core/lat-lng.ts";
import type { GoogleMap } from "../google-map.ts";
import type { DrawnOverlay, OverlayKind } from "./overlay-kinds.ts";

/** An overlay that a reader is drawing: its points so far, and the overlay that already shows them. */
export class Sketch {
  readonly points: LatLngLiteral[] = [];
  readonly kind: OverlayKind;

  private readonly map: GoogleMap;
  private readonly options: () => object;
  private started: ReturnType<OverlayKind["start"]> | null = null;

  /** @param options returns those of the page for overlays of this kind */
  constructor(kind: OverlayKind, map: GoogleMap, options: () => object) {
    this.kind = kind;
    this.map = map;
    this.options = options;
  }

  /** Whether it has enough points. */
  get canFinish(): boolean {
    return this.points.length >= this.kind.minPoints;
  }

  /** Adds a point. @returns the overlay, if this point completes it */
  add(point: LatLngLiteral): DrawnOverlay | null {
    this.points.push(point);
    this.show(this.points);
    return this.kind.isComplete && this.canFinish ? this.finish() : null;
  }

  /** Shows the overlay with its next point at `point`. */
  follow(point: LatLngLiteral): void {
    if (this.points.length > 0) this.show([...this.points, point]);
  }

  /** Returns the overlay with the points of the reader, or null if they are too few. */
  finish(): DrawnOverlay | null {
    if (!this.canFinish || this.started === null) return null;
    const { overlay } = this.started;
    this.show(this.points);
    this.reset();
    return overlay;
  }

  /** Removes the overlay. @returns whether there was one */
  cancel(): boolean {
    const { started } = this;
    this.reset();
    started?.overlay.setMap(null);
    return started !== null;
  }

  private show(points: readonly LatLngLiteral[]): void {
    // The map of the page's options is not that of the manager.
    this.started ??= this.kind.start({ ...this.options(), map: null });
    this.started.place(points);
    if (this.started.overlay.getMap() === null) this.started.overlay.setMap(this.map);
  }

  private reset(): void {
    this.started = null;
    this.points.length = 0;
  }
}
