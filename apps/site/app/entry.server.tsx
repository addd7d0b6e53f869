import { randomBytes } from "node:crypto";
import { Writable } from "node:stream";
import { renderToPipeableStream } from "react-dom/server";
import {
  type EntryContext,
  type HandleErrorFunction,
  isRouteErrorResponse,
  type RouterContextProvider,
  ServerRouter,
} from "react-router";
import { RenderContext } from "./render-context.ts";
import { hashScripts } from "./server/hash-scripts.ts";
import { requestIdContext } from "./services.ts";

/** Drawing waits for nothing but React itself, since loaders have ended before; this only bounds a fault. */
const RENDER_TIMEOUT_MS = 5000;

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
  const nonce = randomBytes(16).toString("base64");
  const facts = { nonce, requestId: context.get(requestIdContext) };
  const drawn = await draw(
    <RenderContext value={facts}>
      <ServerRouter context={routerContext} url={request.url} nonce={nonce} />
    </RenderContext>,
    nonce,
  );
  const { html, scriptHashes } = hashScripts(withLateScripts(drawn), nonce);
  headers.set("content-type", "text/html; charset=utf-8");
  // Read by the server around the pages, which writes the policy.
  headers.set("x-script-hashes", scriptHashes.join(" "));
  if (status >= 400) headers.set("cache-control", "no-store");
  return new Response(request.method === "HEAD" ? null : html, { status, headers });
}

/** One line for the operator; the reader gets the request id only. */
export const handleError: HandleErrorFunction = (error, { request, context }) => {
  // A wrong method or address is the caller's fault, and no news for the operator.
  if (request.signal.aborted || isRouteErrorResponse(error)) return;
  const requestId = context.get(requestIdContext);
  const text = error instanceof Error ? (error.stack ?? error.message) : String(error);
  console.error(`${requestId} ${JSON.stringify(new URL(request.url).pathname)} ${text}`);
};

/** The page stands without its scripts: what it looks like (styles, fonts, the first picture) comes before them. */
function withLateScripts(drawn: string): string {
  return drawn.replaceAll('<link rel="modulepreload" ', '<link rel="modulepreload" fetchpriority="low" ');
}

function draw(page: React.ReactNode, nonce: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    const sink = new Writable({
      write(chunk: Buffer, _encoding, done) {
        chunks.push(chunk);
        done();
      },
      final(done) {
        clearTimeout(timer);
        resolve(Buffer.concat(chunks).toString("utf8"));
        done();
      },
    });
    const { pipe, abort } = renderToPipeableStream(page, {
      nonce,
      // Parts that the browser loads later stand where they belong in the HTML, for readers without JavaScript.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onAllReady: () => pipe(sink),
      onShellError: reject,
      onError: (error) => console.error(error),
    });
    const timer = setTimeout(() => {
      abort(new Error("The page was not drawn in time."));
      reject(new Error("The page was not drawn in time."));
    }, RENDER_TIMEOUT_MS);
    timer.unref();
  });
}
