import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { PROOF_RETENTION_DAYS, UNCONFIRMED_DAYS } from "@lieudit/leads";
import { HARD_SPACE } from "@lieudit/listing-model/french";
import { afterEach, beforeEach, expect, test } from "vitest";
import { LEGAL_SLUGS, textPath } from "../../app/shell/services/site-content.ts";
import { readContent } from "./read-content.ts";

const OWN = join(import.meta.dirname, "../../content");

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "lieudit-content-"));
  cpSync(join(OWN, "exploitant.json"), join(folder, "exploitant.json"));
  cpSync(join(OWN, "legal"), join(folder, "legal"), { recursive: true });
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

function write(path: string, text: string): void {
  mkdirSync(join(folder, path, ".."), { recursive: true });
  writeFileSync(join(folder, path), text);
}

const article = (title: string, date: string) =>
  `---\ntitre: ${title}\ndescription: D.\ndate: ${date}\n---\nTexte.\n`;

test("the texts that come with the project can be used, all legal pages in their order", () => {
  const { legal, articles, guides, pages } = readContent(OWN);
  expect(legal.map(({ slug }) => slug)).toEqual(LEGAL_SLUGS);
  expect(legal.map(textPath)[0]).toBe("/mentions-legales");
  const shown = [...legal, ...articles, ...guides, ...pages];
  expect(shown.filter(({ html }) => html.includes("{{"))).toEqual([]);
  const words = shown.flatMap(({ title, description, image, html }) => [
    title,
    description,
    image?.alt ?? "",
    html.replaceAll(/<[^>]*>/g, " ").replaceAll("&#39;", "'"),
  ]);
  expect(words.flatMap((text) => text.match(/\p{L}+'\p{L}+/gu) ?? [])).toEqual([]);
});

test("pictures of texts have smaller copies, unless an operator adds none", () => {
  const { articles, guides } = readContent(OWN);
  const pictures = [...articles, ...guides].flatMap(({ image }) => image ?? []);
  expect(pictures.length).toBeGreaterThan(8);
  expect(pictures.filter(({ widths }) => widths.join() !== "480,720")).toEqual([]);
  write(
    "guides/port.md",
    article("Le port", "2026-01-02").replace("date:", "image: /articles/port.webp | Le port\ndate:"),
  );
  expect(readContent(folder).guides[0]?.image).toEqual({
    src: "/articles/port.webp",
    alt: "Le port",
    widths: [],
  });
});

test("the privacy page promises what is kept as long as it says, and no number that a setting decides", () => {
  const { legal } = readContent(OWN, { requests: { AN: 1, MOIS: 6 }, reports: { MOIS: 3 } });
  const html = legal.find(({ slug }) => slug === "confidentialite")?.html ?? "";
  const rows = html.split("<tr>").slice(2);
  const promised = (what: RegExp) =>
    rows.filter((row) => what.test(row)).map((row) => readCells(row).at(-1)?.replaceAll(HARD_SPACE, " "));
  expect(promised(/d’une demande|à estimer/)).toEqual(
    Array(2).fill("1 an et 6 mois après le dernier échange"),
  );
  expect(promised(/Signalement d/)).toEqual(["3 mois"]);
  expect(promised(/que personne ne confirme/)).toEqual(["sept jours"]);
  expect(UNCONFIRMED_DAYS).toBe(7);
  expect(promised(/en matière de cookies/)).toEqual(["treize mois"]);
  expect(PROOF_RETENTION_DAYS).toBe(396);
  // CONSENT_LIFE says how long a choice is kept.
  expect(html).not.toMatch(/\d+\s*jours/);
});

function readCells(row: string): string[] {
  return [...row.matchAll(/<td>(.*?)<\/td>/gs)].map(([, cell = ""]) => cell);
}

test("articles stand the newest first, guides by their titles", () => {
  write("actualites/ancien.md", article("Ancien", "2025-01-01"));
  write("actualites/nouveau.md", article("Nouveau", "2026-01-01"));
  write("guides/b.md", article("Évaluer", "2026-01-01"));
  write("guides/a.md", article("Louer", "2026-01-01"));
  const { articles, guides } = readContent(folder);
  expect(articles.map(({ slug }) => slug)).toEqual(["nouveau", "ancien"]);
  expect(guides.map(({ title }) => title)).toEqual(["Évaluer", "Louer"]);
});

test("reports all problems at once, each in a sentence", () => {
  write("actualites/sans-date.md", "---\ntitre: A\ndescription: B\n---\n");
  write("guides/Un Guide.md", article("A", "2026-01-01"));
  write("pages/faits.md", "---\ntitre: A\ndescription: B\n---\n{{inconnu}}\n");
  write("legal/autre.md", "---\ntitre: A\ndescription: B\n---\n");
  rmSync(join(folder, "legal/cgu.md"));
  for (const sentence of [
    'actualites/sans-date.md has no "date"',
    "guides/Un Guide.md cannot be an address",
    'pages/faits.md tells "inconnu"',
    "legal/autre.md is none of the legal pages",
    "There is no legal/cgu.md, a page that the law asks for",
  ]) {
    expect(() => readContent(folder)).toThrow(sentence);
  }
});

test("a folder without facts is refused with the setting that names it", () => {
  expect(() => readContent(join(folder, "nowhere"))).toThrow("CONTENT_DIR");
});
