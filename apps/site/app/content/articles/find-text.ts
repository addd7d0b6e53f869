import type { SiteText } from "../../shell/services/site-content.ts";

/** The text at an address; null where there is none. */
export function textOfSlug(texts: readonly SiteText[], slug: string | undefined): SiteText | null {
  return texts.find((text) => text.slug === slug) ?? null;
}
