import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { connect, createServer, type Socket } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { SUPERUSER } from "./template-cluster.ts";

/** The port in the name of PostgreSQL's socket. */
const SOCKET = ".s.PGSQL.5432";
const SSL_REQUEST = 80_877_103;
/** Letters of messages. */
const TERMINATE = 0x58;
const READY = 0x5a;
const OUTSIDE_TRANSACTION = 0x49;

/** A pooler in front of a database, as PgBouncer is with `pool_mode = transaction`. */
export interface TransactionPooler {
  readonly url: string;
  close(): Promise<void>;
}

/** A connection to the database, and the client whose transaction runs on it. */
interface Backend {
  socket: Socket;
  isReady: boolean;
  client: Client | null;
  /** The start of an answer that is not complete yet. */
  rest: Buffer;
}

interface Client {
  socket: Socket;
  isGreeted: boolean;
  /** Sent, and not forwarded yet. */
  waiting: Buffer;
  last: Backend | null;
}

/**
 * Starts a pooler over `size` connections to `databaseUrl`. Each transaction of a client runs on
 * another connection than the one before, so nothing that belongs to a session is kept.
 *
 * @see https://www.postgresql.org/docs/current/protocol-message-formats.html
 */
export async function startTransactionPooler(databaseUrl: string, size = 6): Promise<TransactionPooler> {
  const pooler = new Pooler(databaseUrl, size);
  const folder = await mkdtemp(join(tmpdir(), "lieudit-pooler-"));
  const server = createServer((socket) => pooler.serve(socket)).listen(join(folder, SOCKET));
  await once(server, "listening");
  return {
    url: `postgresql://${SUPERUSER}@${encodeURIComponent(folder)}/${pooler.database}`,
    async close() {
      pooler.close();
      server.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

class Pooler {
  readonly database: string;
  readonly #address: string;
  readonly #size: number;
  readonly #backends: Backend[] = [];
  readonly #clients = new Set<Client>();
  #greeting: Buffer | null = null;
  #next = 0;

  constructor(databaseUrl: string, size: number) {
    this.#size = size;
    const { hostname, pathname } = new URL(databaseUrl);
    this.database = pathname.slice(1);
    this.#address = join(decodeURIComponent(hostname), SOCKET);
  }

  serve(socket: Socket): void {
    const client: Client = { socket, isGreeted: false, waiting: Buffer.alloc(0), last: null };
    this.#clients.add(client);
    while (this.#backends.length < this.#size) this.#addBackend().catch(() => socket.destroy());
    socket.on("error", () => socket.destroy());
    socket.on("data", (bytes) => {
      client.waiting = Buffer.concat([client.waiting, bytes as Buffer]);
      this.#forward(client);
    });
    socket.on("close", () => {
      this.#clients.delete(client);
      // The transaction of a client that leaves is undone.
      this.#findBackend(client)?.socket.write(writeQuery("rollback"));
      // The server of a test has many databases, and few connections.
      if (this.#clients.size > 0) return;
      for (const backend of this.#backends.splice(0)) backend.socket.end();
    });
  }

  close(): void {
    for (const { socket } of [...this.#backends, ...this.#clients]) socket.destroy();
  }

  async #addBackend(): Promise<void> {
    const socket = connect(this.#address);
    const backend: Backend = { socket, isReady: false, client: null, rest: Buffer.alloc(0) };
    this.#backends.push(backend);
    socket.on("error", () => backend.client?.socket.destroy());
    await once(socket, "connect");
    socket.write(writeStartup(this.database));
    this.#greeting = await readUntilReady(socket);
    backend.isReady = true;
    socket.on("data", (bytes) => this.#answer(backend, bytes as Buffer));
    this.#forwardAll();
  }

  #findBackend(client: Client): Backend | undefined {
    return this.#backends.find((backend) => backend.client === client);
  }

  #forward(client: Client): void {
    if (!client.isGreeted && !this.#greet(client)) return;
    if (client.waiting.length === 0) return;
    if (client.waiting[0] === TERMINATE) return void client.socket.end();
    const backend = this.#findBackend(client) ?? this.#takeBackend(client);
    // Else an answer to another client frees one.
    if (backend === undefined) return;
    backend.socket.write(client.waiting);
    client.waiting = Buffer.alloc(0);
  }

  /** Returns whether the client may send queries. */
  #greet(client: Client): boolean {
    const { socket, waiting } = client;
    if (this.#greeting === null || waiting.length < 8 || waiting.length < waiting.readUInt32BE())
      return false;
    client.waiting = waiting.subarray(waiting.readUInt32BE());
    client.isGreeted = waiting.readUInt32BE(4) !== SSL_REQUEST;
    socket.write(client.isGreeted ? this.#greeting : "N");
    return client.isGreeted;
  }

  #takeBackend(client: Client): Backend | undefined {
    const inTurn = [...this.#backends.slice(this.#next), ...this.#backends.slice(0, this.#next)];
    const backend = inTurn.find((one) => one.isReady && one.client === null && one !== client.last);
    if (backend === undefined) return undefined;
    this.#next = (this.#next + 1) % this.#backends.length;
    backend.client = client;
    client.last = backend;
    return backend;
  }

  /** Passes an answer on, and frees the connection after each transaction. */
  #answer(backend: Backend, bytes: Buffer): void {
    backend.client?.socket.write(bytes);
    backend.rest = Buffer.concat([backend.rest, bytes]);
    for (const message of takeMessages(backend.rest)) {
      backend.rest = backend.rest.subarray(message.length);
      if (message[0] === READY && message[5] === OUTSIDE_TRANSACTION) backend.client = null;
    }
    if (backend.client === null) this.#forwardAll();
  }

  #forwardAll(): void {
    for (const client of this.#clients) if (client.waiting.length > 0) this.#forward(client);
  }
}

async function readUntilReady(socket: Socket): Promise<Buffer> {
  let bytes: Buffer = Buffer.alloc(0);
  while (takeMessages(bytes).at(-1)?.[0] !== READY) {
    const [chunk] = (await once(socket, "data")) as [Buffer];
    bytes = Buffer.concat([bytes, chunk]);
  }
  return bytes;
}

/** Splits complete messages: a letter, four bytes of length, content. */
function takeMessages(bytes: Buffer): Buffer[] {
  const messages: Buffer[] = [];
  for (let at = 0; at + 5 <= bytes.length; ) {
    const end = at + 1 + bytes.readUInt32BE(at + 1);
    if (end > bytes.length) break;
    messages.push(bytes.subarray(at, end));
    at = end;
  }
  return messages;
}

function writeStartup(database: string): Buffer {
  const pairs = Buffer.from(`user\0${SUPERUSER}\0database\0${database}\0\0`);
  const head = Buffer.alloc(8);
  head.writeUInt32BE(head.length + pairs.length);
  head.writeUInt32BE(196_608, 4);
  return Buffer.concat([head, pairs]);
}

function writeQuery(sql: string): Buffer {
  const text = Buffer.from(`${sql}\0`);
  const head = Buffer.alloc(5);
  head.write("Q");
  head.writeUInt32BE(4 + text.length, 1);
  return Buffer.concat([head, text]);
}
