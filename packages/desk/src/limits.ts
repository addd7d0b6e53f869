/** Validity of a link that was requested by email. */
export const LINK_MINUTES = 15;
/** Validity of an invitation. */
export const INVITATION_DAYS = 7;
/** An invitation is sent again at most this often. */
export const MIN_INVITATION_MINUTES = 10;
/** Links that an account may request in an hour. */
export const MAX_LINKS_PER_HOUR = 5;
/** A session ends after this time without use. */
export const SESSION_IDLE_HOURS = 12;
/** A session ends after this time, whatever the use. */
export const SESSION_MAX_DAYS = 30;
