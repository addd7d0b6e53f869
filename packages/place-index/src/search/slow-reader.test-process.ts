import type { Candidate } from "../ranking/score-place.ts";
import type { IndexReader } from "./index-reader.ts";
import { Vocabulary } from "./vocabulary.ts";

/** Duration of each lookup, in ms, of which the processor works some. The thread is busy meanwhile. */
const LOOKUP_MS = 50;
const CPU_MS = 1.5;

/**
 * Returns an index for tests of aborts. Each lookup brings a full page of places far
 * away, so a nearby search continues until its work is spent. A nearby search for
 * a primary type never ends.
 */
export async function openReader(): Promise<IndexReader> {
  let lookups = 0;
  const reader: Partial<IndexReader> = {
    typeNumber: () => 1,
    isCommonType: () => false,
    wordLists: async () => ({
      names: NO_WORDS,
      context: NO_WORDS,
      initials: NO_WORDS,
      areas: NO_WORDS,
      zones: NO_WORDS,
    }),
    async matching({ all }, after, limit) {
      lookups += 1;
      const isEndless = all.flat().includes(ENDLESS_TERM);
      for (const end = performance.now() + CPU_MS; isEndless || performance.now() < end; );
      Atomics.wait(NEVER_NOTIFIED, 0, 0, LOOKUP_MS - CPU_MS);
      // The fields that a nearby search reads.
      const place = { location: { latitude: 0, longitude: 0 }, types: ["cafe"] };
      return Array.from(
        { length: limit },
        (_, i) => ({ ...place, rank: after + i + 1 }) as unknown as Candidate,
      );
    },
    recordTexts: async () => [],
    /** The number of lookups so far stands for the number of places. */
    description: async () => JSON.stringify({ placeCount: lookups }),
    close: async () => {},
  };
  // The calls of the tests use no other method.
  return reader as IndexReader;
}

const NO_WORDS = new Vocabulary([], new Uint32Array());

/** The term of the only primary type. */
const ENDLESS_TERM = "!1";
const NEVER_NOTIFIED = new Int32Array(new SharedArrayBuffer(4));
