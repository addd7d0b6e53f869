import { LANGUAGE_CODES, LANGUAGES } from "@lieudit/place-model";
import { expect, test } from "vitest";
import { ar } from "./ar.ts";
import { en } from "./en.ts";
import { fr } from "./fr.ts";
import { loadWidgetText } from "./index.ts";
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

test.each([fr, ar])("in $language no line may end between a number and the small words around it", (text) => {
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
});

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
