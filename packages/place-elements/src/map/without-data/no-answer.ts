import { type ErrorEndpoint, MapsRequestError } from "../../core/errors.ts";

/**
 * Reports to a page that there are no results, with the status that services have
 * for places without a route: calls its callback with `result`, or else rejects.
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
