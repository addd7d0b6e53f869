import { adoptSheet } from "./adopt-sheet.ts";
import type { Pixel } from "./camera/viewport.ts";
import sheet from "./info-window.css?inline";
import { lineIcon } from "./line-icon.ts";
import { pixelIn } from "./mouse-event.ts";
import type { MapStage } from "./stage/map-stage.ts";
import { windowContent } from "./window-content.ts";

/** Content of a window: HTML or a node. */
export type WindowContent = string | Element | Text | null | undefined;

const CROSS = "m5 5 10 10M15 5 5 15";
/** Pixels between a window and the map's edge. */
const AIR = 12;
/** Pixels between the tip and its anchor. */
const TIP = 12;

/** The element of an open window: a dialog on the map, whose content stays in the page's tree. */
export class InfoWindowBox {
  readonly element: HTMLElement;

  private readonly header: HTMLElement;
  private readonly heading: HTMLElement;
  private readonly closeButton: HTMLButtonElement;
  private shown: { content: WindowContent; heading: WindowContent } = { content: null, heading: null };

  constructor(page: Document, onClose: () => void) {
    const element = page.createElement("div");
    this.element = element;
    element.tabIndex = -1;
    element.setAttribute("role", "dialog");
    const root = element.attachShadow({ mode: "open" });
    adoptSheet(root, sheet);
    const box = (className: string, ...children: Node[]) => {
      const made = page.createElement("div");
      made.className = className;
      made.append(...children);
      return made;
    };
    const headingSlot = page.createElement("slot");
    headingSlot.name = "heading";
    this.heading = box("heading", headingSlot);
    this.closeButton = page.createElement("button");
    this.closeButton.type = "button";
    this.closeButton.className = "close";
    this.closeButton.append(lineIcon(page, CROSS));
    this.closeButton.addEventListener("click", onClose);
    this.header = box("header", this.heading, this.closeButton);
    root.append(this.header, box("content", page.createElement("slot")), box("tip"));
    element.addEventListener("keydown", (event) => {
      if (event.key !== "Escape" || event.defaultPrevented) return;
      event.preventDefault();
      event.stopPropagation();
      onClose();
    });
  }

  /** Shows the content of the page; strings as HTML, sanitised by default. */
  fill(content: WindowContent, heading: WindowContent): void {
    const { element, shown } = this;
    if (content === shown.content && heading === shown.heading && element.childNodes.length > 0) return;
    this.shown = { content, heading };
    const page = element.ownerDocument;
    const title = page.createElement("div");
    title.slot = "heading";
    // Headings are plain text.
    if (heading != null) title.append(heading);
    const body = typeof content === "string" ? windowContent(content) : (content ?? "");
    element.replaceChildren(...(heading == null ? [] : [title]), body);
  }

  label(name: string | null, closeLabel: string | null): void {
    const words = name ?? this.headingText() ?? this.element.textContent.trim().slice(0, 80);
    if (words !== "") this.element.setAttribute("aria-label", words);
    if (closeLabel !== null) this.closeButton.setAttribute("aria-label", closeLabel);
  }

  /** The row with the heading and the close button. */
  showHeader(isShown: boolean): void {
    this.header.hidden = !isShown;
  }

  /** @param tip null if the anchor is not on the map: the window hides until it is */
  putAt(tip: Pixel | null, stage: MapStage, limits: { least: number; most: number | null }): void {
    const { element } = this;
    element.hidden = tip === null;
    if (tip === null) return;
    const { clientWidth, clientHeight } = stage.host;
    const most = Math.min(limits.most ?? 648, Math.max(120, clientWidth - 2 * AIR));
    element.style.maxInlineSize = `${most}px`;
    element.style.minInlineSize = `${Math.min(limits.least, most)}px`;
    element.style.setProperty("--_most-high", `${Math.max(100, clientHeight - 2 * AIR - TIP)}px`);
    const [x, y] = [Math.round(tip.x), Math.round(tip.y - TIP)];
    element.style.transform = `translate(${x}px, ${y}px) translate(-50%, -100%)`;
  }

  /** Returns how far the map has to move to show all of the window, in pixels. */
  beyond({ host }: MapStage): Pixel {
    const { left, top, right, bottom } = this.element.getBoundingClientRect();
    const start = pixelIn(host, { clientX: left, clientY: top });
    const end = pixelIn(host, { clientX: right, clientY: bottom });
    const over = (from: number, to: number, size: number) =>
      from < AIR ? from - AIR : Math.max(0, to + AIR - size);
    return { x: over(start.x, end.x, host.clientWidth), y: over(start.y, end.y, host.clientHeight) };
  }

  private headingText(): string | null {
    const text = this.element.querySelector('[slot="heading"]')?.textContent.trim() ?? "";
    return text === "" ? null : text;
  }
}
