import { SubmissionError } from "./submission-error.ts";

/** Requests without a form carry a choice or a listing's number. */
const MAX_BYTES = 20_000;
/** The operator writes legal texts there; a letter with an accent takes six bytes in a form. */
const LONG_TEXTS = { path: /^\/espace\/textes\//, maxBytes: 400_000 };

/**
 * A request with its body read, so that no page reads more than it can hold.
 *
 * @throws {SubmissionError} 413 for more than the limit, said or sent; 400 for a body that breaks off
 */
export async function withBoundedBody(request: Request): Promise<Request> {
  if (request.body === null) return request;
  const maxBytes = LONG_TEXTS.path.test(new URL(request.url).pathname) ? LONG_TEXTS.maxBytes : MAX_BYTES;
  if (Number(request.headers.get("content-length") ?? 0) > maxBytes) throw tooLarge();
  const pieces: Uint8Array[] = [];
  let byteCount = 0;
  const reader = request.body.getReader();
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) break;
      byteCount += value.byteLength;
      if (byteCount > maxBytes) throw tooLarge();
      pieces.push(value);
    }
  } catch (error) {
    reader.cancel().catch(() => {});
    if (error instanceof SubmissionError) throw error;
    throw new SubmissionError(
      400,
      "Votre envoi est arrivé incomplet\u202f; rien n’a été enregistré. Réessayez.",
      {
        cause: error,
      },
    );
  }
  const { url, method, headers, signal } = request;
  return new Request(url, { method, headers, signal, body: Buffer.concat(pieces) });
}

function tooLarge(): SubmissionError {
  return new SubmissionError(
    413,
    `Votre envoi dépasse ${MAX_BYTES / 1000} ko, ce que cette page peut recevoir. Réessayez avec moins.`,
  );
}
