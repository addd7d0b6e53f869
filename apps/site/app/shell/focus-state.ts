/** Goes with a navigation whose reader should go on reading in the details of a place. */
export const FOCUS_DETAILS = { focus: "details" } as const;

/** The same for a place that was chosen in the list: on a phone it takes its place, and the way back leads there. */
export const CHOSEN_IN_LIST = { ...FOCUS_DETAILS, from: "list" } as const;

/** Whether a location's state is `CHOSEN_IN_LIST`. */
export function isFromList(state: unknown): boolean {
  return isFocusState(state) && "from" in state && state.from === "list";
}

/** Whether a location's state, which may be anything, asks for the focus in the details. */
export function isFocusState(state: unknown): state is { focus: "details" } {
  return typeof state === "object" && state !== null && "focus" in state && state.focus === "details";
}
