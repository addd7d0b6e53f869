import { expect, test } from "vitest";
import { mayHaveIntents, parseIntents } from "./query-intents.ts";
import { readQuery } from "./read-query.ts";

/** The readings in one line each: what [near | in where] [open] [nearest]. */
function readings(text: string): string[] {
  return parseIntents(text).map(({ what, around, isInside, isOpen, isNearest, mayGuess }) =>
    [
      what,
      ...(around === undefined ? [] : [isInside ? "in" : "near", around.toUpperCase()]),
      ...(isOpen ? ["OPEN"] : []),
      ...(isNearest ? ["NEAREST"] : []),
      ...(mayGuess ? [] : ["literally"]),
    ].join(" "),
  );
}

test.each<[text: string, ...readings: string[]]>([
  ["gas station near Monaco", "gas station near MONACO", "gas station monaco literally"],
  ["restaurant proche de la gare", "restaurant near GARE", "restaurant gare literally"],
  ["restaurants à côté du port", "restaurants near PORT", "restaurants port literally"],
  ["Boulangerie PRÈS DE l’église", "boulangerie near EGLISE", "boulangerie eglise literally"],
  ["hôtel pas très loin de Nice", "hotel near NICE", "hotel nice literally"],
  ["café not far from the museum", "cafe near MUSEUM", "cafe museum literally"],
  ["مطعم بالقرب من موناكو", "مطعم near موناكو", "مطعم موناكو literally"],
  ["صيدلية قريبة مني", "صيدلية"],
  ["صيدلية بالقرب مني", "صيدلية"],
  ["مطاعم من حولي", "مطاعم"],
  ["أقرب صيدلية", "صيدلية NEAREST"],
  ["pharmacy in Nice", "pharmacy nice literally", "pharmacy in NICE literally"],
  ["pharmacie à Nice", "pharmacie in NICE literally"],
  ["pharmacie à Aix-en-Provence", "pharmacie in AIX -EN PROVENCE literally"],
  ["pharmacie ouverte", "pharmacie OPEN"],
  ["open now pharmacy", "pharmacy OPEN"],
  ["pharmacies that are open right now", "pharmacies OPEN"],
  ["bar encore ouvert", "bar OPEN"],
  [
    "ouvert maintenant pharmacie à Nice",
    "pharmacie a nice OPEN literally",
    "pharmacie in NICE OPEN literally",
    "pharmacie a nice OPEN",
  ],
  ["pharmacie à proximité", "pharmacie"],
  ["pharmacies near me", "pharmacies"],
  ["pharmacie près d’ici", "pharmacie"],
  ["farmacia cerca de mí", "farmacia"],
  ["farmacia cerca del puerto", "farmacia near PUERTO", "farmacia puerto literally"],
  ["restaurantes abiertos ahora", "restaurantes OPEN"],
  ["Apotheke in der Nähe", "apotheke"],
  ["Apotheke in meiner Nähe", "apotheke"],
  ["Apotheke in der Nähe vom Hafen", "apotheke near HAFEN", "apotheke hafen literally"],
  ["jetzt geöffnet Bäckerei", "backerei OPEN"],
  ["farmacia vicino a me", "farmacia"],
  ["farmacia vicino alla stazione", "farmacia near STAZIONE", "farmacia stazione literally"],
  ["ristorante aperto ora", "ristorante OPEN"],
  ["farmácia perto de mim", "farmacia"],
  ["farmácia nas proximidades", "farmacia"],
  ["os melhores restaurantes abertos agora", "restaurantes OPEN"],
  ["apotheek bij mij in de buurt", "apotheek"],
  ["apotheek dichtbij het station", "apotheek near STATION", "apotheek station literally"],
  ["de dichtstbijzijnde apotheek", "apotheek NEAREST"],
  ["best pharmacies", "pharmacies"],
  ["les meilleures pharmacies ouvertes", "pharmacies OPEN"],
  [
    "the best restaurants in Monaco",
    "restaurants in monaco literally",
    "restaurants monaco literally",
    "restaurants in MONACO literally",
    "restaurants in monaco",
  ],
  ["nearest pharmacy", "pharmacy NEAREST"],
  ["la pharmacie la plus proche", "la pharmacie NEAREST"],
  [
    "la pharmacie la plus proche du port",
    "la pharmacie near PORT NEAREST",
    "la pharmacie port NEAREST literally",
  ],
  [
    "café près de la gare à Nice",
    "cafe pres de la gare in NICE literally",
    "cafe near GARE A NICE",
    "cafe gare a nice literally",
  ],
])("%s", (text, ...expected) => {
  expect(readings(text)).toEqual(expected);
  expect(mayHaveIntents(readQuery(text, false).allWords)).toBe(true);
});

test("a text of names alone is known for one without being read", () => {
  expect(mayHaveIntents(readQuery("Boulangerie Dupont, Nice", false).allWords)).toBe(false);
});

test("words behind those that are read may say more", () => {
  const text = `${"mot ".repeat(12)}près de Nice`;
  expect(mayHaveIntents(readQuery(text, false).allWords)).toBe(true);
});

test.each([
  "",
  "ouvert",
  "open now",
  "près de Monaco",
  "à côté",
  "Rue des Prés",
  "Boulangerie Dupont",
  "12 rue de la Paix, Monaco",
  "in",
  "le près de Nice",
  "Bon",
  "the best",
  "boulangerie Aix-en-Provence",
  "bar Boulogne‑sur‑Mer",
])("%j is nothing but words", (text) => {
  expect(readings(text)).toEqual([]);
});

test("a text of nothing but such words is read a few times at most", () => {
  expect(parseIntents("bar open near ".repeat(500)).length).toBeLessThanOrEqual(8);
});
