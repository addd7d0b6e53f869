/**
 * Where a date field's picker stands: `waiting` for its 300 ms after the field
 * got the focus, `shown`, or `dismissed` while the focus stays in the field.
 */
export type DatePickerPhase = "away" | "waiting" | "shown" | "dismissed";

export type DatePickerEvent = "focused" | "waited" | "asked" | "dismissed" | "left";

/** The picker shows so long after the field got the focus. */
export const PICKER_AFTER_MS = 300;

/** Returns the next phase of a date field's picker. */
export function nextPickerPhase(phase: DatePickerPhase, event: DatePickerEvent): DatePickerPhase {
  switch (event) {
    case "focused":
      // The focus that comes back from the picker opens nothing again.
      return phase === "away" ? "waiting" : phase;
    case "waited":
      return phase === "waiting" ? "shown" : phase;
    case "asked":
      return "shown";
    case "dismissed":
      return phase === "away" ? "away" : "dismissed";
    case "left":
      return "away";
  }
}
