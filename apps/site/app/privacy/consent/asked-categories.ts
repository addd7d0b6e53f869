import type { OutsideServices } from "../../shell/services/outside-services.ts";
import { CONSENT_CATEGORIES, type ConsentCategory } from "./consent-record.ts";

/**
 * Lists the categories that visitors are asked about, which are those in use. `video` always is,
 * since any listing may have a video.
 */
export function listAskedCategories({
  matomo,
  recaptcha,
  countsViews,
  hasPosts,
}: Pick<OutsideServices, "matomo" | "recaptcha" | "countsViews" | "hasPosts">): ConsentCategory[] {
  const isUsed: Partial<Record<ConsentCategory, boolean>> = {
    analytics: matomo !== null || countsViews,
    social: recaptcha !== null || hasPosts,
  };
  return CONSENT_CATEGORIES.filter((category) => isUsed[category] ?? true);
}
