import { findRepeatedKey, PlacesError } from "@lieudit/place-model";
import { DEFAULT_LIMITS } from "../limits/limits.ts";
import type { PlacesApiDeps } from "../places-api-deps.ts";

/**
 * Reads the JSON body of a request. An empty body is an empty message.
 *
 * @throws {PlacesError} INVALID_ARGUMENT: with HTTP 415 for another media type or a compressed
 *   body, 413 above the size limit, 400 for malformed JSON or repeated keys.
 */
export async function readJsonBody(
  request: Request,
  { settings }: Pick<PlacesApiDeps, "settings">,
): Promise<unknown> {
  const encoding = request.headers.get("content-encoding")?.trim() || "identity";
  if (!/^identity$/i.test(encoding)) {
    throw new PlacesError(
      "INVALID_ARGUMENT",
      `The request's body is compressed (Content-Encoding: ${encoding.slice(0, 40)}), which this server does not unpack; send it as it is.`,
      { httpStatus: 415 },
    );
  }
  const bytes = await limitedBytes(request, (settings.limits ?? DEFAULT_LIMITS).maxBodyBytes);
  if (bytes.byteLength === 0) return {};
  const type = request.headers.get("content-type") ?? "";
  if (!/^application\/json\s*(?:;\s*charset="?utf-8"?\s*)?$/i.test(type)) {
    throw new PlacesError(
      "INVALID_ARGUMENT",
      "The request's body is not declared as application/json in UTF-8; set the header Content-Type.",
      { httpStatus: 415 },
    );
  }
  return parseJson(bytes, "The request's body");
}

/**
 * Parses the message of a GET, which is in the parameter `request`.
 *
 * @throws {PlacesError} INVALID_ARGUMENT without it, and for malformed JSON or repeated keys
 */
export function readJsonParameter(text: string | undefined): unknown {
  if (text === undefined)
    throw new PlacesError(
      "INVALID_ARGUMENT",
      'The parameter "request" is missing; send the message of the POST in it, as JSON.',
    );
  return parseJson(new TextEncoder().encode(text), 'The parameter "request"');
}

function parseJson(bytes: Uint8Array, subject: string): unknown {
  let text: string;
  let value: unknown;
  try {
    text = new TextDecoder("utf-8", { fatal: true }).decode(bytes);
    value = JSON.parse(text);
  } catch (cause) {
    throw new PlacesError(
      "INVALID_ARGUMENT",
      `${subject} is not valid JSON in UTF-8; check its quotes, commas and brackets.`,
      { cause },
    );
  }
  if (isDeep(text)) {
    throw new PlacesError(
      "INVALID_ARGUMENT",
      `${subject} is nested deeper than ${MAX_LEVELS} levels, which no request is; check its brackets.`,
    );
  }
  const twice = findRepeatedKey(text);
  if (twice === null) return value;
  throw new PlacesError(
    "INVALID_ARGUMENT",
    `${subject} has the field ${JSON.stringify(twice.slice(0, 100))} twice in one object; send it once.`,
  );
}

/** Maximum nesting, as in the protocol's parsers. Deeper values would overflow recursive functions. */
const MAX_LEVELS = 100;

/** Whether the brackets of a JSON text are nested deeper than the maximum. */
function isDeep(text: string): boolean {
  let levels = 0;
  for (const [token] of text.matchAll(/"[^"\\]*(?:\\.[^"\\]*)*"|[{}[\]]/g)) {
    if (token === "{" || token === "[") levels += 1;
    else if (token === "}" || token === "]") levels -= 1;
    if (levels > MAX_LEVELS) return true;
  }
  return false;
}

async function limitedBytes(request: Request, maxBytes: number): Promise<Uint8Array> {
  if (Number(request.headers.get("content-length") ?? 0) > maxBytes) throw tooLarge(maxBytes);
  if (request.body === null) return new Uint8Array();
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of request.body) {
    size += chunk.byteLength;
    if (size > maxBytes) throw tooLarge(maxBytes);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

function tooLarge(maxBytes: number): PlacesError {
  return new PlacesError(
    "INVALID_ARGUMENT",
    `The request's body is larger than ${maxBytes} bytes; send a shorter request.`,
    { httpStatus: 413 },
  );
}
