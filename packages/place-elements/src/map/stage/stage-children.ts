import { CONTROL_SLOTS } from "./control-slots.ts";
import { WINDOWS_SLOT } from "./stage-elements.ts";

/** The elements on a map that are in the page's tree, where the page's styles apply. */
export class StageChildren {
  /** The parent of the elements on the map: its host, or the `gmp-map` around it. */
  parent: HTMLElement;

  private readonly host: HTMLElement;
  private readonly layers = new Map<string, HTMLElement>();

  constructor(host: HTMLElement) {
    this.host = host;
    this.parent = host;
  }

  /** Shows the children of `element`, in whose shadow tree the map is, as the map's own. */
  takeFrom(element: HTMLElement): void {
    this.parent = element;
    for (const name of ["", WINDOWS_SLOT, ...CONTROL_SLOTS]) {
      const slot = element.ownerDocument.createElement("slot");
      if (name !== "") {
        slot.name = name;
        slot.slot = name;
      }
      this.host.append(slot);
    }
  }

  /** Returns a box on the map; makes it on the first call. @param level the z-index */
  layer(name: string, level: number): HTMLElement {
    const known = this.layers.get(name);
    if (known !== undefined) return known;
    const layer = this.host.ownerDocument.createElement("div");
    layer.dataset.layer = name;
    const { style } = layer;
    style.position = "absolute";
    style.insetBlockStart = "0";
    style.left = "0";
    style.zIndex = String(level);
    this.layers.set(name, layer);
    this.parent.append(layer);
    return layer;
  }

  /** Adds a marker to the map, or to its `gmp-map`, whose children are markers in markup too. */
  addMarker(marker: HTMLElement): void {
    (this.parent === this.host ? this.layer("markers", 1) : this.parent).append(marker);
  }

  /** Shows a window above everything else. */
  addWindow(element: HTMLElement): void {
    element.slot = WINDOWS_SLOT;
    this.parent.append(element);
  }

  /** The focused element, in the tree around the map. */
  get activeElement(): Element | null {
    return (this.parent.getRootNode() as Document | ShadowRoot).activeElement;
  }
}
