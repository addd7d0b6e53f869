import { typeset } from "../format/french.ts";

/** Returns the fields of a small JSON object that a page posts; null for anything else or a longer body. */
export async function postedFields(
  request: Request,
  maxCharacters: number,
): Promise<ReadonlyMap<string, unknown> | null> {
  const text = await request.text();
  if (text.length > maxCharacters) return null;
  try {
    const body: unknown = JSON.parse(text);
    return typeof body === "object" && body !== null ? new Map(Object.entries(body)) : null;
  } catch {
    return null;
  }
}

/** Returns a success response that sets these cookies. */
export function keptAnswer(cookies: readonly string[]): Response {
  const headers = new Headers({ "cache-control": "no-store" });
  for (const cookie of cookies) headers.append("set-cookie", cookie);
  return new Response(null, { status: 204, headers });
}

/** Returns an error response with a sentence for the visitor. */
export function refusedAnswer(status: number, message: string): Response {
  return Response.json({ message: typeset(message) }, { status, headers: { "cache-control": "no-store" } });
}

/** Reads the fields of a form. Any other body has no fields, so it is rejected for its missing token. */
export async function readForm(request: Request): Promise<FormData> {
  try {
    return await request.formData();
  } catch {
    return new FormData();
  }
}
