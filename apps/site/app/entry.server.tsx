import { randomUUID } from "node:crypto";
import {
  type EntryContext,
  type HandleErrorFunction,
  isRouteErrorResponse,
  type RouterContextProvider,
  ServerRouter,
} from "react-router";
import { deferScripts } from "./shell/deferred-scripts.ts";
import { hashScripts } from "./shell/http/hash-scripts.ts";
import { loggedPath } from "./shell/http/logged-path.ts";
import { RenderContext } from "./shell/render-context.ts";
import { renderPage } from "./shell/render-page.ts";
import { renderedPageContext, requestIdContext } from "./shell/services/services.ts";

/**
 * Renders a page whole, so that its scripts can be allowed by hash. The same
 * response then suits every reader and may be cached.
 */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  context: RouterContextProvider,
): Promise<Response> {
  const nonce = randomUUID();
  const rendered = await renderPage(
    <RenderContext value={{ nonce, requestId: context.get(requestIdContext) }}>
      <ServerRouter context={withMatchedRoutes(routerContext)} url={request.url} nonce={nonce} />
    </RenderContext>,
    nonce,
  );
  const { html, scriptHashes } = hashScripts(deferScripts(rendered.toString("latin1"), nonce), nonce);
  headers.set("content-type", "text/html; charset=utf-8");
  // Read by the server around the pages, which writes the policy.
  headers.set("x-script-hashes", scriptHashes.join(" "));
  if (status >= 400) headers.set("cache-control", "no-store");
  // The router reads the body of each response, which makes it a stream; this one goes past it.
  if (request.method !== "HEAD") context.set(renderedPageContext, Buffer.from(html, "latin1"));
  return new Response(null, { status, headers });
}

/** Keeps the routes that the page matched: `ServerRouter` creates every route of its context again for each page. */
function withMatchedRoutes(context: EntryContext): EntryContext {
  const { manifest, staticHandlerContext } = context;
  const ids = new Set(staticHandlerContext.matches.map(({ route }) => route.id));
  const routes = Object.fromEntries(Object.entries(manifest.routes).filter(([id]) => ids.has(id)));
  return { ...context, manifest: { ...manifest, routes } };
}

/** One line for the operator; the reader gets the request id only. */
export const handleError: HandleErrorFunction = (error, { request, context }) => {
  // A wrong method or address is the caller's fault, and no news for the operator.
  if (request.signal.aborted || isRouteErrorResponse(error)) return;
  const requestId = context.get(requestIdContext);
  const text = error instanceof Error ? (error.stack ?? error.message) : String(error);
  console.error(`${requestId} ${JSON.stringify(loggedPath(new URL(request.url).pathname))} ${text}`);
};
