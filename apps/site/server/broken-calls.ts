import { randomUUID } from "node:crypto";
import { EventEmitter } from "node:events";
import { type IncomingMessage, type Server, type ServerResponse, STATUS_CODES } from "node:http";
import type { Socket } from "node:net";
import { type ApiLogEntry, answerBrokenCalls } from "@lieudit/places-api";
import { unreadPage } from "./failure-page.ts";
import { addSecurityHeaders } from "./security-headers.ts";

/** So long a reader's browser has to take the answer, in milliseconds. */
const LAST_WORD_MS = 1_000;

/** What the server says of a call that it could not read. */
interface BrokenCall extends NodeJS.ErrnoException {
  /** What came last of it; of too long headers that is the first line as well. */
  rawPacket?: Buffer;
}

/**
 * Answers calls that cannot be read as HTTP, have too long headers or take too
 * long, which no page gets to see: those of the places API in its protocol's
 * form, others with a page in French. The socket is closed after it.
 */
export function answerUnreadCalls(
  server: Server,
  publicUrl: string,
  log: (entry: ApiLogEntry) => void,
): void {
  // The API hears of its own broken calls alone.
  const api = new EventEmitter();
  answerBrokenCalls(api as Server, log);
  const answers = new WeakMap<Socket, ServerResponse>();
  const refused = new WeakSet<Socket>();
  server.on("request", (request: IncomingMessage, response: ServerResponse) => {
    answers.set(request.socket, response);
    api.emit("request", request, response);
  });
  server.on("clientError", (cause: BrokenCall, stream) => {
    if (isOfApi(cause)) return void api.emit("clientError", cause, stream);
    // An HTTP server's streams are sockets.
    const socket = stream as Socket;
    if (refused.has(socket)) return;
    refused.add(socket);
    const answer = answers.get(socket);
    const isAnswering = answer?.headersSent === true && !answer.writableEnded;
    if (!socket.writable || isAnswering || cause.code === "ECONNRESET") return void socket.destroy();
    const requestId = randomUUID();
    const page = unreadPage(statusOf(cause), requestId);
    addSecurityHeaders(page.headers, publicUrl);
    log({ requestId, method: "*", path: "*", httpStatus: page.status, durationMs: 0 });
    setTimeout(() => socket.destroy(), LAST_WORD_MS).unref();
    void page.text().then((html) => socket.end(answerText(page, html)));
  });
}

function isOfApi({ rawPacket }: BrokenCall): boolean {
  return rawPacket !== undefined && /^[A-Z]+ \/v1\//.test(rawPacket.toString("latin1", 0, 32));
}

function statusOf({ code }: BrokenCall): 400 | 408 | 431 {
  if (code === "HPE_HEADER_OVERFLOW") return 431;
  return code === "ERR_HTTP_REQUEST_TIMEOUT" ? 408 : 400;
}

function answerText({ status, headers }: Response, html: string): string {
  headers.set("content-length", String(Buffer.byteLength(html)));
  headers.set("connection", "close");
  const lines = [...headers].map(([name, value]) => `${name}: ${value}\r\n`);
  return `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join("")}\r\n${html}`;
}
