import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openFeedFile } from "./feed-file.ts";

let folder = "";
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "lieudit-feed-file-"));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

async function readText(bytes: Buffer): Promise<string> {
  const path = join(folder, "feed.csv");
  await writeFile(path, bytes);
  const file = await openFeedFile(path);
  let text = "";
  for await (const piece of file.text()) text += piece;
  return text;
}

const ROWS = "nom;ville\nBornes de la Forêt;Étampes\nHôtel de Ville;Évry\n";
const DAMAGED = Buffer.from([0xe9]);

test("one invalid byte does not change the encoding of a UTF-8 feed", async () => {
  const text = await readText(
    Buffer.concat([Buffer.from(ROWS), DAMAGED, Buffer.from("\n"), Buffer.from(ROWS)]),
  );
  expect(text).toBe(`${ROWS}\ufffd\n${ROWS}`);
});

test("a Windows-1252 feed is decoded as such, also if two of its letters look like UTF-8", async () => {
  const text = `${ROWS}Ã©`;
  expect(await readText(Buffer.from(text, "latin1"))).toBe(text);
});

test.each([
  ["UTF-16LE", (text: string) => Buffer.from(text, "utf16le")],
  ["UTF-16BE", (text: string) => Buffer.from(text, "utf16le").swap16()],
])("%s with a byte order mark is decoded as such", async (_encoding, encode) => {
  expect(await readText(encode(`\ufeff${ROWS}`))).toBe(ROWS);
  await writeFile(join(folder, "feed"), encode('\ufeff[{"nom": "Étampes"}]'));
  expect((await openFeedFile(join(folder, "feed"))).format).toBe("json");
});

test("UTF-16 without a byte order mark is rejected by name", async () => {
  await expect(readText(Buffer.from(ROWS, "utf16le"))).rejects.toThrow(
    "feed.csv seems to be UTF-16 or UTF-32 without a byte order mark. Nothing was changed; save it as UTF-8.",
  );
});

test("a character that the sample of 64 KB cuts in two is not an error", async () => {
  const text = `${"a".repeat(64 * 1024 - 1)}é`;
  expect(await readText(Buffer.from(text))).toBe(text);
});

test("a feed without accents is UTF-8", async () => {
  expect(await readText(Buffer.from("nom;ville\n"))).toBe("nom;ville\n");
});
