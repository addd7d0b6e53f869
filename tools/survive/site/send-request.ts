import { once } from "node:events";
import { Agent, type IncomingHttpHeaders, request } from "node:http";
import { text } from "node:stream/consumers";
import type { RunningSite } from "./running-site.ts";

/** A request; characters that HTTP does not allow are removed or escaped. */
export interface RequestToSend {
  method?: string;
  /** Path and query, not validated. */
  path: string;
  headers?: Readonly<Record<string, string>>;
  body?: string | Uint8Array;
}

export interface ReceivedResponse {
  status: number;
  headers: IncomingHttpHeaders;
  text: string;
  ms: number;
}

const agent = new Agent({ keepAlive: true, maxSockets: 8 });

/** Sends a request to the site without the validation of `fetch`. */
export async function sendRequest(
  { port }: Pick<RunningSite, "port">,
  { method = "GET", path, headers = {}, body }: RequestToSend,
): Promise<ReceivedResponse> {
  const started = performance.now();
  const sent = request({
    agent,
    port,
    host: "127.0.0.1",
    method,
    path: path.toWellFormed().replaceAll(/[^\x21-\x7e]/g, (character) => encodeURIComponent(character)),
    headers: Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, toHeaderValue(value)])),
    signal: AbortSignal.timeout(20_000),
  });
  sent.end(body);
  const [response] = await once(sent, "response");
  const received = await text(response);
  return {
    status: response.statusCode,
    headers: response.headers,
    text: received,
    ms: performance.now() - started,
  };
}

function toHeaderValue(value: string): string {
  return value.replaceAll(/[^\t\x20-\x7e\x80-\xff]/g, "").slice(0, 6_000);
}
