import { type ErrorEndpoint, MapsRequestError } from "../../core/errors.ts";

/**
 * Tells a page that nothing was found, as the services do of places that no way
 * leads to: its callback, with `result` and the status, or else by a rejection.
 * Pages begin such services beside all else, and have their own words for nothing.
 */
export function foundNothing(endpoint: ErrorEndpoint, result: unknown, callback: unknown): Promise<never> {
  const code = "ZERO_RESULTS";
  const message = `${endpoint}: this kit finds none.`;
  const answer = Promise.reject(new MapsRequestError(message, { code, endpoint }));
  if (typeof callback === "function") {
    console.warn(message);
    answer.catch(() => callback(result, code));
  }
  return answer;
}
