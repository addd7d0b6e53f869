import type { KitSettings } from "./kit-settings.ts";
import { kitWidget } from "./kit-widgets.ts";

/** What the answer depends on: settings with the same words need no new one. */
export function buildDataKey({ widget, text, placeId, language, showsRoutes }: KitSettings): string {
  const { shows, exampleType } = kitWidget(widget);
  // Ways take the server's time, so they are asked for when they show.
  return JSON.stringify([shows, exampleType, text, placeId, language, shows === "search" && showsRoutes]);
}
