import type { ServiceMethod } from "./service-answers.ts";

/**
 * Loads what answers a call of an older service, and hands the call on. Where
 * that does not come, the callback is told so.
 *
 * @param container where places of the answer say where they come from
 * @throws {TypeError} where `callback` is no function.
 */
export function callService(
  method: ServiceMethod,
  request: object,
  callback: unknown,
  container?: unknown,
): Promise<unknown> {
  if (typeof callback !== "function") {
    throw new TypeError(`${method} got no callback; give a function.`);
  }
  const answered = loadAnswers().then(
    // Each method tells a callback what its own type says.
    ({ answerService }) => answerService(method, { request, callback: callback as () => void, container }),
    (error: unknown) => {
      console.error(`${method}: ${error instanceof Error ? error.message : String(error)}`);
      callback(null, "UNKNOWN_ERROR", null);
      throw error;
    },
  );
  // Whoever has a callback need not look at the promise.
  answered.catch(() => {});
  return answered;
}

export const loadAnswers = () => import("./service-answers.ts");
