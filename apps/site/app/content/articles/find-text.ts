import type { SiteText } from "../../shell/services/site-content.ts";

/** Returns the text at an address, or null. */
export function textOfSlug(texts: readonly SiteText[], slug: string | undefined): SiteText | null {
  return texts.find((text) => text.slug === slug) ?? null;
}
