import { expect, test } from "vitest";
import { type FeedItem, rssFeed } from "../../shell/feeds/rss.ts";
import type { SiteText } from "../../shell/services/site-content.ts";
import { articleJsonLd } from "./article-json-ld.ts";
import { toFeedItem } from "./articles-feed.ts";
import { relatedTexts } from "./related-texts.ts";

const text = (slug: string, more: Partial<SiteText> = {}): SiteText => ({
  folder: "actualites",
  slug,
  title: slug,
  description: "D.",
  date: "2026-03-12",
  updated: null,
  author: null,
  image: null,
  themes: [],
  video: null,
  publication: null,
  places: null,
  html: "",
  outline: [],
  readingMinutes: 1,
  ...more,
});

const getFeed = (items: readonly FeedItem[]) =>
  rssFeed(
    { title: "Lieudit", description: "D.", path: "/actualites", feedPath: "/flux/actualites.xml" },
    items,
    "https://site.example",
  );

test("the feed tells title, address, day, author and themes of each article, markup escaped", () => {
  const feed = getFeed([
    toFeedItem(text("neuf", { title: "Acheter & <vendre>", author: "J. L.", themes: ["a&b"] })),
  ]);
  expect(feed).toContain(
    "<item><title>Acheter &amp; &lt;vendre&gt;</title><link>https://site.example/actualites/neuf</link>",
  );
  expect(feed).toContain("<pubDate>Thu, 12 Mar 2026 00:00:00 GMT</pubDate><dc:creator>J. L.</dc:creator>");
  expect(feed).toContain("<category>a&amp;b</category></item>");
});

test("the feed holds the newest 50", () => {
  const many = Array.from({ length: 60 }, (_, at) => text(`a${at}`));
  expect(getFeed(many.map(toFeedItem)).match(/<item>/g)).toHaveLength(50);
});

test("related texts share themes, and a text is not related to itself", () => {
  const one = text("un", { themes: ["vente", "maison"] });
  const others = [
    text("rien"),
    text("vente", { themes: ["vente"] }),
    one,
    text("deux", { themes: ["maison", "vente"] }),
  ];
  expect(relatedTexts(one, others).map(({ slug }) => slug)).toEqual(["deux", "vente", "rien"]);
});

test("an article for machines has its days, its author and a picture", () => {
  const operator = { name: "Lieudit Aubremer" } as Parameters<typeof articleJsonLd>[1];
  expect(
    articleJsonLd(text("un", { author: "J. L.", updated: "2026-04-01" }), operator, "https://s.example"),
  ).toMatchObject({
    "@type": "Article",
    datePublished: "2026-03-12",
    dateModified: "2026-04-01",
    author: { "@type": "Person", name: "J. L." },
    image: "https://s.example/og/actualites/un.jpg",
  });
});
