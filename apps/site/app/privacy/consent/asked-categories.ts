import type { OutsideServices } from "../../shell/services/outside-services.ts";
import { CONSENT_CATEGORIES, type ConsentCategory } from "./consent-record.ts";

/**
 * Lists the categories that visitors are asked about: those for which the site
 * has something to do. Any listing may bring a film, so `video` always has.
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
