import * as build from "virtual:react-router/server-build";
import { createRequestHandler, RouterContextProvider, type ServerBuild } from "react-router";
import { requestIdContext, type SiteServices, servicesContext } from "../app/services.ts";

export type { SiteServices } from "../app/services.ts";

/** Answers a request for a page, with the identifier that its log line has. */
export type Pages = (request: Request, requestId: string) => Promise<Response>;

/** The site's pages. This module is bundled with them: `build/server/index.js`. */
export function createPages(services: SiteServices): Pages {
  // The module's own declaration says `undefined` where the handler's says absent; the two are the same to it.
  const handle = createRequestHandler(build as ServerBuild, import.meta.env.MODE);
  return (request, requestId) => {
    const context = new RouterContextProvider();
    context.set(servicesContext, services);
    context.set(requestIdContext, requestId);
    return handle(request, context);
  };
}
