import { afterAll, describe, expect, test } from "vitest";
import type { Build, Outcome, Scenario, ScenarioSettings } from "./scenario.ts";

/** Result of a test, for the table of `npm run survive`. */
export interface ScenarioReport {
  scenario: string;
  seededBug: string;
  build: Build;
  seed: number;
  platform: string;
  outcome: Outcome;
}

declare module "vitest" {
  interface TaskMeta {
    scenario?: ScenarioReport;
  }
}

/** `SURVIVE_FULL=1` runs the long form; `SURVIVE_SEED` and `SURVIVE_PLATFORM` choose the runs. */
const SETTINGS: ScenarioSettings = {
  seed: Number(process.env.SURVIVE_SEED ?? 1),
  isShort: process.env.SURVIVE_FULL !== "1",
  platform: process.env.SURVIVE_PLATFORM === "preact" ? "preact" : "react",
};

/** The long form of a load test takes half an hour; `--minutes` sets the time of `bounded-work`. */
const LONG_MINUTES = Math.max(60, 30 + Number(process.env.SURVIVE_MINUTES ?? 0));
const TIMEOUT_MS = (SETTINGS.isShort ? 10 : LONG_MINUTES) * 60_000;

/**
 * Two tests for each scenario: the real build has no violation, and the build
 * with a seeded bug has some. They run one after the other.
 */
export function describeScenarios(scenarios: readonly Scenario[], stopShared?: () => Promise<void>): void {
  if (stopShared !== undefined) afterAll(stopShared, TIMEOUT_MS);
  // Titles of `describe.for` are cut, so that `--only` would miss the end of a name.
  for (const scenario of scenarios) describeScenario(scenario);
}

function describeScenario(scenario: Scenario): void {
  describe(scenario.name, { timeout: TIMEOUT_MS, retry: 0 }, () => {
    const missing = scenario.findMissingPrerequisite?.() ?? null;
    const suffix = missing === null ? "" : ` (skipped: ${missing})`;

    test.skipIf(missing !== null)(`does no harm${suffix}`, async ({ task }) => {
      const outcome = await run(scenario, "real", task.meta);
      expect(outcome.runs).toBeGreaterThan(0);
      expect(outcome.notes).toEqual([]);
      expect(outcome.violations).toBe(0);
    });

    test.skipIf(missing !== null)(
      `detects the seeded bug: ${scenario.seededBug}${suffix}`,
      async ({ task }) => {
        const outcome = await run(scenario, "mutated", task.meta);
        expect(outcome.violations).toBeGreaterThan(0);
      },
    );
  });
}

async function run(scenario: Scenario, build: Build, meta: { scenario?: ScenarioReport }): Promise<Outcome> {
  const outcome = await scenario.run(SETTINGS, build);
  const { seed, platform } = SETTINGS;
  meta.scenario = { scenario: scenario.name, seededBug: scenario.seededBug, build, seed, platform, outcome };
  return outcome;
}
