import { createElement } from "react";
import { expect, test } from "vitest";
import { displayPhotos, FULL_PLACE } from "../../test/a-full-place.ts";
import { widgetHtml, widgetWords } from "../../test/widget-html.ts";
import type { AttributionOptions, PlaceContentChoice } from "../content/place-content.ts";
import { FEATURE_FIELDS } from "../content/place-features.ts";
import { PlaceDetails } from "./place-details.tsx";

const place = FULL_PLACE;
const details = (content: PlaceContentChoice, shown = place) =>
  createElement(PlaceDetails, { place: shown, content, photos: displayPhotos(3) });

test("without configuration details show their default content, else the configured content [S1-028]", () => {
  const words = (content?: PlaceContentChoice) =>
    widgetWords(createElement(PlaceDetails, { place, content, photos: displayPhotos(3) }));
  const address = "12 Rue des Cordiers, 83999 Port-Valbrune";
  const byDefault = [address, "(57)", "€€", "Tuesday", "fournil.example", "04 94 00-00 (00)", "Good bread."];
  expect(byDefault.filter((said) => !words().includes(said))).toEqual([]);
  expect(byDefault.filter((said) => words({ address: true }).includes(said))).toEqual([address]);
});

test("details show the name and the attribution, whatever their content [S1-012] [S2-025]", () => {
  expect(widgetWords(details({}))).toContain("Le Fournil des Roches");
  expect(widgetWords(details({}))).toContain("Data: © OpenStreetMap contributors");
});

test.each<[string, PlaceContentChoice, string]>([
  ["[S1-013] [S2-029] [S3-178]", { address: true }, "12 Rue des Cordiers, 83999 Port-Valbrune"],
  ["[S1-014] [S2-030] [S3-179]", { rating: true }, "4.3 (57)"],
  ["[S1-015] [S3-181]", { price: true }, "€€"],
  ["[S1-016] [S2-033] [S3-191]", { openingHours: true }, "Tuesday 8:00 AM – 6:30 PM"],
  ["[S1-017] [S2-031] [S3-189]", { website: true }, "fournil.example"],
  ["[S1-018] [S2-032] [S3-190]", { phoneNumber: true }, "04 94 00-00 (00)"],
  ["[S1-019] [S3-195]", { plusCode: true }, "6RR7+FF Port-Valbrune"],
  ["[S1-020] [S2-037] [S3-194]", { reviews: true }, "Good bread."],
  ["[S1-022] [S2-036] [S3-196]", { featureList: true }, "Vegetarian food"],
  ["[S1-023] [S2-034]", { typeSpecificHighlights: true }, "Diesel €1.689"],
  ["[S1-024] [S2-035]", { typeSpecificHighlights: true }, "Type 2 7.36 kW 1 of 2 available"],
  ["[S3-193]", { typeSpecificHighlights: true }, "Delivery Takeout Vegetarian food Credit cards"],
  ["[S2-026] [S3-192]", { summary: true }, "Sourdough breads."],
  ["[S3-180]", { type: true }, "Bakery"],
])("%s %j shows %j", (_rule, content, words) => {
  expect(widgetWords(details(content))).toContain(words);
  expect(widgetWords(details("all"))).toContain(words);
  expect(widgetWords(details({}))).not.toContain(words);
});

test("the accessible entrance and the open-now status can be switched on [S3-182] [S3-183]", () => {
  expect(widgetHtml(details({ accessibleEntranceIcon: true }))).toContain(
    'aria-label="Wheelchair accessible entrance"',
  );
  expect(widgetHtml(details({}))).not.toContain("Wheelchair accessible entrance");
  expect(widgetWords(details({ openNowStatus: true }))).toMatch(/Open · Closes 6:30 PM|Open · Closes 18:30/);
  expect(widgetWords(details({}))).not.toContain("Open ·");
});

test("the status is said once: by the hours where there are any, else below the name", () => {
  const times = (words: string, said: RegExp) => words.match(said)?.length ?? 0;
  expect(times(widgetWords(details("all")), /Open · Closes/g)).toBe(1);
  expect(times(widgetWords(details("standard")), /Open · Closes/g)).toBe(1);
  for (const [businessStatus, said] of [
    ["CLOSED_TEMPORARILY", /Temporarily closed/g],
    ["CLOSED_PERMANENTLY", /Permanently closed/g],
  ] as const) {
    const { regularOpeningHours, currentOpeningHours, ...closed } = { ...place, businessStatus };
    for (const content of ["standard", "all"] as const) {
      expect(times(widgetWords(createElement(PlaceDetails, { place: closed, content })), said)).toBe(1);
    }
  }
});

test("photos are shown when media is switched on [S1-021] [S3-173]", () => {
  expect(widgetHtml(details({ media: true }))).toContain("https://lieudit.example/v1/media/0/500x333");
  expect(widgetHtml(details({}))).not.toContain("/v1/media/");
});

