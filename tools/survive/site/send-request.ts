import { once } from "node:events";
import { Agent, type IncomingHttpHeaders, request } from "node:http";
import { text } from "node:stream/consumers";
import type { RunningSite } from "./running-site.ts";

/** A request in all its parts; what HTTP cannot carry is left out of it. */
export interface AnyRequest {
  method?: string;
  /** Path and query; anything. */
  path: string;
  headers?: Readonly<Record<string, string>>;
  body?: string | Uint8Array;
}

export interface AnyAnswer {
  status: number;
  headers: IncomingHttpHeaders;
  text: string;
  ms: number;
}

const agent = new Agent({ keepAlive: true, maxSockets: 8 });

/** Asks the site for anything, past the checks of `fetch`. */
export async function ask(
  { port }: Pick<RunningSite, "port">,
  { method = "GET", path, headers = {}, body }: AnyRequest,
): Promise<AnyAnswer> {
  const started = performance.now();
  const sent = request({
    agent,
    port,
    host: "127.0.0.1",
    method,
    path: path.toWellFormed().replaceAll(/[^\x21-\x7e]/g, (character) => encodeURIComponent(character)),
    headers: Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, inHeader(value)])),
    signal: AbortSignal.timeout(20_000),
  });
  sent.end(body);
  const [answer] = await once(sent, "response");
  const received = await text(answer);
  return {
    status: answer.statusCode,
    headers: answer.headers,
    text: received,
    ms: performance.now() - started,
  };
}

function inHeader(value: string): string {
  return value.replaceAll(/[^\t\x20-\x7e\x80-\xff]/g, "").slice(0, 6_000);
}
