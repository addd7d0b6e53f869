import { createSessionToken } from "@lieudit/place-widgets";
import { hide } from "./members.ts";

const STATE = Symbol("session");

/** The token on the wire, and whether a request for details has ended its session. */
interface Session {
  text: string;
  isOver: boolean;
}

/** Identifies the requests of one search: those for suggestions, and the one for the chosen place. */
export class AutocompleteSessionToken {
  constructor() {
    hide(this, STATE, { text: createSessionToken(), isOver: false } satisfies Session);
  }
}

/** Returns the token on the wire; undefined without a token or after its session. */
export function sessionText(token: AutocompleteSessionToken | null | undefined): string | undefined {
  const session = getSession(token);
  return session === undefined || session.isOver ? undefined : session.text;
}

/** Ends the session; `isOver` false resumes it after a failed request. */
export function endSession(token: AutocompleteSessionToken | null | undefined, isOver = true): void {
  const session = getSession(token);
  if (session !== undefined) session.isOver = isOver;
}

function getSession(token: AutocompleteSessionToken | null | undefined): Session | undefined {
  // Hidden, so it is not in the type of the class.
  return (token as { [STATE]?: Session } | null | undefined)?.[STATE];
}
