import { randomUUID } from "node:crypto";
import {
  type EntryContext,
  type HandleErrorFunction,
  isRouteErrorResponse,
  type RouterContextProvider,
  ServerRouter,
} from "react-router";
import { drawPage } from "./shell/draw-page.tsx";
import { hashScripts } from "./shell/http/hash-scripts.ts";
import { loggedPath } from "./shell/http/logged-path.ts";
import { utf8Of } from "./shell/http/utf8-of.ts";
import { withLateScripts } from "./shell/late-scripts.ts";
import { packedContext } from "./shell/packed/pack.server.ts";
import { RenderContext } from "./shell/render-context.ts";
import { drawnPageContext, requestIdContext } from "./shell/services/services.ts";

/**
 * Draws a page whole, so that its scripts can be allowed by hash: the same
 * answer then suits every reader and may be kept by a cache.
 */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  context: RouterContextProvider,
): Promise<Response> {
  const nonce = randomUUID();
  const requestId = context.get(requestIdContext);
  const facts = { nonce, requestId };
  const drawn = await drawPage(
    routerContext,
    (shown) => (
      <RenderContext value={facts}>
        <ServerRouter context={withRoutesOfPage(shown)} url={request.url} nonce={nonce} />
      </RenderContext>
    ),
    nonce,
    { requestId, texts: context.get(packedContext) },
  );
  const { html, scriptHashes } = hashScripts(withLateScripts(drawn, nonce), nonce);
  headers.set("content-type", "text/html; charset=utf-8");
  // Read by the server around the pages, which writes the policy.
  headers.set("x-script-hashes", scriptHashes.join(" "));
  if (status >= 400) headers.set("cache-control", "no-store");
  // Past the router: it looks at the body of what it gets, and looking makes a stream of it.
  if (request.method !== "HEAD") {
    context.set(drawnPageContext, utf8Of(html));
  }
  return new Response(null, { status, headers });
}

/** For each drawing the router makes its tree of routes anew: of the hundred of the site, a page needs its own. */
function withRoutesOfPage(known: EntryContext): EntryContext {
  const { manifest, staticHandlerContext } = known;
  const ids = new Set(staticHandlerContext.matches.map(({ route }) => route.id));
  const routes = Object.fromEntries(Object.entries(manifest.routes).filter(([id]) => ids.has(id)));
  return { ...known, manifest: { ...manifest, routes } };
}

/** One line for the operator; the reader gets the request id only. */
export const handleError: HandleErrorFunction = (error, { request, context }) => {
  // A wrong method or address is the caller's fault, and no news for the operator.
  if (request.signal.aborted || isRouteErrorResponse(error)) return;
  const requestId = context.get(requestIdContext);
  const text = error instanceof Error ? (error.stack ?? error.message) : String(error);
  console.error(`${requestId} ${JSON.stringify(loggedPath(new URL(request.url).pathname))} ${text}`);
};
