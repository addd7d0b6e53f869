import { expect, test } from "vitest";
import { readFuelWords } from "./station-kinds.ts";

test.each([
  ["gazole", "gazole"],
  ["Gazole moins cher", "gazole"],
  ["diesel le moins cher", "gazole"],
  ["prix du SP 98", "sp98"],
  ["SP95-E10 pas cher", "sp95-e10"],
  ["Superéthanol", "e85"],
  ["prix de l’éthanol", "e85"],
  ["sans plomb 98", "sp98"],
  ["gazole Houlgrève", null],
  ["restaurant pas cher", null],
  ["", null],
])("%j asks for the fuel %s", (text, slug) => expect(readFuelWords(text)?.slug ?? null).toBe(slug));
