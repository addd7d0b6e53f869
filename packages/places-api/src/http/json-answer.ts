import { createHash } from "node:crypto";
import { isPartialSearch } from "@lieudit/place-index";
import {
  applyFieldMask,
  type FieldMask,
  type MessageShape,
  type SystemParameters,
  withEnumNumbers,
} from "@lieudit/place-model";

export interface ResponseOptions {
  shape: MessageShape;
  mask: FieldMask;
  system: SystemParameters;
  /** For `explain=true`: added after the mask was applied, because the protocol has no such field. */
  explanation?: object | undefined;
  /** The signal of the searches behind the response: if one was partial, a header says so. */
  signal?: AbortSignal;
  /** Headers of this response alone. */
  headers?: Readonly<Record<string, string>>;
}

/** Marks responses of searches that reached the limit of work of one call. The protocol has no field for it. */
export const PARTIAL_HEADER = "x-partial-results";

/** Writes a response in the requested format. All JSON responses are made here. */
export function toJsonResponse(
  request: Request,
  answer: object,
  { shape, mask, system, explanation, signal, headers }: ResponseOptions,
): Response {
  const masked = applyFieldMask(answer, mask);
  const encoded = system.hasEnumNumbers ? withEnumNumbers(shape, masked) : masked;
  const value = explanation === undefined ? encoded : { ...(encoded as object), explanation };
  const text = JSON.stringify(value, null, system.isPretty ? 2 : undefined);
  const isPartial = signal !== undefined && isPartialSearch(signal);
  const type = {
    "content-type": "application/json; charset=UTF-8",
    ...(isPartial ? { [PARTIAL_HEADER]: "true" } : {}),
    ...headers,
  };
  if (request.method === "POST") return new Response(text, { headers: { ...ALWAYS, ...type } });
  return toTaggedResponse(request, text, { ...type, vary: "X-Goog-FieldMask, X-Goog-Api-Key" });
}

/** Returns the response to a GET, or 304 if the client has it already. */
export function toTaggedResponse(request: Request, text: string, given: Record<string, string>): Response {
  const etag = `"${createHash("sha256").update(text).digest("base64url").slice(0, 27)}"`;
  const headers = { ...ALWAYS, ...given, etag };
  return matchesTag(request.headers.get("if-none-match"), etag)
    ? new Response(null, { status: 304, headers })
    : new Response(text, { headers });
}

const ALWAYS = {
  "x-content-type-options": "nosniff",
  // Opening hours depend on the time, so stored responses are always revalidated.
  "cache-control": "private, no-cache",
} as const;

/** Whether an `If-None-Match` names `etag`. Compression may have made the tag a weak one. */
export function matchesTag(ifNoneMatch: string | null, etag: string): boolean {
  if (ifNoneMatch === null) return false;
  return ifNoneMatch.split(",").some((tag) => tag.trim() === "*" || tag.trim().replace(/^W\//, "") === etag);
}
