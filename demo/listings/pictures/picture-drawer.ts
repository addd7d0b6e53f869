import type { ChildProcessByStdio } from "node:child_process";
import { spawn } from "node:child_process";
import { createInterface } from "node:readline";
import type { Readable, Writable } from "node:stream";
import type { PictureRequest } from "./picture-request.ts";
import { PictureError } from "./picture-request.ts";

/** Draws pictures one after the other in a child process, so that the server's own process reads no SVG. */
export interface PictureDrawer {
  /**
   * The file of the picture, the same bytes for the same request.
   *
   * @throws {PictureError} when the view cannot be drawn or the child process ended.
   */
  draw(request: PictureRequest): Promise<Buffer>;
  /** Ends the child process; what is under way fails. */
  close(): void;
}

type Child = ChildProcessByStdio<Writable, Readable, null>;
type Answer = { id: number } & ({ file: string } | { error: string });

/** @param idleMs after how long without work the child ends; it starts anew when it is needed. */
export function openPictureDrawer({ idleMs = 60_000 }: { idleMs?: number } = {}): PictureDrawer {
  const waiting = new Map<number, { resolve: (file: Buffer) => void; reject: (error: Error) => void }>();
  let child: Child | null = null;
  let idle: NodeJS.Timeout | undefined;
  let last = 0;
  let isClosed = false;

  const start = (): Child => {
    const started = spawn(process.execPath, [new URL("draw.ts", import.meta.url).pathname], {
      stdio: ["pipe", "pipe", "inherit"],
      // Whatever watches this process's options is none of the child's business.
      env: { PATH: process.env.PATH, NODE_NO_WARNINGS: "1" },
    });
    createInterface({ input: started.stdout }).on("line", (line) => settle(JSON.parse(line) as Answer));
    const ended = () => {
      if (child === started) child = null;
      for (const { reject } of waiting.values())
        reject(new PictureError("The process that draws pictures ended before its answer; ask again."));
      waiting.clear();
    };
    started.on("error", ended).on("exit", ended);
    started.stdin.on("error", () => started.kill());
    // A picture under way keeps this process alive, an idle drawer does not.
    started.unref();
    return started;
  };
  const settle = (answer: Answer) => {
    const asker = waiting.get(answer.id);
    waiting.delete(answer.id);
    if (waiting.size === 0) rest();
    if (asker === undefined) return;
    if ("file" in answer) asker.resolve(Buffer.from(answer.file, "base64"));
    else asker.reject(new PictureError(answer.error));
  };
  const rest = () => {
    clearTimeout(idle);
    idle = setTimeout(() => {
      child?.kill();
      child = null;
    }, idleMs);
    idle.unref();
  };

  return {
    draw(request) {
      if (isClosed)
        return Promise.reject(new PictureError("The picture drawer is closed; open another one."));
      clearTimeout(idle);
      const running = child ?? start();
      child = running;
      last += 1;
      const id = last;
      return new Promise((resolve, reject) => {
        waiting.set(id, { resolve, reject });
        running.stdin.write(`${JSON.stringify({ ...request, id })}\n`);
      });
    },
    close() {
      isClosed = true;
      clearTimeout(idle);
      child?.kill();
      child = null;
    },
  };
}
