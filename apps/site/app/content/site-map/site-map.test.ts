import { expect, test } from "vitest";
import { createSitemapResponse } from "../../shell/feeds/sitemap-entries.ts";
import { escapeXml } from "../../shell/feeds/xml.ts";
import { securityTxt } from "./security-txt.ts";
import { sitemapIndex } from "./sitemap-index.ts";

test("security.txt has a contact and expires within a year, on any day it is asked for", () => {
  const text = securityTxt("mailto:s@site.example", "https://site.example", new Date("2026-11-20T10:00:00Z"));
  expect(text).toBe(
    "Contact: mailto:s@site.example\nExpires: 2027-11-19T00:00:00Z\nPreferred-Languages: fr, en\nCanonical: https://site.example/.well-known/security.txt\n",
  );
});

test("a sitemap names whole addresses, changes and pictures, escaped", async () => {
  const answer = createSitemapResponse(
    [{ path: "/a?b=1&c=2", lastChange: "2026-03-12", images: ["/i.webp", "https://cdn.example/j.webp"] }],
    "https://site.example",
  );
  expect(answer.headers.get("content-type")).toBe("application/xml; charset=utf-8");
  expect(await answer.text()).toContain(
    "<url><loc>https://site.example/a?b=1&amp;c=2</loc><lastmod>2026-03-12</lastmod>" +
      "<image:image><image:loc>https://site.example/i.webp</image:loc></image:image>" +
      "<image:image><image:loc>https://cdn.example/j.webp</image:loc></image:image></url>",
  );
});

test("a long list has several sitemaps, each within what the protocol allows, and none is left out", async () => {
  const entries = Array.from({ length: 8_001 }, (_, index) => ({ path: `/${index}` }));
  const part = async (page: string | null) =>
    (await createSitemapResponse(entries, "https://site.example", page).text()).match(/<loc>[^<]*/g) ?? [];
  const all = [...(await part(null)), ...(await part("2")), ...(await part("3"))];
  expect(new Set(all).size).toBe(8_001);
  for (const page of ["0", "4", "-1", "1.5", "x", ""]) {
    expect(() => createSitemapResponse(entries, "https://site.example", page)).toThrow();
  }
  const index = await sitemapIndex(
    { vehicules: 8_001, immobilier: 0, pages: 1 },
    "https://site.example",
  ).text();
  expect(index.match(/<loc>[^<]*/g)).toEqual(
    ["vehicules.xml", "vehicules.xml?page=2", "vehicules.xml?page=3", "immobilier.xml", "pages.xml"].map(
      (name) => `<loc>https://site.example/sitemap-${name}`,
    ),
  );
});

test("what XML forbids is left out", () => {
  expect(escapeXml('a\u0000\u001b\ud800"<&>')).toBe("a\ufffd&quot;&lt;&amp;&gt;");
});
