import { expect, test } from "vitest";
import type { SiteText } from "../../shell/services/site-content.ts";
import { findTexts } from "./find-texts.ts";

function aText(slug: string, title: string, html: string): SiteText {
  return {
    folder: "guides",
    slug,
    title,
    description: "",
    date: null,
    updated: null,
    author: null,
    image: null,
    themes: [],
    video: null,
    publication: null,
    places: null,
    html,
    outline: [],
    readingMinutes: 1,
  };
}

const TEXTS = [
  aText("a", "Vendre sa maison", "<p>Le <strong>diagnostic</strong> énergétique avant la vente.</p>"),
  aText("b", "Le diagnostic énergétique", "<p>Ce que dit l’étiquette d’une maison.</p>"),
  aText("c", "Crit’Air", '<p class="maison">Les vignettes.</p>'),
];
const found = (question: string) => findTexts(TEXTS, question).map(({ slug }) => slug);

test("every word has to be there, with or without accents, and titles count more", () => {
  expect(found("diagnostic energetique")).toEqual(["b", "a"]);
  expect(found("DIAGNOSTIC maison")).toEqual(["a", "b"]);
  expect(found("diagnostic vignette")).toEqual([]);
});

test("all that answer are found, however many", () => {
  const many = Array.from({ length: 30 }, (_, at) => aText(String(at), "Le port", ""));
  expect(findTexts(many, "port")).toHaveLength(30);
});

test("what is markup is no word", () => {
  expect(found("strong")).toEqual([]);
  expect(found("maison")).not.toContain("c");
});

test.each([[""], ["   "], ["a"], ["'\"<>%_*"]])("%j finds nothing", (question) => {
  expect(found(question)).toEqual([]);
});
