import { join, resolve } from "node:path";
import { runCheck } from "./checks/check.ts";
import { type MeasuredSize, siteSizes } from "./checks/site-sizes.ts";

/** One sentence for each page or font of the built site that is above its budget. */
export function sizeProblems(sizes: readonly MeasuredSize[]): string[] {
  return sizes
    .filter(({ bytes, budget }) => bytes > budget)
    .map(
      ({ what, bytes, budget }) => `${what}: ${kilobytes(bytes)}, above the budget of ${kilobytes(budget)}.`,
    );
}

/** The built site's sizes; `npm test` and `npm start` build it. */
export function builtSiteSizes(root: string): MeasuredSize[] {
  return siteSizes(join(root, "apps", "site", "build", "client"));
}

function kilobytes(bytes: number): string {
  return `${(bytes / 1024).toFixed(1)} KB`;
}

if (import.meta.main) {
  const sizes = builtSiteSizes(resolve(import.meta.dirname, ".."));
  for (const { what, bytes, budget } of sizes) {
    console.log(`${kilobytes(bytes).padStart(9)} of ${kilobytes(budget)}  ${what}`);
  }
  await runCheck("sizes", () => sizeProblems(sizes));
}
