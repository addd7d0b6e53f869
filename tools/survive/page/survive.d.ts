import type { Outcome } from "../scenario.ts";

declare global {
  /** What the page in the browser offers to the harness. */
  var survive: {
    run: (seed: number, runs: number) => Promise<Outcome>;
  };
}
