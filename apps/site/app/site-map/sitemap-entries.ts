import { escapeXml, xmlAnswer } from "./xml.ts";

/** A page that search engines should know. */
export interface SitemapEntry {
  /** A path of this site. */
  path: string;
  /** Day or moment of its last change. */
  lastChange?: string | null;
  /** Paths or addresses of its pictures. */
  images?: readonly string[];
}

/** The most that a sitemap may hold, says its protocol. */
export const MAX_SITEMAP_ENTRIES = 50_000;

/** A sitemap of these pages. */
export function sitemapAnswer(entries: readonly SitemapEntry[], publicUrl: string): Response {
  const lines = entries.slice(0, MAX_SITEMAP_ENTRIES).map((entry) => sitemapLine(entry, publicUrl));
  return xmlAnswer(
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:image="http://www.google.com/schemas/sitemap-image/1.1">\n' +
      `${lines.join("\n")}\n</urlset>\n`,
  );
}

function sitemapLine({ path, lastChange, images = [] }: SitemapEntry, publicUrl: string): string {
  const whole = (address: string) => escapeXml(address.startsWith("/") ? publicUrl + address : address);
  return [
    `<url><loc>${whole(path)}</loc>`,
    lastChange ? `<lastmod>${escapeXml(lastChange)}</lastmod>` : "",
    ...images.map((image) => `<image:image><image:loc>${whole(image)}</image:loc></image:image>`),
    "</url>",
  ].join("");
}
