import type { IncomingMessage } from "node:http";

/**
 * Yields the body of `response` in chunks, starting to listen at the call. A broken stream
 * normally drops buffered data; here every received chunk is yielded before the error.
 */
export function readResponseChunks(response: IncomingMessage): AsyncIterable<Buffer> {
  const pending: Buffer[] = [];
  let end: { error: Error | null } | null = null;
  let wake = () => {};
  const finish = (error: Error | null) => {
    end ??= { error };
    wake();
  };
  response.on("data", (chunk: Buffer) => {
    pending.push(chunk);
    // One chunk at a time: memory stays constant when the disk is slower than the network.
    response.pause();
    wake();
  });
  response.once("end", () => finish(null));
  response.once("error", finish);
  response.once("close", () => finish(response.complete ? null : new Error("the connection broke")));
  return {
    async *[Symbol.asyncIterator]() {
      for (;;) {
        const chunk = pending.shift();
        if (chunk !== undefined) {
          yield chunk;
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
