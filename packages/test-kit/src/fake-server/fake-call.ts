import { findRepeatedKey, PlacesError } from "@lieudit/place-model";

/** A received call, for tests to inspect. */
export interface FakeCall {
  /** HTTP method. */
  method: string;
  /** With its query. */
  path: string;
  /** The mask, from the header or the query; undefined without one. */
  fieldMask: string | undefined;
  /** The parsed JSON body; undefined for a GET. */
  body: unknown;
}

/** Parses a request, which can still be read afterwards. */
export async function parseFakeCall(request: Request): Promise<FakeCall> {
  const { pathname, search, searchParams } = new URL(request.url);
  const text = request.method === "GET" || request.method === "HEAD" ? "" : await request.clone().text();
  return {
    method: request.method,
    path: pathname + search,
    fieldMask: request.headers.get("x-goog-fieldmask") || searchParams.get("$fields") || undefined,
    body: text === "" ? undefined : parsedOrText(text),
  };
}

/**
 * Returns the body of a call.
 *
 * @throws {PlacesError} INVALID_ARGUMENT as the real server does.
 */
export function jsonBody(request: Request, { body }: FakeCall): unknown {
  const encoding = request.headers.get("content-encoding") ?? "identity";
  if (encoding !== "identity") {
    throw invalid(`The request's body is compressed (Content-Encoding: ${encoding}).`, 415);
  }
  if (body === undefined) return {};
  if (!/^application\/json\b/i.test(request.headers.get("content-type") ?? "")) {
    throw invalid("The request's body is not declared as application/json.", 415);
  }
  if (JSON.stringify(body).length > 64 * 1024) throw invalid("The request's body is too large.", 413);
  if (body instanceof UnreadableText) {
    throw invalid(
      body.twice === null
        ? "The request's body is not valid JSON."
        : `The request's body has the field ${JSON.stringify(body.twice)} twice in one object.`,
    );
  }
  return body;
}

class UnreadableText {
  readonly text: string;
  /** The repeated field of otherwise valid JSON. */
  readonly twice: string | null;
  constructor(text: string, twice: string | null = null) {
    this.text = text;
    this.twice = twice;
  }
}

function parsedOrText(text: string): unknown {
  try {
    const value: unknown = JSON.parse(text);
    const twice = findRepeatedKey(text);
    return twice === null ? value : new UnreadableText(text, twice);
  } catch {
    return new UnreadableText(text);
  }
}

function invalid(message: string, httpStatus = 400): PlacesError {
  return new PlacesError("INVALID_ARGUMENT", message, { httpStatus });
}
