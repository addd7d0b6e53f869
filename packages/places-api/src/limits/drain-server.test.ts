import { once } from "node:events";
import { Agent, createServer, request, type ServerResponse } from "node:http";
import { type AddressInfo, connect } from "node:net";
import { expect, test, vi } from "vitest";
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

test("finishes a POST whose body arrives slowly over a socket that was used before", async () => {
  const { server, held, stop } = await slowServer();
  // An HTTP server that listens has an address with a port.
  const { port } = server.address() as AddressInfo;
  const socket = connect(port, "127.0.0.1");
  let received = "";
  socket.on("data", (part: Buffer) => {
    received += part.toString();
  });
  socket.write("GET / HTTP/1.1\r\nhost: localhost\r\n\r\n");
  await expect.poll(() => held.length).toBe(1);
  held[0]?.end("first");
  await expect.poll(() => received).toContain("first");
  // The headers and the body arrive in parts, all of them after the grace period.
  socket.write("POST / HTTP/1.1\r\nhost: loc");
  const closeIdle = vi.spyOn(server, "closeIdleConnections");
  const drained = drainServer(server, 60_000, 10);
  for (const [index, part] of ["alhost\r\ncontent-length: 6\r\n\r\n", "one", "two"].entries()) {
    await expect.poll(() => closeIdle.mock.calls.length).toBeGreaterThan(index);
    socket.write(part);
  }
  await expect.poll(() => held.length).toBe(2);
  held[1]?.end("second");
  await drained;
  await expect.poll(() => received).toContain("second");
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
