import type { SiteText } from "../../shell/services/site-content.ts";

/** Maximum number of related texts below a text. */
const RELATED_COUNT = 3;

/** Returns other texts of the list: first those that share most themes, then in the order of the list. */
export function relatedTexts(text: SiteText, others: readonly SiteText[]): SiteText[] {
  const sharedThemes = ({ themes }: SiteText) => themes.filter((theme) => text.themes.includes(theme)).length;
  return others
    .filter(({ slug }) => slug !== text.slug)
    .toSorted((one, other) => sharedThemes(other) - sharedThemes(one))
    .slice(0, RELATED_COUNT);
}

/** Returns the text with this slug, or null. */
export function findTextBySlug(texts: readonly SiteText[], slug: string | undefined): SiteText | null {
  return texts.find((text) => text.slug === slug) ?? null;
}
