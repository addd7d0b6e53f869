import { escapeXml, xmlAnswer } from "./xml.ts";

/** A page that search engines should know. */
export interface SitemapEntry {
  /** A path of this site. */
  path: string;
  /** Day or instant of its last change. */
  lastChange?: string | null;
  /** Paths or addresses of its pictures. */
  images?: readonly string[];
}

/**
 * Entries of one sitemap; a longer list has several. The protocol allows
 * 50 000 entries and 50 MB. This many are written within 40 ms.
 *
 * @see https://www.sitemaps.org/protocol.html
 */
export const MAX_SITEMAP_ENTRIES = 4_000;

/**
 * Returns the sitemap of these pages.
 *
 * @param page number of the part, from 1 on, as in the address; default: the first
 * @throws {Response} 404 for an unknown part
 */
export function createSitemapResponse(
  entries: readonly SitemapEntry[],
  publicUrl: string,
  page: string | null = null,
): Response {
  const part = readSitemapPart(page, entries.length);
  const first = (part - 1) * MAX_SITEMAP_ENTRIES;
  return xmlAnswer(sitemapXml(entries.slice(first, first + MAX_SITEMAP_ENTRIES), publicUrl));
}

/**
 * Reads the key `page` of an address: the number of a part, from 1 on.
 *
 * @param count number of entries in all parts
 * @throws {Response} 404 for an unknown part
 */
export function readSitemapPart(page: string | null, count: number): number {
  const part = page === null ? 1 : /^[1-9]\d{0,4}$/.test(page) ? Number(page) : 0;
  if (part < 1 || part > sitemapParts(count)) throw new Response(null, { status: 404 });
  return part;
}

/** Writes one sitemap. */
export function sitemapXml(entries: readonly SitemapEntry[], publicUrl: string): string {
  const lines = entries.map((entry) => sitemapLine(entry, publicUrl));
  return (
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:image="http://www.google.com/schemas/sitemap-image/1.1">\n' +
    `${lines.join("\n")}\n</urlset>\n`
  );
}

/** Returns how many sitemaps this number of pages needs. */
export function sitemapParts(count: number): number {
  return Math.max(1, Math.ceil(count / MAX_SITEMAP_ENTRIES));
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
