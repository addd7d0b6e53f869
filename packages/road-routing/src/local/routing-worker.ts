import { parentPort } from "node:worker_threads";
import { readRoadGraph } from "../graph/graph-file.ts";
import { GraphRoutes } from "../search/graph-routes.ts";
import {
  findAreaAmong,
  findDirectionsAmong,
  findRoutesAmong,
  findTimesAmong,
} from "../search/routes-among.ts";
import { SearchAbort, SearchAbortedError } from "../search/search-abort.ts";
import type { RoutingReply, RoutingRequest, RoutingTask } from "./routing-messages.ts";

/** Thread that holds road graphs. It reads a file at the first query for it, and gets one query at a time. */
const graphs = new Map<string, GraphRoutes>();
let abortFlag: Int32Array | undefined;
const abort = new SearchAbort(() => abortFlag !== undefined && Atomics.load(abortFlag, 0) === 1);

parentPort?.on("message", async (request: RoutingRequest) => {
  abortFlag = request.abortFlag;
  parentPort?.postMessage(await reply(request));
  const { mode } = request.task.query;
  prepare(() => [...graphs.values()].some((graph) => graph.prepareStep(mode)));
});

/** Work for later queries, between those that arrive. */
let prepareStep: (() => boolean) | undefined;

function prepare(step: () => boolean): void {
  const isPreparing = prepareStep !== undefined;
  prepareStep = step;
  if (!isPreparing) setImmediate(runStep);
}

function runStep(): void {
  if (prepareStep?.()) setImmediate(runStep);
  else prepareStep = undefined;
}

async function reply({ id, files, task }: RoutingRequest): Promise<RoutingReply> {
  for (const path of graphs.keys()) if (!files.includes(path)) graphs.delete(path);
  const problems: string[] = [];
  let isFileMissing = false;
  const usable: GraphRoutes[] = [];
  for (const path of files) {
    try {
      const graph = graphs.get(path) ?? new GraphRoutes(await readRoadGraph(path), abort);
      graphs.set(path, graph);
      usable.push(graph);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === "ENOENT") isFileMissing = true;
      else problems.push(error instanceof Error ? error.message : String(error));
    }
  }
  return { id, result: runTask(usable, task), problems, isFileMissing };
}

function runTask(graphs: readonly GraphRoutes[], task: RoutingTask): RoutingReply["result"] {
  try {
    return searchAmong(graphs, task);
  } catch (error) {
    if (!(error instanceof SearchAbortedError)) throw error;
    // Nobody waits for it.
    return null;
  }
}

function searchAmong(graphs: readonly GraphRoutes[], task: RoutingTask): RoutingReply["result"] {
  switch (task.method) {
    case "routes":
      return findRoutesAmong(graphs, task.query);
    case "times":
      return findTimesAmong(graphs, task.query);
    case "area":
      return findAreaAmong(graphs, task.query);
    case "directions":
      return findDirectionsAmong(graphs, task.query);
  }
}
