import { join } from "node:path";
import { readManifest } from "@lieudit/place-index/store";
import {
  createGraphRouter,
  createOsrmRouter,
  type Router,
  TRAVEL_MODES,
  type TravelMode,
} from "@lieudit/road-routing";
import type { RoutingSettings } from "./routing-settings.ts";

export interface ServiceRouterOptions {
  settings: RoutingSettings;
  /** `<data>/places`, with the manifest of the road graphs. */
  folder: string;
  /** Receives a sentence about each problem. By default, it is written to standard error. */
  onProblem?: (sentence: string) => void;
}

/** Creates a router that uses the configured OSRM servers, and the road graphs of the sources for other modes. */
export function createServiceRouter({
  settings,
  folder,
  onProblem = (sentence) => console.error(sentence),
}: ServiceRouterOptions): Router {
  const graphs = createGraphRouter({ files: () => readPublishedRoads(folder), onProblem });
  const servers = new Map<string, Router>();
  const routers = {} as Record<TravelMode, Router>;
  for (const mode of TRAVEL_MODES) {
    const baseUrl = settings.servers[mode];
    if (baseUrl === undefined) {
      routers[mode] = graphs;
      continue;
    }
    const server = servers.get(baseUrl) ?? createOsrmRouter({ baseUrl, onProblem });
    servers.set(baseUrl, server);
    routers[mode] = server;
  }
  return {
    routes: (query, signal) => routers[query.mode].routes(query, signal),
    times: (query, signal) => routers[query.mode].times(query, signal),
    // OSRM servers do not compute areas.
    area: (query, signal) => graphs.area(query, signal),
    directions: (query, signal) => routers[query.mode].directions(query, signal),
    async close() {
      await Promise.all([graphs, ...servers.values()].map((router) => router.close()));
    },
  };
}

/** Returns the paths of the road graphs of the published sources, newest first. */
export async function readPublishedRoads(folder: string): Promise<string[]> {
  const manifest = await readManifest(folder);
  return (manifest?.sources ?? []).flatMap(({ roads }) => (roads === undefined ? [] : [join(folder, roads)]));
}
