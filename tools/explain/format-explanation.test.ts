import { expect, test } from "vitest";
import { formatExplanation } from "./format-explanation.ts";

test("formats the readings, the candidates and what decided their order", () => {
  const text = formatExplanation({
    text: "bd port",
    readings: [
      {
        interpretation: 'as typed: "bd port"',
        words: [
          { text: "bd", isHouseNumber: false, long: "boulevard", categories: [], corrections: [] },
          {
            text: "port",
            isHouseNumber: false,
            categories: ["marina"],
            corrections: [{ text: "pont", edits: 1 }],
          },
        ],
        readers: [{ name: "all words in the name", words: ["bd", "port"], newPlaces: 2 }],
      },
    ],
    candidates: [
      {
        id: "street-1",
        name: "Boulevard du Port",
        primaryType: "route",
        address: "Boulevard du Port, 96100 Aubremer",
        location: { latitude: 0, longitude: 0 },
        reader: "all words in the name",
        score: 6,
        parts: { words: 4.5, name: 2.2, kind: -0.7 },
        words: [{ text: "bd", points: 4.5, source: "name" }],
        decidedBy: { part: "name", points: 0.7 },
      },
    ],
    candidateCount: 2,
  });
  expect(text).toBe(`"bd port"

Read as typed: "bd port"
  bd: short for boulevard
  port: type marina; corrected to pont
  + 2 by all words in the name: bd port

Candidates: 2, best first

1. Boulevard du Port (route), Boulevard du Port, 96100 Aubremer  street-1
   6.00 = words +4.50 name +2.20 kind −0.70   found by all words in the name
   words: bd 4.5 (name)
   before the next by name +0.70
`);
});
