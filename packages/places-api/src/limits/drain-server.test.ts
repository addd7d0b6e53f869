import { once } from "node:events";
import { Agent, createServer, request, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, test } from "vitest";
import { drainServer } from "./drain-server.ts";

/** Starts a server that keeps sockets open for minutes and responds on demand. */
async function slowServer() {
  const held: ServerResponse[] = [];
  const server = createServer(
    { keepAliveTimeout: 120_000 },
    (_request, response) => void held.push(response),
  );
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  // An HTTP server that listens has an address with a port.
  const { port } = server.address() as AddressInfo;
  const agent = new Agent({ keepAlive: true });
  const ask = async () => {
    const call = request({ port, host: "127.0.0.1", agent }).end();
    const [answer] = await once(call, "response");
    let text = "";
    for await (const part of answer) text += part;
    return text;
  };
  return { server, held, ask, stop: () => agent.destroy() };
}

test("finishes a running call, and closes its socket", async () => {
  const { server, held, ask, stop } = await slowServer();
  const answer = ask();
  await expect.poll(() => held.length).toBe(1);
  let isDrained = false;
  const drained = drainServer(server, 60_000).then(() => {
    isDrained = true;
  });
  await expect(ask()).rejects.toThrow("ECONNREFUSED");
  expect(isDrained).toBe(false);
  held[0]?.end("answer");
  expect(await answer).toBe("answer");
  await drained;
  expect(isDrained).toBe(true);
  stop();
});

test("answers a request that was on its way on an idle socket, and closes the socket with it", async () => {
  const { server, held, ask, stop } = await slowServer();
  const first = ask();
  await expect.poll(() => held.length).toBe(1);
  held[0]?.end("first");
  expect(await first).toBe("first");
  const drained = drainServer(server, 60_000);
  // The agent reuses the socket; a new one would be rejected.
  const second = ask();
  await expect.poll(() => held.length).toBe(2);
  expect(held[1]?.getHeader("connection")).toBe("close");
  held[1]?.end("second");
  expect(await second).toBe("second");
  await drained;
  stop();
});

test("closes an idle socket after the grace period", async () => {
  const { server, held, ask, stop } = await slowServer();
  const first = ask();
  await expect.poll(() => held.length).toBe(1);
  held[0]?.end("first");
  await first;
  await drainServer(server, 60_000, 10);
  await expect(ask()).rejects.toThrow();
  stop();
});

test("closes an endless call", async () => {
  const { server, held, ask, stop } = await slowServer();
  const answer = ask();
  answer.catch(() => {});
  await expect.poll(() => held.length).toBe(1);
  await drainServer(server, 10);
  await expect(answer).rejects.toThrow();
  stop();
});
