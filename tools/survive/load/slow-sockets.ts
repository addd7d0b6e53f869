import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { connect, type Socket } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { percentiles } from "../../bench/measure/percentiles.ts";
import type { Scenario } from "../scenario.ts";
import { waitForPort } from "./wait-for-port.ts";

const SERVER = join(import.meta.dirname, "../../../apps/places-server/main.ts");
const HEADERS_TIMEOUT_MS = 3_000;
/** Node checks for slow sockets every two seconds. */
const CUT_OFF_MS = HEADERS_TIMEOUT_MS + 7_000;
/** Slack for the scheduler, in milliseconds. */
const SLACK_MS = 100;

/** Thousands of sockets send a byte per second. The server closes them, and stays as fast for other clients. */
export const slowSockets: Scenario = {
  name: "slow sockets",
  seededBug: "no request timeout",
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
      const port = await waitForPort(server, /:(\d+)\/v1\//);
      const before = await measureTime(port, isShort);
      const sockets = await Promise.all(Array.from({ length: count }, () => openSlowSocket(port)));
      const dripping = setInterval(() => {
        for (const socket of sockets) if (!socket.destroyed) socket.write("x");
      }, 1_000);
      const during = await measureTime(port, isShort);
      await wait(CUT_OFF_MS);
      clearInterval(dripping);
      const open = sockets.filter((socket) => !socket.closed).length;
      for (const socket of sockets) socket.destroy();

      const isSlower = during > 2 * before + SLACK_MS;
      const notes = [
        ...(open > 0 ? [`${open} of ${count} sockets are still open`] : []),
        ...(isSlower
          ? [`time of other clients rose from ${before.toFixed(1)} to ${during.toFixed(1)} ms`]
          : []),
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

async function openSlowSocket(port: number): Promise<Socket> {
  const socket = connect(port, "127.0.0.1");
  // The scenario expects the server to close the socket.
  socket.on("error", () => {});
  socket.resume();
  await once(socket, "connect");
  socket.write("GET /sante HTTP/1.1\r\nHost: a\r\nX-Slow: ");
  return socket;
}

/**
 * Measures calls of another client, in ms: the 99th percentile, or the median in the short form, beside
 * which other tests run.
 */
async function measureTime(port: number, isShort: boolean): Promise<number> {
  const durations: number[] = [];
  for (let call = 0; call < 300; call++) {
    const start = performance.now();
    const response = await fetch(`http://127.0.0.1:${port}/v1/places:autocomplete`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: '{"input":"pain"}',
    });
    await response.arrayBuffer();
    durations.push(performance.now() - start);
  }
  const { p50, p99 } = percentiles(durations);
  return isShort ? p50 : p99;
}
