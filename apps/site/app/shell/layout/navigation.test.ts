import { expect, test } from "vitest";
import { placesHref, readPlacesSearch } from "../../places/search/places-search.ts";
import { FOOTER_GROUPS, NAVIGATION } from "./navigation.ts";

const links = [...NAVIGATION, ...FOOTER_GROUPS].flatMap(
  ({
    groups,
    links,
    ...item
  }: {
    groups?: readonly { links: readonly { label: string; href: string }[] }[];
    links?: readonly { label: string; href: string }[];
    href?: string;
  }) => [
    item.href ?? "",
    ...(groups ?? []).flatMap((group) => group.links.map(({ href }) => href)),
    ...(links ?? []).map(({ href }) => href),
  ],
);

const ofPlaces = links.filter((href) => /^\/lieux\b/.test(href));

test.each(ofPlaces)("%s is the address that the search of places gives itself", (href) => {
  expect(placesHref(readPlacesSearch(new URL(href, "https://lieux.example").searchParams))).toBe(href);
});

test("the menu leads to searches by kind and by hour", () => {
  expect(ofPlaces).toContain("/lieux?ouvert=1");
  expect(ofPlaces.filter((href) => href.startsWith("/lieux?type=")).length).toBeGreaterThan(3);
});
