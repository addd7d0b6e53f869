/** The code as it is, or the same code with a seeded bug. */
export type Build = "real" | "mutated";

/** The result of one run of a scenario. */
export interface Outcome {
  runs: number;
  /** How often something happened that must not happen. */
  violations: number;
  /** Duration of the slowest run, in milliseconds. */
  worstMs: number;
  /** The first violations in words, to find the cause. */
  notes: readonly string[];
}

export interface ScenarioSettings {
  /** The same seed gives the same runs. */
  seed: number;
  /** The form for CI: fewer runs, some seconds. */
  isShort: boolean;
  /** The library that renders the widgets. */
  platform: "react" | "preact";
}

/** Something that goes wrong in production, and the harm that it must not do. */
export interface Scenario {
  name: string;
  /** The bug of the mutated build, which the scenario must detect. */
  seededBug: string;
  /** Why it cannot run on this machine; null when it can. */
  findMissingPrerequisite?(): string | null;
  run(settings: ScenarioSettings, build: Build): Promise<Outcome>;
}

/** Longest list of notes that an outcome carries. */
export const MAX_NOTES = 5;
