import { expect, test } from "vitest";
import { attributionHtml } from "./attribution-html.ts";

test.each([
  ["OpenStreetMap", "https://osm.example/", '<a href="https://osm.example/">OpenStreetMap</a>'],
  ["Aline", undefined, "Aline"],
  ["Aline", "javascript:alert(1)", "Aline"],
  ['<img src=x onerror="go()">', undefined, "&lt;img src=x onerror=&quot;go()&quot;&gt;"],
  [
    "A & B",
    "https://osm.example/?a=1&b='\"",
    '<a href="https://osm.example/?a=1&amp;b=&#39;&quot;">A &amp; B</a>',
  ],
])("%s at %s", (name, uri, html) => {
  expect(attributionHtml(name, uri)).toBe(html);
});
