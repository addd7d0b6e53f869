import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, beforeEach, expect, test } from "vitest";
import { PoliteClient } from "./polite-client.ts";

let server: Server;
let url: URL;
/** Status and Retry-After of each response in turn; then 200. */
let answers: [status: number, retryAfter?: string][] = [];
let waits: number[] = [];
beforeEach(async () => {
  waits = [];
  server = createServer((_request, response) => {
    const [status, retryAfter] = answers.shift() ?? [200];
    response.writeHead(status, retryAfter === undefined ? {} : { "retry-after": retryAfter }).end("photo");
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  url = new URL(`http://127.0.0.1:${(server.address() as AddressInfo).port}/a.jpg`);
});
afterEach(() => new Promise((resolve) => server.close(resolve)));

const client = () =>
  new PoliteClient({
    hosts: new Set([url.host]),
    allowPrivateHosts: true,
    wait: async (ms) => waits.push(ms),
  });

test("pauses between requests", async () => {
  const polite = client();
  for (let i = 0; i < 3; i += 1) expect((await polite.get(url, 100)).toString()).toBe("photo");
  expect(waits).toEqual([300, 300]);
});

test.each<[string, [number, string?][], number[]]>([
  ["as many seconds as it says", [[429, "7"]], [7_000, 300]],
  ["five seconds where it says nothing", [[503]], [5_000, 300]],
  ["a second at least", [[429, "0"]], [1_000, 300]],
  ["longer, when it is busy twice", [[429, "2"], [500]], [2_000, 300, 5_000, 300]],
])("waits for a busy server: %s", async (_name, responses, expected) => {
  answers = responses;
  expect((await client().get(url, 100)).toString()).toBe("photo");
  expect(waits).toEqual(expected);
});

test.each<[string, [number, string?][], boolean]>([
  ["three refusals", [[429], [429], [429]], true],
  ["a wait of a day", [[503, "86400"]], true],
  ["no such file", [[404]], false],
])("gives up after %s", async (_name, responses, isServerTrouble) => {
  answers = responses;
  await expect(client().get(url, 100)).rejects.toMatchObject({ name: "PhotoUnavailable", isServerTrouble });
  expect(answers).toEqual([]);
});

test("rejects a body above the limit and sends no request to another host", async () => {
  await expect(client().get(url, 4)).rejects.toThrow(/larger than 4 bytes/);
  await expect(client().get(new URL("http://localhost:1/"), 4)).rejects.toThrow(/not an allowed host/);
});
