import { LANGUAGE_CODES, LANGUAGES } from "@lieudit/place-model";
import { expect, test, vi } from "vitest";
import { ar } from "./ar.ts";
import { de } from "./de.ts";
import { en } from "./en.ts";
import { es } from "./es.ts";
import { fr } from "./fr.ts";
import { loadWidgetText } from "./index.ts";
import { it } from "./it.ts";
import { nl } from "./nl.ts";
import { pt } from "./pt.ts";
import type { WidgetText } from "./widget-text.ts";

const N = "\u202f";
const B = "\u00a0";
const MINUTE = 60_000;
const DAY = 86_400_000;

test.each(LANGUAGE_CODES)("%s has a word for everything", async (language) => {
  const text = await loadWidgetText(language);
  expect(text.language).toBe(language);
  expect(text.direction).toBe(LANGUAGES[language].direction);
  expect(emptyWords(text)).toEqual([]);
});

test("a regional language gives its base, an unknown one English", async () => {
  expect((await loadWidgetText("fr-CA")).language).toBe("fr");
  expect((await loadWidgetText("xx")).language).toBe("en");
});

test("a page says once for each language without texts that they are in English", async () => {
  const warn = vi.spyOn(console, "warn").mockImplementation(() => {});
  expect((await loadWidgetText("sv")).language).toBe("en");
  expect(warn).not.toHaveBeenCalled();
  vi.stubGlobal("document", {});
  for (const language of ["sv", "sv", "nn-NO", "pt-BR"]) await loadWidgetText(language);
  vi.unstubAllGlobals();
  expect(warn.mock.calls).toEqual([
    ['No texts in "sv", only in ar, de, en, es, fr, it, nl, pt; they are in English.'],
    ['No texts in "nn-NO", only in ar, de, en, es, fr, it, nl, pt; they are in English.'],
  ]);
});

test.each([
  [en.openInMaps, "Open in Maps"],
  [en.maps, "Maps"],
  [en.alertDetails, "Details"],
  [en.overviewTab, "Overview"],
  [en.reviewsTab, "Reviews"],
  [en.aboutTab, "About"],
  [en.aboutResults, "About these results"],
  [en.reviewOrdering, "Review ordering"],
  [en.reviewOrderingBody, "Reviews are ordered by relevance."],
  [en.photoOf("the port"), "Photo of the port"],
  [en.cardOf(2, 7), "Card 2 of 7"],
  [en.selectPlace("the port"), "Select the port"],
  [en.selectThisPlace, "Select this place"],
  [en.visited("May 2026"), "Visited May 2026"],
  [en.starsOutOfFive("4.3", 4.3), "4.3 stars out of 5"],
  [en.starsOutOfFive("1.0", 1), "1.0 stars out of 5"],
  [en.chargeRate("7.36"), `7.36${B}kW`],
])("English has the exact text %s", (text, expected) => {
  expect(text).toBe(expected);
});

test.each([
  [fr.date(2026, 12, 1), "1ᵉʳ décembre 2026"],
  [fr.date(2026, 12, 2), "2 décembre 2026"],
  [fr.date(2026, 8), "août 2026"],
  [fr.date(2026), "2026"],
  [fr.starsOutOfFive("0,5", 0.5), `0,5${B}étoile sur 5`],
  [fr.starsOutOfFive("1,5", 1.5), `1,5${B}étoile sur 5`],
  [fr.starsOutOfFive("2,0", 2), `2,0${B}étoiles sur 5`],
  [fr.starsOutOfFive("2,0", 1.96), `2,0${B}étoiles sur 5`],
  [fr.reviewCount(1284), `1${N}284${B}avis`],
  [fr.connectorCount(1), `1${B}prise`],
  [fr.connectorCount(6), `6${B}prises`],
  [fr.availableOf(0, 4), `Aucune libre sur${B}4`],
  [fr.availableOf(3, 4), `3${B}prises libres sur${B}4`],
  [fr.alert("fermeture"), `Alerte${B}: fermeture`],
  [fr.openAroundTheClock, `Ouvert 24${B}h/24`],
  [fr.opensAt("18:30", "lundi"), `Ouvre lundi à${B}18:30`],
  [fr.closesAt("19:00", null), `Ferme à${B}19:00`],
  [fr.priceRange(fr.money("EUR", "20"), fr.money("EUR", "30")), `20${B}€ à${B}30${B}€`],
  [fr.priceRange("20", null), `À partir de${B}20`],
  [fr.priceRange(null, "30"), `Jusqu’à${B}30`],
  [fr.reviewBy("Anna"), "Avis d’Anna"],
  [fr.reviewBy("Élise"), "Avis d’Élise"],
  [fr.reviewBy("Hugo"), "Avis de Hugo"],
  [fr.photoOf("Port-Valbrune"), "Photo de Port-Valbrune"],
  [fr.photosOf("Auberge du Lavoir"), "Photos d’Auberge du Lavoir"],
  [fr.photoOf("Le Fournil"), "Photo du Fournil"],
  [fr.photosOf("LES HALLES"), "Photos des HALLES"],
  [fr.photoOf("La Halle"), "Photo de La Halle"],
  [fr.photoOf("Lesconil"), "Photo de Lesconil"],
  [fr.reviewBy("Le Goff"), "Avis de Le Goff"],
  [fr.relativeTime(30_000), "à l’instant"],
  [fr.relativeTime(MINUTE), `il y a 1${B}minute`],
  [fr.relativeTime(2 * DAY), `il y a 2${B}jours`],
  [fr.relativeTime(70 * DAY), `il y a 2${B}mois`],
  [fr.relativeTime(800 * DAY), `il y a 2${B}ans`],
])("French writes %s", (text, expected) => {
  expect(text).toBe(expected);
});

