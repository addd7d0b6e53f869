import { setTimeout as sleep } from "node:timers/promises";
import { httpGet, redactUrl } from "../download/http-get.ts";
import { readResponseChunks } from "../download/response-chunks.ts";
import { ImportError } from "../import-error.ts";

export interface PoliteClientOptions {
  /** Allowed hosts with their port, as in URLs, also after a redirect. */
  hosts: ReadonlySet<string>;
  /** URL of the importing site, sent to the servers. */
  contact?: string | undefined;
  allowPrivateHosts: boolean;
  signal?: AbortSignal | undefined;
  /** Pause in ms between the starts of two requests. Default 300. */
  pauseMs?: number | undefined;
  /** Waits; tests replace it. */
  wait?: ((ms: number) => Promise<unknown>) | undefined;
}

/** A photo or description that cannot be fetched. The message says why in half a sentence. */
export class PhotoUnavailable extends Error {
  override readonly name = "PhotoUnavailable";
  /** The server is overloaded; another request soon would make it worse. */
  readonly isServerTrouble: boolean;

  constructor(message: string, isServerTrouble: boolean, options?: ErrorOptions) {
    super(message, options);
    this.isServerTrouble = isServerTrouble;
  }
}

const MAX_TRIES = 3;
const MAX_WAIT_MS = 60_000;
const IDLE_TIMEOUT_MS = 20_000;

/**
 * Fetches from third-party servers politely. It sends a user agent and one request after
 * another with a pause between. A busy server is given the time that it asks for.
 *
 * @see https://www.mediawiki.org/wiki/API:Etiquette
 */
export class PoliteClient {
  readonly #options: PoliteClientOptions;
  readonly #wait: (ms: number) => Promise<unknown>;
  #isFirst = true;

  constructor(options: PoliteClientOptions) {
    this.#options = options;
    this.#wait = options.wait ?? ((ms) => sleep(ms, undefined, { signal: options.signal }));
  }

  isAllowed(url: URL): boolean {
    return (url.protocol === "https:" || url.protocol === "http:") && this.#options.hosts.has(url.host);
  }

  /**
   * Returns the body of `url`.
   *
   * @throws {PhotoUnavailable} for a status other than 200, a body over `maxBytes`, or a
   * host that is not allowed.
   */
  async get(url: URL, maxBytes: number): Promise<Buffer> {
    const { signal, pauseMs = 300 } = this.#options;
    for (let attempt = 1; ; attempt += 1) {
      signal?.throwIfAborted();
      if (!this.#isFirst) await this.#wait(pauseMs);
      this.#isFirst = false;
      try {
        return await this.#once(url, maxBytes);
      } catch (error) {
        signal?.throwIfAborted();
        if (error instanceof PhotoUnavailable) throw error;
        if (error instanceof ImportError) throw new PhotoUnavailable(error.message, false, { cause: error });
        const waitMs = error instanceof BusyServer ? error.waitMs : 1_000 * 2 ** attempt;
        if (attempt === MAX_TRIES || waitMs > MAX_WAIT_MS) {
          throw new PhotoUnavailable(`${url.host} does not answer (${(error as Error).message})`, true, {
            cause: error,
          });
        }
        await this.#wait(waitMs);
      }
    }
  }

  async #once(url: URL, maxBytes: number): Promise<Buffer> {
    const { allowPrivateHosts, signal, contact } = this.#options;
    const response = await httpGet(url, {
      headers: {
        "user-agent": `lieudit-import/0.1 (photos of places${contact === undefined ? "" : `; ${contact}`})`,
      },
      allowPrivateHosts,
      signal,
      idleTimeoutMs: IDLE_TIMEOUT_MS,
      isAllowed: (target) => this.isAllowed(target),
    });
    const status = response.statusCode ?? 0;
    if (status === 200)
      return readBody(readResponseChunks(response), maxBytes, url, () => response.destroy());
    response.destroy();
    if (status === 429 || status >= 500) {
      throw new BusyServer(`it answers ${status}`, parseRetryAfter(response.headers["retry-after"]));
    }
    throw new PhotoUnavailable(`${redactUrl(url)} answers ${status}`, false);
  }
}

class BusyServer extends Error {
  override readonly name = "BusyServer";
  readonly waitMs: number;

  constructor(message: string, waitMs: number) {
    super(message);
    this.waitMs = waitMs;
  }
}

/**
 * Parses a Retry-After header: seconds, or a date.
 *
 * @see https://www.rfc-editor.org/rfc/rfc9110#name-retry-after
 */
function parseRetryAfter(value: string | undefined): number {
  if (value === undefined) return 5_000;
  const seconds = Number(value);
  const ms = Number.isFinite(seconds) ? seconds * 1_000 : Date.parse(value) - Date.now();
  return Number.isFinite(ms) ? Math.max(1_000, ms) : 5_000;
}

async function readBody(
  pieces: AsyncIterable<Buffer>,
  maxBytes: number,
  url: URL,
  drop: () => void,
): Promise<Buffer> {
  const parts: Buffer[] = [];
  let length = 0;
  for await (const piece of pieces) {
    length += piece.length;
    if (length > maxBytes) {
      drop();
      throw new PhotoUnavailable(`${redactUrl(url)} is larger than ${maxBytes} bytes`, false);
    }
    parts.push(piece);
  }
  return Buffer.concat(parts);
}
