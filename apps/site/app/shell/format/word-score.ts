import { toSlug } from "@lieudit/listing-model";

/**
 * Scores how well a text matches a query. The score is 0 unless the text has
 * every word, and rises with each word in the title.
 */
export function wordScore(question: string): (title: string, body: string) => number {
  const words = toSlug(question)
    .split("-")
    .filter((word) => word.length > 1);
  return (title, body) => {
    if (words.length === 0) return 0;
    const head = toSlug(title);
    const all = `${head} ${toSlug(body)}`;
    if (!words.every((word) => all.includes(word))) return 0;
    return 1 + words.filter((word) => head.includes(word)).length;
  };
}

/** Returns the items with a score, best first; equal scores keep their order. */
export function bestFirst<Item>(items: readonly Item[], score: (item: Item) => number): Item[] {
  return items
    .map((item) => ({ item, score: score(item) }))
    .filter((scored) => scored.score > 0)
    .sort((one, other) => other.score - one.score)
    .map(({ item }) => item);
}
