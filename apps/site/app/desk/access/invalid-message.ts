/**
 * Returns what is wrong with what a person typed, in the words of the store that refused it.
 *
 * @throws the error itself if it is of another kind
 */
export function getInvalidMessage(error: unknown): string {
  const { code, message } = error as { code?: string; message?: string };
  if (code === "INVALID" && message !== undefined) return message;
  throw error;
}
