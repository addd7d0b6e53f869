import { setImmediate as nextTurn } from "node:timers/promises";
import { parentPort } from "node:worker_threads";
import { readRoadGraph } from "../graph/graph-file.ts";
import { GraphRoutes } from "../search/graph-routes.ts";
import {
  findAreaAmong,
  findDirectionsAmong,
  findRoutesAmong,
  findTimesAmong,
} from "../search/routes-among.ts";
import type { RoutingMessage, RoutingReply, RoutingRequest, RoutingTask } from "./routing-messages.ts";

/** Thread that holds road graphs. It reads a file at the first query for it, and answers queries in order. */
const graphs = new Map<string, GraphRoutes>();
const pending = new Set<number>();
let turn: Promise<void> = Promise.resolve();

parentPort?.on("message", (message: RoutingMessage) => {
  if ("cancel" in message) {
    pending.delete(message.cancel);
    return;
  }
  pending.add(message.id);
  turn = turn.then(() => answer(message));
});

async function answer(request: RoutingRequest): Promise<void> {
  // Receives messages that arrived during the last query, such as a cancellation of this one.
  await nextTurn();
  if (pending.delete(request.id)) parentPort?.postMessage(await reply(request));
}

async function reply({ id, files, task }: RoutingRequest): Promise<RoutingReply> {
  for (const path of graphs.keys()) if (!files.includes(path)) graphs.delete(path);
  const problems: string[] = [];
  let isFileMissing = false;
  const usable: GraphRoutes[] = [];
  for (const path of files) {
    try {
      const graph = graphs.get(path) ?? new GraphRoutes(await readRoadGraph(path));
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
