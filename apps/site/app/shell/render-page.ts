import { Writable } from "node:stream";
import type { ReactNode } from "react";
import { renderToPipeableStream } from "react-dom/server";

/** Loaders have ended before rendering starts; this limits a component that never resolves. */
const RENDER_TIMEOUT_MS = 5000;

/**
 * Renders a page to HTML, including parts that the browser loads later, so
 * that readers without JavaScript see them.
 *
 * @param nonce of the page's inline scripts.
 * @throws {Error} an error that a component threw outside every boundary.
 */
export function renderPage(page: ReactNode, nonce: string): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const sink = new PageSink((html) => {
      clearTimeout(timer);
      resolve(html);
    });
    const { pipe, abort } = renderToPipeableStream(page, {
      nonce,
      // Suspended parts are written in their place, not at the end with a script that moves them.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onAllReady: () => pipe(sink),
      onShellError(error) {
        clearTimeout(timer);
        reject(error);
      },
      onError: (error) => console.error(error),
    });
    const timer = setTimeout(() => {
      const error = new Error(`The page was not rendered within ${RENDER_TIMEOUT_MS} ms.`);
      reject(error);
      abort(error);
    }, RENDER_TIMEOUT_MS);
    timer.unref();
  });
}

/** Collects the chunks that React writes. They are small, so the queue of a `Writable` would dominate. */
class PageSink extends Writable {
  readonly #chunks: Uint8Array[] = [];
  readonly #onEnd: (html: Buffer) => void;

  constructor(onEnd: (html: Buffer) => void) {
    super();
    this.#onEnd = onEnd;
  }

  override write(chunk: unknown): boolean {
    this.#chunks.push(typeof chunk === "string" ? Buffer.from(chunk) : (chunk as Uint8Array)); // React writes nothing else
    return true;
  }

  override end(): this {
    this.#onEnd(Buffer.concat(this.#chunks));
    return this;
  }
}
