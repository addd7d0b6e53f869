import type { MapText } from "@lieudit/place-map";
import { pageSettings } from "../../page/page-settings.ts";

/** The words of a map and of what stands on it. */
export interface MapWords extends MapText {
  fullScreen: string;
  leaveFullScreen: string;
  /** Of a marker without a title. */
  marker: string;
  /** How the keyboard moves a marker. */
  dragKeys: string;
}

/** The words in the language of the page, in English where the kit does not have it. */
export async function mapWords(): Promise<MapWords> {
  const language = pageSettings().language.toLowerCase();
  if (language.startsWith("fr")) return (await import("./fr.ts")).fr;
  if (language.startsWith("ar")) return (await import("./ar.ts")).ar;
  return (await import("./en.ts")).en;
}
