import { once } from "node:events";
import { Agent, createServer, type IncomingMessage, request } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, expect, test } from "vitest";
import { createApiMetrics } from "../metrics/api-metrics.ts";
import { createRegistry, formatMetrics } from "../metrics/metrics.ts";
import type { ApiLogEntry } from "../places-api-deps.ts";
import { Callers } from "./callers.ts";
import { createLoadShedder, shedLoad } from "./load-shedder.ts";
import { createRequestLimiter } from "./request-limiter.ts";

const stops: (() => void)[] = [];
afterEach(() => {
  for (const stop of stops.splice(0)) stop();
});

/** Starts a server whose app returns "app" and whose limiter is full. */
async function startFullServer() {
  const log: ApiLogEntry[] = [];
  const registry = createRegistry();
  const limiter = createRequestLimiter({ running: 0, waiting: 0, maxWaitMs: 1 });
  const headers = new Headers({ "referrer-policy": "no-referrer", "x-content-type-options": "nosniff" });
  const loadShedder = createLoadShedder({
    limiter: { getFor: () => limiter },
    callers: new Callers({ trustedProxies: 0 }),
    settings: {},
    metrics: createApiMetrics(registry),
    log: (entry) => log.push(entry),
    headers,
  });
  const server = createServer((incoming, response) => {
    incoming.resume();
    incoming.on("end", () => response.end("app"));
  });
  shedLoad(server, loadShedder);
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  // An HTTP server that listens has an address with a port.
  const { port } = server.address() as AddressInfo;
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  stops.push(() => {
    agent.destroy();
    server.close();
  });
  const ask = async (method: string, path: string, body = "", headers: Record<string, string> = {}) => {
    const call = request({ host: "127.0.0.1", port, agent, method, path, headers });
    call.end(body);
    const [answer] = (await once(call, "response")) as [IncomingMessage];
    let text = "";
    for await (const part of answer) text += part;
    return { status: answer.statusCode, headers: answer.headers, text, isSameSocket: call.reusedSocket };
  };
  return { ask, loadShedder, log, figures: async () => formatMetrics([await registry.snapshot()]) };
}

test("rejects a call under load with the request id of the log", async () => {
  const { ask, loadShedder, log, figures } = await startFullServer();
  const body = '{"textQuery":"pain"}';
  const answers = [
    await ask("POST", "/v1/places:searchText?key=secret", body, { "content-type": "application/json" }),
    await ask("GET", "/v1/places/osm-n-1"),
  ];
  for (const { status, headers, text } of answers) {
    expect(status).toBe(503);
    expect(headers).toMatchObject({
      "retry-after": "1",
      "content-type": "application/json; charset=UTF-8",
      "content-length": String(text.length),
      "access-control-allow-origin": "*",
      "access-control-expose-headers":
        "ETag, RateLimit-Limit, RateLimit-Remaining, RateLimit-Reset, Retry-After, X-Location-Bias, X-Partial-Results, X-Request-Id",
      "x-content-type-options": "nosniff",
      "cache-control": "no-store",
      "referrer-policy": "no-referrer",
    });
    const { error } = JSON.parse(text);
    expect(error).toMatchObject({ code: 503, status: "UNAVAILABLE" });
    expect(error.message).toBe("The server has more to do than it can in good time; try again in 1 s.");
    expect(error.details).toContainEqual(expect.objectContaining({ reason: "SERVER_OVERLOADED" }));
    expect(error.details).toContainEqual(expect.objectContaining({ requestId: headers["x-request-id"] }));
  }
  // The body is skipped and the connection reused.
  expect(answers.map(({ isSameSocket }) => isSameSocket)).toEqual([false, true]);
  const head = await ask("HEAD", "/v1/places/osm-n-1");
  expect([head.status, head.text]).toEqual([503, ""]);

  expect(log).toEqual([]);
  loadShedder.close();
  expect(log).toEqual([
    {
      requestId: expect.any(String),
      method: "*",
      path: "/v1/*",
      httpStatus: 503,
      durationMs: 0,
      calls: 3,
      error: "The server has more to do than it can in good time; try again in 1 s.",
    },
  ]);
  const ids = [...answers, head].map(({ headers }) => headers["x-request-id"]);
  expect(ids).toEqual([1, 2, 3].map((number) => `${log[0]?.requestId}-${number}`));
  const text = await figures();
  expect(text).toContain('lieudit_requests_shed_total{reason="full"} 3\n');
  expect(text).toContain('lieudit_requests_total{method="SearchText",status="503"} 1\n');
  expect(text).toContain('lieudit_requests_total{method="GetPlace",status="503"} 2\n');
  expect(text).toContain('lieudit_request_duration_seconds_bucket{method="GetPlace",le="0.001"} 2\n');
});

test("passes other requests and long bodies on to the app", async () => {
  const { ask, log } = await startFullServer();
  const answers = [
    await ask("GET", "/sante"),
    await ask("GET", "/v1/icons/cafe"),
    await ask("OPTIONS", "/v1/places:searchText"),
    await ask("POST", "/v1/places:searchText", "{}", { "transfer-encoding": "chunked" }),
    await ask("POST", "/v1/places:searchText", " ".repeat(70_000)),
  ];
  expect(answers.map(({ text }) => text)).toEqual(Array(5).fill("app"));
  expect(log).toEqual([]);
});
