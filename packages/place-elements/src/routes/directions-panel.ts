import { LANGUAGES, type Language, pickTextLanguage } from "@lieudit/place-model";
import type { LatLng } from "../core/lat-lng.ts";
import { adoptSheet } from "../map/adopt-sheet.ts";
import sheet from "./directions-panel.css?inline";
import type { DirectionsLeg, DirectionsRoute } from "./route-request.ts";

export interface PanelContent {
  /** Routes to choose from; with fewer than two there is no choice. */
  routes: readonly DirectionsRoute[];
  /** The chosen one. */
  index: number;
  route: DirectionsRoute;
  /** The letters of the markers, from the start to the end. */
  letters: readonly string[];
  language: string;
  onRoute(index: number): void;
  /** Shows a step on the map; null without a map. */
  onStep: ((position: LatLng, text: string) => void) | null;
}

/** Names of the list of routes. */
export const ROUTE_LIST_NAMES: Readonly<Record<Language, string>> = {
  ar: "المسارات",
  de: "Routen",
  en: "Routes",
  es: "Rutas",
  fr: "Itinéraires",
  it: "Percorsi",
  nl: "Routes",
  pt: "Percursos",
};

/** Draws the steps of a route in words, with the class names that pages style. */
export function drawPanel(page: Document, content: PanelContent): HTMLElement {
  adoptSheet(page, sheet);
  const { route, letters, language } = content;
  const spoken = pickTextLanguage(language, ROUTE_LIST_NAMES);
  const panel = page.createElement("div");
  panel.className = "adp";
  panel.lang = spoken;
  panel.dir = LANGUAGES[spoken].direction;
  if (content.routes.length > 1) panel.append(drawRoutes(page, content, ROUTE_LIST_NAMES[spoken]));
  for (const [i, leg] of route.legs.entries()) {
    panel.append(
      drawPlace(page, letters[i] ?? "", leg.start_address),
      makeElement(page, "p", "adp-summary", summarise(leg)),
      drawSteps(page, leg, content.onStep),
    );
  }
  panel.append(drawPlace(page, letters.at(-1) ?? "", route.legs.at(-1)?.end_address ?? ""));
  for (const warning of route.warnings) panel.append(makeElement(page, "p", "adp-warnbox", warning));
  panel.append(makeElement(page, "p", "adp-legal", route.copyrights));
  return panel;
}

function drawRoutes(page: Document, { routes, index, onRoute }: PanelContent, name: string): HTMLElement {
  const list = page.createElement("ol");
  list.className = "adp-list";
  list.setAttribute("aria-label", name);
  for (const [i, route] of routes.entries()) {
    const legs = route.legs.map(summarise).join(" + ");
    const button = makeButton(page, [route.summary, legs].filter(Boolean).join(", "), () => onRoute(i));
    button.setAttribute("aria-pressed", String(i === index));
    const item = page.createElement("li");
    item.append(button);
    list.append(item);
  }
  return list;
}

function drawPlace(page: Document, letter: string, address: string): HTMLElement {
  const place = makeElement(page, "div", "adp-placemark", "");
  place.append(makeElement(page, "b", "adp-marker", letter), makeElement(page, "span", "adp-text", address));
  return place;
}

function drawSteps(page: Document, { steps }: DirectionsLeg, onStep: PanelContent["onStep"]): HTMLElement {
  const list = page.createElement("ol");
  list.className = "adp-directions";
  for (const step of steps) {
    const text = toText(step.instructions);
    const item = page.createElement("li");
    item.className = "adp-step";
    item.append(
      onStep === null
        ? makeElement(page, "span", "adp-details", text)
        : makeButton(page, text, () => onStep(step.start_location, text)),
      makeElement(page, "span", "adp-distance", step.distance.text),
    );
    list.append(item);
  }
  return list;
}

function summarise({ distance, duration }: DirectionsLeg): string {
  return `${distance.text}, ${duration.text}`;
}

/** Pages also give routes of their own, whose instructions have tags. */
function toText(html: string): string {
  return new DOMParser().parseFromString(html, "text/html").body.textContent ?? "";
}

function makeButton(page: Document, text: string, onClick: () => void): HTMLButtonElement {
  const button = page.createElement("button");
  button.type = "button";
  button.textContent = text;
  button.addEventListener("click", onClick);
  return button;
}

function makeElement(page: Document, tag: string, className: string, text: string): HTMLElement {
  const element = page.createElement(tag);
  element.className = className;
  element.textContent = text;
  return element;
}
