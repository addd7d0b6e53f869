import { SymbolPath } from "../core/enums.ts";
import type { Pixel } from "../map/camera/viewport.ts";
import { defineElements } from "../map/define-elements.ts";
import { PinElement } from "./pin-element.ts";

// Pages may load markers without the library of elements on maps.
defineElements([["gmp-pin", PinElement]]);

interface SizeLike {
  width: number;
  height: number;
}

/** An image for a marker. */
export interface Icon {
  url: string;
  anchor?: Pixel | null;
  labelOrigin?: Pixel | null;
  /** The position of the image in a sprite. */
  origin?: Pixel | null;
  scaledSize?: SizeLike | null;
  size?: SizeLike | null;
}

/** A shape for a marker: one of `SymbolPath`, or an SVG path. */
export interface SymbolIcon {
  path: number | string;
  anchor?: Pixel | null;
  fillColor?: string | null;
  fillOpacity?: number | null;
  labelOrigin?: Pixel | null;
  rotation?: number | null;
  scale?: number | null;
  strokeColor?: string | null;
  strokeOpacity?: number | null;
  strokeWeight?: number | null;
}

export type MarkerIcon = string | Icon | SymbolIcon | null | undefined;

/** An icon on the map. */
export interface DrawnIcon {
  element: HTMLElement | SVGElement;
  /** Offsets of the element from the marker's position. */
  left: string;
  top: string;
  /** The centre of the label; null for the centre of the icon. */
  labelAt: Pixel | null;
}

/** Makes the element of a marker's icon, by default a pin. */
export function drawIcon(icon: MarkerIcon, isLabelled: boolean, page: Document): DrawnIcon {
  if (icon == null) {
    // A label replaces the dot.
    const pin = new PinElement({ glyphText: isLabelled ? "" : null });
    return { element: pin, left: "-50%", top: "-100%", labelAt: { x: 14, y: 14 } };
  }
  if (typeof icon === "string") return drawPicture({ url: icon }, page);
  return "path" in icon ? drawSymbol(icon, page) : drawPicture(icon, page);
}

function drawPicture(icon: Icon, page: Document): DrawnIcon {
  const { url, anchor, labelOrigin, origin, scaledSize, size } = icon;
  const image = page.createElement("img");
  image.alt = "";
  image.draggable = false;
  image.src = url;
  image.style.display = "block";
  image.style.maxInlineSize = "none";
  if (scaledSize != null) {
    image.style.width = `${scaledSize.width}px`;
    image.style.height = `${scaledSize.height}px`;
  }
  let element: HTMLElement = image;
  if (size != null) {
    // Shows a part of the sprite.
    element = page.createElement("div");
    element.style.width = `${size.width}px`;
    element.style.height = `${size.height}px`;
    element.style.overflow = "hidden";
    image.style.transform = `translate(${-(origin?.x ?? 0)}px, ${-(origin?.y ?? 0)}px)`;
    element.append(image);
  }
  return {
    element,
    left: anchor == null ? "-50%" : `${-anchor.x}px`,
    top: anchor == null ? "-100%" : `${-anchor.y}px`,
    labelAt: labelOrigin ?? null,
  };
}

const PATHS: Readonly<Record<number, string>> = {
  [SymbolPath.CIRCLE]: "M-1 0a1 1 0 1 0 2 0a1 1 0 1 0-2 0",
  [SymbolPath.FORWARD_CLOSED_ARROW]: "M0-1 1 2H-1Z",
  [SymbolPath.FORWARD_OPEN_ARROW]: "M-1 2 0-1 1 2",
  [SymbolPath.BACKWARD_CLOSED_ARROW]: "M0 1 1-2H-1Z",
  [SymbolPath.BACKWARD_OPEN_ARROW]: "M-1-2 0 1 1-2",
};

function drawSymbol(icon: SymbolIcon, page: Document): DrawnIcon {
  const namespace = "http://www.w3.org/2000/svg";
  const svg = page.createElementNS(namespace, "svg");
  const path = page.createElementNS(namespace, "path");
  const scale = icon.scale ?? 1;
  const { x, y } = icon.anchor ?? { x: 0, y: 0 };
  // A path may extend to any side of its origin, which is the element.
  for (const [name, value] of Object.entries({ width: "1", height: "1", "aria-hidden": "true" })) {
    svg.setAttribute(name, value);
  }
  svg.style.overflow = "visible";
  svg.style.display = "block";
  const attributes = {
    d: typeof icon.path === "string" ? icon.path : (PATHS[icon.path] ?? ""),
    transform: `rotate(${icon.rotation ?? 0}) scale(${scale}) translate(${-x} ${-y})`,
    fill: icon.fillColor ?? "#000",
    "fill-opacity": String(icon.fillOpacity ?? 0),
    stroke: icon.strokeColor ?? "#000",
    "stroke-opacity": String(icon.strokeOpacity ?? 1),
    "stroke-width": String(icon.strokeWeight ?? scale),
    "vector-effect": "non-scaling-stroke",
  };
  for (const [name, value] of Object.entries(attributes)) path.setAttribute(name, value);
  svg.append(path);
  const { labelOrigin } = icon;
  return {
    element: svg,
    left: "0px",
    top: "0px",
    labelAt: labelOrigin == null ? { x: 0, y: 0 } : { x: labelOrigin.x * scale, y: labelOrigin.y * scale },
  };
}
