import { HARD_SPACE } from "../../shell/format/french.ts";
import { formatMoment } from "../access/moment-text.ts";

type Values = Readonly<Record<string, unknown>> | null;

/**
 * Returns the values of a change, such as `choix : Classée`; values before it stand before an arrow,
 * and moments are those of France.
 */
export function describeValues(before: Values, after: Values): string {
  const names = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])];
  return names
    .map((name) => {
      const [old, current] = [before?.[name], after?.[name]];
      const text = old === undefined ? describe(current) : `${describe(old)} → ${describe(current ?? "–")}`;
      return `${name}${HARD_SPACE}: ${text}`;
    })
    .join(", ");
}

function describe(value: unknown): string {
  const text = `${value}`;
  return /^\d{4}-\d\d-\d\dT[\d:.]+Z$/.test(text) ? formatMoment(text) : text;
}
