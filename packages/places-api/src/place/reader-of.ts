import type { PlacesApiDeps } from "../places-api-deps.ts";
import { DEFAULT_LANGUAGE, type Reader } from "./reader.ts";

/** Returns the reader of a request. */
export function createReader(
  { languageCode = DEFAULT_LANGUAGE, regionCode }: { languageCode?: string; regionCode?: string },
  { clock, settings }: PlacesApiDeps,
): Reader {
  const { publicUrl, reviewUrlTemplate } = settings;
  return { languageCode, regionCode, now: clock(), publicUrl, reviewUrlTemplate };
}
