import fc from "fast-check";
import { expect, test } from "vitest";
import { decodeLines, decodeText } from "./decode-text.ts";

const texts = fc.array(fc.constantFrom("a", "é", "–", "🏠", "\n", "\r\n", "\r", ""), { maxLength: 40 });

/** Parts that share their memory, as those of a file do. */
function* cut(bytes: Uint8Array, length: number): Generator<Uint8Array> {
  const memory = Buffer.alloc(length);
  for (let start = 0; start < bytes.length; start += length) {
    const part = bytes.subarray(start, start + length);
    memory.set(part);
    yield memory.subarray(0, part.length);
  }
}

function toParts(bytes: Uint8Array, length: number): Iterable<Uint8Array> {
  return { [Symbol.iterator]: () => cut(bytes, length) };
}

test("reads UTF-8 and Windows-1252 in parts of any length", () => {
  fc.assert(
    fc.property(texts, fc.integer({ min: 1, max: 9 }), fc.boolean(), (words, length, isLegacy) => {
      // Half of the files end with a byte that is not UTF-8.
      const bytes = Buffer.concat([Buffer.from(words.join("")), Buffer.from(isLegacy ? [0xe9] : [])]);
      const text = new TextDecoder(isLegacy ? "windows-1252" : "utf-8").decode(bytes);
      expect(decodeText(toParts(bytes, length), "essai")).toBe(text);
      expect([...decodeLines(toParts(bytes, length), "essai")]).toEqual(
        text.split("\n").map((line) => line.replace(/\r$/, "")),
      );
    }),
  );
});

test("reads a character that is cut off at the end as Windows-1252", () => {
  expect(decodeText([Buffer.from([0x61, 0xc3])], "essai")).toBe("aÃ");
});

test("rejects bytes that are zero", () => {
  expect(() => decodeText([Buffer.from("a\0")], "essai")).toThrow(/octets nuls/);
});
