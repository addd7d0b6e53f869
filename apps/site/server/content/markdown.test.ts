import fc from "fast-check";
import { expect, test } from "vitest";
import { renderMarkdown } from "./markdown.ts";

const html = (markdown: string) => renderMarkdown(markdown, "guides/essai.md").html;

test("headings get ids without accents, each its own, and make the outline", () => {
  const { html: drawn, outline } = renderMarkdown(
    "## L'état des lieux\n\n### Détail\n\n## L’état des lieux\n",
    "guides/essai.md",
  );
  expect(outline).toEqual([
    { id: "l-etat-des-lieux", text: "L’état des lieux" },
    { id: "l-etat-des-lieux-2", text: "L’état des lieux" },
  ]);
  expect(drawn).toContain('<h3 id="detail">Détail</h3>');
});

test.each([
  ["Prix : 12 500 € !", "<p>Prix\u00a0: 12\u202f500\u00a0€\u202f!</p>\n"],
  ["« Oui », dit-il ; 85 m² et 3 ans", "<p>«\u202fOui\u202f», dit-il\u202f; 85\u00a0m² et 3\u00a0ans</p>\n"],
  ["l'agence d'à côté", "<p>l’agence d’à côté</p>\n"],
  ["de 6 h 48 à 12 h", "<p>de 6\u00a0h\u00a048 à 12\u00a0h</p>\n"],
  ["au plus 12 € par m²", "<p>au plus 12\u00a0€\u00a0par\u00a0m²</p>\n"],
  ["depuis le 1er janvier 2025, 12 maisons", "<p>depuis le 1ᵉʳ\u00a0janvier 2025, 12 maisons</p>\n"],
  ["appelez le 02 61 91 00 10 ou non", "<p>appelez le 02\u00a061\u00a091\u00a000\u00a010 ou non</p>\n"],
  ["en 2026 et 76990", "<p>en 2026 et 76990</p>\n"],
])("%j is set as French print does", (markdown, drawn) => {
  expect(html(markdown)).toBe(drawn);
});

test.each([
  "<script>alert(1)</script>",
  '<img src=x onerror="alert(1)">',
  "a <b onclick=x>b</b>",
  "[a](javascript:alert(1))",
  "[a](JaVaScRiPt:alert(1))",
  "[a](data:text/html,x)",
  "[a](vbscript:x)",
  "<javascript:alert(1)>",
  '[a](/x "\\" onclick=\\"alert(1)")',
  "[a]: javascript:alert(1)\n\n[a]",
])("%j runs nothing", (markdown) => {
  const drawn = html(markdown);
  expect(drawn).not.toMatch(/<(?!\/?(?:p|a|h\d|ul|ol|li|em|strong|code|pre|blockquote|br|hr)\b)/);
  expect(drawn.replace(/"[^"]*"/g, "")).not.toMatch(/<[^>]*\s(?:on\w+|style)=/i);
  expect(drawn).not.toMatch(/(?:href|src)="\s*(?:javascript|data|vbscript):/i);
});

test("no text at all makes an element that Markdown has not, or takes long", () => {
  const allowed =
    /<(?!\/?(?:p|a|h[2-6]|ul|ol|li|em|strong|s|code|pre|blockquote|br|hr|section|table|thead|tbody|tr|th|td)\b)/;
  fc.assert(
    fc.property(fc.string({ unit: "grapheme", maxLength: 300 }), (text) => {
      // A heading of the first level and a picture from elsewhere are refused, and tested for themselves.
      const markdown = text.replace(/[#=!]/g, "");
      expect(html(`${markdown}\n<i>${markdown}`)).not.toMatch(allowed);
    }),
    { numRuns: 300 },
  );
});

test("a table scrolls by itself, and is named by the heading above it", () => {
  const table = "| a | b |\n|---|---|\n| c | d |\n";
  const drawn = html(`${table}\n## Prix & "frais"\n\n${table}\nPuis\n\n${table}`);
  expect([
    ...drawn.matchAll(/<section class="table-scroll" aria-label="([^"]*)" tabindex="0"><table/g),
  ]).toEqual(
    ["Tableau", "Prix &amp; &quot;frais&quot;", "Prix &amp; &quot;frais&quot; (2)"].map((label) =>
      expect.objectContaining({ 1: label }),
    ),
  );
  expect(drawn.match(/<\/table><\/section>/g)).toHaveLength(3);
});

test("a title inside the text and a picture from elsewhere are refused in a sentence", () => {
  expect(() => html("# Titre")).toThrow("begin the line with ## instead of #");
  expect(() => html("![](https://x.example/a.png)")).toThrow("is not of this site");
  expect(html("![Le port](/articles/port.webp)")).toContain(
    '<img src="/articles/port.webp" alt="Le port" loading="lazy">',
  );
});

test("reading takes a minute for 220 words, and at least one", () => {
  const words = (count: number) => renderMarkdown("mot ".repeat(count), "x.md").readingMinutes;
  expect([words(1), words(220), words(660)]).toEqual([1, 1, 3]);
});
