/** What became of the token that came with a form. */
export type TokenVerdict = "passed" | "missing" | "old" | "foreign" | "used";

/** How much another service thinks that a person sends, from 0 to 1. */
export interface OutsideScore {
  score: number;
}

/** Anonymous facts about a sent form. */
export interface FormSigns {
  token: TokenVerdict | OutsideScore;
  /** Whether the field that people do not see was filled. */
  isTrapFilled: boolean;
  /** From the page to the sending; null if it is not known. */
  filledInMs: number | null;
  /** Presses of a pointer and of keys in the form; null if no script counted them. */
  presses: number | null;
  hasLanguage: boolean;
  isHeadless: boolean;
  /** Forms that this sender sent within the last hour. */
  sentLately: number;
}

/** Nobody reads a form and fills it in less. */
const QUICK_MS = 2_500;
/** Few people have more to send in an hour. */
const MANY_FORMS = 5;

const TOKEN_SCORES: Readonly<Record<TokenVerdict, number>> = {
  passed: 1,
  // Scripts may be off or blocked; then nothing else may speak against the sender.
  missing: 0.5,
  old: 0.4,
  foreign: 0.2,
  used: 0.2,
};

/**
 * How much a form looks as if a person had sent it: 0 for a program, 1 for a
 * person. It only weighs; nobody is refused by it, and visitors solve no puzzle.
 */
export function botScore(signs: FormSigns): number {
  if (signs.isTrapFilled) return 0;
  const lost = [
    signs.filledInMs !== null && signs.filledInMs < QUICK_MS ? 0.6 : 0,
    // A browser may fill a form in by itself, but someone sends it.
    signs.presses === 0 ? 0.2 : 0,
    signs.hasLanguage ? 0 : 0.2,
    signs.isHeadless ? 0.3 : 0,
    signs.sentLately > MANY_FORMS ? 0.3 : 0,
  ].reduce((sum, part) => sum + part, 0);
  const start = typeof signs.token === "object" ? signs.token.score : TOKEN_SCORES[signs.token];
  return Math.round(Math.max(0, start - lost) * 100) / 100;
}

/** Below it the sender is asked to confirm the e-mail address. */
export const DOUBTFUL_SCORE = 0.5;
