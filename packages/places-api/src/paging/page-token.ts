import { createHash } from "node:crypto";
import { PlacesError } from "@lieudit/place-model";

/** Maximum number of places over all pages of a query. */
export const MAX_PAGED_RESULTS = 60;

const OFFSET_BYTES = 2;

/**
 * Encodes the offset of a page and a digest of its query. Any process can read it, and none stores
 * state. A forged token gives access to nothing more than the query.
 */
export function createPageToken(offset: number, query: object): string {
  const start = Buffer.alloc(OFFSET_BYTES);
  start.writeUIntBE(offset, 0, OFFSET_BYTES);
  return Buffer.concat([start, hashQuery(offset, query)]).toString("base64url");
}

/**
 * Decodes the offset of a token.
 *
 * @throws {PlacesError} INVALID_ARGUMENT if it is malformed or of another query.
 */
export function readPageToken(
  token: string | undefined,
  query: object,
  maxResults: number = MAX_PAGED_RESULTS,
): number {
  if (token === undefined) return 0;
  const bytes = Buffer.from(token, "base64url");
  const offset = bytes.length > OFFSET_BYTES ? bytes.readUIntBE(0, OFFSET_BYTES) : 0;
  const isOurs =
    bytes.subarray(OFFSET_BYTES).equals(hashQuery(offset, query)) && bytes.toString("base64url") === token;
  if (isOurs && offset > 0 && offset < maxResults) return offset;
  const description =
    "pageToken does not belong to this query; send the nextPageToken of the page before with the same fields.";
  throw new PlacesError("INVALID_ARGUMENT", description, {
    fieldViolations: [{ field: "pageToken", description }],
  });
}

function hashQuery(offset: number, query: object): Buffer {
  const canonical = JSON.stringify([offset, query], (_name, value: unknown) =>
    typeof value === "object" && value !== null && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
      : value,
  );
  return createHash("sha256").update(canonical).digest().subarray(0, 15);
}
