import { once } from "node:events";
import { createServer, type RequestListener, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { setTimeout as wait } from "node:timers/promises";
import { PlacesError } from "@lieudit/place-model";
import { createPlacesClient, type PlacesClient } from "@lieudit/places-client";
import { percentiles } from "../../bench/measure/percentiles.ts";
import { type Stalls, watchStalls } from "../load/stalls.ts";
import type { Scenario } from "../scenario.ts";
import { Tally } from "../tally.ts";

/** A page never waits longer for places. */
const MAX_MS = 3_000;
/** A busy machine hears a timer late. */
const SLACK_MS = 1_500;
/** An open breaker answers without asking anybody. */
const OPENS_WITHIN = 10;
/** How much slower another route may be while places fail, and what a few scheduling accidents may add. */
const OTHERS = { share: 1.1, slackMs: 20 };
/** The short form runs beside other work. */
const SHORT_OTHERS = { share: 3, slackMs: 500 };

/**
 * A server of places that fails in every way: whoever asks has the place or an
 * error with a type in three seconds, the server is left alone after a few
 * failures, and another route of the same process answers as before.
 */
export const failingPlaceBackend: Scenario = {
  name: "failing place backend",
  seededBug: "a client that waits, believes and asks for ever",
  async run({ isShort }, build) {
    const rounds = isShort || build === "mutated" ? 1 : 20;
    const calls = isShort ? 100 : 1_000;
    const others = isShort ? SHORT_OTHERS : OTHERS;
    const tally = new Tally();
    const stalls = watchStalls();
    const isWell = new Set<number>();
    const server = createServer((request, response) => {
      const index = Number(/^\/fault-(\d+)/.exec(request.url ?? "")?.[1]);
      (isWell.has(index) ? SOUND : (FAULTS[index]?.answer ?? SOUND))(request, response);
    });
    const other = createServer((_, response) => void response.end("another page"));
    const [places, otherUrl] = [await addressOf(server), await addressOf(other)];
    const clientOf = (index: number) => {
      const baseUrl = `${places}/fault-${index}`;
      return build === "real" ? createPlacesClient({ baseUrl }) : carelessClient(baseUrl);
    };
    try {
      const before = await p99(otherUrl, calls);
      for (let round = 0; round < rounds; round += 1) {
        isWell.clear();
        await Promise.all(FAULTS.map((fault, index) => fails(fault, index)));
      }
      isWell.clear();
      // Those that hang: the others cost this process, which plays their server, more than who asks them.
      const asking = FAULTS.flatMap(({ isSlow }, index) => {
        const client = clientOf(index);
        const asked = isSlow === true ? 50 : 0;
        return Array.from({ length: asked }, () =>
          client.getPlace({ placeId: ID }, ["id"]).catch(() => null),
        );
      });
      const during = await p99(otherUrl, calls);
      if (during > before * others.share + others.slackMs)
        tally.violation(`p99 of another route rose from ${before.toFixed(1)} to ${during.toFixed(1)} ms`);
      server.closeAllConnections();
      await Promise.all(asking);
    } finally {
      stalls.stop();
      for (const one of [server, other]) {
        one.closeAllConnections();
        one.close();
      }
    }
    return tally.outcome();

    async function fails({ name, isSlow }: PlaceFault, index: number): Promise<void> {
      const client = clientOf(index);
      await tally.run(name, () => askOnce(client, name, tally, stalls));
      if (isSlow !== true) await opensBreaker(client, name, tally);
      isWell.add(index);
      // An open breaker lets a call try again after two seconds.
      await wait(2_100);
      const place = await client.getPlace({ placeId: ID }, ["id"]).catch((error: unknown) => error);
      if (!(place as { id?: string }).id) tally.violation(`sound again after ${name}: ${String(place)}`);
    }
  },
};

const ID = "osm-n-0000000101";

async function askOnce(client: PlacesClient, name: string, tally: Tally, stalls: Stalls): Promise<void> {
  const started = performance.now();
  const found = await client
    .getPlace({ placeId: ID }, ["id", "displayName"])
    .catch((error: unknown) => error);
  const took = performance.now() - started;
  if (!(found instanceof PlacesError)) tally.violation(`${name}: ${JSON.stringify(found) ?? String(found)}`);
  else if (!/[.]$/.test(found.message)) tally.violation(`${name}: "${found.message}" is no sentence`);
  const waited = took - stalls.between(started, started + took);
  if (waited > MAX_MS + SLACK_MS) tally.violation(`${name}: it took ${waited.toFixed(0)} ms`);
}

/** Violated when calls still reach a server that has failed ten times. */
async function opensBreaker(client: PlacesClient, name: string, tally: Tally): Promise<void> {
  const asked = () => client.getPlace({ placeId: ID }, ["id"]).catch((error: unknown) => error);
  // One has asked already; the others of the first ten fail side by side.
  await Promise.all(Array.from({ length: OPENS_WITHIN - 1 }, asked));
  let reached = OPENS_WITHIN;
  for (let call = 0; call < OPENS_WITHIN; call += 1) {
    const failure = await asked();
    if (!(failure instanceof PlacesError) || failure.reason !== "CIRCUIT_OPEN") reached += 1;
  }
  if (reached > OPENS_WITHIN) tally.violation(`${name}: ${reached} calls before the breaker opened`);
}

async function addressOf(server: Server): Promise<string> {
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  // A TCP server that listens has an address with a port.
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

async function p99(url: string, calls: number): Promise<number> {
  const took: number[] = [];
  for (let call = 0; call < calls; call += 1) {
    const started = performance.now();
    await (await fetch(url)).text();
    took.push(performance.now() - started);
  }
  return percentiles(took).p99;
}

const JSON_TYPE = { "content-type": "application/json" };
const SOUND: RequestListener = (_, response) =>
  void response.writeHead(200, JSON_TYPE).end(JSON.stringify({ id: ID }));

interface PlaceFault {
  name: string;
  answer: RequestListener;
  isSlow?: boolean;
}

const FAULTS: readonly PlaceFault[] = [
  { name: "silence", isSlow: true, answer: () => {} },
  {
    name: "a byte now and then",
    isSlow: true,
    answer: (_, response) => {
      response.writeHead(200, JSON_TYPE);
      const drip = setInterval(() => response.write(" "), 100);
      response.once("close", () => clearInterval(drip));
    },
  },
  { name: "500", answer: (_, response) => void response.writeHead(500, JSON_TYPE).end("{}") },
  {
    name: "a page",
    answer: (_, response) => void response.writeHead(200, { "content-type": "text/html" }).end("<html>"),
  },
  { name: "truncated", answer: (_, response) => void response.writeHead(200, JSON_TYPE).end('{"id":"osm') },
  { name: "a list", answer: (_, response) => void response.writeHead(200, JSON_TYPE).end("[1]") },
  {
    name: "100 MB",
    answer: (_, response) => {
      response.writeHead(200, JSON_TYPE);
      let left = 100;
      const more = () => {
        while (left > 0 && !response.destroyed) {
          left -= 1;
          if (!response.write(" ".repeat(1_000_000))) return void response.once("drain", more);
        }
        response.end("{}");
      };
      more();
    },
  },
  {
    name: "a redirect elsewhere",
    answer: (_, response) => void response.writeHead(302, { location: "http://elsewhere.invalid/" }).end(),
  },
  {
    name: "a redirect without end",
    answer: (request, response) => void response.writeHead(302, { location: request.url ?? "" }).end(),
  },
  { name: "a reset", answer: (request) => void request.socket.destroy() },
];

/** What a first draft does. */
function carelessClient(baseUrl: string): PlacesClient {
  const getPlace: PlacesClient["getPlace"] = async ({ placeId }) => {
    const answer = await fetch(`${baseUrl}/v1/places/${placeId}`, { signal: AbortSignal.timeout(5_000) });
    // Believed to be a place.
    return (await answer.json()) as Awaited<ReturnType<PlacesClient["getPlace"]>>;
  };
  // The row asks for nothing else.
  return { getPlace } as PlacesClient;
}
