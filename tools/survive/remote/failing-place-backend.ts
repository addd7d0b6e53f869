import { createServer, type RequestListener } from "node:http";
import { setTimeout as wait } from "node:timers/promises";
import { PlacesError } from "@lieudit/place-model";
import { createPlacesClient, type PlacesClient } from "@lieudit/places-client";
import { percentiles } from "../../bench/measure/percentiles.ts";
import { type Stalls, watchStalls } from "../load/stalls.ts";
import type { Scenario } from "../scenario.ts";
import { Tally } from "../tally.ts";
import { closeServer, listenLocally, send100Megabytes } from "./local-server.ts";

/** Maximum time that a page waits for places. */
const MAX_MS = 3_000;
/** Timers are late on a busy machine. */
const SLACK_MS = 1_500;
/** The circuit breaker opens after this many calls at the latest. */
const MAX_CALLS_BEFORE_OPEN = 10;
/** How much slower another route may become while places fail, plus slack for the scheduler. */
const OTHER_ROUTE = { share: 1.1, slackMs: 20 };
/** The short form runs on a busy machine. */
const SHORT_OTHER_ROUTE = { share: 3, slackMs: 500 };

/**
 * A places server fails in many ways. The client returns the place or a typed
 * error within three seconds, and its circuit breaker opens after a few
 * failures. Another route of the same process stays as fast as before.
 */
export const failingPlaceBackend: Scenario = {
  name: "failing place backend",
  seededBug: "a client without timeouts, validation and circuit breaker",
  async run({ isShort }, build) {
    const rounds = isShort || build === "mutated" ? 1 : 20;
    const calls = isShort ? 100 : 1_000;
    const otherRoute = isShort ? SHORT_OTHER_ROUTE : OTHER_ROUTE;
    const tally = new Tally();
    const stalls = watchStalls();
    const isRecovered = new Set<number>();
    const server = createServer((request, response) => {
      const index = Number(/^\/failure-(\d+)/.exec(request.url ?? "")?.[1]);
      (isRecovered.has(index) ? VALID : (FAILURES[index]?.respond ?? VALID))(request, response);
    });
    const other = createServer((_, response) => void response.end("another page"));
    const [places, otherUrl] = [
      `http://${await listenLocally(server)}`,
      `http://${await listenLocally(other)}`,
    ];
    const createClient = (index: number) => {
      const baseUrl = `${places}/failure-${index}`;
      return build === "real" ? createPlacesClient({ baseUrl }) : createNaiveClient(baseUrl);
    };
    try {
      const before = await measureP99(otherUrl, calls);
      for (let round = 0; round < rounds; round += 1) {
        isRecovered.clear();
        await Promise.all(FAILURES.map((failure, index) => inject(failure, index)));
      }
      isRecovered.clear();
      // Slow failures only: the others cost this process, which runs their server, more than the client.
      const pending = FAILURES.flatMap(({ isSlow }, index) => {
        const client = createClient(index);
        const calls = isSlow === true ? 50 : 0;
        return Array.from({ length: calls }, () =>
          client.getPlace({ placeId: ID }, ["id"]).catch(() => null),
        );
      });
      const during = await measureP99(otherUrl, calls);
      if (during > before * otherRoute.share + otherRoute.slackMs)
        tally.addViolation(`p99 of another route rose from ${before.toFixed(1)} to ${during.toFixed(1)} ms`);
      server.closeAllConnections();
      await Promise.all(pending);
    } finally {
      stalls.stop();
      for (const each of [server, other]) closeServer(each);
    }
    return tally.toOutcome();

    async function inject({ name, isSlow }: BackendFailure, index: number): Promise<void> {
      const client = createClient(index);
      await tally.run(name, () => requestOnce(client, name, tally, stalls));
      if (isSlow !== true) await expectOpenBreaker(client, name, tally);
      isRecovered.add(index);
      // An open breaker lets a call try again after two seconds.
      await wait(2_100);
      const place = await client.getPlace({ placeId: ID }, ["id"]).catch((error: unknown) => error);
      if (!(place as { id?: string }).id) tally.addViolation(`valid again after ${name}: ${String(place)}`);
    }
  },
};

const ID = "osm-n-0000000101";

