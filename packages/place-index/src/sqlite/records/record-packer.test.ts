import * as fc from "fast-check";
import { expect, test } from "vitest";
import { aPoi, aStreet } from "../../conformance/places.ts";
import { learnPieces } from "./learn-pieces.ts";
import { unpackText } from "./packed-text.ts";
import { RecordPacker } from "./record-packer.ts";

const KINDS = ["Café", "Boulangerie", "Hôtel", "Rue", "Quai"];
const NAMES = ["du Phare", "des Brumes", "de l'Église", "Neuve", "du Môle", "de Valbrune", "des Œillets"];
const SAMPLE = Array.from({ length: 200 }, (_, i) => {
  const name = `${KINDS[i % KINDS.length]} ${NAMES[i % NAMES.length]} ${i}`;
  return JSON.stringify(i % 3 === 0 ? aStreet(name) : aPoi(name));
});

test("a record comes back as it was, in a fraction of its bytes", () => {
  const packer = new RecordPacker(learnPieces(SAMPLE));
  for (const record of [aPoi("Hôtel du Phare 201"), aStreet("Rue de Valbrune 202")]) {
    const json = JSON.stringify(record);
    const packed = packer.pack(json);
    expect(unpackText(packed, packer.pieces)).toBe(json);
    expect(Buffer.byteLength(packed)).toBeLessThan(json.length / 4);
  }
});

test("any JSON comes back, whatever the pieces were learnt from", () => {
  const packers = [
    new RecordPacker(learnPieces(SAMPLE)),
    new RecordPacker(learnPieces([])),
    new RecordPacker(learnPieces([`"${"é".repeat(50_000)}"`])),
  ];
  fc.assert(
    fc.property(fc.json({ stringUnit: "binary" }), fc.constantFrom(...packers), (json, packer) => {
      // Our own pieces of our own text.
      const unpacked = unpackText(packer.pack(json), packer.pieces);
      expect(JSON.parse(unpacked)).toEqual(JSON.parse(json));
    }),
    { seed: 20_261_120, numRuns: 1_000 },
  );
});

test("a damaged text gives an error that says so", () => {
  const packer = new RecordPacker(learnPieces(SAMPLE));
  const packed = packer.pack(SAMPLE[0]!);
  for (const damaged of [`${packed}\0`, `\ufffd${packed}`, `${packed}\ud800`]) {
    expect(() => unpackText(damaged, packer.pieces)).toThrow(
      "a record in it is damaged; import the sources again.",
    );
  }
});
