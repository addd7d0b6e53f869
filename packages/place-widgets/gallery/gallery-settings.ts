import { en } from "../src/text/en.ts";
import { fr } from "../src/text/fr.ts";
import type { WidgetText } from "../src/text/widget-text.ts";

/** What the address of the gallery chooses: `?lang=fr&scheme=dark&dir=rtl`. */
export interface GallerySettings {
  text: WidgetText;
  scheme: "light" | "dark" | null;
  direction: "ltr" | "rtl";
}

export function readGallerySettings(query: URLSearchParams): GallerySettings {
  const scheme = query.get("scheme");
  return {
    text: query.get("lang") === "en" ? en : fr,
    scheme: scheme === "light" || scheme === "dark" ? scheme : null,
    direction: query.get("dir") === "rtl" ? "rtl" : "ltr",
  };
}
