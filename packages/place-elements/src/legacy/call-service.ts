/**
 * Loads what answers a call of an older service, and hands the call on. Where
 * that does not come, the callback is told so.
 *
 * @throws {TypeError} where `callback` is no function.
 */
export function callService<Part, Answer>(
  method: string,
  callback: unknown,
  load: () => Promise<Part>,
  answer: (part: Part) => Promise<Answer>,
): Promise<Answer> {
  if (typeof callback !== "function") {
    throw new TypeError(`${method} got no callback; give a function that takes the answer.`);
  }
  const answered = load().then(answer, (error: unknown) => {
    console.error(`${method}: ${error instanceof Error ? error.message : String(error)}`);
    callback(null, "UNKNOWN_ERROR", null);
    throw error;
  });
  // Whoever has a callback need not look at the promise.
  answered.catch(() => {});
  return answered;
}
