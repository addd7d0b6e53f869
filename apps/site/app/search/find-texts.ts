import { slugOf } from "@lieudit/listing-model";
import type { SiteText } from "../content/site-text.ts";

/** More would bury the listings. */
const SHOWN = 6;

/** The texts that have every word of a question, those with the words in their title first. */
export function findTexts(texts: readonly SiteText[], question: string): SiteText[] {
  const words = slugOf(question)
    .split("-")
    .filter((word) => word.length > 1);
  if (words.length === 0) return [];
  const score = ({ title, description, themes, html }: SiteText) => {
    const head = slugOf(title);
    const body = slugOf(`${title} ${description} ${themes.join(" ")} ${html.replace(/<[^>]*>/g, " ")}`);
    if (!words.every((word) => body.includes(word))) return 0;
    return 1 + words.filter((word) => head.includes(word)).length;
  };
  return texts
    .map((text) => ({ text, score: score(text) }))
    .filter((scored) => scored.score > 0)
    .sort((a, b) => b.score - a.score)
    .slice(0, SHOWN)
    .map(({ text }) => text);
}
