import { createPlacesClient } from "@lieudit/places-client";
import { createElement, type ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { PlacesProvider, type PlacesProviderProps } from "../src/provider/places-provider.tsx";
import { en } from "../src/text/en.ts";

/** The instant of every render here: a Tuesday, 13:00 in Paris. */
export const NOW = Date.parse("2026-03-10T12:00:00Z");

const client = createPlacesClient({
  baseUrl: "https://lieudit.example",
  fetch: () => Promise.reject(new Error("Server rendering asks for nothing.")),
});

/** Renders a widget on the server, in English. */
export function widgetHtml(widget: ReactNode, provider: Partial<PlacesProviderProps> = {}): string {
  return renderToStaticMarkup(
    createElement(PlacesProvider, { client, text: en, now: NOW, ...provider }, widget),
  );
}

/** The same as people read it: without tags, white space as one space. */
export function widgetWords(widget: ReactNode, provider: Partial<PlacesProviderProps> = {}): string {
  const entities: Record<string, string> = {
    "&#x27;": "'",
    "&quot;": '"',
    "&amp;": "&",
    "&lt;": "<",
    "&gt;": ">",
  };
  return widgetHtml(widget, provider)
    .replaceAll(/<[^>]+>/g, " ")
    .replaceAll(/&[^;]+;/g, (entity) => entities[entity] ?? entity)
    .replaceAll(/\s+/g, " ")
    .trim();
}
