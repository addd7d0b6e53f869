import { existsSync, statSync } from "node:fs";
import { join, normalize } from "node:path";
import { readImports } from "./imports.ts";
import { listTrackedFiles, readTextFile } from "./source-files.ts";

/** Which source files a source file imports; paths from the root, types included. */
export type ModuleGraph = ReadonlyMap<string, readonly string[]>;

const SOURCE = /\.(ts|tsx|mjs)$/;
const WORKSPACE = /^(packages|apps)\/[^/]+\/package\.json$/;

/** Reads the imports of every tracked source file. Imports of npm packages are omitted. */
export function readModuleGraph(root: string): ModuleGraph {
  const files = listTrackedFiles(root);
  const entries = readPackageEntries(root, files);
  return new Map(
    files
      .filter((file) => SOURCE.test(file))
      .map((file) => [
        file,
        readImports(file, readTextFile(root, file)).flatMap(({ specifier }) => {
          const target = specifier.startsWith(".")
            ? normalize(join(file, "..", specifier.replace(/\?.*$/, "")))
            : entries.get(specifier);
          return target !== undefined && SOURCE.test(target) && isFile(join(root, target)) ? [target] : [];
        }),
      ]),
  );
}

/**
 * Groups of files that import each other in a circle, by Tarjan's algorithm.
 *
 * @see https://en.wikipedia.org/wiki/Tarjan%27s_strongly_connected_components_algorithm
 */
export function findCycles(graph: ModuleGraph): string[][] {
  const order = new Map<string, number>();
  const lowest = new Map<string, number>();
  const stack: string[] = [];
  const onStack = new Set<string>();
  const cycles: string[][] = [];

  function visit(file: string): number {
    let low = order.size;
    order.set(file, low);
    stack.push(file);
    onStack.add(file);
    for (const target of graph.get(file) ?? []) {
      if (!order.has(target)) low = Math.min(low, visit(target));
      else if (onStack.has(target)) low = Math.min(low, order.get(target) ?? low);
    }
    lowest.set(file, low);
    if (low === order.get(file)) {
      const group = stack.splice(stack.indexOf(file));
      for (const member of group) onStack.delete(member);
      if (group.length > 1 || graph.get(file)?.includes(file)) cycles.push(group.sort());
    }
    return low;
  }

  for (const file of graph.keys()) if (!order.has(file)) visit(file);
  return cycles.sort((a, b) => (a[0] ?? "").localeCompare(b[0] ?? ""));
}

/** Returns the shortest way from `start` back to itself along the imports of `graph`; `start` first and last. */
export function findShortestCircle(graph: ModuleGraph, start: string): string[] {
  const previous = new Map<string, string>();
  const queue = [start];
  for (const file of queue) {
    for (const target of graph.get(file) ?? []) {
      if (target === start) {
        const path = [start];
        for (let step: string | undefined = file; step !== undefined; step = previous.get(step))
          path.unshift(step);
        return path;
      }
      if (previous.has(target)) continue;
      previous.set(target, file);
      queue.push(target);
    }
  }
  return [];
}

/** Reads the file behind each specifier that a workspace exports, such as "@lieudit/place-model/types". */
function readPackageEntries(root: string, files: readonly string[]): ReadonlyMap<string, string> {
  const entries = new Map<string, string>();
  for (const manifestFile of files.filter((file) => WORKSPACE.test(file))) {
    const manifest = JSON.parse(readTextFile(root, manifestFile)) as {
      name: string;
      exports?: Record<string, unknown>;
    };
    for (const [subpath, target] of Object.entries(manifest.exports ?? {})) {
      if (typeof target !== "string") continue;
      entries.set(join(manifest.name, subpath), normalize(join(manifestFile, "..", target)));
    }
  }
  return entries;
}

function isFile(path: string): boolean {
  return existsSync(path) && statSync(path).isFile();
}
