import { createHash } from "node:crypto";
import { rmSync } from "node:fs";
import { connect, createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { ROOT } from "./folders.mjs";

/** How often a set-up that waits looks whether the other one has ended. */
const LOOK_MS = 500;

/**
 * Runs `work` as the only set-up of this folder: two at once would install and
 * build into each other's files. Another one is waited for, and told of; when
 * it has ended, most of the work is done.
 *
 * The lock is a socket that listens: it ends with its process, however that
 * ends, so none is left behind that locks.
 *
 * @template Result
 * @param {() => Promise<Result>} work
 * @param {string} folder what is locked
 * @returns {Promise<Result>}
 */
export async function withSetUpLock(work, folder = ROOT) {
  const path = socketPath(folder);
  let isTold = false;
  let server = await listen(path);
  while (server === null) {
    if (await isAnswered(path)) {
      if (!isTold) console.log("  Another command sets this folder up; waiting for it …");
      isTold = true;
      await new Promise((resolve) => setTimeout(resolve, LOOK_MS));
    } else if (process.platform !== "win32") {
      // Nobody listens: its process was killed.
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

/** Short, because sockets have paths of some hundred characters at most; the same for everybody who uses the folder. */
export function socketPath(folder) {
  const name = `lieudit-${createHash("sha256").update(folder).digest("hex").slice(0, 16)}`;
  return process.platform === "win32" ? `\\\\.\\pipe\\${name}` : join(tmpdir(), `${name}.sock`);
}

/** Null when the path is taken. */
function listen(path) {
  return new Promise((resolve, reject) => {
    const server = createServer((socket) => socket.destroy());
    server.once("error", (error) => (error.code === "EADDRINUSE" ? resolve(null) : reject(error)));
    // Whoever may ask it sees that its process is gone: of a socket that only its owner may ask nobody else ever would.
    server.listen({ path, readableAll: true, writableAll: true }, () => {
      server.unref();
      resolve(server);
    });
  });
}

function isAnswered(path) {
  return new Promise((resolve) => {
    const socket = connect(path);
    socket.once("connect", () => {
      socket.destroy();
      resolve(true);
    });
    // One that was made for its owner alone: there may be somebody.
    socket.once("error", (error) => resolve(error.code === "EACCES"));
  });
}
