import { until } from "./proofs.ts";

/** What the kit asks its data host for: address and body as one text. */
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

/** What is asked for while `act` runs. */
export async function recordCalls(act: () => Promise<unknown>): Promise<string> {
  const before = calls.length;
  await act();
  return calls.slice(before).join("\n");
}

/** What is asked for by `act` and after it, until a call of this part of an address is among it. */
export async function callsUntil(part: string, act: () => Promise<unknown>): Promise<string> {
  const before = calls.length;
  await act();
  const isThere = () => calls.slice(before).some((call) => call.includes(part));
  await until(isThere, `A request for ${part}`);
  return calls.slice(before).join("\n");
}
