import { openMeasuredIndex } from "@lieudit/place-index/measuring";
import { openSqlitePlaceIndex } from "@lieudit/place-index/sqlite";
import { type Percentiles, percentiles } from "../measure/percentiles.ts";
import { type AddressQuestion, createAddressQuestions } from "./address-questions.ts";
import type { AddressSample } from "./address-sample.ts";

/** An index and house numbers of it. */
export interface SampledIndex {
  path: string;
  samples: readonly AddressSample[];
}

/** Times of one class in milliseconds, one for each index. */
export interface ClassTimes {
  name: string;
  times: (Percentiles & { answered: number })[];
}

export interface QuestionOptions {
  /** Of each class. */
  questions: number;
  /** The best of so many times counts. */
  samples: number;
  seed: number;
}

const WARM_UP = 20;
const COMMON_WORDS = 5;

/** Asks each index the questions of each class in turn, so that other work on the machine affects all alike. */
export async function measureQuestions(
  indexes: readonly SampledIndex[],
  { questions, samples, seed }: QuestionOptions,
): Promise<ClassTimes[]> {
  const open = await Promise.all(
    indexes.map(async ({ path, samples: numbers }) => ({
      index: await openSqlitePlaceIndex(path, { readerThreads: 1 }),
      classes: createAddressQuestions(numbers, await listCommonWords(path), questions, seed),
    })),
  );
  try {
    const names = open[0]?.classes.map(({ name }) => name) ?? [];
    const results: ClassTimes[] = [];
    for (const [at, name] of names.entries()) {
      const times: ClassTimes["times"] = [];
      for (const { index, classes } of open) {
        const asked = classes[at]?.questions ?? [];
        for (const ask of asked.slice(0, WARM_UP)) await ask(index);
        const { best, answered } = await timeQuestions((ask) => ask(index), asked, samples);
        times.push({ ...percentiles(best), answered: answered / asked.length });
      }
      results.push({ name, times });
    }
    return results;
  } finally {
    for (const { index } of open) await index.close();
  }
}

async function timeQuestions(
  run: (ask: AddressQuestion) => Promise<number>,
  asked: readonly AddressQuestion[],
  samples: number,
): Promise<{ best: number[]; answered: number }> {
  const best: number[] = [];
  let answered = 0;
  for (let sample = 0; sample < samples; sample += 1) {
    for (const [number, ask] of asked.entries()) {
      const start = performance.now();
      const count = await run(ask);
      best[number] = Math.min(performance.now() - start, best[number] ?? Number.POSITIVE_INFINITY);
      if (sample === 0 && count > 0) answered += 1;
    }
  }
  return { best, answered };
}

/** Returns the most frequent words of names; shorter ones are stop words as a rule. */
async function listCommonWords(path: string): Promise<string[]> {
  const measured = await openMeasuredIndex(path);
  try {
    const { names } = await measured.listCommonWords(10 * COMMON_WORDS);
    return names.filter((word) => /^\p{L}{3,}$/u.test(word)).slice(0, COMMON_WORDS);
  } finally {
    await measured.index.close();
  }
}
