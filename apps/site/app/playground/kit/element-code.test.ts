import { expect, test } from "vitest";
import { elementCode } from "./element-code.ts";
import { readKitSettings } from "./kit-settings.ts";
import { KIT_WIDGETS } from "./kit-widgets.ts";

const subject = {
  placeId: "osm-n-0000000101",
  textQuery: `a"><script>&`,
  point: { latitude: 43.25, longitude: 6.85 },
  contextToken: "jeton",
  center: { latitude: 43.2, longitude: 6.8 },
  baseUrl: "https://lieux.example",
};
const whole = (query: string) => elementCode(readKitSettings(new URLSearchParams(query)), subject);
/** Returns the code below the script. */
const code = (query: string) => whole(query)?.replace(/^<script .*<\/script>\n/, "") ?? null;

test("the script that defines the elements comes first, in the widget's language", () => {
  expect(whole("langue=ar")?.split("\n")[0]).toBe(
    '<script async src="https://lieux.example/maps/api/js?libraries=places&amp;loading=async&amp;language=ar&amp;region=FR"></script>',
  );
});

test("a preset is one element", () => {
  expect(code("")).toBe(`<gmp-place-details>
  <gmp-place-details-place-request place="osm-n-0000000101"></gmp-place-details-place-request>
  <gmp-place-standard-content></gmp-place-standard-content>
</gmp-place-details>
`);
});

test("sections, media and colours stand in the content configuration", () => {
  const query =
    "composant=carte&orientation=horizontale&tronque=1&contenu=choix&section=media&section=accessibleEntranceIcon" +
    "&visionneuse=1&photo=grande&source-clair=noir&source-sombre=gris&theme=sombre&langue=ar&largeur=320";
  expect(code(query)).toBe(
    `<gmp-place-details-compact orientation="horizontal" truncation-preferred dir="rtl" style="color-scheme: dark; width: 320px">
  <gmp-place-details-place-request place="osm-n-0000000101"></gmp-place-details-place-request>
  <gmp-place-content-config>
    <gmp-place-media lightbox-preferred preferred-size="large"></gmp-place-media>
    <gmp-place-accessible-entrance-icon></gmp-place-accessible-entrance-icon>
    <gmp-place-attribution light-scheme-color="black" dark-scheme-color="gray"></gmp-place-attribution>
  </gmp-place-content-config>
</gmp-place-details-compact>
`,
  );
});

test("words of the address stay words in an attribute", () => {
  expect(code("composant=liste&choix=1&source=bas")).toContain(
    `<gmp-place-search selectable attribution-position="bottom">
  <gmp-place-text-search-request text-query="a&quot;&gt;&lt;script&gt;&amp;" location-bias="5000@43.2,6.8">`,
  );
});

test("an autocomplete has its own attributes", () => {
  expect(code("composant=saisie&sans-loupe=1&inactif=1&distance=1&unites=miles&langue=en")).toBe(
    '<gmp-place-autocomplete name="lieu" origin="43.2,6.8" unit-system="imperial" requested-language="en" no-input-icon disabled></gmp-place-autocomplete>\n',
  );
});

test("what is only part of another element has no tag", () => {
  const without = KIT_WIDGETS.filter(({ slug }) => code(`composant=${slug}`) === null);
  expect(without.map(({ slug }) => slug)).toEqual(["visionneuse", "carburants", "recharge", "alerte"]);
});

test("a place by location and a context have their own elements", () => {
  expect(code("composant=position")).toContain(
    '<gmp-place-details-location-request location="43.25,6.85"></gmp-place-details-location-request>',
  );
  expect(code("composant=contexte")).toContain('<gmp-place-contextual context-token="jeton">');
});
