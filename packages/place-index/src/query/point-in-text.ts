import type { LatLng } from "@lieudit/place-model";
import { type PlusCode, plusCode } from "../geo/plus-code.ts";
import { coordinatesIn } from "./coordinates-in-text.ts";
import { cut } from "./read-query.ts";

/** A text that says where, and no name: coordinates, or a plus code with the town that makes a short one whole. */
export type TextPoint = { point: LatLng } | { code: PlusCode; beside: string };

/** The point that somebody typed, or null where the text is one like any other. */
export function pointIn(text: string): TextPoint | null {
  const point = coordinatesIn(text);
  if (point !== null) return { point };
  if (!text.includes("+")) return null;
  const words = cut(text)
    .split(/[\s,;]+/)
    .filter((word) => word !== "");
  for (const [i, word] of words.entries()) {
    const code = plusCode(word);
    if (code !== null) return { code, beside: words.toSpliced(i, 1).join(" ") };
  }
  return null;
}
