import { once } from "node:events";
import { connect } from "node:net";

/** A response that was read from a raw socket. */
export interface RawResponse {
  /** Status code, or 0 if no response arrived. */
  status: number;
  text: string;
  /** Time from the last byte sent to the first byte received. */
  ms: number;
}

/** Sends `head` with its headers and then `chunks`, unvalidated, until a response arrives. */
export async function sendRawPost(
  port: number,
  head: readonly string[],
  chunks: AsyncIterable<string | Uint8Array> | Iterable<string | Uint8Array>,
  timeoutMs = 30_000,
): Promise<RawResponse> {
  const socket = connect(port, "127.0.0.1");
  const response = { text: "", at: 0 };
  socket.on("data", (chunk: Buffer) => {
    response.at ||= performance.now();
    response.text += chunk.toString("latin1");
  });
  // A closed connection is a valid result.
  socket.on("error", () => {});
  const ended = once(socket, "close");
  const timer = setTimeout(() => socket.destroy(), timeoutMs);
  await once(socket, "connect");
  socket.write(`${head.join("\r\n")}\r\n\r\n`);
  let sentAt = performance.now();
  for await (const chunk of chunks) {
    if (response.at > 0 || socket.destroyed) break;
    if (!socket.write(chunk)) await Promise.race([once(socket, "drain"), ended]).catch(() => {});
    sentAt = performance.now();
  }
  while (!isWhole(response.text) && !socket.closed)
    await Promise.race([once(socket, "data"), ended]).catch(() => {});
  clearTimeout(timer);
  socket.destroy();
  return {
    status: Number(/^HTTP\/1\.1 (\d{3})/.exec(response.text)?.[1] ?? 0),
    text: Buffer.from(response.text, "latin1").toString(),
    ms: response.at === 0 ? timeoutMs : Math.max(0, response.at - sentAt),
  };
}

function isWhole(text: string): boolean {
  const end = text.indexOf("\r\n\r\n");
  if (end < 0) return false;
  const length = /^content-length: *(\d+)/im.exec(text.slice(0, end))?.[1];
  return length === undefined ? text.endsWith("\r\n0\r\n\r\n") : text.length >= end + 4 + Number(length);
}