async function requestOnce(client: PlacesClient, name: string, tally: Tally, stalls: Stalls): Promise<void> {
  const started = performance.now();
  const result = await client
    .getPlace({ placeId: ID }, ["id", "displayName"])
    .catch((error: unknown) => error);
  const tookMs = performance.now() - started;
  if (!(result instanceof PlacesError))
    tally.addViolation(`${name}: ${JSON.stringify(result) ?? String(result)}`);
  else if (!/[.]$/.test(result.message)) tally.addViolation(`${name}: "${result.message}" is not a sentence`);
  const waitedMs = tookMs - stalls.between(started, started + tookMs);
  if (waitedMs > MAX_MS + SLACK_MS) tally.addViolation(`${name}: it took ${waitedMs.toFixed(0)} ms`);
}

/** Adds a violation when calls still reach the server after ten failures. */
async function expectOpenBreaker(client: PlacesClient, name: string, tally: Tally): Promise<void> {
  const call = () => client.getPlace({ placeId: ID }, ["id"]).catch((error: unknown) => error);
  // One call has failed already; the other nine fail in parallel.
  await Promise.all(Array.from({ length: MAX_CALLS_BEFORE_OPEN - 1 }, call));
  let reached = MAX_CALLS_BEFORE_OPEN;
  for (let count = 0; count < MAX_CALLS_BEFORE_OPEN; count += 1) {
    const failure = await call();
    if (!(failure instanceof PlacesError) || failure.reason !== "CIRCUIT_OPEN") reached += 1;
  }
  if (reached > MAX_CALLS_BEFORE_OPEN)
    tally.addViolation(`${name}: ${reached} calls before the breaker opened`);
}

async function measureP99(url: string, calls: number): Promise<number> {
  const durations: number[] = [];
  for (let call = 0; call < calls; call += 1) {
    const started = performance.now();
    await (await fetch(url)).text();
    durations.push(performance.now() - started);
  }
  return percentiles(durations).p99;
}

const JSON_TYPE = { "content-type": "application/json" };
const VALID: RequestListener = (_, response) =>
  void response.writeHead(200, JSON_TYPE).end(JSON.stringify({ id: ID }));

interface BackendFailure {
  name: string;
  respond: RequestListener;
  isSlow?: boolean;
}

const FAILURES: readonly BackendFailure[] = [
  { name: "silence", isSlow: true, respond: () => {} },
  {
    name: "a byte now and then",
    isSlow: true,
    respond: (_, response) => {
      response.writeHead(200, JSON_TYPE);
      const drip = setInterval(() => response.write(" "), 100);
      response.once("close", () => clearInterval(drip));
    },
  },
  { name: "500", respond: (_, response) => void response.writeHead(500, JSON_TYPE).end("{}") },
  {
    name: "an HTML page",
    respond: (_, response) => void response.writeHead(200, { "content-type": "text/html" }).end("<html>"),
  },
  { name: "truncated", respond: (_, response) => void response.writeHead(200, JSON_TYPE).end('{"id":"osm') },
  { name: "a list", respond: (_, response) => void response.writeHead(200, JSON_TYPE).end("[1]") },
  {
    name: "100 MB",
    respond: (_, response) => {
      response.writeHead(200, JSON_TYPE);
      send100Megabytes(response, 0x20, "{}");
    },
  },
  {
    name: "a redirect to another host",
    respond: (_, response) => void response.writeHead(302, { location: "http://elsewhere.invalid/" }).end(),
  },
  {
    name: "a redirect loop",
    respond: (request, response) => void response.writeHead(302, { location: request.url ?? "" }).end(),
  },
  { name: "a reset", respond: (request) => void request.socket.destroy() },
];

/** Creates a naive client. */
function createNaiveClient(baseUrl: string): PlacesClient {
  const getPlace: PlacesClient["getPlace"] = async ({ placeId }) => {
    const response = await fetch(`${baseUrl}/v1/places/${placeId}`, { signal: AbortSignal.timeout(5_000) });
    // Not validated.
    return (await response.json()) as Awaited<ReturnType<PlacesClient["getPlace"]>>;
  };
  // The scenario calls no other method.
  return { getPlace } as PlacesClient;
}
