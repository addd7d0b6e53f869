import { PlacesError } from "@lieudit/place-model";

/**
 * Reads the JSON object in the body of a response.
 *
 * @throws {PlacesError} INTERNAL if the body is not a JSON object or exceeds `maxBytes`;
 *   UNAVAILABLE if it is truncated, or if a gateway returned 502, 503 or 504 without JSON.
 */
export async function readResponseJson(answer: Response, maxBytes: number): Promise<object> {
  const type = answer.headers.get("content-type") ?? "none";
  if (!/^application\/(?:[\w.+-]+\+)?json\b/i.test(type)) {
    await answer.body?.cancel();
    throw new PlacesError(
      answer.status >= 502 && answer.status <= 504 ? "UNAVAILABLE" : "INTERNAL",
      `The places server returned status ${answer.status} with content type ${type.slice(0, 80)} instead of application/json; check the server's address.`,
      { reason: "WRONG_TYPE" },
    );
  }
  const text = await readLimitedText(answer, maxBytes);
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (cause) {
    throw new PlacesError(
      "UNAVAILABLE",
      "The places server's response is truncated or malformed JSON; try again.",
      { reason: "TRUNCATED", cause },
    );
  }
  if (typeof value !== "object" || value === null || Array.isArray(value)) {
    throw new PlacesError(
      "INTERNAL",
      "The places server's response is not a JSON object; check the server's address.",
      {
        reason: "WRONG_TYPE",
      },
    );
  }
  return value;
}

async function readLimitedText(answer: Response, maxBytes: number): Promise<string> {
  const tooLarge = () =>
    new PlacesError(
      "INTERNAL",
      `The places server's response exceeds ${maxBytes} bytes and was discarded; request fewer fields.`,
      { reason: "TOO_LARGE" },
    );
  if (Number(answer.headers.get("content-length") ?? 0) > maxBytes) {
    await answer.body?.cancel();
    throw tooLarge();
  }
  if (answer.body === null) return "";
  const decoder = new TextDecoder();
  const reader = answer.body.getReader();
  let text = "";
  let bytes = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return text + decoder.decode();
    bytes += value.byteLength;
    if (bytes > maxBytes) {
      await reader.cancel();
      throw tooLarge();
    }
    text += decoder.decode(value, { stream: true });
  }
}
