import { bestFirst, wordScore } from "../../shell/format/word-score.ts";
import type { DocGroup } from "../../shell/services/documentation.ts";

/** A part of a page that has every word of a question. */
export interface DocHit {
  slug: string;
  /** Of its heading in the page; empty for the beginning. */
  id: string;
  title: string;
  heading: string;
  /** The text around the first match; every second part is a match. */
  excerpt: readonly string[];
}

const MAX_HITS = 20;
/** Letters of an excerpt. */
const EXCERPT_LENGTH = 160;

/** Finds the parts that have every word of a question, those with the words in their heading first. */
export function searchDocs(docs: readonly DocGroup[], question: string): DocHit[] {
  const score = wordScore(question);
  const words = question.split(/\s+/).filter((word) => word.length > 1);
  const pattern = new RegExp(
    `(${words.map((word) => word.replaceAll(/[\\^$.*+?()[\]{}|]/g, "\\$&")).join("|") || "(?!)"})`,
    "iu",
  );
  const sections = docs
    .flatMap(({ pages }) => pages)
    .flatMap(({ slug, title, sections }) => sections.map((section) => ({ slug, title, ...section })));
  return bestFirst(sections, ({ title, heading, text }) => score(`${title} ${heading}`, text))
    .slice(0, MAX_HITS)
    .map(({ text, ...hit }) => ({ ...hit, excerpt: cutExcerpt(text, words).split(pattern) }));
}

function cutExcerpt(text: string, [first = ""]: readonly string[]): string {
  const at = Math.max(0, text.toLowerCase().indexOf(first.toLowerCase()));
  const start = at < EXCERPT_LENGTH / 2 ? 0 : text.indexOf(" ", at - EXCERPT_LENGTH / 2) + 1;
  const end = Math.max(text.lastIndexOf(" ", start + EXCERPT_LENGTH), start);
  return `${start > 0 ? "… " : ""}${text.slice(start, end).trim()}${end < text.trimEnd().length ? " …" : ""}`;
}