test("one photo is a hero, three are a collage [S2-027] [S2-028]", () => {
  const withPhotos = (count: number) => {
    const html = widgetHtml(
      createElement(PlaceDetails, { place, content: { media: true }, photos: displayPhotos(count) }),
    );
    return [/data-layout="(\w+)"/.exec(html)?.[1], html.match(/<img [^>]*\/v1\/media\//g)?.length];
  };
  expect(withPhotos(1)).toEqual(["hero", 1]);
  expect(withPhotos(3)).toEqual(["collage", 3]);
});

test("the phone number is shown as it is written, and its link has digits alone [S9-071] [S9-072] [S9-073]", () => {
  const html = widgetHtml(details({ phoneNumber: true }));
  expect(html).toMatch(/<a [^>]*href="tel:0494000000"[^>]*>(<[^>]+>)*04 94 00-00 \(00\)</);
  expect(html.match(/href="tel:[^"]*"/g)).toEqual(['href="tel:0494000000"']);
  expect(html).not.toMatch(/href="tel:[^"]*[ ()+-]/);
});

test("without a lightbox the photo is an image titled 'Photo of {place name}' [S2-062]", () => {
  const html = widgetHtml(
    createElement(PlaceDetails, { place, content: { media: true }, photos: displayPhotos(1) }),
  );
  expect(html).toContain('alt="Photo of Le Fournil des Roches"');
});

test("an alert is shown where the place carries one, with a button for its details [S2-038] [S2-039]", () => {
  expect(widgetWords(details({}))).toContain("Alert: Suspicious reviews");
  expect(widgetHtml(details({}))).toMatch(/<button[^>]*aria-haspopup="dialog"[^>]*>Details<\/button>/);
  const { consumerAlert, ...calm } = place;
  expect(consumerAlert).toBeDefined();
  expect(widgetWords(details({}, calm))).not.toContain("Alert");
});

const getTabs = (html: string) => [...html.matchAll(/role="tab"[^>]*>([^<]+)</g)].map(([, title]) => title);

test("the tabs are Overview, Reviews and About, the first one selected [S2-041] [S2-042] [S2-043] [S4-055]", () => {
  const html = widgetHtml(details("all"));
  expect(getTabs(html)[0]).toBe("Overview");
  expect(getTabs(html)[1]).toBe("Reviews");
  expect(getTabs(html)[2]).toBe("About");
  expect(html).toMatch(/aria-selected="true"[^>]*>Overview</);
});

test("a tab appears only when it has content [S2-044] [S2-045] [S2-046]", () => {
  expect(getTabs(widgetHtml(details("all", { ...place, reviews: [] })))).toEqual(["Overview", "About"]);
  expect(getTabs(widgetHtml(details({ address: true, reviews: true, featureList: false })))).toEqual([
    "Overview",
    "Reviews",
  ]);
  expect(getTabs(widgetHtml(details({ reviews: true, featureList: true })))).toEqual(["Reviews", "About"]);
  // Without a feature of the place, the section that would show them stands in no tab.
  const featureless = { ...place };
  for (const field of FEATURE_FIELDS) delete featureless[field];
  expect(
    getTabs(widgetHtml(details({ address: true, reviews: true, featureList: true }, featureless))),
  ).toEqual(["Overview", "Reviews"]);
});

test("with one tab no tab bar shows [S2-047]", () => {
  const html = widgetHtml(details({ address: true }));
  expect(html).toContain("12 Rue des Cordiers");
  expect(html).not.toContain("tablist");
});

test("the opening hours expand to a weekly list [S2-127]", () => {
  const html = widgetHtml(details({ openingHours: true }));
  const [, list = ""] =
    /<details(?![^>]* open)[^>]*><summary>.*<\/summary>(<table.*<\/table>)<\/details>/.exec(html) ?? [];
  expect([...list.matchAll(/<th[^>]*>([^<]+)</g)].map(([, day]) => day)).toEqual(
    "Monday Tuesday Wednesday Thursday Friday Saturday Sunday".split(" "),
  );
});

test("the attribution has an info button for 'About these results' [S2-128] [S2-123]", () => {
  expect(widgetHtml(details({}))).toContain('<summary aria-label="About these results">');
  expect(widgetWords(details({}))).toContain("About these results");
});

test.each([
  ["S3-185", "lightSchemeColor", "data-light"],
  ["S3-186", "darkSchemeColor", "data-dark"],
])("[%s] the attribution's %s is white, black or gray", (_rule, option, attribute) => {
  for (const color of ["WHITE", "BLACK", "GRAY"]) {
    expect(widgetHtml(details({ attribution: { [option]: color } }))).toContain(`${attribute}="${color}"`);
  }
});

/** The type check refuses any other. */
// @ts-expect-error
({ lightSchemeColor: "RED" }) satisfies AttributionOptions;
// @ts-expect-error
({ darkSchemeColor: "RED" }) satisfies AttributionOptions;

test("the attribution is drawn, gray on light and white on dark by default [S3-184] [S3-187] [S3-188]", () => {
  expect(widgetHtml(details({}))).toContain("gmp-attribution");
  expect(widgetHtml(details({}))).toContain('data-light="GRAY"');
  expect(widgetHtml(details({}))).toContain('data-dark="WHITE"');
});
