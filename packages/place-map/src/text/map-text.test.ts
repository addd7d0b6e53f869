import { expect, test } from "vitest";
import { ar } from "./ar.ts";
import { de } from "./de.ts";
import { en } from "./en.ts";
import { es } from "./es.ts";
import { fr } from "./fr.ts";
import { it } from "./it.ts";
import { nl } from "./nl.ts";
import { pt } from "./pt.ts";

test.each([
  [0, "Plan"],
  [1, "Plan, 1 lieu marqué"],
  [12, "Plan, 12 lieux marqués"],
])("a picture of %i places is called « %s »", (count, text) => {
  expect(fr.picture(count)).toBe(text);
});

test.each([
  ["fr", fr, "12 lieux, zoomer pour les voir"],
  ["en", en, "12 places, zoom in to see them"],
  ["ar", ar, "عدد الأماكن: 12، كبّر لرؤيتها"],
  ["es", es, "12 lugares, acerque el mapa para verlos"],
  ["de", de, "12 Orte, zum Anzeigen vergrößern"],
  ["it", it, "12 luoghi, ingrandire per vederli"],
  ["pt", pt, "12 locais, amplie para os ver"],
  ["nl", nl, "12 plaatsen, zoom in om ze te zien"],
])("a cluster says in %s how many it stands for and what it does", (_language, text, words) => {
  expect(text.cluster(12)).toBe(words);
});

test.each([
  ["es", es, "Mapa, 1 lugar marcado", "Mapa, 2 lugares marcados"],
  ["de", de, "Karte, 1 Ort markiert", "Karte, 2 Orte markiert"],
  ["it", it, "Mappa, 1 luogo indicato", "Mappa, 2 luoghi indicati"],
  ["pt", pt, "Mapa, 1 local assinalado", "Mapa, 2 locais assinalados"],
  ["nl", nl, "Kaart, 1 plaats gemarkeerd", "Kaart, 2 plaatsen gemarkeerd"],
])("a picture counts its places in %s", (_language, text, one, two) => {
  expect([text.picture(1), text.picture(2)]).toEqual([one, two]);
});

test("no language leaves a text empty", () => {
  for (const text of [fr, en, ar, es, de, it, pt, nl]) {
    for (const words of Object.values(text))
      expect(typeof words === "string" ? words : words(3)).not.toBe("");
  }
});
