import { adoptSheet } from "../adopt-sheet.ts";
import type { Pixel, Viewport } from "../camera/viewport.ts";
import { keepClicks } from "../hear-pointer.ts";
import { pixelIn } from "../mouse-event.ts";
import type { MapStage } from "../stage/map-stage.ts";
import type { OnStage } from "../stage/things-on-stage.ts";
import sheet from "./drawing.css?inline";
import type { DrawnOverlay } from "./overlay-kinds.ts";
import type { Sketch } from "./sketch.ts";

/** A pointer that moves further drags, in pixels. */
const CLICK_PIXELS = 3;
/** A click at most this far from a point of the sketch is on that point, in pixels. */
const NEAR_PIXELS = 10;
const SVG = "http://www.w3.org/2000/svg";

/** What happens on a pad. */
export interface PadOwner {
  completed(overlay: DrawnOverlay): void;
  /** Called on Escape when nothing is being drawn. */
  left(): void;
}

/** Lies on a map while readers draw, and turns clicks, drags and keys into points of a sketch. */
export class DrawingPad implements OnStage {
  readonly element: HTMLElement;

  private readonly stage: MapStage;
  private readonly sketch: Sketch;
  private readonly owner: PadOwner;
  private readonly svg: Element;
  private readonly cross: Element;
  /** Where the pointer was pressed. */
  private pressed: Pixel | null = null;
  private isPressing = false;
  private isDragging = false;
  private isClosed = false;

  constructor(stage: MapStage, sketch: Sketch, owner: PadOwner) {
    this.stage = stage;
    this.sketch = sketch;
    this.owner = owner;
    const page = stage.host.ownerDocument;
    this.element = page.createElement("div");
    this.svg = page.createElementNS(SVG, "svg");
    this.cross = page.createElementNS(SVG, "path");
    adoptSheet(stage.elements.root, sheet);
    this.element.className = "drawing-pad";
    this.element.append(this.svg);
    this.element.tabIndex = 0;
    this.element.setAttribute("role", "application");
    this.element.toggleAttribute("data-drags", sketch.kind.isDragged === true);
    this.listen();
    // Touches elsewhere in the page's tree would not move the map.
    stage.elements.overlays.append(this.element);
    stage.things.add(this);
  }

  /** Whether the keyboard draws. */
  get isUsedByKeys(): boolean {
    return this.element.matches("[data-by-keys]:focus");
  }

  place({ size }: Viewport): void {
    this.cross.setAttribute("d", `M${size.width / 2} ${size.height / 2}m-12 0h24m-12-12v24`);
    // The keyboard moves the map below the next point.
    if (this.isUsedByKeys) this.follow({ x: size.width / 2, y: size.height / 2 });
    this.drawPoints();
  }

  /** Cancels the sketch and removes the pad. */
  close(): void {
    this.isClosed = true;
    this.sketch.cancel();
    this.stage.things.remove(this);
    // The rest of a double click still belongs to the pad, not to the map.
    setTimeout(() => this.element.remove());
  }

  private listen(): void {
    const { element } = this;
    keepClicks(element);
    element.addEventListener("pointerdown", (event) => this.press(event));
    element.addEventListener("pointermove", (event) => this.move(event));
    element.addEventListener("pointerup", (event) => this.release(event));
    element.addEventListener("pointercancel", () => this.cancelDrag());
    element.addEventListener("click", (event) => {
      const pixel = pixelIn(this.stage.host, event);
      // A click of a script has no pointer.
      const isClick =
        event.detail === 0 || this.pressed === null || !isFar(this.pressed, pixel, CLICK_PIXELS);
      if (isClick) this.tap(pixel);
    });
    // A double click finishes a sketch, and does not zoom.
    element.addEventListener("dblclick", (event) => event.stopPropagation());
    // Elsewhere, the pointer moves the map between two points.
    element.addEventListener("mousedown", (event) => this.keepGesture(event, event));
    element.addEventListener("touchstart", (event) => this.keepGesture(event, event.touches[0]));
    element.addEventListener("focus", () => this.setByKeys(!this.isPressing));
    element.addEventListener("keydown", (event) => {
      if (!/^(Enter|Escape|Tab)$/.test(event.key)) this.setByKeys(true);
      if (!this.hearKey(event.key)) return;
      event.preventDefault();
      event.stopPropagation();
    });
  }

