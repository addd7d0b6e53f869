import { resolve } from "node:path";
import { runCheck } from "./checks/check.ts";
import { findCycles, findShortestCircle, readModuleGraph } from "./checks/module-graph.ts";

/** One sentence for each group of files that import each other in a circle; imports of types count. */
export function findCycleProblems(root: string): string[] {
  const graph = readModuleGraph(root);
  return findCycles(graph).map((files) => {
    const circle = findShortestCircle(graph, files[0] ?? "").join(" -> ");
    return `${files.length} files import each other: ${circle}; move what they share into a file that imports neither.`;
  });
}

if (import.meta.main) {
  await runCheck("cycles", () => findCycleProblems(resolve(import.meta.dirname, "..")));
}
