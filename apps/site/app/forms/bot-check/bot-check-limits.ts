/** The check's script, and what it needs, must be there within this time. */
export const ANCHOR_TIMEOUT_MS = 20_000;

/** A token must be made within this time. */
export const EXECUTE_TIMEOUT_MS = 15_000;

/** A token is good for so long, and for one form. */
export const TOKEN_LIFE_MS = 120_000;

/** Names of the hidden fields: the token, and what was seen while the form was filled. */
export const TOKEN_FIELD = "verification";
export const SIGNS_FIELD = "signes";

/** A field that people do not see and programs fill. */
export const TRAP_FIELD = "site-web";

/** The address of the challenges. */
export const CHALLENGE_PATH = "/verification";

/** Pattern of a form's purpose in a challenge. */
export const ACTION_FORM = /^[a-z][a-z0-9-]{0,31}$/;
