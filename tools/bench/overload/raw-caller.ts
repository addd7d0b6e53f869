import { connect, type Socket } from "node:net";

/** A completed call, as measured by the client. */
export interface MeasuredCall {
  status: number;
  /** Time from its due time to the complete response, in ms. */
  ms: number;
  hasRetryAfter: boolean;
}

/**
 * Calls a server on this machine over persistent sockets, one call at a time
 * on each. It shares the cores with the server, so it does little work: it
 * sends prepared bytes, and reads only the status, length and `Retry-After`.
 */
export class RawCaller {
  readonly #port: number;
  readonly #maxSockets: number;
  readonly #idle: Connection[] = [];
  readonly #queue: PendingCall[] = [];
  readonly #connections = new Set<Connection>();

  constructor(port: number, maxSockets: number) {
    this.#port = port;
    this.#maxSockets = maxSockets;
  }

  /**
   * @param request head and body, as bytes
   * @param due start of the measured time
   */
  call(request: Buffer, due: number): Promise<MeasuredCall> {
    return new Promise((resolve, reject) => {
      const pending: PendingCall = { request, due, resolve, reject };
      // Reuses the last socket, so that the others stay idle.
      const connection =
        this.#idle.pop() ?? (this.#connections.size < this.#maxSockets ? this.#connect() : undefined);
      if (connection === undefined) this.#queue.push(pending);
      else connection.send(pending);
    });
  }

  close(): void {
    for (const connection of this.#connections) connection.close();
  }

  #connect(): Connection {
    const connection = new Connection(connect(this.#port, "127.0.0.1"), {
      free: () => {
        const next = this.#queue.shift();
        if (next === undefined) this.#idle.push(connection);
        else connection.send(next);
      },
      closed: () => {
        this.#connections.delete(connection);
        const at = this.#idle.indexOf(connection);
        if (at >= 0) this.#idle.splice(at, 1);
      },
    });
    this.#connections.add(connection);
    return connection;
  }
}

interface PendingCall {
  request: Buffer;
  due: number;
  resolve: (call: MeasuredCall) => void;
  reject: (error: Error) => void;
}

/** A socket and its current call. */
class Connection {
  readonly #socket: Socket;
  readonly #free: () => void;
  #pending: PendingCall | undefined;
  #received: Buffer = EMPTY;

  constructor(socket: Socket, { free, closed }: { free: () => void; closed: () => void }) {
    this.#socket = socket;
    this.#free = free;
    let failure: Error | undefined;
    socket.setNoDelay(true);
    socket.on("data", (bytes) => this.#receive(bytes));
    socket.on("error", (error) => {
      failure = error;
    });
    socket.on("close", () => {
      closed();
      this.#pending?.reject(failure ?? new Error("The server closed the connection before its response."));
    });
  }

  send(call: PendingCall): void {
    this.#pending = call;
    this.#socket.write(call.request);
  }

  close(): void {
    this.#socket.destroy();
  }

  #receive(bytes: Buffer): void {
    this.#received = this.#received.length === 0 ? bytes : Buffer.concat([this.#received, bytes]);
    const response = parseResponse(this.#received);
    if (response === null || this.#pending === undefined) return;
    const { due, resolve } = this.#pending;
    this.#pending = undefined;
    this.#received = EMPTY;
    resolve({ ...response, ms: performance.now() - due });
    this.#free();
  }
}

const EMPTY = Buffer.alloc(0);
const END_OF_HEAD = "\r\n\r\n";
const LAST_CHUNK = "\r\n0\r\n\r\n";
const STATUS_AT = "HTTP/1.1 ".length;

/** Parses a response; returns null while it is incomplete. */
export function parseResponse(received: Buffer): Omit<MeasuredCall, "ms"> | null {
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
    hasRetryAfter: head.includes("\r\nretry-after:"),
  };
}
