import { join, resolve } from "node:path";
import { type ElementSize, measureElementSizes } from "../packages/kit-build/src/elements/element-sizes.ts";
import { measureWidgetSizes, type WidgetSize } from "../packages/kit-build/src/widgets/widget-sizes.ts";
import { runCheck } from "./checks/check.ts";
import { type MeasuredSize, measureSite } from "./checks/site-sizes.ts";
import { readOptions, readOptionsOrExit } from "./command-options.ts";

/**
 * `npm run size`: the sizes of the built site and of each entry of the kit, and
 * whether that is within budget. `-- --kit` weighs the kit and its elements alone.
 */

/** One sentence for each page, font or picture of the built site, or entry of the kit, that is above its budget. */
export function findSizeProblems(sizes: readonly MeasuredSize[]): string[] {
  return sizes
    .filter(({ bytes, budget }) => bytes > budget)
    .map(
      ({ what, bytes, budget }) =>
        `${what}: ${kilobytes(bytes)}, ${bytes - budget} B above the budget of ${kilobytes(budget)}.`,
    );
}

/** Returns the built site's sizes; `npm test` and `npm start` build it. */
function builtSiteSizes(root: string): MeasuredSize[] {
  return measureSite(join(root, "apps", "site", "build", "client"));
}

function kilobytes(bytes: number): string {
  return `${(bytes / 1024).toFixed(1)} KB`;
}

/** Builds the entries of the kit and the elements; returns the sizes that pages load. */
async function allKitSizes(): Promise<(ElementSize | WidgetSize)[]> {
  return [...(await measureWidgetSizes()), ...(await measureElementSizes())];
}

/** Everything that has a budget: pages, fonts and pictures of the built site, and the kit. */
export async function measureSizes(root: string): Promise<(MeasuredSize | ElementSize | WidgetSize)[]> {
  return [...builtSiteSizes(root), ...(await allKitSizes())];
}

if (import.meta.main) {
  const root = resolve(import.meta.dirname, "..");
  const { kit } = readOptionsOrExit((args) =>
    readOptions(args, { kit: { type: "boolean" } }, "npm run size"),
  );
  const sizes = kit ? await allKitSizes() : await measureSizes(root);
  for (const size of sizes) {
    console.log(`${kilobytes(size.bytes).padStart(9)} of ${kilobytes(size.budget)}  ${size.what}`);
    for (const later of "later" in size ? size.later : []) {
      console.log(`${`+ ${kilobytes(later.bytes)}`.padStart(9)} when needed  ${later.what}`);
    }
  }
  await runCheck("sizes", () => findSizeProblems(sizes));
}