  /** Shows the focus and the centre, where the keyboard adds a point. */
  private setByKeys(isByKeys: boolean): void {
    this.element.toggleAttribute("data-by-keys", isByKeys);
  }

  /** Keeps a gesture from the map, if it draws or may be the second half of a double tap. */
  private keepGesture(event: Event, at: { clientX: number; clientY: number } | undefined): void {
    const isOnLast = at !== undefined && this.isOnPoint(pixelIn(this.stage.host, at), -1);
    if (this.sketch.kind.isDragged === true || isOnLast) event.stopPropagation();
  }

  private press(event: PointerEvent): void {
    if (!event.isPrimary || event.button !== 0) return;
    // The next key belongs to the sketch.
    this.isPressing = true;
    this.element.focus({ preventScroll: true });
    this.isPressing = false;
    this.setByKeys(false);
    this.pressed = pixelIn(this.stage.host, event);
    if (this.sketch.kind.isDragged === true) this.element.setPointerCapture(event.pointerId);
  }

  private move(event: PointerEvent): void {
    if (!event.isPrimary) return;
    const pixel = pixelIn(this.stage.host, event);
    const isPressed = event.buttons % 2 === 1 && this.pressed !== null;
    if (isPressed && this.sketch.kind.isDragged === true && this.sketch.points.length === 0) {
      if (this.pressed === null || !isFar(this.pressed, pixel, CLICK_PIXELS)) return;
      this.isDragging = true;
      this.add(this.pressed);
    }
    this.follow(pixel);
  }

  private release(event: PointerEvent): void {
    if (!this.isDragging || !event.isPrimary) return;
    this.isDragging = false;
    this.tap(pixelIn(this.stage.host, event));
  }

  private cancelDrag(): void {
    if (this.isDragging) this.cancel();
    this.isDragging = false;
  }

  private cancel(): boolean {
    const isCancelled = this.sketch.cancel();
    this.drawPoints();
    return isCancelled;
  }

  /** @returns whether the key belongs to the pad */
  private hearKey(key: string): boolean {
    const { viewport } = this.stage;
    if (key === "Escape") {
      if (!this.cancel()) this.owner.left();
    } else if (key === "Enter") this.finish();
    else if (key === " " && viewport !== null)
      this.tap({ x: viewport.size.width / 2, y: viewport.size.height / 2 });
    else return false;
    return true;
  }

  /** Adds a point, or finishes the sketch at one of its points. */
  private tap(pixel: Pixel): void {
    const { kind, canFinish } = this.sketch;
    const isClosing = kind.isRing === true && canFinish && this.isOnPoint(pixel, 0);
    if (isClosing || this.isOnPoint(pixel, -1)) this.finish();
    else this.add(pixel);
  }

  private isOnPoint(pixel: Pixel, index: 0 | -1): boolean {
    const point = this.sketch.points.at(index);
    const { viewport } = this.stage;
    return (
      point !== undefined && viewport !== null && !isFar(viewport.projectToPixel(point), pixel, NEAR_PIXELS)
    );
  }

  private add(pixel: Pixel): void {
    const { viewport } = this.stage;
    if (viewport === null || this.isClosed) return;
    this.complete(this.sketch.add(viewport.pointAt(pixel)));
  }

  private finish(): void {
    if (!this.isClosed) this.complete(this.sketch.finish());
  }

  private complete(overlay: DrawnOverlay | null): void {
    this.drawPoints();
    if (overlay !== null) this.owner.completed(overlay);
  }

  private follow(pixel: Pixel): void {
    const { viewport } = this.stage;
    if (viewport !== null && !this.isClosed) this.sketch.follow(viewport.pointAt(pixel));
  }

  /** Shows the points of the sketch. */
  private drawPoints(): void {
    const { viewport } = this.stage;
    if (viewport === null) return;
    const dots = this.sketch.points.map((point) => {
      const { x, y } = viewport.projectToPixel(point);
      const dot = this.element.ownerDocument.createElementNS(SVG, "circle");
      for (const [name, value] of Object.entries({ cx: x, cy: y, r: 5 }))
        dot.setAttribute(name, String(value));
      return dot;
    });
    this.svg.replaceChildren(...dots, this.cross);
  }
}

function isFar(one: Pixel, other: Pixel, pixels: number): boolean {
  return Math.hypot(one.x - other.x, one.y - other.y) > pixels;
}
