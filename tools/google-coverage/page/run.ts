import type { TypedName } from "../read-typings.ts";
import { typeIntoAutocompletes } from "./autocomplete-elements.ts";
import { showDetails } from "./details-elements.ts";
import { readEveryEnum, readEveryMember } from "./every-member.ts";
import { showLists } from "./list-elements.ts";
import { useOlderServices } from "./older-services.ts";
import { showPinsAndContexts } from "./pins-and-contexts.ts";
import { searchForPlaces } from "./places-and-searches.ts";
import { readPredictions } from "./predictions.ts";
import { proofs } from "./proofs.ts";
import { noteCalls } from "./wire-calls.ts";

/** A part of the exercises; parts run in pages of their own, at the same time. */
export type Part = "details" | "others";

/** The page's message to the command. */
export interface PageReport {
  /** The names of `google.maps.places` that are there. */
  names: string[];
  proven: string[];
  faults: [member: string, why: string][];
}

noteCalls();

Object.assign(globalThis, {
  async runCoverage(typed: readonly TypedName[], part: Part): Promise<PageReport> {
    const library = { ...(await google.maps.importLibrary("places")) } as Record<string, unknown>;
    const exercises: Readonly<Record<Part, readonly [string, () => Promise<void>][]>> = {
      details: [["details", () => showDetails(library)]],
      others: [
        ["every member", () => readEveryMember(library, typed)],
        ["every enum", () => readEveryEnum(library)],
        ["searches", () => searchForPlaces(library)],
        ["predictions", () => readPredictions()],
        ["lists", () => showLists(library)],
        ["autocompletes", () => typeIntoAutocompletes(library)],
        ["pins and contexts", () => showPinsAndContexts(library)],
        ["older services", () => useOlderServices(library)],
      ],
    };
    for (const [name, exercise] of exercises[part]) await whole(name, exercise);
    return {
      names: typed.map(({ name }) => name).filter((name) => library[name] !== undefined),
      proven: [...proofs.proven],
      faults: [...proofs.faults],
    };
  },
});

/** One exercise that breaks off says so, and keeps none of the others from running. */
async function whole(name: string, exercise: () => Promise<void>): Promise<void> {
  const startedMs = performance.now();
  try {
    await exercise();
    console.info(`${name}: ${Math.round(performance.now() - startedMs)} ms`);
  } catch (thrown) {
    console.error(`${name}: ${thrown instanceof Error ? (thrown.stack ?? thrown.message) : String(thrown)}`);
  }
}
