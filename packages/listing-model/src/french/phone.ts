import { HARD_SPACE } from "./spaces.ts";

/** `01 23 45 67 89` for `+33123456789`; a foreign number stays as it is. */
export function phoneText(e164: string): string {
  const [, digits] = /^\+33(\d{9})$/.exec(e164) ?? [];
  return digits === undefined ? e164 : (`0${digits}`.match(/../g) ?? []).join(HARD_SPACE);
}
