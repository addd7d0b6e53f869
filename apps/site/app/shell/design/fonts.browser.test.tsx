import { afterEach, beforeAll, expect, test } from "vitest";
import "./fonts.css";

/** Every face that draws words of a page. */
const FACES = [
  { family: "Figtree", weight: 400 },
  { family: "Figtree", weight: 700 },
  { family: "Bricolage Grotesque", weight: 800 },
] as const;

/** Characters of French besides its letters. */
const SIGNS = "œŒŸ€«»’…–−";

beforeAll(async () => {
  for (const { family, weight } of FACES) {
    const [plain, rare] = await Promise.all(
      ["a", "Ÿ"].map((text) => document.fonts.load(`${weight} 100px "${family}"`, text)),
    );
    if (!plain?.length || !rare?.length) throw new Error(`${family} did not load.`);
  }
});

afterEach(() => document.body.replaceChildren());

test.each(FACES)("$family $weight sets the narrow no-break space a sixth of its size wide", (face) => {
  for (const [apart, joined] of [
    ["1\u202f2", "12"],
    ["t\u202f;", "t;"],
    ["«\u202fa", "«a"],
  ] as const) {
    const space = drawnWidth(apart, face, "monospace") - drawnWidth(joined, face, "monospace");
    expect(space / 100).toBeGreaterThan(0.12);
    expect(space / 100).toBeLessThan(0.19);
  }
  expect(drawnWidth("\u202f", face, "monospace") / 100).toBeCloseTo(1 / 6, 1);
  // Clearly narrower than the space between words, and the hard one is as wide as that.
  const [narrow, hard, plain] = ["\u202f", "\u00a0", " "].map((sign) =>
    drawnWidth(`a${sign}a`, face, "monospace"),
  );
  expect(hard).toBe(plain);
  expect((plain ?? 0) - (narrow ?? 0)).toBeGreaterThan(3);
});

test.each(FACES)("$family $weight draws every sign of French itself", (face) => {
  const strangers = [...SIGNS].filter(
    (sign) => drawnWidth(sign, face, "monospace") !== drawnWidth(sign, face, "serif"),
  );
  expect(strangers).toEqual([]);
});

/** In px, with letters of 100 px; what the face lacks is drawn by the other one. */
function drawnWidth(text: string, { family, weight }: (typeof FACES)[number], other: string): number {
  const line = document.createElement("span");
  line.style.cssText = `font: ${weight} 100px "${family}", ${other}; position: absolute; white-space: pre; font-kerning: none`;
  line.textContent = text;
  document.body.append(line);
  return line.getBoundingClientRect().width;
}
