import { bestFirst, wordScore } from "../../shell/format/word-score.ts";
import type { SiteText } from "../../shell/services/site-content.ts";

/** Returns the texts that contain every word of the query, matches in the title first. */
export function findTexts(texts: readonly SiteText[], query: string): SiteText[] {
  const score = wordScore(query);
  return bestFirst(texts, ({ title, description, themes, html }) =>
    score(title, `${description} ${themes.join(" ")} ${html.replace(/<[^>]*>/g, " ")}`),
  );
}
