/** What one run of a fault came to. */
export interface Outcome {
  runs: number;
  /** How often something happened that must not. */
  violations: number;
  /** The slowest run, in milliseconds. */
  worstMs: number;
  /** The first violations in words, to look for the cause. */
  notes: readonly string[];
}

export interface FaultSettings {
  /** The same seed gives the same runs. */
  seed: number;
  /** The form for CI: fewer runs, some seconds. */
  isShort: boolean;
  /** What runs the widgets. */
  platform: "react" | "preact";
}

/** Something that goes wrong in the world, and what must not come of it. */
export interface Fault {
  name: string;
  /** A broken variant of ours that the fault must catch. */
  broken: string;
  /** Why it cannot be run here; null: it can. */
  needs?(): string | null;
  run(settings: FaultSettings, variant: "ours" | "broken"): Promise<Outcome>;
}

/** Most notes that an outcome carries. */
export const MAX_NOTES = 5;
