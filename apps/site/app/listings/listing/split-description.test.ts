import { expect, test } from "vitest";
import { splitDescription } from "./split-description.ts";

const sentence = (letter: string, length: number) => `${letter.repeat(length - 1)}.`;

test("shows a short description whole", () => {
  const description = `${sentence("a", 300)}\n\n${sentence("b", 200)}`;
  expect(splitDescription(description)).toEqual({ shown: description.split("\n\n"), more: [] });
});

test("hides the paragraphs after the first five lines", () => {
  const paragraphs = ["a", "b", "c", "d"].map((letter) => sentence(letter, 200));
  expect(splitDescription(paragraphs.join("\n\n"))).toEqual({
    shown: paragraphs.slice(0, 2),
    more: paragraphs.slice(2),
  });
});

test("splits a long first paragraph after a sentence", () => {
  const sentences = ["a", "b", "c", "d", "e"].map((letter) => sentence(letter, 250));
  expect(splitDescription(sentences.join(" "))).toEqual({
    shown: [sentences.slice(0, 2).join(" ")],
    more: [sentences.slice(2).join(" ")],
  });
});

test("shows a long text without sentences whole", () => {
  const text = "mot ".repeat(400).trim();
  expect(splitDescription(text)).toEqual({ shown: [text], more: [] });
});

test("keeps all of the text", () => {
  const paragraphs = [sentence("a", 100), sentence("b", 900), sentence("c", 500)];
  const { shown, more } = splitDescription(paragraphs.join("\n\n"));
  expect([...shown, ...more].join("")).toBe(paragraphs.join(""));
  expect(more.length).toBeGreaterThan(0);
});
