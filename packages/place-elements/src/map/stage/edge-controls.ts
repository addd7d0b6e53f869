import { listen } from "../../core/listeners.ts";
import { MVCArray } from "../../core/mvc-array.ts";
import { CORNERS, getControlSlot } from "./control-slots.ts";
import type { StageChildren } from "./stage-children.ts";
import type { StageElements } from "./stage-elements.ts";

/** The controls at the edges of a map: elements of the page and of the map. */
export class EdgeControls {
  /** `map.controls`: the page's elements by `ControlPosition`. */
  readonly arrays: MVCArray<HTMLElement>[] = [];

  private readonly host: HTMLElement;
  private readonly children: StageChildren;
  private readonly corners = new Map<string, HTMLElement>();

  constructor({ host, controls }: StageElements, children: StageChildren) {
    this.host = host;
    this.children = children;
    const page = host.ownerDocument;
    for (const name of CORNERS) {
      const corner = page.createElement("div");
      corner.className = `corner on-${name.replace(/-(?=\w+-\w+$)/, " ")}`;
      const slot = page.createElement("slot");
      slot.name = getControlSlot(name);
      slot.addEventListener("slotchange", () => mark(corner));
      corner.append(slot);
      this.corners.set(name, corner);
      controls.append(corner);
    }
    for (let position = 0; position <= 25; position++) this.arrays[position] = this.arrayAt(position);
  }

  /** Moves an element of the map to a corner; null removes it. */
  put(element: HTMLElement, position: number | null): void {
    const corner = position === null ? undefined : this.corners.get(this.cornerAt(position));
    if (corner === undefined) element.remove();
    else if (element.parentElement !== corner) corner.append(element);
    for (const each of this.corners.values()) mark(each);
  }

  /** Returns the corner of a position. In right-to-left text, physical sides swap start and end. */
  private cornerAt(position: number): string {
    const name = CORNERS[(position - 1) % CORNERS.length] ?? "center";
    const isPhysical = position < 13;
    if (!isPhysical || !this.host.isConnected || getComputedStyle(this.host).direction !== "rtl") return name;
    return name.replace(/inline-(start|end)/, (_, side) => `inline-${side === "start" ? "end" : "start"}`);
  }

  /** Makes the list of the page's elements at a position; changes apply at once. */
  private arrayAt(position: number): MVCArray<HTMLElement> {
    const array = new MVCArray<HTMLElement>();
    let box: HTMLElement | null = null;
    const bring = () => {
      if (box === null) {
        box = this.host.ownerDocument.createElement("div");
        box.slot = getControlSlot(this.cornerAt(position));
        this.children.parent.append(box);
      }
      showAlone(
        box,
        array.getArray().filter((node) => node instanceof Node),
      );
    };
    for (const change of ["insert_at", "remove_at", "set_at"]) listen(array, change, bring);
    return array;
  }
}

/** Sets the children of `box`. Unchanged children are not moved, so they do not reload or lose the focus. */
function showAlone(box: HTMLElement, wanted: readonly Node[]): void {
  for (const node of [...box.childNodes]) if (!wanted.includes(node)) node.remove();
  wanted.forEach((node, index) => {
    const there = box.childNodes[index] ?? null;
    if (there !== node) box.insertBefore(node, there);
  });
}

/** Marks for the styles whether a corner has content. */
function mark(corner: HTMLElement): void {
  const slot = corner.querySelector("slot");
  const isUsed = corner.childElementCount > 1 || (slot?.assignedNodes({ flatten: true }).length ?? 0) > 0;
  corner.toggleAttribute("data-used", isUsed);
}
