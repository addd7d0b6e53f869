import { adoptSheet } from "../adopt-sheet.ts";
import { lineIcon } from "../line-icon.ts";
import edges from "../stage/map-edges.css?inline";
import type { MapStage } from "../stage/map-stage.ts";
import type { MapWords } from "../words/map-text.ts";
import sheet from "./drawing.css?inline";
import type { OverlayType } from "./overlay-type.ts";

type Tool = OverlayType | "hand";

const ICONS: Readonly<Record<Tool, string>> = {
  hand: "M5 3l11 7-5 1.2-2.6 5z",
  marker: "M10 17.5C6.5 13 5 10.700 5 8a5 5 0 0 1 10 0c0 2.700-1.500 5-5 9.500zM10 6.500v3",
  polyline: "M3 15l4-8 5 6 5-9",
  rectangle: "M3 5h14v10H3z",
  circle: "M10 3a7 7 0 1 0 0 14a7 7 0 1 0 0-14z",
  polygon: "M10 3l7 5-3 8H6L3 8z",
};

/** The buttons of a map that choose what readers draw. */
export class DrawingTools {
  private readonly stage: MapStage;
  private readonly box: HTMLElement;
  private readonly choose: (type: OverlayType | null, isByKey: boolean) => void;
  private shown = "";

  /** @param choose called when a reader presses a button; null stops drawing */
  constructor(stage: MapStage, choose: (type: OverlayType | null, isByKey: boolean) => void) {
    this.stage = stage;
    this.choose = choose;
    this.box = stage.host.ownerDocument.createElement("div");
    this.box.className = "buttons drawing";
    this.box.setAttribute("role", "group");
    adoptSheet(stage.elements.root, edges);
    adoptSheet(stage.elements.root, sheet);
    this.box.addEventListener("keydown", (event) => {
      if (event.key === "Escape") this.choose(null, false);
    });
  }

  /** Shows buttons for `types` at a `ControlPosition`; none without a position. */
  show(
    position: number | null,
    types: readonly OverlayType[],
    current: OverlayType | null,
    words: MapWords,
  ): void {
    const tools: Tool[] = ["hand", ...types];
    if (this.shown !== tools.join()) {
      this.shown = tools.join();
      this.box.setAttribute("aria-label", words.drawing);
      this.box.replaceChildren(...tools.map((tool) => this.makeButton(tool, words)));
    }
    for (const button of this.box.querySelectorAll("button"))
      button.setAttribute("aria-pressed", String(button.dataset.tool === (current ?? "hand")));
    this.stage.edges.put(this.box, position);
  }

  /** Moves the focus to the pressed button, if the buttons are shown. */
  focus(): void {
    this.box.querySelector<HTMLElement>('[aria-pressed="true"]')?.focus();
  }

  remove(): void {
    this.stage.edges.put(this.box, null);
  }

  private makeButton(tool: Tool, words: MapWords): HTMLElement {
    const page = this.box.ownerDocument;
    const button = page.createElement("button");
    button.type = "button";
    button.dataset.tool = tool;
    button.title = words.draw[tool];
    button.setAttribute("aria-label", words.draw[tool]);
    button.append(lineIcon(page, ICONS[tool]));
    // A press of a key has no count of clicks.
    button.addEventListener("click", ({ detail }) =>
      this.choose(tool === "hand" ? null : tool, detail === 0),
    );
    return button;
  }
}
