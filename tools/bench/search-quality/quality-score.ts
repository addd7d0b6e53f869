import type { QualityQuestion } from "./quality-rows.ts";
import type { Suggester } from "./suggesters.ts";

/** Shares of questions whose place came first, and among five. */
export interface Recall {
  count: number;
  at1: number;
  at5: number;
}

export interface Miss {
  question: QualityQuestion;
  /** The actual results, best first. */
  found: readonly string[];
}

export interface QualityScore {
  all: Recall;
  byGroup: ReadonlyMap<string, Recall>;
  /** Questions whose place was not first. */
  misses: readonly Miss[];
}

/** Asks all questions, one after the other. */
export async function scoreQuestions(
  suggest: (question: QualityQuestion) => ReturnType<Suggester>,
  questions: readonly QualityQuestion[],
): Promise<QualityScore> {
  const counts = new Map<string, { count: number; first: number; five: number }>();
  const misses: Miss[] = [];
  for (const question of questions) {
    const results = await suggest(question);
    const position = results.findIndex((id) => question.expected.has(id));
    for (const group of [ALL, question.row.group]) {
      const count = counts.get(group) ?? { count: 0, first: 0, five: 0 };
      counts.set(group, count);
      count.count += 1;
      if (position === 0) count.first += 1;
      if (position >= 0 && position < 5) count.five += 1;
    }
    if (position !== 0) misses.push({ question, found: results });
  }
  const recalls = new Map(
    [...counts].map(([group, { count, first, five }]) => [
      group,
      { count, at1: first / count, at5: five / count },
    ]),
  );
  const all = recalls.get(ALL) ?? { count: 0, at1: 0, at5: 0 };
  recalls.delete(ALL);
  return { all, byGroup: recalls, misses };
}

const ALL = "all";
