import { Writable } from "node:stream";
import type { ReactNode } from "react";
import { renderToPipeableStream, renderToString } from "react-dom/server";
import type { EntryContext } from "react-router";
import { packedMark } from "./packed/pack.server.ts";

/** Drawing waits for nothing but React itself, since loaders have ended before; this only bounds a fault. */
const RENDER_TIMEOUT_MS = 5000;

const PAGE_END = "</body></html>";

const DOCTYPE = "<!DOCTYPE html>";

/** What React leaves where a part was not there yet. */
const UNDRAWN = "<!--$!-->";

/**
 * The HTML of a page, whole, in parts that follow each other: what stands
 * before the body, and the rest in as few as can be had without a copy, since
 * a page is long and each copy of it takes as long as drawing a few cards.
 *
 * It is drawn in one go into one string, which takes two thirds of the time
 * that a stream takes. Only the first page of a process that holds a part that
 * loads later finds it missing, and waits for it in a stream.
 *
 * @param pageOf the page for what the router knows.
 * @param nonce of the page's inline scripts.
 * @param packed the texts that loaders packed, and of which request.
 * @throws {Error} what a component threw outside every boundary.
 */
export async function drawPage(
  known: EntryContext,
  pageOf: (known: EntryContext) => ReactNode,
  nonce: string,
  packed: PackedTexts,
): Promise<string[]> {
  const { serverHandoffStream: stream, ...others } = known;
  const answers = stream === undefined ? null : await textOf(stream);
  const html = drawAtOnce(pageOf(others)) ?? (await drawInStream(pageOf(others), nonce));
  const body = Math.max(html.indexOf("<body"), 0);
  // React writes it into streams only; without it browsers lay a page out as those of the nineties did.
  const head = (html.startsWith(DOCTYPE) ? "" : DOCTYPE) + html.slice(0, body);
  // Pages without scripts (a failure) bring nothing to life.
  if (answers === null || known.renderMeta?.didRenderScripts !== true) return [head, html.slice(body)];
  const end = html.endsWith(PAGE_END) ? html.length - PAGE_END.length : html.length;
  return [head, html.slice(body, end), handOver(answers, nonce, packed), html.slice(end)];
}

function drawAtOnce(page: ReactNode): string | null {
  const html = renderToString(page);
  return html.includes(UNDRAWN) ? null : html;
}

/** What loaders packed for the page of a request. */
export interface PackedTexts {
  requestId: string;
  texts: readonly string[];
}

/** What the loaders answered, in the scripts that the router's browser side reads; it draws them only in a stream. */
function handOver(answers: string, nonce: string, packed: PackedTexts): string {
  const script = (code: string) => `<script nonce="${nonce}">${code}</script>`;
  const controller = "window.__reactRouterContext.streamController";
  return (
    (answers === "" ? "" : script(`${controller}.enqueue(${handedOver(answers, packed)});`)) +
    script(`${controller}.close();`)
  );
}

/**
 * The loaders' answers, which are JSON, as an expression of JavaScript. A packed
 * text stands in it as it is, JSON being JavaScript, and the browser makes the
 * text of it: within texts within texts each of its quotation marks would be
 * written, hashed and sent as four signs.
 */
function handedOver(answers: string, { requestId, texts }: PackedTexts): string {
  if (texts.length === 0) return forScript(JSON.stringify(answers));
  return answers
    .split(new RegExp(`"${packedMark(requestId, "(\\d+)")}"`))
    .map((part, at) =>
      forScript(
        at % 2 === 0 ? JSON.stringify(part) : `JSON.stringify(JSON.stringify(${texts[Number(part)]}))`,
      ),
    )
    .join("+");
}

/** JavaScript in which no text can end the script it stands in. */
function forScript(code: string): string {
  return code.replace(/[<>&\u2028\u2029]/g, (sign) => {
    const code = sign.charCodeAt(0).toString(16).padStart(4, "0");
    return `\\u${code}`;
  });
}

async function textOf(stream: ReadableStream<Uint8Array>): Promise<string> {
  const decoder = new TextDecoder();
  let text = "";
  for await (const bytes of stream) text += decoder.decode(bytes, { stream: true });
  return text + decoder.decode();
}

function drawInStream(page: ReactNode, nonce: string): Promise<string> {
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
