import { createServer, IncomingMessage, ServerResponse } from "node:http";
import { Socket } from "node:net";
import { setImmediate as nextTurn } from "node:timers/promises";
import { expect, test } from "vitest";
import { shedPages } from "./shed-pages.ts";

/** A server whose pages take `pageMs` each, by a clock that only they advance. */
async function createBusyServer(pageMs: number) {
  let nowMs = 0;
  let shedCount = 0;
  const server = createServer((_request, response) => {
    nowMs += pageMs;
    response.end("page");
  });
  const onShed = () => {
    shedCount += 1;
  };
  await shedPages(server, "http://localhost", onShed, () => nowMs);
  /** Returns the status of a request that arrives now. */
  const ask = (url: string, method = "GET") => {
    const request = Object.assign(new IncomingMessage(new Socket()), { url, method });
    const response = new ServerResponse(request);
    server.emit("request", request, response);
    return response.statusCode;
  };
  return { ask, countShed: () => shedCount };
}

test("responds to pages beyond its capacity with 503 at once, and to everything else as usual", async () => {
  const { ask, countShed } = await createBusyServer(60);
  const statuses = Array.from({ length: 10 }, () => ask("/vehicules"));
  expect(statuses).toEqual([...Array(4).fill(200), ...Array(6).fill(503)]);
  expect(countShed()).toBe(6);
  expect([ask("/healthz"), ask("/sante"), ask("/assets/a.js"), ask("/contact", "POST")]).toEqual(
    Array(4).fill(200),
  );
  await nextTurn();
  expect(ask("/vehicules")).toBe(200);
});
