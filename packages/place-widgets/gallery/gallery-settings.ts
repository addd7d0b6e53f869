import { loadWidgetText } from "../src/text/index.ts";
import type { WidgetText } from "../src/text/widget-text.ts";

/** Settings in the address of the gallery: `?lang=ar&scheme=dark&dir=ltr&open=menu`. */
export interface GallerySettings {
  text: WidgetText;
  scheme: "light" | "dark" | null;
  direction: "ltr" | "rtl";
  /** Id of the state that is open from the beginning. */
  openedState: string | null;
}

/** French where the address names no language, and the language's own direction where it names none. */
export async function readGallerySettings(query: URLSearchParams): Promise<GallerySettings> {
  const scheme = query.get("scheme");
  const direction = query.get("dir");
  const text = await loadWidgetText(query.get("lang") ?? "fr");
  return {
    text,
    scheme: scheme === "light" || scheme === "dark" ? scheme : null,
    direction: direction === "rtl" || direction === "ltr" ? direction : text.direction,
    openedState: query.get("open"),
  };
}
