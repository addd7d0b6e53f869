import { isPlaceType } from "@lieudit/place-model/types";
import { expect, test } from "vitest";
import { groupsWithPlaces, KIND_GROUPS, kindOfSlug, kindOfTypes } from "./place-kinds.ts";

const kinds = KIND_GROUPS.flatMap((group) => group.kinds);

test("each kind asks for a type that the places API knows", () => {
  expect(kinds.length).toBeGreaterThan(40);
  expect(kinds.filter(({ type }) => !isPlaceType(type))).toEqual([]);
});

test("slugs are unique and need no encoding in a URL", () => {
  expect(new Set(kinds.map(({ slug }) => slug)).size).toBe(kinds.length);
  for (const { slug, label, words } of kinds) {
    expect(slug).toMatch(/^[a-z]+(-[a-z]+)*$/);
    expect(label).not.toBe("");
    expect(words).not.toBe("");
  }
});

test("a kind is found by its slug and by a place's types", () => {
  expect(kindOfSlug("boulangerie")?.type).toBe("bakery");
  expect(kindOfSlug("constructor")).toBeNull();
  expect(kindOfSlug(null)).toBeNull();
  expect(kindOfTypes(["food_store", "bakery", "store"])?.slug).toBe("boulangerie");
  expect(kindOfTypes(["nothing_known"])).toBeNull();
});

test("only kinds that have places are listed, with their counts", () => {
  expect(groupsWithPlaces({ bakery: 3, museum: 0, unknown: 9 })).toMatchObject([
    { slug: "courses", kinds: [{ slug: "boulangerie", count: 3 }] },
  ]);
  expect(groupsWithPlaces(undefined)).toEqual([]);
});
