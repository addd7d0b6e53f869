import { expect, test } from "vitest";
import { en } from "./en.ts";
import { fr } from "./fr.ts";
import { loadWidgetText, WIDGET_LANGUAGES } from "./index.ts";
import type { WidgetText } from "./widget-text.ts";

const N = "\u202f";
const B = "\u00a0";
const MINUTE = 60_000;
const DAY = 86_400_000;

test.each(WIDGET_LANGUAGES)("%s has a word for everything", async (language) => {
  const text = await loadWidgetText(language);
  expect(text.language).toBe(language);
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
  [fr.date(2026, 12, 1), "1er décembre 2026"],
  [fr.date(2026, 12, 2), "2 décembre 2026"],
  [fr.date(2026, 8), "août 2026"],
  [fr.date(2026), "2026"],
  [fr.starsOutOfFive("0,5", 0.5), `0,5${B}étoile sur 5`],
  [fr.starsOutOfFive("1,5", 1.5), `1,5${B}étoile sur 5`],
  [fr.starsOutOfFive("2,0", 2), `2,0${B}étoiles sur 5`],
  [fr.reviewCount(1284), `1${N}284${B}avis`],
  [fr.connectorCount(1), `1${B}prise`],
  [fr.connectorCount(6), `6${B}prises`],
  [fr.availableOf(0, 4), "0 sur 4 libre"],
  [fr.availableOf(3, 4), "3 sur 4 libres"],
  [fr.alert("fermeture"), `Alerte${B}: fermeture`],
  [fr.openAroundTheClock, `Ouvert 24${B}h/24`],
  [fr.opensAt("18:30", "lundi"), "Ouvre lundi à 18:30"],
  [fr.closesAt("19:00", null), "Ferme à 19:00"],
  [fr.relativeTime(30_000), "à l’instant"],
  [fr.relativeTime(MINUTE), `il y a 1${B}minute`],
  [fr.relativeTime(2 * DAY), `il y a 2${B}jours`],
  [fr.relativeTime(70 * DAY), `il y a 2${B}mois`],
  [fr.relativeTime(800 * DAY), `il y a 2${B}ans`],
])("French writes %s", (text, expected) => {
  expect(text).toBe(expected);
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
