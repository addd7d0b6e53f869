/** Goes with a navigation whose reader should go on reading in the details of a place. */
export const FOCUS_DETAILS = { focus: "details" } as const;

/** Whether a location's state, which may be anything, is `FOCUS_DETAILS`. */
export function isFocusState(state: unknown): boolean {
  return typeof state === "object" && state !== null && "focus" in state && state.focus === "details";
}
