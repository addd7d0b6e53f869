import { once } from "node:events";
import { connect } from "node:net";

/** An answer as it came over a connection of our own. */
export interface RawAnswer {
  /** 0: none came. */
  status: number;
  text: string;
  /** From the last byte that was sent to the answer's first. */
  ms: number;
}

/**
 * Sends bytes as no client would: `head` with its headers, then `pieces` as
 * they come, until an answer is there.
 */
export async function rawPost(
  port: number,
  head: readonly string[],
  pieces: AsyncIterable<string | Uint8Array> | Iterable<string | Uint8Array>,
  patienceMs = 30_000,
): Promise<RawAnswer> {
  const socket = connect(port, "127.0.0.1");
  const answer = { text: "", at: 0 };
  socket.on("data", (chunk: Buffer) => {
    answer.at ||= performance.now();
    answer.text += chunk.toString("latin1");
  });
  // Being cut off is an answer too.
  socket.on("error", () => {});
  const ended = once(socket, "close");
  const timer = setTimeout(() => socket.destroy(), patienceMs);
  await once(socket, "connect");
  socket.write(`${head.join("\r\n")}\r\n\r\n`);
  let sentAt = performance.now();
  for await (const piece of pieces) {
    if (answer.at > 0 || socket.destroyed) break;
    if (!socket.write(piece)) await Promise.race([once(socket, "drain"), ended]).catch(() => {});
    sentAt = performance.now();
  }
  while (!isWhole(answer.text) && !socket.closed)
    await Promise.race([once(socket, "data"), ended]).catch(() => {});
  clearTimeout(timer);
  socket.destroy();
  return {
    status: Number(/^HTTP\/1\.1 (\d{3})/.exec(answer.text)?.[1] ?? 0),
    text: Buffer.from(answer.text, "latin1").toString(),
    ms: answer.at === 0 ? patienceMs : Math.max(0, answer.at - sentAt),
  };
}

function isWhole(text: string): boolean {
  const end = text.indexOf("\r\n\r\n");
  if (end < 0) return false;
  const length = /^content-length: *(\d+)/im.exec(text.slice(0, end))?.[1];
  return length === undefined ? text.endsWith("\r\n0\r\n\r\n") : text.length >= end + 4 + Number(length);
}
