import { LatLng, type LatLngLiteral } from "../core/lat-lng.ts";
import type { Viewport } from "../map/camera/viewport.ts";
import { keepClicks } from "../map/hear-pointer.ts";
import { type MapMouseEvent, mapMouseEvent, POINTER_EVENTS, pixelIn } from "../map/mouse-event.ts";
import type { MapStage } from "../map/stage/map-stage.ts";
import type { OnStage } from "../map/stage/things-on-stage.ts";
import type { Draggable } from "./drag-marker.ts";
import { letDrag } from "./let-drag.ts";
import { type DrawnIcon, drawIcon, type MarkerIcon } from "./marker-icon.ts";
import { isOutOfSight, putAt } from "./put-at.ts";

export interface MarkerLabel {
  text: string;
  className?: string;
  color?: string;
  fontFamily?: string;
  fontSize?: string;
  fontWeight?: string;
}

/** The visible state of a marker. */
export interface MarkerLook {
  position: LatLngLiteral | null;
  icon: MarkerIcon;
  label: MarkerLabel | null;
  title: string;
  cursor: string | null;
  opacity: number;
  zIndex: number | null;
  /** A value of `Animation`. */
  animation: number | null;
  isClickable: boolean;
  isDraggable: boolean;
  /** Whether it has a click listener. */
  isHeard: boolean;
}

export interface MarkerOwner {
  look(): MarkerLook;
  moveTo(position: LatLng): void;
  tell(eventName: string, event: MapMouseEvent): void;
}

/** The element of a `Marker`, which is an object. */
export class MarkerBox {
  readonly element: HTMLElement;
  readonly stage: MapStage;
  private readonly owner: MarkerOwner;
  private readonly onStage: OnStage = { place: (viewport) => this.put(viewport) };
  private icon: DrawnIcon | null = null;
  /** The drawn icon of the page, or the kind of pin. */
  private shown: MarkerIcon;
  private labelBox: HTMLElement | null = null;
  private animated: number | null = null;

  constructor(stage: MapStage, owner: MarkerOwner) {
    this.stage = stage;
    this.owner = owner;
    const element = stage.host.ownerDocument.createElement("div");
    this.element = element;
    element.style.position = "absolute";
    element.style.insetBlockStart = "0";
    element.style.left = "0";
    element.style.inlineSize = "max-content";
    element.style.userSelect = "none";
    keepClicks(element, () => owner.look().isClickable);
    for (const [domName, name] of Object.entries(POINTER_EVENTS)) {
      element.addEventListener(domName, (event) => this.hear(name, event as MouseEvent));
    }
    element.addEventListener("keydown", (event) => {
      if (event.key !== "Enter" && event.key !== " ") return;
      event.preventDefault();
      element.click();
    });
    stage.children.layer("markers", 1).append(element);
    this.draw();
    stage.things.add(this.onStage);
  }

  draw(): void {
    const { element } = this;
    const look = this.owner.look();
    const shown = look.icon ?? (look.label === null ? "pin" : "empty pin");
    if (this.icon === null || shown !== this.shown) {
      this.shown = shown;
      this.icon?.element.remove();
      this.icon = drawIcon(look.icon, look.label !== null, element.ownerDocument);
      element.prepend(this.icon.element);
    }
    this.drawLabel(look.label, this.icon);
    this.animate(look.animation, this.icon.element);
    const isButton = look.isClickable && look.isHeard;
    const canBeMoved = look.isDraggable && letDrag(element, this.draggable(), () => this.draw());
    const { text } = this.stage.words;
    const name =
      look.title || look.label?.text || (isButton || look.isDraggable ? (text?.marker ?? "Marker") : "");
    const attributes: Readonly<Record<string, string | null>> = {
      role: isButton || look.isDraggable ? "button" : name === "" ? null : "img",
      tabindex: isButton || look.isDraggable ? "0" : null,
      "aria-label": name === "" ? null : name,
      // The description of moving is set once it works.
      "aria-description": canBeMoved ? (text?.dragKeys ?? null) : null,
      title: look.title === "" ? null : look.title,
    };
    for (const [attribute, value] of Object.entries(attributes)) {
      if (value === null) element.removeAttribute(attribute);
      else element.setAttribute(attribute, value);
    }
    element.style.cursor = look.cursor ?? (isButton ? "pointer" : "");
    element.style.opacity = String(look.opacity);
    element.style.pointerEvents = look.isClickable || look.isDraggable ? "auto" : "none";
    this.place();
  }

  /** Positions the marker and the window that is open at it. */
  place(): void {
    if (this.stage.viewport === null) return;
    this.put(this.stage.viewport);
    this.stage.things.moved(this.element);
  }

  remove(): void {
    this.stage.things.remove(this.onStage);
    this.element.remove();
    this.stage.things.moved(this.element);
  }

  /** The code of animations loads with the first one. */
  private animate(animation: number | null, icon: Element): void {
    if (animation === this.animated) return;
    this.animated = animation;
    void import("./animate-marker.ts").then(({ animateMarker }) => {
      if (animation === this.animated) animateMarker(icon, animation);
    }, console.error);
  }

  private draggable(): Draggable {
    const { owner, stage } = this;
    return {
      isDraggable: () => owner.look().isDraggable,
      stage: () => stage,
      position: () => owner.look().position,
      moveTo: (position) => owner.moveTo(position),
      tell: (step, event) => owner.tell(step, event),
    };
  }

  private put(viewport: Viewport): void {
    const { position, zIndex } = this.owner.look();
    this.element.style.display = position === null ? "none" : "";
    if (position === null || this.icon === null) return;
    const pixel = viewport.projectToPixel(position);
    putAt(this.element, pixel, this.icon.left, this.icon.top, zIndex);
    const isHidden = isOutOfSight(pixel, viewport.size) && !this.element.matches(":focus");
    this.element.style.visibility = isHidden ? "hidden" : "";
  }

  private drawLabel(label: MarkerLabel | null, icon: DrawnIcon): void {
    this.labelBox?.remove();
    this.labelBox = null;
    if (label === null) return;
    const box = this.element.ownerDocument.createElement("div");
    box.textContent = label.text;
    if (label.className !== undefined) box.className = label.className;
    const { style } = box;
    style.position = "absolute";
    style.left = icon.labelAt === null ? "50%" : `${icon.labelAt.x}px`;
    style.top = icon.labelAt === null ? "50%" : `${icon.labelAt.y}px`;
    style.transform = "translate(-50%, -50%)";
    style.whiteSpace = "nowrap";
    // On our pin the label has the colour of the dot.
    style.color = label.color ?? (this.shown === "empty pin" ? "white" : "black");
    style.font = `${label.fontWeight ?? "normal"} ${label.fontSize ?? "14px"} ${label.fontFamily ?? "system-ui, sans-serif"}`;
    this.element.append(box);
    this.labelBox = box;
  }

  private hear(name: string, event: MouseEvent): void {
    const { viewport, host } = this.stage;
    const look = this.owner.look();
    if (viewport === null || !look.isClickable) return;
    const told = mapMouseEvent(event, viewport, pixelIn(host, event));
    const { position } = look;
    this.owner.tell(name, position === null ? told : { ...told, latLng: new LatLng(position) });
  }
}
