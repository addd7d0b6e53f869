import { escapeXml, xmlAnswer } from "./xml.ts";

export interface FeedChannel {
  title: string;
  description: string;
  /** Path of the page that the feed belongs to. */
  path: string;
  /** The feed's own path. */
  feedPath: string;
}

export interface FeedItem {
  title: string;
  description: string;
  /** A path of this site. */
  path: string;
  /** Day or instant of publication, as ISO 8601. */
  published?: string | null;
  author?: string | null;
  categories?: readonly string[];
  /** Path of a JPEG on this site. */
  picture?: string | null;
}

/** Feed readers keep older items themselves. */
export const FEED_COUNT = 50;

/** Returns a response with the newest `FEED_COUNT` items. */
export function feedAnswer(channel: FeedChannel, items: readonly FeedItem[], publicUrl: string): Response {
  return xmlAnswer(rssFeed(channel, items, publicUrl), "application/rss+xml");
}

/** @see https://www.rssboard.org/rss-specification */
export function rssFeed(channel: FeedChannel, items: readonly FeedItem[], publicUrl: string): string {
  return [
    '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:dc="http://purl.org/dc/elements/1.1/">',
    "<channel>",
    element("title", channel.title),
    element("link", publicUrl + channel.path),
    element("description", channel.description),
    "<language>fr</language>",
    `<atom:link href="${escapeXml(publicUrl + channel.feedPath)}" rel="self" type="application/rss+xml"/>`,
    ...items.slice(0, FEED_COUNT).map((item) => writeItem(item, publicUrl)),
    "</channel>",
    "</rss>",
    "",
  ].join("\n");
}

function writeItem(
  { title, description, path, published, author, categories = [], picture }: FeedItem,
  publicUrl: string,
): string {
  const url = publicUrl + path;
  return [
    "<item>",
    element("title", title),
    element("link", url),
    `<guid isPermaLink="true">${escapeXml(url)}</guid>`,
    element("description", description),
    published ? element("pubDate", new Date(published).toUTCString()) : "",
    author ? element("dc:creator", author) : "",
    ...categories.map((category) => element("category", category)),
    // Its length is not known before it is made; readers take 0 for that.
    picture ? `<enclosure url="${escapeXml(publicUrl + picture)}" type="image/jpeg" length="0"/>` : "",
    "</item>",
  ]
    .filter((line) => line !== "")
    .join("");
}

function element(name: string, text: string): string {
  return `<${name}>${escapeXml(text)}</${name}>`;
}
