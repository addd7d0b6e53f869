/**
 * Internal header by which a page asks to count listings: `<kind> <id>,<id>`. The server counts and
 * removes it.
 */
export const FIGURE_HEADER = "x-figure";
