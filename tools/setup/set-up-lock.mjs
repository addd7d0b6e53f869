import { createHash } from "node:crypto";
import { rmSync } from "node:fs";
import { connect, createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { ROOT } from "./folders.mjs";

/** Systems allow 104 to 108 bytes, with one that ends the path. */
const MAX_PATH_BYTES = 100;

/** How often a waiting set-up checks for the end of the other one, in ms. */
const POLL_INTERVAL_MS = 500;

/**
 * Runs `work` as the only set-up of this folder: two at once would overwrite
 * each other's files. Waits for another set-up, and prints that it waits.
 *
 * The lock is a listening socket. It ends with its process, even when that
 * process is killed, so a stale lock is impossible.
 *
 * @template Result
 * @param {() => Promise<Result>} work
 * @param {string} folder the folder to lock
 * @returns {Promise<Result>}
 */
export async function withSetUpLock(work, folder = ROOT) {
  const path = socketPath(folder);
  let hasReported = false;
  let server = await listen(path);
  while (server === null) {
    if (await hasListener(path)) {
      if (!hasReported) console.log("  Waiting for another command that sets up this folder …");
      hasReported = true;
      await new Promise((resolve) => setTimeout(resolve, POLL_INTERVAL_MS));
    } else if (process.platform !== "win32") {
      // The socket file has no listener: its process was killed.
      rmSync(path, { force: true });
    }
    server = await listen(path);
  }
  try {
    return await work();
  } finally {
    server.close();
  }
}

/**
 * Path of the lock's socket: in the folder, where other users of the machine
 * cannot take its name. Only a folder whose path is too long for a socket has
 * its lock among temporary files.
 */
export function socketPath(folder) {
  const name = `lieudit-${createHash("sha256").update(folder).digest("hex").slice(0, 16)}`;
  if (process.platform === "win32") return `\\\\.\\pipe\\${name}`;
  const path = join(folder, ".set-up.sock");
  return Buffer.byteLength(path) <= MAX_PATH_BYTES ? path : join(tmpdir(), `${name}.sock`);
}

/** Listens at `path`; null if the path is in use. */
function listen(path) {
  return new Promise((resolve, reject) => {
    const server = createServer((socket) => socket.destroy());
    server.once("error", (error) => (error.code === "EADDRINUSE" ? resolve(null) : reject(error)));
    // Every user may connect, so every user can detect that the process is gone.
    server.listen({ path, readableAll: true, writableAll: true }, () => {
      server.unref();
      resolve(server);
    });
  });
}

function hasListener(path) {
  return new Promise((resolve) => {
    const socket = connect(path);
    socket.once("connect", () => {
      socket.destroy();
      resolve(true);
    });
    // Without permission to connect, assume a listener.
    socket.once("error", (error) => resolve(error.code === "EACCES"));
  });
}
