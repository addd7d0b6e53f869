import { elementWith } from "../elements/base-element.ts";
import { number, type PropertyKind, text } from "../elements/property-kinds.ts";
import { adoptSheet } from "../map/adopt-sheet.ts";
import pinSheet from "./pin-element.css?inline";

/** An image in the pin: a URL or an element. */
const GLYPH: PropertyKind<string | URL | Element | null> = {
  initial: null,
  isReflected: false,
  take: (given) => (given instanceof URL || given instanceof Element ? given : String(given)),
  parse: (given) => given,
  write: () => null,
};

const SOURCE: PropertyKind<string | URL | null> = {
  initial: null,
  take: (given) => (given instanceof URL ? given : String(given)),
  parse: (given) => given,
  write: (value) => (value === null ? null : String(value)),
};

const PinBase = elementWith({
  background: text(null),
  borderColor: text(null),
  glyph: GLYPH,
  glyphColor: text(null),
  glyphSrc: SOURCE,
  glyphText: text(null),
  scale: number(null, { least: 0, most: 100 }),
});

/** Width and height of the drop at scale 1, in pixels. */
const SIZE = { width: 28, height: 38 };

/** `<gmp-pin>`: a drop with its tip on the position. Children replace its dot. */
export class PinElement extends PinBase {
  constructor(options: object = {}) {
    super(options);
    const root = this.attachShadow({ mode: "open" });
    adoptSheet(root, pinSheet);
    const { ownerDocument: page } = this;
    const svg = svgElement(page, "svg", { class: "drop", viewBox: "0 0 28 38", "aria-hidden": "true" });
    // A circle of 14 around (14, 14), which narrows to the tip.
    const path =
      "M14 .75C6.7.75.75 6.7.75 14c0 4.5 2.2 7.9 5.2 11.4 3.3 3.8 6.6 7.3 8.05 11.85" +
      "C15.45 32.7 18.75 29.2 22.05 25.4c3-3.5 5.2-6.9 5.2-11.4C27.25 6.7 21.3.75 14 .75Z";
    svg.append(svgElement(page, "path", { d: path }));
    const glyph = page.createElement("div");
    glyph.className = "glyph";
    glyph.append(page.createElement("slot"));
    const box = page.createElement("div");
    box.className = "pin";
    box.append(svg, glyph);
    root.append(box);
    this.update();
  }

  /** The element itself, for legacy pages. */
  get element(): HTMLElement {
    return this;
  }

  protected override leave(): void {
    // Looks the same while disconnected, since pages may measure it then.
    this.update();
  }

  protected override update(): void {
    const slot = this.shadowRoot?.querySelector("slot");
    const style = this.shadowRoot?.querySelector<HTMLElement>(".pin")?.style;
    if (slot == null || style === undefined) return;
    const scale = this.scale ?? 1;
    setOrRemove(style, "--_background", this.background);
    setOrRemove(style, "--_border", this.borderColor);
    setOrRemove(style, "--_glyph", this.glyphColor);
    style.setProperty("--_width", `${SIZE.width * scale}px`);
    style.setProperty("--_height", `${SIZE.height * scale}px`);
    slot.replaceChildren(...this.#glyphNodes());
  }

  #glyphNodes(): (Node | string)[] {
    const { glyph, glyphSrc, glyphText, ownerDocument: page } = this;
    if (glyph instanceof Element) return [glyph];
    const isAddress = glyph instanceof URL || (glyph !== null && /^(https?:|data:image\/|\/)/.test(glyph));
    const source = glyphSrc ?? (isAddress ? glyph : null);
    if (source !== null) {
      const image = page.createElement("img");
      image.src = String(source);
      image.alt = "";
      return [image];
    }
    const words = glyphText ?? (typeof glyph === "string" ? glyph : null);
    if (words !== null) return [words];
    const dot = page.createElement("span");
    dot.className = "dot";
    return [dot];
  }
}

function svgElement(page: Document, name: string, attributes: Readonly<Record<string, string>>): SVGElement {
  const element = page.createElementNS("http://www.w3.org/2000/svg", name);
  for (const [attribute, value] of Object.entries(attributes)) element.setAttribute(attribute, value);
  return element;
}

function setOrRemove(style: CSSStyleDeclaration, property: string, value: string | null): void {
  if (value === null) style.removeProperty(property);
  else style.setProperty(property, value);
}
