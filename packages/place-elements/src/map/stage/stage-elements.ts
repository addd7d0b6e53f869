import { adoptSheet } from "../adopt-sheet.ts";
import sheet from "./map-stage.css?inline";

/** The slot of a map and of `gmp-map` for open windows. */
export const WINDOWS_SLOT = "map-windows";

/** The elements of a map: one in the page's `div`, and boxes in its shadow tree. */
export interface StageElements {
  /** In the page's `div`; its children lie on the map. */
  host: HTMLElement;
  root: ShadowRoot;
  /** Receives the pointer wherever no window or control is. */
  groundBox: HTMLElement;
  /** Objects on the ground, within the element that receives gestures. */
  overlays: HTMLElement;
  status: HTMLElement;
  controls: HTMLElement;
  credits: HTMLElement;
}

/** Makes the elements of a map. Elements of the page show through slots and stay in its tree. */
export function makeStageElements(page: Document): StageElements {
  const box = (className: string, ...children: Node[]) => {
    const element = page.createElement("div");
    element.className = className;
    element.append(...children);
    return element;
  };
  const slot = (name: string) => {
    const element = page.createElement("slot");
    element.name = name;
    return element;
  };
  const host = page.createElement("div");
  host.setAttribute("role", "group");
  const root = host.attachShadow({ mode: "open" });
  adoptSheet(root, sheet);
  const overlays = box("overlays", slot(""));
  // Plus, minus and arrow keys in a field of the page are not gestures.
  overlays.addEventListener("keydown", (event) => {
    if (isWriting(event.composedPath()[0])) event.stopPropagation();
  });
  const status = page.createElement("p");
  status.className = "status";
  status.setAttribute("role", "status");
  const [groundBox, controls, credits] = [box("place-map-canvas", overlays), box("controls"), box("credits")];
  root.append(groundBox, status, controls, credits, box("windows", slot(WINDOWS_SLOT)));
  return { host, root, groundBox, overlays, status, controls, credits };
}

function isWriting(target: EventTarget | undefined): boolean {
  return (
    target instanceof HTMLElement && (target.isContentEditable || target.matches("input, textarea, select"))
  );
}
