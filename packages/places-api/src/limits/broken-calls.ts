import { randomUUID } from "node:crypto";
import {
  type IncomingMessage,
  maxHeaderSize,
  type Server,
  type ServerResponse,
  STATUS_CODES,
} from "node:http";
import type { Socket } from "node:net";
import { createErrorEnvelope, PlacesError } from "@lieudit/place-model";
import { CORS_ANSWER_HEADERS } from "../http/cors.ts";
import { ERROR_HEADERS } from "../http/error-answer.ts";
import type { ApiLogEntry } from "../places-api-deps.ts";

/** How long a client has to read the error response, in ms. */
const LAST_WORD_MS = 1_000;

/** The error of a request that Node could not parse. */
export interface BrokenCall extends NodeJS.ErrnoException {
  /** The last bytes received. For headers that are too long they include the first line. */
  rawPacket?: Buffer;
}

/**
 * Responds with the protocol's error to requests that reach no route: malformed HTTP, headers that
 * are too long, timeouts. Then it closes the socket.
 *
 * @param ownAnswer returns another response on servers with more than the API, or null
 */
export function answerMalformedRequests(
  server: Server,
  log: (entry: ApiLogEntry) => void,
  ownAnswer: (cause: BrokenCall, requestId: string) => Response | null = () => null,
): void {
  const answers = new WeakMap<Socket, ServerResponse>();
  const refused = new WeakSet<Socket>();
  server.on("request", ({ socket }: IncomingMessage, response: ServerResponse) => {
    answers.set(socket, response);
    response.once("close", () => answers.delete(socket));
  });
  server.on("clientError", (cause: BrokenCall, stream) => {
    // The streams of an HTTP server are sockets.
    const socket = stream as Socket;
    const begun = answers.get(socket);
    const isAnswering = begun?.headersSent === true && !begun.writableEnded;
    if (refused.has(socket)) return;
    refused.add(socket);
    if (!socket.writable || isAnswering || cause.code === "ECONNRESET") {
      socket.destroy();
      return;
    }
    const error = toError(cause);
    const requestId = randomUUID();
    const answer = ownAnswer(cause, requestId) ?? protocolAnswer(error, requestId);
    void answer.text().then((body) => socket.end(answerText(answer, body)));
    setTimeout(() => socket.destroy(), LAST_WORD_MS).unref();
    log({
      requestId,
      method: "*",
      path: "*",
      httpStatus: answer.status,
      durationMs: 0,
      error: error.message,
    });
  });
}

function toError(cause: NodeJS.ErrnoException): PlacesError {
  switch (cause.code) {
    case "HPE_HEADER_OVERFLOW":
      return new PlacesError(
        "INVALID_ARGUMENT",
        `The request's address and headers are longer than ${maxHeaderSize} bytes together; send fewer or shorter ones.`,
        { cause, httpStatus: 431 },
      );
    case "HPE_CHUNK_EXTENSIONS_OVERFLOW":
      return new PlacesError(
        "INVALID_ARGUMENT",
        "The pieces of the request's body have more said about them than is read; send them without extensions.",
        { cause, httpStatus: 413 },
      );
    case "ERR_HTTP_REQUEST_TIMEOUT":
      return new PlacesError(
        "DEADLINE_EXCEEDED",
        "The request took too long to arrive; send it again, in one go.",
        { cause, httpStatus: 408 },
      );
    default:
      return new PlacesError(
        "INVALID_ARGUMENT",
        "The request is not one of HTTP/1.1; check its first line and headers, and whether https was meant.",
        { cause },
      );
  }
}

function protocolAnswer(error: PlacesError, requestId: string): Response {
  return new Response(JSON.stringify(createErrorEnvelope(error, requestId)), {
    status: error.httpStatus,
    headers: { ...ERROR_HEADERS, ...CORS_ANSWER_HEADERS, "x-request-id": requestId },
  });
}

function answerText({ status, headers }: Response, body: string): string {
  headers.set("content-length", String(Buffer.byteLength(body)));
  headers.set("connection", "close");
  const lines = [...headers].map(([name, value]) => `${name}: ${value}\r\n`);
  return `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join("")}\r\n${body}`;
}