test.each([
  { text: es, amounts: ["1284,5", "12.845"], price: `1,789${B}€`, from: `Desde${B}20`, to: `Hasta${B}30` },
  { text: de, amounts: ["1.284,5", "12.845"], price: `1,789${B}€`, from: `Ab${B}20`, to: `Bis${B}30` },
  { text: it, amounts: ["1284,5", "12.845"], price: `1,789${B}€`, from: `Da${B}20`, to: `Fino a${B}30` },
  {
    text: pt,
    amounts: ["1284,5", `12${B}845`],
    price: `1,789${B}€`,
    from: `A partir de${B}20`,
    to: `Até${B}30`,
  },
  { text: nl, amounts: ["1.284,5", "12.845"], price: `€${B}1,789`, from: `Vanaf${B}20`, to: `Tot${B}30` },
])("$text.language writes numbers and prices in its way", ({ text, amounts, price, from, to }) => {
  expect([text.number(1284.5), text.number(12845)]).toEqual(amounts);
  expect(text.money("EUR", text.number(1.789))).toBe(price);
  expect([text.priceRange("20", null), text.priceRange(null, "30"), text.priceRange("20", "30")]).toEqual([
    from,
    to,
    "20–30",
  ]);
  // `pt-PT`, because `pt` alone is Brazilian to CLDR.
  const own = new Intl.NumberFormat(text.language === "pt" ? "pt-PT" : text.language);
  for (const value of [0.5, 12, 1284.5, 12_845, 1_234_567.125])
    expect(text.number(value)).toBe(own.format(value));
});

test.each([
  [es, "1 de marzo de 2026", "marzo de 2026"],
  [de, "1. März 2026", "März 2026"],
  [it, "1 marzo 2026", "marzo 2026"],
  [pt, "1 de março de 2026", "março de 2026"],
  [nl, "1 maart 2026", "maart 2026"],
])("$language writes dates and ages in its way", (text, day, month) => {
  expect([text.date(2026, 3, 1), text.date(2026, 3), text.date(2026)]).toEqual([day, month, "2026"]);
  const tag = text.language === "pt" ? "pt-PT" : text.language;
  const ages = new Intl.RelativeTimeFormat(tag, { numeric: "always" });
  const months = new Intl.DateTimeFormat(tag, { month: "long", year: "numeric", timeZone: "UTC" });
  const weekdays = new Intl.DateTimeFormat(tag, { weekday: "long", timeZone: "UTC" });
  for (let count = 1; count <= 12; count++) {
    expect(text.date(2026, count)).toBe(months.format(Date.UTC(2026, count - 1)));
    expect(text.weekdays[count % 7]).toBe(weekdays.format(Date.UTC(2026, 1, 1 + count)));
    expect(text.relativeTime(count * MINUTE).replace(B, " ")).toBe(ages.format(-count, "minute"));
    expect(text.relativeTime(count * 367 * DAY).replace(B, " ")).toBe(ages.format(-count, "year"));
  }
  expect(text.relativeTime(DAY).replace(B, " ")).toBe(ages.format(-1, "day"));
  expect(text.relativeTime(70 * DAY).replace(B, " ")).toBe(ages.format(-2, "month"));
  expect(text.relativeTime(5 * 60 * MINUTE).replace(B, " ")).toBe(ages.format(-5, "hour"));
});

