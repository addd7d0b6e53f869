import { expect, test } from "vitest";
import { splitRegion } from "./region-at-end.ts";

const PACA = "provence alpes cote d azur";

test.each([
  ["Nice, Provence-Alpes-Côte d'Azur", "Nice", PACA],
  ["nice provence alpes cote d azur", "nice", PACA],
  ["Nice PACA", "Nice", PACA],
  ["12 rue Haute, Nice, Île-de-France ", "12 rue Haute, Nice", "ile de france"],
  ["Bastia Corse", "Bastia", "corse"],
  ["Aubremer, Grèves-et-Bocages", "Aubremer", "greves et bocages"],
  ["12 rue Haute, 06000 Nice", null, null],
  ["rue de Bretagne", null, null],
  ["place de la Bretagne", null, null],
  ["Bretagne", null, null],
  [", Bretagne", null, null],
  ["Aubremer", null, null],
  ["", null, null],
])("%j", (text, rest, region) => {
  expect(splitRegion(text)).toEqual(rest === null ? null : { text: rest, region });
});
