import { randomUUID } from "node:crypto";
import {
  type IncomingMessage,
  maxHeaderSize,
  type Server,
  type ServerResponse,
  STATUS_CODES,
} from "node:http";
import type { Socket } from "node:net";
import { errorEnvelope, PlacesError } from "@lieudit/place-model";
import { CORS_ANSWER_HEADERS } from "../http/cors.ts";
import { ERROR_HEADERS } from "../http/error-answer.ts";
import type { ApiLogEntry } from "../places-api-deps.ts";

/** So long a caller has to read why its call was refused, in milliseconds. */
const LAST_WORD_MS = 1_000;

/**
 * Answers calls that cannot be read as HTTP, have too long headers or take too
 * long, which no route gets to see, with the protocol's error too. The socket
 * is closed after it.
 */
export function answerBrokenCalls(server: Server, log: (entry: ApiLogEntry) => void): void {
  const answers = new WeakMap<Socket, ServerResponse>();
  const refused = new WeakSet<Socket>();
  server.on("request", ({ socket }: IncomingMessage, response: ServerResponse) => {
    answers.set(socket, response);
    response.once("close", () => answers.delete(socket));
  });
  server.on("clientError", (cause: NodeJS.ErrnoException, stream) => {
    // An HTTP server's streams are sockets.
    const socket = stream as Socket;
    const answer = answers.get(socket);
    const isAnswering = answer?.headersSent === true && !answer.writableEnded;
    if (refused.has(socket)) return;
    refused.add(socket);
    if (!socket.writable || isAnswering || cause.code === "ECONNRESET") {
      socket.destroy();
      return;
    }
    const error = refusalOf(cause);
    const requestId = randomUUID();
    socket.end(answerText(error, requestId));
    setTimeout(() => socket.destroy(), LAST_WORD_MS).unref();
    log({
      requestId,
      method: "*",
      path: "*",
      httpStatus: error.httpStatus,
      durationMs: 0,
      error: error.message,
    });
  });
}

function refusalOf(cause: NodeJS.ErrnoException): PlacesError {
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

function answerText(error: PlacesError, requestId: string): string {
  const { httpStatus } = error;
  const body = JSON.stringify(errorEnvelope(error, requestId));
  const headers = {
    ...ERROR_HEADERS,
    ...CORS_ANSWER_HEADERS,
    "content-length": String(Buffer.byteLength(body)),
    "x-request-id": requestId,
    connection: "close",
  };
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  return `HTTP/1.1 ${httpStatus} ${STATUS_CODES[httpStatus]}\r\n${lines.join("")}\r\n${body}`;
}
