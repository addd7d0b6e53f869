import { expect, test } from "vitest";
import { frenchCredits, readCredits, toCreditsHtml } from "./map-credits.ts";

const OSM = { text: "© les contributeurs d’OpenStreetMap", href: "https://www.openstreetmap.org/copyright" };

test.each([
  [["© OpenStreetMap contributors"], [OSM]],
  [["OpenStreetMap", "© OpenStreetMap contributors"], [OSM]],
  [["OpenStreetMap and contributors"], [OSM]],
  [["© OpenStreetMap contributors", OSM.text], [OSM]],
  [
    ["Ville d’Aubremer, 2026", "© OpenStreetMap contributors"],
    [OSM, { text: "Ville d’Aubremer, 2026" }],
  ],
  [["Carte de test d’OpenStreetMap France"], [{ text: "Carte de test d’OpenStreetMap France" }]],
  [["Ville d’Aubremer", "Ville d’Aubremer "], [{ text: "Ville d’Aubremer" }]],
  [[" "], []],
])("%j is credited as %j", (attributions, credits) => {
  expect(frenchCredits(attributions)).toEqual(credits);
});

test("a credit opens no element", () => {
  expect(toCreditsHtml([{ text: '<img src=x onerror="alert(1)">' }])).toBe(
    "&#60;img src=x onerror=&#34;alert(1)&#34;&#62;",
  );
});

const IN_ENGLISH = { text: "© OpenStreetMap contributors", href: OSM.href };

test.each([
  [
    toCreditsHtml([OSM, { text: "Ville d’Aubremer & Fils" }]),
    [IN_ENGLISH, { text: "Ville d’Aubremer & Fils" }],
  ],
  [`© <a href='${OSM.href}'>OpenStreetMap</a> contributors`, [IN_ENGLISH]],
  [
    `<a href="https://tuiles.example/?a=1&amp;b=2" target="_blank">&copy;&nbsp;Tuiles</a> <a href="${OSM.href}">© OSM</a>`,
    [IN_ENGLISH, { text: "© Tuiles", href: "https://tuiles.example/?a=1&b=2" }],
  ],
  ["Relief | Relief | Côtes", [{ text: "Relief" }, { text: "Côtes" }]],
  ["", []],
])("of the HTML %j the credits are read", (html, credits) => {
  expect(readCredits(html, IN_ENGLISH.text)).toEqual(credits);
});

test("of what credits hold beside texts and links nothing is left", () => {
  expect(
    readCredits(`<img src=x onerror="alert(1)"><a href="javascript:alert(1)">Tuiles</a>`, IN_ENGLISH.text),
  ).toEqual([{ text: "Tuiles" }]);
});
