import { type SiteText, textPath } from "../content/site-text.ts";
import { servicesContext } from "../services.ts";
import { escapeXml, xmlAnswer } from "../site-map/xml.ts";
import type { Route } from "./+types/articles-feed.ts";
import { TEXT_KINDS } from "./text-kinds.ts";

/** Readers of feeds keep what they have seen. */
const FEED_COUNT = 30;

/** `/flux/actualites.xml`: the newest articles, as RSS 2.0. */
export function loader({ context }: Route.LoaderArgs): Response {
  const { content, publicUrl } = context.get(servicesContext);
  return xmlAnswer(articlesFeed(content.articles, content.operator.name, publicUrl), "application/rss+xml");
}

/** @see https://www.rssboard.org/rss-specification */
export function articlesFeed(articles: readonly SiteText[], siteName: string, publicUrl: string): string {
  const { title, description } = TEXT_KINDS.actualites;
  const newest = articles.slice(0, FEED_COUNT);
  const self = `${publicUrl}/flux/actualites.xml`;
  return [
    '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:dc="http://purl.org/dc/elements/1.1/">',
    "<channel>",
    element("title", `${siteName} – ${title}`),
    element("link", `${publicUrl}/actualites`),
    element("description", description),
    "<language>fr</language>",
    `<atom:link href="${escapeXml(self)}" rel="self" type="application/rss+xml"/>`,
    ...newest.map((article) => itemOf(article, publicUrl)),
    "</channel>",
    "</rss>",
    "",
  ].join("\n");
}

function itemOf(article: SiteText, publicUrl: string): string {
  const url = publicUrl + textPath(article);
  return [
    "<item>",
    element("title", article.title),
    element("link", url),
    `<guid isPermaLink="true">${escapeXml(url)}</guid>`,
    element("description", article.description),
    article.date === null ? "" : element("pubDate", new Date(article.date).toUTCString()),
    article.author === null ? "" : element("dc:creator", article.author),
    ...article.themes.map((theme) => element("category", theme)),
    "</item>",
  ]
    .filter((line) => line !== "")
    .join("");
}

function element(name: string, text: string): string {
  return `<${name}>${escapeXml(text)}</${name}>`;
}
