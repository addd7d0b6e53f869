import { getCompactFields, getDetailsFields } from "@lieudit/place-widgets";
import { expect, test } from "vitest";
import { buildContent, getVisibleSections } from "./kit-content.ts";
import { getPresetSections } from "./kit-sections.ts";
import { readKitSettings } from "./kit-settings.ts";

const read = (query: string) => readKitSettings(new URLSearchParams(query));
const contentOfSections = (sections: readonly string[]) =>
  Object.fromEntries(sections.map((key) => [key, true]));

test.each(["standard", "all"] as const)("the sections of %s are those that the kit shows", (preset) => {
  const details = contentOfSections(getPresetSections("details", preset));
  expect(new Set(getDetailsFields(details))).toEqual(new Set(getDetailsFields(preset)));
  const card = contentOfSections(getPresetSections("card", preset));
  expect(new Set(getCompactFields(card))).toEqual(new Set(getCompactFields(preset)));
});

test("a preset stays a preset until something of it is changed", () => {
  expect(buildContent(read(""))).toBe("standard");
  expect(buildContent(read("composant=carte&contenu=tout"))).toBe("all");
  expect(buildContent(read("composant=carte&visionneuse=1&photo=grande&source-clair=noir"))).toEqual({
    ...contentOfSections(getPresetSections("card", "standard")),
    media: { lightboxPreferred: true, preferredSize: "LARGE" },
    attribution: { lightSchemeColor: "BLACK" },
  });
});

test("sections are chosen one by one, and a card has not those of details", () => {
  const chosen = "contenu=choix&section=media&section=reviews";
  expect(getVisibleSections(read(chosen))).toEqual(["media", "reviews"]);
  expect(getVisibleSections(read(`composant=carte&${chosen}`))).toEqual(["media"]);
  expect(buildContent(read("contenu=choix"))).toEqual({});
});
