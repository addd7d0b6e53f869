import { expect, test } from "vitest";
import { creditsHtml, frenchCredits } from "./map-credits.ts";

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
  expect(creditsHtml([{ text: '<img src=x onerror="alert(1)">' }])).toBe(
    "&#60;img src=x onerror=&#34;alert(1)&#34;&#62;",
  );
});
