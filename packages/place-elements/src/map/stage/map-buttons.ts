import { adoptSheet } from "../adopt-sheet.ts";
import { lineIcon } from "../line-icon.ts";
import type { MapWords } from "../words/map-text.ts";
import type { EdgeControls } from "./edge-controls.ts";
import sheet from "./map-edges.css?inline";
import type { StageElements } from "./stage-elements.ts";

/** The buttons that a page allows, each with its `ControlPosition`. */
export interface ShownButtons {
  zoom: number | null;
  fullScreen: number | null;
}

/** The buttons of a map. Loaded with the ground, since they have no effect before it. */
export class MapButtons {
  private readonly host: HTMLElement;
  private readonly edges: EdgeControls;
  private readonly zoom: HTMLElement;
  private readonly fullScreen: HTMLElement;
  private text: MapWords | null = null;

  constructor({ host, root }: StageElements, edges: EdgeControls, zoomBy: (step: 1 | -1) => void) {
    this.host = host;
    this.edges = edges;
    adoptSheet(root, sheet);
    const page = host.ownerDocument;
    this.zoom = buttonBox(page, [
      ["M10 4v12M4 10h12", () => zoomBy(1)],
      ["M4 10h12", () => zoomBy(-1)],
    ]);
    this.fullScreen = buttonBox(page, [
      ["M7 3H3v4M13 3h4v4M7 17H3v-4M13 17h4v-4", () => this.toggleFullScreen()],
    ]);
  }

  /** @param text null until the names are loaded: no button shows before that */
  show({ zoom, fullScreen }: ShownButtons, text: MapWords | null): void {
    this.text = text;
    this.name();
    this.edges.put(this.zoom, text === null ? null : zoom);
    this.edges.put(this.fullScreen, text === null || !document.fullscreenEnabled ? null : fullScreen);
  }

  private readonly name = (): void => {
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
    map?.addEventListener("fullscreenchange", this.name);
    if (document.fullscreenElement !== null) void document.exitFullscreen();
    else map?.requestFullscreen().catch((error: unknown) => console.warn(error));
  }
}

function buttonBox(page: Document, actions: [path: string, act: () => void][]): HTMLElement {
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
