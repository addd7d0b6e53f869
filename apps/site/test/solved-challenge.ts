import { solveChallenge } from "altcha-lib";
import { deriveKey } from "altcha-lib/algorithms/web/pbkdf2";
import { writeToken } from "../app/forms/bot-check/bot-token.ts";

/**
 * Returns a token of the bot check as the page's own script makes it.
 *
 * @throws {Error} when the site gives no challenge
 */
export async function solvedChallenge(url: string, siteKey: string, action: string): Promise<string> {
  const answer = await fetch(`${url}/verification?${new URLSearchParams({ cle: siteKey, action })}`);
  if (!answer.ok) throw new Error(`The challenge was answered with status ${answer.status}.`);
  // Our own server's.
  const challenge = (await answer.json()) as Parameters<typeof solveChallenge>[0]["challenge"];
  const solution = await solveChallenge({ challenge, deriveKey });
  if (solution === null) throw new Error("The challenge has no solution.");
  return writeToken({ challenge, solution });
}