test.each([
  [es, ["1284 reseñas", "1 reseña", "1 conector", "6 conectores", "1 sugerencia", "3 sugerencias"]],
  [de, ["1.284 Rezensionen", "1 Rezension", "1 Anschluss", "6 Anschlüsse", "1 Vorschlag", "3 Vorschläge"]],
  [it, ["1284 recensioni", "1 recensione", "1 presa", "6 prese", "1 suggerimento", "3 suggerimenti"]],
  [pt, ["1284 avaliações", "1 avaliação", "1 conector", "6 conectores", "1 sugestão", "3 sugestões"]],
  [nl, ["1.284 reviews", "1 review", "1 aansluiting", "6 aansluitingen", "1 suggestie", "3 suggesties"]],
])("$language has its own plurals", (text, counts) => {
  const written = [
    text.reviewCount(1284),
    text.reviewCount(1),
    text.connectorCount(1),
    text.connectorCount(6),
    text.suggestionCount(1),
    text.suggestionCount(3),
  ];
  expect(written).toEqual(counts.map((count) => count.replace(" ", B)));
});

test.each([
  [es.opensAt(es.time(540), "lunes"), "Abre el lunes a las 9:00"],
  [es.closesAt(es.time(90), null), "Cierra a la 1:30"],
  [es.closesAt(es.time(630), null), "Cierra a las 10:30"],
  [es.availableOf(1, 4), "1 de 4 disponible"],
  [es.starsOutOfFive("4,3", 4.3), "4,3 de 5 estrellas"],
  [de.opensAt(de.time(540), "Montag"), "Öffnet am Montag um 09:00 Uhr"],
  [de.closesAt(de.time(1110), null), "Schließt um 18:30 Uhr"],
  [de.availableOf(0, 4), "0 von 4 verfügbar"],
  [de.selectPlace("Rathaus"), "Rathaus auswählen"],
  [it.opensAt(it.time(540), "lunedì"), "Apre lunedì alle ore 09:00"],
  [it.availableOf(1, 4), "1 su 4 disponibile"],
  [it.availableOf(3, 4), "3 su 4 disponibili"],
  [it.photosBy(3), "Foto:"],
  [pt.opensAt(pt.time(540), "segunda-feira"), "Abre segunda-feira às 09:00"],
  [pt.closesAt(pt.time(60), null), "Fecha à 01:00"],
  [pt.availableOf(3, 4), "3 de 4 disponíveis"],
  [nl.opensAt(nl.time(540), "maandag"), "Opent maandag om 09:00 uur"],
  [nl.photosBy(2), "Foto’s:"],
  [nl.starsOutOfFive("4,3", 4.3), "4,3 van 5 sterren"],
])("%s", (words, expected) => {
  expect(words.replaceAll(B, " ")).toBe(expected);
});

test.each([
  [0, "لا مراجعات"],
  [1, "مراجعة واحدة"],
  [2, "مراجعتان"],
  [3, `3${B}مراجعات`],
  [10, `10${B}مراجعات`],
  [11, `11${B}مراجعة`],
  [99, `99${B}مراجعة`],
  [100, `100${B}مراجعة`],
  [103, `103${B}مراجعات`],
  [1284, `1,284${B}مراجعة`],
])("Arabic counts %i reviews as %s", (count, expected) => {
  expect(ar.reviewCount(count)).toBe(expected);
});

test.each([
  [ar.date(2026, 12, 1), "1 ديسمبر 2026"],
  [ar.date(2026, 8), "أغسطس 2026"],
  [ar.starsOutOfFive("1.0", 1), `1.0${B}نجمة من 5`],
  [ar.starsOutOfFive("2.0", 2), `2.0${B}نجمتان من 5`],
  [ar.starsOutOfFive("4.3", 4.3), `4.3${B}نجمة من 5`],
  [ar.starsOutOfFive("5.0", 5), `5.0${B}نجوم من 5`],
  [ar.starsOutOfFive("4.0", 4.04), `4.0${B}نجوم من 5`],
  [ar.relativeTime(30_000), "الآن"],
  [ar.relativeTime(MINUTE), "قبل دقيقة"],
  [ar.relativeTime(2 * MINUTE), "قبل دقيقتين"],
  [ar.relativeTime(5 * MINUTE), `قبل 5${B}دقائق`],
  [ar.relativeTime(12 * DAY), `قبل 12${B}يومًا`],
  [ar.opensAt(ar.time(18 * 60 + 30), "الاثنين"), `يفتح يوم الاثنين في${B}6:30${N}م`],
  [ar.money("EUR", "1.789"), `\u200f1.789${B}€`],
])("Arabic writes %s", (text, expected) => {
  expect(text).toBe(expected);
});

