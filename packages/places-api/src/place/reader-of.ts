import type { PlacesApiDeps } from "../places-api-deps.ts";
import { DEFAULT_LANGUAGE, type Reader } from "./reader.ts";

/** The reader that a request speaks for, now. */
export function readerOf(
  { languageCode = DEFAULT_LANGUAGE, regionCode }: { languageCode?: string; regionCode?: string },
  { clock, settings }: PlacesApiDeps,
): Reader {
  return { languageCode, regionCode, now: clock(), publicUrl: settings.publicUrl };
}
