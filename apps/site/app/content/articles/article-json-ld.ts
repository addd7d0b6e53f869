import type { Operator } from "../../shell/services/site-content.ts";
import { type SiteText, textPath } from "../../shell/services/site-content.ts";

/** Returns an article or a guide as JSON-LD. */
export function articleJsonLd(text: SiteText, operator: Operator, publicUrl: string): object {
  const publisher = { "@type": "Organization", name: operator.name, url: `${publicUrl}/` };
  return {
    "@context": "https://schema.org",
    "@type": "Article",
    headline: text.title,
    description: text.description,
    inLanguage: "fr",
    mainEntityOfPage: publicUrl + textPath(text),
    image: publicUrl + (text.image?.src ?? sharePicturePath(text)),
    ...(text.date !== null && { datePublished: text.date, dateModified: text.updated ?? text.date }),
    author: text.author === null ? publisher : { "@type": "Person", name: text.author },
    publisher,
    ...(text.themes.length > 0 && { keywords: text.themes.join(", ") }),
  };
}

/** Returns the share picture of a text. */
export function sharePicturePath(text: Pick<SiteText, "folder" | "slug">): string {
  return `/og${textPath(text)}.jpg`;
}
