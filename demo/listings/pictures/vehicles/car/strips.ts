import { shape } from "../../../../photos/ink.ts";
import type { Pair } from "../../space.ts";

/** Strips between two rings of as many corners, as round the edge of a wheel. */
export function strips(from: readonly Pair[], to: readonly Pair[], fill: string): string {
  return from
    .map((corner, index) => {
      const next = (index + 1) % from.length;
      return shape([corner, from[next]!, to[next]!, to[index]!], fill);
    })
    .join("");
}
