import type { IncomingMessage } from "node:http";

/**
 * The body of `response` piece by piece. A stream that breaks drops what it
 * has taken in but nobody has read; here every piece that was handed out is
 * given before the error. Listening starts with the call.
 */
export function readResponseChunks(response: IncomingMessage): AsyncIterable<Buffer> {
  const waiting: Buffer[] = [];
  let end: { error: Error | null } | null = null;
  let wake = () => {};
  const finish = (error: Error | null) => {
    end ??= { error };
    wake();
  };
  response.on("data", (piece: Buffer) => {
    waiting.push(piece);
    // One piece at a time: memory stays flat when the disk is slower than the network.
    response.pause();
    wake();
  });
  response.once("end", () => finish(null));
  response.once("error", finish);
  response.once("close", () => finish(response.complete ? null : new Error("the connection broke")));
  return {
    async *[Symbol.asyncIterator]() {
      for (;;) {
        const piece = waiting.shift();
        if (piece !== undefined) {
          yield piece;
          continue;
        }
        if (end !== null) {
          if (end.error !== null) throw end.error;
          return;
        }
        const woken = new Promise<void>((resolve) => {
          wake = resolve;
        });
        response.resume();
        await woken;
      }
    },
  };
}
