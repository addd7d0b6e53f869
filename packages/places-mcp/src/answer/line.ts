import { quoteText } from "./untrusted-text.ts";

/** Text of our own, or third-party text that `line` has quoted. */
export class SafeText {
  readonly text: string;
  constructor(text: string) {
    this.text = text;
  }
}

/**
 * Builds a line of a response. Strings between the literal parts are quoted as third-party data;
 * only numbers and `SafeText` appear as they are.
 *
 * @example line`${place.displayName.text} · ${metres} m` // ⟦Le Fournil⟧ · 350 m
 */
export function line(
  literals: TemplateStringsArray,
  ...values: readonly (string | number | SafeText)[]
): SafeText {
  const parts = literals.map((literal, at) => literal + (at < values.length ? format(values[at]) : ""));
  return new SafeText(parts.join(""));
}

/** Joins the parts that exist. */
export function joinText(parts: readonly (SafeText | null)[], separator: string): SafeText {
  return new SafeText(parts.flatMap((part) => part?.text ?? []).join(separator));
}

/** Numbers the lines from 1, or from `first`. */
export function numberLines(lines: readonly SafeText[]): SafeText[] {
  return lines.map(({ text }, at) => new SafeText(`${at + 1}. ${text}`));
}

function format(value: string | number | SafeText | undefined): string {
  if (value instanceof SafeText) return value.text;
  return typeof value === "number" ? String(value) : quoteText(value ?? "");
}
