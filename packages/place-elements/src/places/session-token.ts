import { createSessionToken } from "@lieudit/place-widgets";
import { hide } from "./members.ts";

const STATE = Symbol("session");

/** What a token is on the wire, and whether a request for details has ended its session. */
interface Session {
  text: string;
  isOver: boolean;
}

/** Joins the requests of one search by a person: those for suggestions, and the one for the chosen place. */
export class AutocompleteSessionToken {
  constructor() {
    hide(this, STATE, { text: createSessionToken(), isOver: false } satisfies Session);
  }
}

/** The token as the wire has it; undefined without a token, or once its session is over. */
export function sessionText(token: AutocompleteSessionToken | null | undefined): string | undefined {
  const session = getSession(token);
  return session === undefined || session.isOver ? undefined : session.text;
}

/** Ends the session, or takes that back where the request that was to end it failed. */
export function endSession(token: AutocompleteSessionToken | null | undefined, isOver = true): void {
  const session = getSession(token);
  if (session !== undefined) session.isOver = isOver;
}

function getSession(token: AutocompleteSessionToken | null | undefined): Session | undefined {
  // Hidden, so the class does not name it.
  return (token as { [STATE]?: Session } | null | undefined)?.[STATE];
}
