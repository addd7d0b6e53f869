import { once } from "node:events";
import { createServer, type ServerResponse } from "node:http";
import { type AddressInfo, connect } from "node:net";
import { expect, onTestFinished, test } from "vitest";
import type { ApiLogEntry } from "../places-api-deps.ts";
import { answerMalformedRequests } from "./broken-calls.ts";

/** Sends `text` to a server; returns the response and the log. */
async function saidTo(
  text: string,
  answer: (response: ServerResponse) => void = (response) => response.end("fine"),
): Promise<{ said: string; log: ApiLogEntry[] }> {
  const log: ApiLogEntry[] = [];
  const server = createServer(
    { requestTimeout: 200, headersTimeout: 200, connectionsCheckingInterval: 50 },
    (_request, response) => answer(response),
  );
  answerMalformedRequests(server, (entry) => log.push(entry));
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  onTestFinished(() => void server.close());
  // An HTTP server that listens has an address with a port.
  const socket = connect((server.address() as AddressInfo).port, "127.0.0.1");
  socket.write(text);
  let said = "";
  socket.on("data", (chunk) => {
    said += chunk;
  });
  await once(socket, "close");
  return { said, log };
}

const HEAD = "GET /v1/places/osm-n-0000000101 HTTP/1.1\r\nHost: localhost\r\n";

test.each([
  [
    "too long headers",
    `${HEAD}X-Long: ${"x".repeat(20_000)}\r\n\r\n`,
    431,
    "INVALID_ARGUMENT",
    /longer than 16384 bytes/,
  ],
  [
    "a too long address",
    `GET /v1/${"x".repeat(20_000)} HTTP/1.1\r\n\r\n`,
    431,
    "INVALID_ARGUMENT",
    /longer than 16384/,
  ],
  ["what is not HTTP", "\u0016\u0003\u0001 hello\r\n\r\n", 400, "INVALID_ARGUMENT", /not one of HTTP/],
  ["headers that never end", HEAD, 408, "DEADLINE_EXCEEDED", /took too long/],
])("returns the protocol's error for %s", async (_case, text, code, status, message) => {
  const { said, log } = await saidTo(text);
  const [head = "", body = ""] = said.split("\r\n\r\n");
  expect(head).toMatch(new RegExp(`^HTTP/1\\.1 ${code} `));
  expect(head).toContain("content-type: application/json; charset=UTF-8");
  expect(head).toContain("access-control-allow-origin: *");
  const { error } = JSON.parse(body);
  expect(error).toMatchObject({ code, status, message: expect.stringMatching(message) });
  expect(log).toHaveLength(1);
  expect(log[0]).toMatchObject({ httpStatus: code, requestId: error.details.at(-1).requestId });
});

test("does not mix an error into a response that has started", async () => {
  const { said, log } = await saidTo(`${HEAD}\r\nnonsense\r\n\r\n`, (response) => {
    response.write("first part");
  });
  expect(said).not.toContain("error");
  expect(log).toEqual([]);
});

test("keeps the response of the call before the malformed one", async () => {
  const { said } = await saidTo(`${HEAD}\r\n${HEAD}X-Long: ${"x".repeat(20_000)}\r\n\r\n`);
  expect(said).toContain("fine");
  expect(said).toContain("431");
});
