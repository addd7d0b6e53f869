import type { Sheet } from "../../../../photos/ink.ts";
import { block, disc, mix, oval, path } from "../../../../photos/ink.ts";

/** None to three things that somebody left in the boot, standing on its floor at `foot`. */
export function bootThings(sheet: Sheet, foot: number): string {
  const things = [crate, suitcase, ball].slice(0, sheet.random.whole(0, 3));
  return things.map((thing) => thing(sheet, foot)).join("");
}

/** With fruit from the market. */
function crate({ width, light, random }: Sheet, foot: number): string {
  const x = width * 0.36;
  const fruit = [0, 1, 2, 3].map((item) =>
    disc(x + 32 + item * 42, foot - 178, 26, random.pick(["#d9503a", "#e6a93a", "#8fae4f", light.land[2]])),
  );
  return (
    block(x, foot - 172, 190, 128, mix("#a97b52", light.ink, 0.12), 5) +
    block(x + 22, foot - 150, 146, 14, light.ink, 4, 0.3) +
    fruit.join("")
  );
}

function suitcase({ width, light }: Sheet, foot: number): string {
  const x = width * 0.54;
  return (
    block(x, foot - 210, 150, 170, light.accents[0]!, 18) +
    block(x + 46, foot - 238, 58, 34, "#00000000", 12) +
    `<rect x="${Math.round(x + 44)}" y="${Math.round(foot - 244)}" width="62" height="46" rx="14" fill="none" stroke="${light.ink}" stroke-width="9"/>` +
    block(x, foot - 150, 150, 12, light.paper, 0, 0.5) +
    block(x, foot - 100, 150, 12, light.paper, 0, 0.5)
  );
}

function ball({ width, light }: Sheet, foot: number): string {
  const x = width * 0.3;
  return (
    oval(x, foot - 70, 62, 58, light.accents[1]!) +
    path(
      `M${x - 60},${foot - 80} Q${x},${foot - 120} ${x + 60},${foot - 80} Q${x},${foot - 60} ${x - 60},${foot - 80} Z`,
      light.paper,
    )
  );
}