test("Arabic plurals and digits are those of CLDR", () => {
  const rules = new Intl.PluralRules("ar");
  const forms: Partial<Record<Intl.LDMLPluralRule, string>> = { few: "دقائق", many: "دقيقة" };
  for (let count = 3; count < 60; count++) {
    expect(ar.relativeTime(count * MINUTE)).toBe(`قبل ${count}${B}${forms[rules.select(count)] ?? "?"}`);
  }
  expect(ar.number(1234.5)).toBe(new Intl.NumberFormat("ar").format(1234.5));
});

test("Arabic speaks Arabic: beside names of products no word is in Latin letters", () => {
  const product = /^(CHAdeMO|CCS \(Combo [12]\)|Tesla|GB\/T|NACS|J1772|E\d+|Plus|OpenStreetMap|ltr|rtl|ar)$/;
  const latin = allWords(ar)
    .flatMap((words) => (product.test(words) ? [] : (words.match(/[a-z][\w]*/gi) ?? [])))
    .filter((word) => !product.test(word) && word !== "a");
  expect(latin).toEqual([]);
});

test.each(LANGUAGE_CODES)("%s has the same words as English, each of its own kind", async (language) => {
  const text = await loadWidgetText(language);
  expect(getShape(text)).toEqual(getShape(en));
});

test.each([es, de, it, pt, nl])(
  "no text in $language has a straight apostrophe or is left in English",
  (text) => {
    expect(allWords(text).filter((word) => word.includes("'"))).toEqual([]);
    const english = new Set(allWords(en).filter((word) => word.split(" ").length > 2));
    expect(allWords(text).filter((word) => english.has(word))).toEqual([]);
  },
);

test("no French sentence has a straight apostrophe or a space that may break before : ; ! ?", () => {
  const faults = allWords(fr).filter((word) => /'| [:;!?]/.test(word));
  expect(faults).toEqual([]);
});

test.each([
  [0, "just now"],
  [-5 * MINUTE, "just now"],
  [MINUTE, "1 minute ago"],
  [59 * MINUTE, "59 minutes ago"],
  [60 * MINUTE, "1 hour ago"],
  [25 * 60 * MINUTE, "1 day ago"],
])("an age of %i ms is %s", (age, expected) => {
  expect(en.relativeTime(age)).toBe(expected);
});

test.each([fr, ar, es, de, it, pt, nl])(
  "in $language no line may end between a number and the small words around it",
  (text) => {
    const amount = text.money("EUR", "20");
    const words = [
      text.priceRange(amount, amount),
      text.priceRange(amount, null),
      text.priceRange(null, amount),
      text.closesAt(text.time(720), text.weekdays[6]),
      text.opensAt(text.time(720), null),
      text.outOfService(3),
      text.connectorTypes.EV_CONNECTOR_TYPE_TYPE_2,
    ];
    expect(words.filter((word) => / \u200f?\d|\d [^\d]+$/.test(word))).toEqual([]);
    expect([text.openAroundTheClock, text.stalePrice].filter((word) => /24 /.test(word))).toEqual([]);
  },
);

function getShape(value: unknown): unknown {
  if (Array.isArray(value)) return value.length;
  if (typeof value !== "object" || value === null) return typeof value;
  return Object.fromEntries(
    Object.entries(value)
      .sort(([a], [b]) => a.localeCompare(b))
      .map(([key, entry]) => [key, getShape(entry)]),
  );
}

function emptyWords(text: WidgetText): string[] {
  return Object.entries(text).flatMap(([key, value]) => (value === "" || value === undefined ? [key] : []));
}

/** Every word of a language, its functions called with samples. */
function allWords(text: WidgetText): string[] {
  const sampled: string[] = [
    text.alert("a"),
    text.photosBy(2),
    text.photoOf("a"),
    text.reviewBy("a"),
    text.visited("a"),
    text.without("a"),
    text.updated("a"),
    text.selectPlace("a"),
    text.tabsLabel("a"),
    text.cardOf(1, 2),
    text.priceRange("1", null),
    text.priceRange(null, "1"),
    text.priceRange("1", "2"),
  ];
  const plain = Object.values(text).flatMap((value) =>
    typeof value === "string"
      ? [value]
      : typeof value === "object"
        ? Object.values(value as Record<string, string>)
        : [],
  );
  return [...sampled, ...plain];
}
