import type { Reporter, TestCase } from "vitest/node";

/** Prints a line for each test of a scenario, and the first violations of a failed one. */
export class TableReporter implements Reporter {
  /** The number of lines for tests. */
  printed = 0;

  onTestCaseResult(test: TestCase): void {
    const report = test.meta().scenario;
    const { state, errors } = test.result();
    if (report === undefined) {
      // Tests that --only filters out are skipped too, without a reason in their title.
      if (state === "skipped" && !test.name.includes("(skipped:")) return;
      this.printed += 1;
      console.log(`${state === "skipped" ? "SKIPPED" : "NOT RUN"}  ${test.fullName}`);
      for (const error of errors ?? []) console.log(`  ${error.message}`);
      return;
    }
    this.printed += 1;
    const { scenario, seededBug, build, seed, platform, outcome } = report;
    const { runs, violations, worstMs, notes } = outcome;
    if (build === "real") {
      const worst_ms = Number(worstMs.toFixed(1));
      console.log(JSON.stringify({ scenario, runs, violations, worst_ms, seed, platform }));
      for (const note of notes) console.log(`  ${note}`);
    } else {
      const verdict = violations > 0 ? "detected" : "UNDETECTED";
      console.log(`${verdict}  ${scenario}: ${seededBug} (${violations} violations in ${runs} runs)`);
    }
  }
}
