/** What is known of a form that was sent, beside its answers. */
export interface SentFacts {
  fields: ReadonlyMap<string, string>;
  /** Milliseconds since its page was made; null where the clock stands still. */
  filledInMs: number | null;
}

/** A field that people do not see and programs fill. */
export const TRAP_FIELD = "site-web";

/** Nobody reads a form and fills it in less. */
const QUICK_MS = 2500;

/**
 * How much a form looks as if a person had sent it, from 0 to 1. It refuses
 * nothing: what scores low is kept all the same, and told apart.
 */
export function judge(_request: Request, { fields, filledInMs }: SentFacts): number {
  if ((fields.get(TRAP_FIELD) ?? "") !== "") return 0;
  if (filledInMs !== null && filledInMs < QUICK_MS) return 0.3;
  return 1;
}

/** Below it, whoever runs the site looks first. */
export const DOUBTFUL_SCORE = 0.5;
