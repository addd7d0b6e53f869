import { endedSelections } from "../../listings/selection/selection-cookie.ts";
import { languageCookie } from "../../places/place/place-language.ts";
import type { ConsentCookieSettings } from "./consent-cookie.ts";
import type { ConsentRecord } from "./consent-record.ts";

/** `Set-Cookie` lines that forget all that is no longer allowed. */
export function endedStorage(record: ConsentRecord, settings: ConsentCookieSettings): string[] {
  return [
    ...endedSelections(record, settings),
    ...(record.i18n === true ? [] : [languageCookie(null, settings)]),
  ];
}
