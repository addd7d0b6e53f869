/** Navigation state that moves the focus to the details of a place. */
export const FOCUS_DETAILS = { focus: "details" } as const;

/** The same for a place chosen in the list, which the details replace on a phone; the back link returns there. */
export const CHOSEN_IN_LIST = { ...FOCUS_DETAILS, from: "list" } as const;

/** Returns whether a location state is `CHOSEN_IN_LIST`. */
export function isFromList(state: unknown): boolean {
  return isFocusState(state) && "from" in state && state.from === "list";
}

/** Returns whether a location state of any type moves the focus to the details. */
export function isFocusState(state: unknown): state is { focus: "details" } {
  return typeof state === "object" && state !== null && "focus" in state && state.focus === "details";
}
