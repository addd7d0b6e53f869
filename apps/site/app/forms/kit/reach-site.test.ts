import { afterEach, expect, test, vi } from "vitest";
import { canReachSite } from "./reach-site.ts";

afterEach(() => vi.unstubAllGlobals());

/** Stubs the browser's network; returns the requests. */
function stubNetwork(isOnline: boolean, answer: (signal: AbortSignal) => Promise<Response>) {
  const request = vi.fn((_path: string, { signal }: { signal: AbortSignal }) => answer(signal));
  vi.stubGlobal("navigator", { onLine: isOnline });
  vi.stubGlobal("fetch", request);
  return request;
}

test("requests nothing without a network", async () => {
  const request = stubNetwork(false, async () => new Response());
  expect(await canReachSite()).toBe(false);
  expect(request).not.toHaveBeenCalled();
});

test.each([200, 404, 503])("status %d is a response of the site", async (status) => {
  stubNetwork(true, async () => new Response(null, { status }));
  expect(await canReachSite()).toBe(true);
});

test("gives up after 15 seconds", async () => {
  const timeout = vi.spyOn(AbortSignal, "timeout").mockReturnValue(AbortSignal.abort());
  stubNetwork(true, async (signal) => {
    signal.throwIfAborted();
    return new Response();
  });
  expect(await canReachSite()).toBe(false);
  expect(timeout).toHaveBeenCalledWith(15_000);
  timeout.mockRestore();
});
