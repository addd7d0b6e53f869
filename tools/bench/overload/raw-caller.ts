import { connect, type Socket } from "node:net";

/** One call as its caller saw it. */
export interface ServedCall {
  status: number;
  /** From when it was due to its whole answer. */
  ms: number;
  saysWhenToReturn: boolean;
}

/**
 * Calls a server on this machine over sockets that stay open, one call at a
 * time on each. It shares the machine's cores with the server, so it does as
 * little as it can: requests are bytes that were written before, and of an
 * answer only its status, its length and `Retry-After` are looked at.
 */
export class RawCaller {
  readonly #port: number;
  readonly #mostSockets: number;
  readonly #idle: Line[] = [];
  readonly #waiting: Asked[] = [];
  readonly #lines = new Set<Line>();

  constructor(port: number, mostSockets: number) {
    this.#port = port;
    this.#mostSockets = mostSockets;
  }

  /** @param request head and body as they go over the socket. @param due the moment that the call's time counts from. */
  ask(request: Buffer, due: number): Promise<ServedCall> {
    return new Promise((resolve, reject) => {
      const asked: Asked = { request, due, resolve, reject };
      // The socket that was used last: the others stay asleep.
      const line = this.#idle.pop() ?? (this.#lines.size < this.#mostSockets ? this.#newLine() : undefined);
      if (line === undefined) this.#waiting.push(asked);
      else line.send(asked);
    });
  }

  close(): void {
    for (const line of this.#lines) line.close();
  }

  #newLine(): Line {
    const line = new Line(connect(this.#port, "127.0.0.1"), {
      free: () => {
        const next = this.#waiting.shift();
        if (next === undefined) this.#idle.push(line);
        else line.send(next);
      },
      gone: () => {
        this.#lines.delete(line);
        const at = this.#idle.indexOf(line);
        if (at >= 0) this.#idle.splice(at, 1);
      },
    });
    this.#lines.add(line);
    return line;
  }
}

interface Asked {
  request: Buffer;
  due: number;
  resolve: (call: ServedCall) => void;
  reject: (error: Error) => void;
}

/** A socket and the call that is on it. */
class Line {
  readonly #socket: Socket;
  readonly #free: () => void;
  #asked: Asked | undefined;
  #received: Buffer = NOTHING;

  constructor(socket: Socket, { free, gone }: { free: () => void; gone: () => void }) {
    this.#socket = socket;
    this.#free = free;
    let failure: Error | undefined;
    socket.setNoDelay(true);
    socket.on("data", (bytes) => this.#take(bytes));
    socket.on("error", (error) => {
      failure = error;
    });
    socket.on("close", () => {
      gone();
      this.#asked?.reject(failure ?? new Error("The server closed the connection before its answer."));
    });
  }

  send(asked: Asked): void {
    this.#asked = asked;
    this.#socket.write(asked.request);
  }

  close(): void {
    this.#socket.destroy();
  }

  #take(bytes: Buffer): void {
    this.#received = this.#received.length === 0 ? bytes : Buffer.concat([this.#received, bytes]);
    const answer = wholeAnswer(this.#received);
    if (answer === null || this.#asked === undefined) return;
    const { due, resolve } = this.#asked;
    this.#asked = undefined;
    this.#received = NOTHING;
    resolve({ ...answer, ms: performance.now() - due });
    this.#free();
  }
}

const NOTHING = Buffer.alloc(0);
const END_OF_HEAD = "\r\n\r\n";
const LAST_CHUNK = "\r\n0\r\n\r\n";
const STATUS_AT = "HTTP/1.1 ".length;

/** What the answer says; null while a part of it is missing. */
export function wholeAnswer(received: Buffer): Omit<ServedCall, "ms"> | null {
  const headEnd = received.indexOf(END_OF_HEAD);
  if (headEnd < 0) return null;
  const head = received.toString("latin1", 0, headEnd).toLowerCase();
  const length = /\r\ncontent-length: *(\d+)/.exec(head)?.[1];
  const isWhole =
    length === undefined
      ? !head.includes("\r\ntransfer-encoding: chunked") ||
        received.subarray(-LAST_CHUNK.length).equals(Buffer.from(LAST_CHUNK))
      : received.length >= headEnd + END_OF_HEAD.length + Number(length);
  if (!isWhole) return null;
  return {
    status: Number(head.slice(STATUS_AT, STATUS_AT + 3)),
    saysWhenToReturn: head.includes("\r\nretry-after:"),
  };
}
