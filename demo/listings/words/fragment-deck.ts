import type { SeededRandom } from "../../osm/seeded-random.ts";
import { seededRandom } from "../../osm/seeded-random.ts";

/** A sentence about the facts, or nothing if it would not be true of them. */
export type Fragment<F> = (facts: F) => string | false | null | undefined;

/** Marks sentences that tell the same: only one of them stands in a text. */
export function about<F>(topic: string, ...fragments: Fragment<F>[]): Fragment<F>[] {
  for (const fragment of fragments) topics.set(fragment, topic);
  return fragments;
}

const topics = new WeakMap<object, string>();

/**
 * A deck of hand-written sentences. It draws one of the least used sentences
 * that apply, so that listings rarely repeat each other.
 */
export interface FragmentDeck<F> {
  /** Draws sentences for one listing: each call returns a new one, or null if no other applies. */
  hand(facts: F, random: SeededRandom): () => string | null;
}

/** Maximum number of listings with the same sentence. */
const MAX_SIMILAR_ROWS = 5;
/** In how many listings a sentence may stand with other figures and names. */
const MAX_FILLED_IN = 9;

export function fragmentDeck<F>(fragments: readonly Fragment<F>[]): FragmentDeck<F> {
  const uses = fragments.map(() => 0);
  const texts = new Map<string, number>();
  return {
    hand(facts, random) {
      const dealt = new Set<number>();
      const told = new Set<string>();
      return () => {
        const fitting = fragments.flatMap((fragment, index) => {
          if (dealt.has(index) || uses[index]! >= MAX_FILLED_IN) return [];
          if (told.has(topics.get(fragment) ?? "")) return [];
          const text = fragment(facts);
          if (typeof text !== "string" || text === "" || (texts.get(text) ?? 0) >= MAX_SIMILAR_ROWS)
            return [];
          return [{ index, text }];
        });
        if (fitting.length === 0) return null;
        const least = Math.min(...fitting.map(({ index }) => uses[index]!));
        const { index, text } = random.pick(fitting.filter((one) => uses[one.index] === least));
        uses[index]! += 1;
        texts.set(text, (texts.get(text) ?? 0) + 1);
        dealt.add(index);
        const topic = topics.get(fragments[index]!);
        if (topic !== undefined) told.add(topic);
        return text;
      };
    },
  };
}

/** Returns the items in an order of their own, the same for the same seed. */
export function shuffled<T>(items: readonly T[], seed: string): T[] {
  const random = seededRandom(`order ${seed}`);
  return items
    .map((item) => ({ item, lot: random.next() }))
    .sort((a, b) => a.lot - b.lot)
    .map(({ item }) => item);
}
