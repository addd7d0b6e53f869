import { request as httpRequest, type IncomingMessage } from "node:http";
import { request as httpsRequest } from "node:https";
import { isIP } from "node:net";
import { ImportError } from "../import-error.ts";
import { createPrivateAddressError, isPublicAddress, publicLookup } from "./public-address.ts";

export interface GetOptions {
  headers?: Record<string, string>;
  allowPrivateHosts: boolean;
  signal?: AbortSignal | undefined;
  /** Whether a host is allowed, also after a redirect. Default: all hosts are. */
  isAllowed?: ((url: URL) => boolean) | undefined;
  /** Timeout in ms without a response or without a further byte. Default 30 000. */
  idleTimeoutMs?: number | undefined;
}

const MAX_REDIRECTS = 5;

/**
 * Sends a GET request and follows redirects, checking each target like the first URL.
 * Every status is returned; the caller reads or destroys the body.
 *
 * @throws {ImportError} DOWNLOAD for a rejected URL; network errors are passed on.
 */
export async function httpGet(url: URL, options: GetOptions): Promise<IncomingMessage> {
  let target = url;
  for (let redirects = 0; ; redirects += 1) {
    const response = await sendOnce(target, options);
    const { location } = response.headers;
    if (!REDIRECTS.has(response.statusCode ?? 0) || location === undefined) return response;
    response.destroy();
    if (redirects >= MAX_REDIRECTS) {
      throw new ImportError("DOWNLOAD", `${redactUrl(url)} redirects more than ${MAX_REDIRECTS} times.`);
    }
    target = resolveRedirect(target, location, url);
  }
}

/**
 * Sends a POST request. Redirects are not followed: the target did not agree to get the body.
 *
 * @throws {ImportError} DOWNLOAD for a rejected URL; network errors are passed on.
 */
export function httpPost(
  url: URL,
  body: string,
  options: Omit<GetOptions, "isAllowed">,
): Promise<IncomingMessage> {
  return sendOnce(url, options, body);
}

/** Returns a URL without user name, password and query, safe for messages. */
export function redactUrl({ protocol, host, pathname }: URL): string {
  return `${protocol}//${host}${pathname}`;
}

const REDIRECTS: ReadonlySet<number> = new Set([301, 302, 303, 307, 308]);

function resolveRedirect(from: URL, location: string, first: URL): URL {
  if (!URL.canParse(location, from)) {
    throw new ImportError("DOWNLOAD", `${redactUrl(first)} redirects to an invalid URL.`);
  }
  const target = new URL(location, from);
  if (from.protocol === "https:" && target.protocol === "http:") {
    throw new ImportError(
      "DOWNLOAD",
      `${redactUrl(first)} redirects from https to http (${redactUrl(target)}), where anybody on the way could change the file.`,
    );
  }
  return target;
}

/** Sends one request: a GET, or a POST if there is a body. */
function sendOnce(url: URL, options: GetOptions, body?: string): Promise<IncomingMessage> {
  const { headers = {}, allowPrivateHosts, signal, idleTimeoutMs = 30_000 } = options;
  if (options.isAllowed?.(url) === false) {
    throw new ImportError("DOWNLOAD", `${url.host} is not an allowed host.`);
  }
  if (url.protocol !== "http:" && url.protocol !== "https:") {
    throw new ImportError("DOWNLOAD", `${redactUrl(url)}: only http and https addresses are downloaded.`);
  }
  const host = url.hostname.replace(/^\[|\]$/g, "");
  // An IP address in a URL needs no lookup.
  if (!allowPrivateHosts && isIP(host) !== 0 && !isPublicAddress(host)) throw createPrivateAddressError(host);
  const request = url.protocol === "https:" ? httpsRequest : httpRequest;
  return new Promise((resolve, reject) => {
    const sent = request(url, {
      method: body === undefined ? "GET" : "POST",
      headers: { "user-agent": "lieudit-import", "accept-encoding": "identity", ...headers },
      ...(allowPrivateHosts ? {} : { lookup: publicLookup }),
      ...(signal === undefined ? {} : { signal }),
      timeout: idleTimeoutMs,
      agent: false,
    });
    sent.once("response", resolve);
    sent.once("error", reject);
    sent.on("timeout", () => sent.destroy(new Error(`nothing came for ${idleTimeoutMs / 1_000} s`)));
    sent.end(body);
  });
}
