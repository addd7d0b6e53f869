import { listen } from "../core/listeners.ts";
import { MVCArray } from "../core/mvc-array.ts";
import { lineIcon } from "./line-icon.ts";
import type { MapWords } from "./words/map-words.ts";

/** The buttons of the map's own that a page lets it have, and where. */
export interface ShownControls {
  zoom: number | null;
  fullScreen: number | null;
}

/** What the buttons do. */
export interface ControlsOwner {
  /** Whose children what the page brings becomes. */
  outside(): HTMLElement;
  zoomBy(step: 1 | -1): void;
}

/** The logical corner of each position; the physical ones are those of a page that is read from left to right. */
const CORNERS: Readonly<Record<number, string>> = {
  1: "block-start-inline-start",
  2: "block-start-inline-center",
  3: "block-start-inline-end",
  4: "inline-start-block-center",
  5: "inline-start-block-start",
  6: "inline-start-block-end",
  7: "inline-end-block-start",
  8: "inline-end-block-center",
  9: "inline-end-block-end",
  10: "block-end-inline-start",
  11: "block-end-inline-center",
  12: "block-end-inline-end",
  13: "center",
  14: "block-start-inline-start",
  15: "block-start-inline-center",
  16: "block-start-inline-end",
  17: "inline-start-block-center",
  18: "inline-start-block-start",
  19: "inline-start-block-end",
  20: "inline-end-block-start",
  21: "inline-end-block-center",
  22: "inline-end-block-end",
  23: "block-end-inline-start",
  24: "block-end-inline-center",
  25: "block-end-inline-end",
};

const CORNER_NAMES = [...new Set(Object.values(CORNERS))];

/** The slots for what stands at the edges of a map. */
export const CONTROL_SLOTS: readonly string[] = CORNER_NAMES.map(slotOf);

/** What stands at the edges of a map: the page's own elements, and the map's buttons. */
export class MapControls {
  readonly element: HTMLElement;
  /** `map.controls`: the page's elements by `ControlPosition`. */
  readonly arrays: MVCArray<HTMLElement>[] = [];

  private readonly host: HTMLElement;
  private readonly owner: ControlsOwner;
  private readonly corners = new Map<string, HTMLElement>();
  private readonly zoom: HTMLElement;
  private readonly fullScreen: HTMLElement;
  private text: MapWords | null = null;

  constructor(host: HTMLElement, owner: ControlsOwner) {
    this.host = host;
    this.owner = owner;
    const page = host.ownerDocument;
    this.element = page.createElement("div");
    this.element.className = "controls";
    for (const name of CORNER_NAMES) {
      const corner = page.createElement("div");
      corner.className = `corner ${name}`;
      const slot = page.createElement("slot");
      slot.name = slotOf(name);
      slot.addEventListener("slotchange", () => this.mark(corner, slot));
      corner.append(slot);
      this.corners.set(name, corner);
      this.element.append(corner);
    }
    for (let position = 0; position <= 25; position++) this.arrays[position] = this.arrayAt(position);
    this.zoom = this.buttons([
      ["M10 4v12M4 10h12", () => this.owner.zoomBy(1)],
      ["M4 10h12", () => this.owner.zoomBy(-1)],
    ]);
    this.fullScreen = this.buttons([
      ["M7 3H3v4M13 3h4v4M7 17H3v-4M13 17h4v-4", () => this.toggleFullScreen()],
    ]);
  }

  show(shown: ShownControls, text: MapWords | null): void {
    this.text = text;
    this.nameButtons();
    this.put(this.zoom, text === null ? null : shown.zoom);
    this.put(this.fullScreen, text === null || !document.fullscreenEnabled ? null : shown.fullScreen);
  }

  private put(buttons: HTMLElement, position: number | null): void {
    const corner = position === null ? undefined : this.corners.get(this.cornerAt(position));
    if (corner === undefined) buttons.remove();
    else if (buttons.parentElement !== corner) corner.append(buttons);
    for (const each of this.corners.values()) this.mark(each, each.querySelector("slot"));
  }

  private mark(corner: HTMLElement, slot: HTMLSlotElement | null): void {
    const isUsed =
      corner.querySelector(".buttons") !== null || (slot?.assignedNodes({ flatten: true }).length ?? 0) > 0;
    corner.toggleAttribute("data-used", isUsed);
  }

  /** Left and right are sides of the screen: where text runs from the right, the start is there. */
  private cornerAt(position: number): string {
    const name = CORNERS[position] ?? "center";
    const isPhysical = position < 13;
    if (!isPhysical || !this.host.isConnected || getComputedStyle(this.host).direction !== "rtl") return name;
    return name.replace(/inline-(start|end)/, (_, side) => `inline-${side === "start" ? "end" : "start"}`);
  }

  private arrayAt(position: number): MVCArray<HTMLElement> {
    const array = new MVCArray<HTMLElement>();
    let box: HTMLElement | null = null;
    const bring = () => {
      if (box === null) {
        box = this.host.ownerDocument.createElement("div");
        box.slot = slotOf(this.cornerAt(position));
        this.owner.outside().append(box);
      }
      const wanted = array.getArray().filter((node) => node instanceof Node);
      for (const node of [...box.childNodes]) if (!wanted.includes(node as HTMLElement)) node.remove();
      // What stays is not moved: it would be loaded anew, or lose the keyboard.
      wanted.forEach((node, index) => {
        if (box?.childNodes[index] !== node) box?.insertBefore(node, box.childNodes[index] ?? null);
      });
    };
    for (const change of ["insert_at", "remove_at", "set_at"]) listen(array, change, bring);
    return array;
  }

  private buttons(actions: [path: string, act: () => void][]): HTMLElement {
    const page = this.host.ownerDocument;
    const box = page.createElement("div");
    box.className = "buttons";
    for (const [path, act] of actions) {
      const button = page.createElement("button");
      button.type = "button";
      button.append(lineIcon(page, path));
      button.addEventListener("click", act);
      box.append(button);
    }
    return box;
  }

  private readonly nameButtons = (): void => {
    const { text } = this;
    if (text === null) return;
    const isFull = document.fullscreenElement?.contains(this.host) === true;
    const names: [HTMLElement, string[]][] = [
      [this.zoom, [text.zoomIn, text.zoomOut]],
      [this.fullScreen, [isFull ? text.leaveFullScreen : text.fullScreen]],
    ];
    for (const [box, labels] of names) {
      labels.forEach((label, index) => {
        box.children[index]?.setAttribute("aria-label", label);
        box.children[index]?.setAttribute("title", label);
      });
    }
  };

  private toggleFullScreen(): void {
    const map = this.host.parentElement;
    map?.addEventListener("fullscreenchange", this.nameButtons);
    if (document.fullscreenElement !== null) void document.exitFullscreen();
    else map?.requestFullscreen().catch((error: unknown) => console.warn(error));
  }
}

/** The slot for what stands in a corner, of a map and of `gmp-map`. */
function slotOf(corner: string): string {
  return `control-${corner}`;
}
