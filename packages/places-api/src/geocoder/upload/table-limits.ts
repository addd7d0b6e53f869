/** Maximum size of an uploaded table, in bytes. Memory holds at most one table of this size per upload. */
export const MAX_TABLE_BYTES = 50_000_000;

/** Maximum number of lines of an uploaded table; line breaks within cells count. */
export const MAX_TABLE_LINES = 200_000;

/** The fields and the frame of a form may have so many bytes in addition. */
export const MAX_FORM_BYTES = 100_000;

/** A response does not wait longer than this for the end of an upload, in milliseconds. */
export const START_MS = 250;
