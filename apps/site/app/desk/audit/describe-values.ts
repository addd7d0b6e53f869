import { HARD_SPACE } from "../../shell/format/french.ts";

type Values = Readonly<Record<string, unknown>> | null;

/** Returns the values of a change, such as `choix : Classée`; values before it stand before an arrow. */
export function describeValues(before: Values, after: Values): string {
  const names = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])];
  return names
    .map((name) => {
      const [old, current] = [before?.[name], after?.[name]];
      const text = old === undefined ? `${current}` : `${old} → ${current ?? "–"}`;
      return `${name}${HARD_SPACE}: ${text}`;
    })
    .join(", ");
}
