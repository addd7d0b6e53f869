import { type Challenge, solveChallenge } from "altcha-lib";
import { deriveKey } from "altcha-lib/algorithms/web/pbkdf2";
import { EXECUTE_TIMEOUT_MS } from "./bot-check-limits.ts";

/** Does the work of challenges beside the page: says that it is there, then answers each with its solution or null. */
self.onmessage = async ({ data }: MessageEvent<Challenge>) => {
  const solution = await solveChallenge({ challenge: data, deriveKey, timeout: EXECUTE_TIMEOUT_MS }).catch(
    () => null,
  );
  self.postMessage(solution);
};
self.postMessage(null);
