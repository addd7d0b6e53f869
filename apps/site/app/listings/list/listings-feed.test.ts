import type { ListingCard } from "@lieudit/listing-model";
import { anEstate } from "@lieudit/listing-model/testing";
import { expect, test } from "vitest";
import { rssFeed } from "../../shell/feeds/rss.ts";
import { listingFeedItem } from "./listings-feed.ts";

const { photos, ...estate } = anEstate();
const card = { ...estate, photo: photos[0], photoCount: 1, hasVideo: false, agenceNom: "Agence du Port" };

test("a listing in a feed tells its price, its facts, its town and agency, with its first picture", () => {
  const item = listingFeedItem(card as ListingCard);
  expect(item.title).toMatch(new RegExp(`^${estate.titre} – .*€`));
  expect(item.description).toContain(
    `${estate.adresse.commune} (${estate.adresse.codePostal}), Agence du Port`,
  );
  const channel = { title: "T", description: "D", path: "/immobilier", feedPath: "/flux/immobilier.xml" };
  const feed = rssFeed(channel, [item], "https://site.example");
  expect(feed).toContain(`<link>https://site.example${item.path}</link>`);
  expect(feed).toContain(
    '<enclosure url="https://site.example/img/photo-1/640.jpeg" type="image/jpeg" length="0"/>',
  );
  expect(feed).toContain(`<pubDate>${new Date(estate.dates.publie).toUTCString()}</pubDate>`);
});

test("one without a picture has none in the feed", () => {
  const { photo: _photo, ...bare } = card;
  expect(listingFeedItem(bare as ListingCard).picture).toBeNull();
});
