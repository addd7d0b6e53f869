import { until } from "./proofs.ts";

/** Requests of the kit to its data host: address and body as one text. */
const calls: string[] = [];

/** Notes every request of the page from now on. */
export function noteCalls(): void {
  const ownFetch = globalThis.fetch;
  globalThis.fetch = async (input, init) => {
    const request = new Request(input, init);
    const noted = request.clone();
    if (noted.url.includes("/v1/")) calls.push(`${noted.url} ${await noted.text()}`);
    return ownFetch(request);
  };
}

/** Records the requests while `act` runs. */
export async function recordCalls(act: () => Promise<unknown>): Promise<string> {
  const before = calls.length;
  await act();
  return calls.slice(before).join("\n");
}

/** Records the requests from `act` on, until one contains this part of an address. */
export async function callsUntil(part: string, act: () => Promise<unknown>): Promise<string> {
  const before = calls.length;
  await act();
  const isThere = () => calls.slice(before).some((call) => call.includes(part));
  await until(isThere, `A request for ${part}`);
  return calls.slice(before).join("\n");
}
