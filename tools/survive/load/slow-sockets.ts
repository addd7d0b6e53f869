import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { connect, type Socket } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { percentiles } from "../../bench/measure/percentiles.ts";
import type { Scenario } from "../scenario.ts";

const SERVER = join(import.meta.dirname, "../../../apps/places-server/main.ts");
const HEADERS_TIMEOUT_MS = 3_000;
/** Node looks for them every two seconds. */
const CUT_OFF_MS = HEADERS_TIMEOUT_MS + 7_000;
/** What a few scheduling accidents may add, in milliseconds. */
const SLACK_MS = 100;

/** Thousands of sockets open and send a byte now and then: others are answered as before, and the slow are cut off. */
export const slowSockets: Scenario = {
  name: "slow sockets",
  seededBug: "nobody is cut off",
  async run({ isShort }, build) {
    const count = build === "mutated" ? 200 : isShort ? 1_000 : 10_000;
    const folder = mkdtempSync(join(tmpdir(), "lieudit-slow-"));
    const server = spawn(process.execPath, [SERVER], {
      env: {
        ...process.env,
        PORT: "0",
        DATA_DIR: folder,
        HEADERS_TIMEOUT_MS: String(build === "real" ? HEADERS_TIMEOUT_MS : 600_000),
        REQUEST_TIMEOUT_MS: String(build === "real" ? HEADERS_TIMEOUT_MS : 600_000),
      },
      stdio: ["ignore", "pipe", "ignore"],
    });
    try {
      const port = await portOf(server);
      const before = await callP99(port);
      const sockets = await Promise.all(Array.from({ length: count }, () => slowSocket(port)));
      const dripping = setInterval(() => {
        for (const socket of sockets) if (!socket.destroyed) socket.write("x");
      }, 1_000);
      const during = await callP99(port);
      await wait(CUT_OFF_MS);
      clearInterval(dripping);
      const open = sockets.filter((socket) => !socket.closed).length;
      for (const socket of sockets) socket.destroy();

      const isSlower = during > 2 * before + SLACK_MS;
      const notes = [
        ...(open > 0 ? [`${open} of ${count} sockets are still open`] : []),
        ...(isSlower ? [`p99 of others rose from ${before.toFixed(1)} to ${during.toFixed(1)} ms`] : []),
      ];
      return { runs: count, violations: open + (isSlower ? 1 : 0), worstMs: during, notes };
    } finally {
      const ended = once(server, "exit");
      server.kill();
      await ended;
      rmSync(folder, { recursive: true });
    }
  },
};

function portOf(server: ChildProcess): Promise<number> {
  return new Promise((resolve, reject) => {
    let output = "";
    // It goes on reading: a full pipe would stop the server, a closed one would end it.
    server.stdout?.on("data", (chunk) => {
      output += chunk;
      const port = /:(\d+)\/v1\//.exec(output)?.[1];
      if (port !== undefined) resolve(Number(port));
    });
    server.once("exit", () => reject(new Error(`The places server did not start: ${output}`)));
  });
}

async function slowSocket(port: number): Promise<Socket> {
  const socket = connect(port, "127.0.0.1");
  // Being cut off is what is waited for, in whatever form.
  socket.on("error", () => {});
  socket.resume();
  await once(socket, "connect");
  socket.write("GET /sante HTTP/1.1\r\nHost: a\r\nX-Slow: ");
  return socket;
}

async function callP99(port: number): Promise<number> {
  const durations: number[] = [];
  for (let call = 0; call < 300; call++) {
    const start = performance.now();
    const answer = await fetch(`http://127.0.0.1:${port}/v1/places:autocomplete`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: '{"input":"pain"}',
    });
    await answer.arrayBuffer();
    durations.push(performance.now() - start);
  }
  return percentiles(durations).p99;
}
