import { once } from "node:events";
import { createServer, type ServerResponse } from "node:http";
import { type AddressInfo, connect } from "node:net";
import type { ApiLogEntry } from "@lieudit/places-api";
import { expect, onTestFinished, test } from "vitest";
import { answerUnreadCalls } from "./broken-calls.ts";

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
  answerUnreadCalls(server, "https://lieudit.example", (entry) => log.push(entry));
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

const HEAD = "GET /vehicules HTTP/1.1\r\nHost: localhost\r\n";

test.each([
  ["too many cookies", `${HEAD}Cookie: ${"x".repeat(20_000)}\r\n\r\n`, 431, /cookies de ce site/],
  ["a too long address", `GET /${"x".repeat(20_000)} HTTP/1.1\r\n\r\n`, 431, /raccourcissez l’adresse/],
  ["what is not HTTP", "\u0016\u0003\u0001 bonjour\r\n\r\n", 400, /n’a pas pu être lu/],
  ["headers that never end", HEAD, 408, /pas arrivée en entier/],
])("%s are answered with a page in French", async (_case, text, status, words) => {
  const { said, log } = await saidTo(text);
  const [head = "", page = ""] = said.split("\r\n\r\n");
  expect(head).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
  expect(head).toContain("content-type: text/html; charset=utf-8");
  expect(head).toContain("strict-transport-security");
  expect(head).toContain(`content-length: ${Buffer.byteLength(page)}`);
  expect(page).toContain('<html lang="fr">');
  expect(page).toMatch(words);
  expect(log).toHaveLength(1);
  expect(log[0]).toMatchObject({ httpStatus: status });
  expect(page).toContain(log[0]?.requestId);
});

test("a broken call of the places API is answered in its protocol's form", async () => {
  const { said, log } = await saidTo(`GET /v1/places/a HTTP/1.1\r\nX-Long: ${"x".repeat(20_000)}\r\n\r\n`);
  const [head = "", body = ""] = said.split("\r\n\r\n");
  expect(head).toContain("content-type: application/json");
  expect(JSON.parse(body).error).toMatchObject({ code: 431, status: "INVALID_ARGUMENT" });
  expect(log).toHaveLength(1);
});

test("a page that has begun is not mixed with a second one", async () => {
  const { said, log } = await saidTo(`${HEAD}\r\nnonsense\r\n\r\n`, (response) => {
    response.write("first part");
  });
  expect(said).not.toContain("<html");
  expect(log).toEqual([]);
});
