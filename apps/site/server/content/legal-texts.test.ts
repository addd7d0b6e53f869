import { join } from "node:path";
import type { LegalText } from "@lieudit/desk";
import { expect, test } from "vitest";
import { createLegalTexts } from "./legal-texts.ts";
import { readContent } from "./read-content.ts";

const FOLDER = join(import.meta.dirname, "../../content");
const content = readContent(FOLDER);

function aText(facts: Partial<LegalText>): LegalText {
  return {
    id: `id-${facts.version}`,
    slug: "cgu",
    version: 1,
    title: "Conditions",
    description: "D",
    body: "## Objet\n\nTexte.",
    publishAt: null,
    updated: "2026-11-01T00:00:00.000Z",
    author: "Dominique",
    revision: 1,
    ...facts,
  };
}

function open(texts: LegalText[] | Error) {
  const lines: string[] = [];
  const legal = createLegalTexts({
    desk: { listLegalTexts: async () => (texts instanceof Error ? Promise.reject(texts) : texts) },
    content,
    contentDir: FOLDER,
    clock: () => new Date("2026-11-20T08:00:00Z"),
    log: (line) => lines.push(line),
  });
  return { ...legal, lines };
}

test("the latest published text applies, and earlier ones stay readable", async () => {
  const { find } = open([
    aText({ version: 4, body: "Brouillon" }),
    aText({ version: 3, body: "Demain", publishAt: "2026-11-21T00:00:00.000Z" }),
    aText({ version: 2, body: "Deux", publishAt: "2026-11-02T00:00:00.000Z" }),
    aText({ version: 1, body: "Un", publishAt: "2026-11-01T00:00:00.000Z" }),
  ]);
  const current = await find("cgu", null);
  expect(current).toMatchObject({
    version: 2,
    isCurrent: true,
    text: { title: "Conditions", updated: "2026-11-02" },
  });
  expect(current?.text.html).toContain("Deux");
  expect(current?.versions.map(({ version }) => version)).toEqual([2, 1, 0]);
  expect((await find("cgu", 1))?.text.html).toContain("Un");
  expect(await find("cgu", 0)).toMatchObject({ isCurrent: false });
  for (const hidden of [3, 4, 9]) expect(await find("cgu", hidden)).toBeNull();
  expect(await find("autre", null)).toBeNull();
});

test("the file is shown without a published text, without a database, and for a text that lost a fact", async () => {
  const file = content.legal.find(({ slug }) => slug === "cgu");
  const broken = aText({ body: "{{absent}}", publishAt: "2026-11-01T00:00:00.000Z" });
  for (const texts of [[], new Error("away"), [broken]])
    expect((await open(texts).find("cgu", null))?.text).toEqual(file);
});

test("a preview says what is wrong with a draft", () => {
  const { preview, readFile } = open([]);
  const file = readFile("cgu");
  expect(preview("cgu", file)).toMatchObject({ text: { slug: "cgu" } });
  expect(preview("cgu", { ...file, body: "{{absent}}" })).toMatchObject({
    problem: expect.stringContaining("absent"),
  });
  expect(preview("cgu", { ...file, body: "# Titre" })).toMatchObject({
    problem: expect.stringContaining("##"),
  });
});
