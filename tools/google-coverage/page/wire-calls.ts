import { until } from "./proofs.ts";

/** Requests of the kit to its data host, each as URL and body in one text. */
const calls: string[] = [];

/** Replaces `fetch` of the page to record every request to the places API from now on. */
export function noteCalls(): void {
  const ownFetch = globalThis.fetch;
  globalThis.fetch = async (input, init) => {
    const request = new Request(input, init);
    const noted = request.clone();
    if (noted.url.includes("/v1/")) calls.push(`${noted.url} ${await noted.text()}`);
    return ownFetch(request);
  };
}

/** Returns the requests that are sent while `act` runs, one after the other in one text. */
export async function recordCalls(act: () => Promise<unknown>): Promise<string> {
  const before = calls.length;
  await act();
  return calls.slice(before).join("\n");
}

/** Runs `act`, waits for a request that contains `part`, and returns all requests since `act` began in one text. */
export async function callsUntil(part: string, act: () => Promise<unknown>): Promise<string> {
  const before = calls.length;
  await act();
  const isThere = () => calls.slice(before).some((call) => call.includes(part));
  await until(isThere, `A request for ${part}`);
  return calls.slice(before).join("\n");
}
