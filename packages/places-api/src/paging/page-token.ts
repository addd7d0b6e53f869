import { createHash } from "node:crypto";
import { PlacesError } from "@lieudit/place-model";

/** Most places over all pages of one query. */
export const MAX_PAGED_RESULTS = 60;

const OFFSET_BYTES = 2;

/**
 * A token for the page that starts at `offset` of `query`. It holds no more
 * than the offset and a digest, so any process can read it and none keeps
 * state; made up by hand it still leads to no more than the query gives.
 */
export function pageToken(offset: number, query: object): string {
  const start = Buffer.alloc(OFFSET_BYTES);
  start.writeUIntBE(offset, 0, OFFSET_BYTES);
  return Buffer.concat([start, digestOf(offset, query)]).toString("base64url");
}

/**
 * The offset that `token` stands for.
 *
 * @throws {PlacesError} INVALID_ARGUMENT when it was made for another query or is none.
 */
export function pageOffset(
  token: string | undefined,
  query: object,
  maxResults: number = MAX_PAGED_RESULTS,
): number {
  if (token === undefined) return 0;
  const bytes = Buffer.from(token, "base64url");
  const offset = bytes.length > OFFSET_BYTES ? bytes.readUIntBE(0, OFFSET_BYTES) : 0;
  const isOurs =
    bytes.subarray(OFFSET_BYTES).equals(digestOf(offset, query)) && bytes.toString("base64url") === token;
  if (isOurs && offset > 0 && offset < maxResults) return offset;
  const description =
    "pageToken does not belong to this query; send the nextPageToken of the page before with the same fields.";
  throw new PlacesError("INVALID_ARGUMENT", description, {
    fieldViolations: [{ field: "pageToken", description }],
  });
}

function digestOf(offset: number, query: object): Buffer {
  const canonical = JSON.stringify([offset, query], (_name, value: unknown) =>
    typeof value === "object" && value !== null && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
      : value,
  );
  return createHash("sha256").update(canonical).digest().subarray(0, 15);
}
