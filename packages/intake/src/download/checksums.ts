import { createHash } from "node:crypto";
import { createReadStream } from "node:fs";
import type { IncomingHttpHeaders } from "node:http";
import { type GetOptions, httpGet } from "./http-get.ts";

/** The digest that a file must have, and where it was published. */
export interface ExpectedDigest {
  algorithm: "sha512" | "sha256" | "md5";
  hex: string;
  /** For messages: "the Repr-Digest header", "monaco-latest.osm.pbf.md5". */
  from: string;
}

/**
 * Returns the digest that the server publishes, or null. It is in a header, or in a
 * separate file next to the download, as at Geofabrik. The strongest algorithm wins.
 */
export async function findExpectedDigest(
  url: URL,
  headers: IncomingHttpHeaders,
  options: GetOptions,
): Promise<ExpectedDigest | null> {
  const inHeader = digestFromHeaders(headers);
  if (inHeader !== null && inHeader.algorithm !== "md5") return inHeader;
  for (const algorithm of ["sha256", "md5"] as const) {
    const beside = new URL(url);
    beside.pathname += `.${algorithm}`;
    const hex = await fetchDigestFile(beside, algorithm, options);
    if (hex !== null) return { algorithm, hex, from: beside.pathname.split("/").at(-1)! };
  }
  return inHeader;
}

/** @see https://www.rfc-editor.org/rfc/rfc9530 Digest Fields */
function digestFromHeaders(headers: IncomingHttpHeaders): ExpectedDigest | null {
  for (const name of ["repr-digest", "content-md5"] as const) {
    const value = headers[name];
    if (typeof value !== "string") continue;
    if (name === "content-md5") {
      const hex = toHex(value, 16);
      if (hex !== null) return { algorithm: "md5", hex, from: "the Content-MD5 header" };
      continue;
    }
    for (const [algorithm, label, bytes] of [
      ["sha512", "sha-512", 64],
      ["sha256", "sha-256", 32],
    ] as const) {
      const match = new RegExp(`(?:^|[, ])${label}=:([A-Za-z0-9+/=]+):`).exec(value);
      const hex = match && toHex(match[1]!, bytes);
      if (hex !== null) return { algorithm, hex, from: "the Repr-Digest header" };
    }
  }
  return null;
}

/** Computes the digest of a file in one pass. */
export async function computeDigest(path: string, algorithm: ExpectedDigest["algorithm"]): Promise<string> {
  const hash = createHash(algorithm);
  for await (const piece of createReadStream(path, { highWaterMark: 1 << 20 })) hash.update(piece);
  return hash.digest("hex");
}

const HEX_LENGTH = { sha256: 64, md5: 32 } as const;
/** A line of `md5sum` for one file. */
const MAX_DIGEST_FILE_BYTES = 4_096;

async function fetchDigestFile(
  url: URL,
  algorithm: "sha256" | "md5",
  options: GetOptions,
): Promise<string | null> {
  try {
    const response = await httpGet(url, options);
    if (response.statusCode !== 200) {
      response.destroy();
      return null;
    }
    let text = "";
    for await (const piece of response) {
      text += String(piece);
      if (text.length > MAX_DIGEST_FILE_BYTES) return null;
    }
    const match = new RegExp(`^([0-9a-f]{${HEX_LENGTH[algorithm]}})(?:\\s|$)`, "i").exec(text.trim());
    return match?.[1]?.toLowerCase() ?? null;
  } catch {
    options.signal?.throwIfAborted();
    // A checksum that cannot be fetched is ignored: many servers publish none.
    return null;
  }
}

function toHex(text: string, bytes: number): string | null {
  const decoded = Buffer.from(text, "base64");
  return decoded.length === bytes ? decoded.toString("hex") : null;
}
