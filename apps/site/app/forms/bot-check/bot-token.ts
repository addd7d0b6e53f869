import type { Challenge, Solution } from "altcha-lib/types";

/** Content of a token: the solution of a challenge. */
export interface BotToken {
  challenge: Challenge;
  solution: Solution;
}

/** Longer tokens are invalid; ours have some 700 characters. */
const MAX_LENGTH = 4_000;

/** A token as it stands in a form. */
export function writeToken({ challenge, solution }: BotToken): string {
  return btoa(JSON.stringify({ challenge, solution }));
}

/** Parses a token that a form sent, or returns null. It does not verify the token. */
export function readToken(text: string): BotToken | null {
  if (text.length > MAX_LENGTH || !/^[\w+/=]+$/.test(text)) return null;
  try {
    const token: unknown = JSON.parse(atob(text));
    return isToken(token) ? token : null;
  } catch {
    return null;
  }
}

function isToken(value: unknown): value is BotToken {
  if (!isRecord(value) || !isRecord(value.challenge) || !isRecord(value.solution)) return false;
  const { parameters, signature } = value.challenge;
  const { counter, derivedKey } = value.solution;
  return (
    isRecord(parameters) &&
    Object.values(parameters).every((part) => !isRecord(part) || part === parameters.data) &&
    isRecord(parameters.data) &&
    HEX.test(String(parameters.nonce)) &&
    HEX.test(String(parameters.salt)) &&
    typeof signature === "string" &&
    typeof counter === "number" &&
    typeof derivedKey === "string"
  );
}

const HEX = /^[0-9a-f]{32}$/;

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
