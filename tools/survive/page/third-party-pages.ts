import type { Place } from "@lieudit/place-model";

/** A third-party page that embeds the elements. */
export interface ThirdPartyPage {
  name: string;
  /** Its content security policy, if it has one. */
  policy?: string;
  styles?: string;
  /** Runs before the scripts of the kit. */
  script?: string;
  /** Wraps the elements in markup. */
  body?: (elements: string) => string;
}

const STRICT_POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src data: https://places.example",
  "connect-src https://places.example",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
  "require-trusted-types-for 'script'",
  "trusted-types 'none'",
].join("; ");

/** Unusual values for all inherited properties, and rules for the kit's own class names. */
const HOSTILE_STYLES = `
  *, *::before, *::after {
    color: rgb(255 0 0) !important; background-image: none !important; cursor: crosshair !important;
    letter-spacing: 9px !important; word-spacing: 30px !important; text-indent: 40px !important;
    text-transform: uppercase !important; text-align: right !important; text-shadow: 0 0 9px lime !important;
    font-style: italic !important; font-weight: 900 !important; font-build: small-caps !important;
    font-stretch: condensed !important; line-height: 4 !important; white-space: pre !important;
    word-break: break-all !important; overflow-wrap: normal !important; hyphens: auto !important;
    list-style: square inside !important; quotes: none !important; tab-size: 40 !important;
    direction: rtl !important; line-break: anywhere !important; text-underline-offset: 9px !important;
    border-collapse: separate !important; -webkit-text-stroke: 2px blue !important;
    -webkit-text-fill-color: red !important; font-size: 16px !important; font-family: monospace !important;
  }
  html { font-size: 10px !important; }
  article, section, header, footer, h1, h2, h3, button, a, img, svg, ul, li, dl, dialog,
  .gmp-widget, .gmp-widget *, .gmp-details, .gmp-compact, .gmp-search, .gmp-name, [class^="gmp-"] {
    display: none !important; opacity: 0 !important; position: fixed !important;
  }
`;

/** Ids and names that shadow globals of the browser, of the page and of the kit. */
const CLOBBERED_NAMES = [
  ...["google", "customElements", "survive", "thirdPartyPage", "React", "process", "adoptedStyleSheets"],
  ...["documentElement", "body", "head", "activeElement", "readyState", "scripts", "forms", "currentScript"],
  ...["gmp-widget", "place", "places", "location-request", "P0-0", ":r0:", "_r_0_"],
];

/** Field names that shadow properties of a form. */
const CLOBBERED_FIELDS = [
  "parentNode",
  "nextSibling",
  "children",
  "attributes",
  "id",
  "localName",
  "isConnected",
];

const CLOBBERED = (elements: string) =>
  `${CLOBBERED_NAMES.map((name) => `<img id="${name}" name="${name}" alt="">`).join("")}
  <form>${CLOBBERED_FIELDS.map((name) => `<input type="hidden" name="${name}">`).join("")}${elements}</form>`;

const POLLUTION = `
  Object.prototype.polluted = "yes";
  Object.prototype.onclickpolluted = function () {};
  Array.prototype.last = function () { return this[this.length - 1]; };
  Array.prototype.polluted = "yes";
  String.prototype.polluted = "yes";
  Function.prototype.polluted = "yes";
`;

const ANOTHER_KIT = `
  window.google = { maps: { version: "0", places: { Autocomplete: function () {} } } };
  customElements.define("gmp-place-rating", class extends HTMLElement {});
  customElements.define("gmp-place-item", class extends HTMLElement {});
`;

/** The other pages are compared with the first, empty one. The second has the strictest policy. */
export const PAGES: readonly ThirdPartyPage[] = [
  { name: "an empty page" },
  { name: "strict policy and Trusted Types", policy: STRICT_POLICY },
  { name: "hostile styles", styles: HOSTILE_STYLES },
  { name: "clobbered ids and names", body: CLOBBERED },
  { name: "changed prototypes", script: POLLUTION },
  { name: "another kit", script: ANOTHER_KIT },
  {
    name: "all at once",
    policy: STRICT_POLICY,
    styles: HOSTILE_STYLES,
    script: POLLUTION + ANOTHER_KIT,
    body: CLOBBERED,
  },
];

const name = (text: string) => ({ displayName: { text, languageCode: "en" } });

export const PLACES: readonly Place[] = Array.from({ length: 20 }, (_, index) => ({
  id: `place-${String(index).padStart(9, "0")}`,
  name: `places/place-${String(index).padStart(9, "0")}`,
  ...name(`Bakery of the Rocks ${index}`),
  types: ["bakery", "point_of_interest"],
  primaryType: "bakery",
  primaryTypeDisplayName: { text: "Bakery", languageCode: "en" },
  formattedAddress: "12 Rue des Cordiers, 83999 Port-Valbrune, France",
  location: { latitude: 43.24 + index / 1000, longitude: 6.81 },
  rating: 4.3,
  userRatingCount: 187,
  websiteUri: "https://fournil.example/",
  nationalPhoneNumber: "04 99 00 12 34",
  editorialSummary: { text: "Bread from a wood oven.", languageCode: "en" },
  googleMapsUri: `https://lieudit.example/lieu/place-${index}`,
  accessibilityOptions: { wheelchairAccessibleEntrance: true },
  regularOpeningHours: { periods: [{ open: { day: 0, hour: 0, minute: 0 } }] },
  reviews: [
    {
      rating: 5,
      text: { text: "Remarkable bread.", languageCode: "en" },
      authorAttribution: { displayName: "Aline Kerbrat" },
      relativePublishTimeDescription: "a month ago",
    },
  ],
  attributions: [{ provider: "OpenStreetMap", providerUri: "https://www.openstreetmap.org/copyright" }],
}));

const PLACE = '<gmp-place-details-place-request place="place-000000000"></gmp-place-details-place-request>';
const SEARCH =
  '<gmp-place-text-search-request text-query="Bakery" max-result-count="3"></gmp-place-text-search-request>';
const ALL = "<gmp-place-all-content></gmp-place-all-content>";

/** Markup with one element of each kind. */
export const ELEMENTS = `
  <gmp-place-details>${PLACE}${ALL}</gmp-place-details>
  <gmp-place-details-compact orientation="horizontal">${PLACE}${ALL}</gmp-place-details-compact>
  <gmp-place-search selectable>${SEARCH}${ALL}</gmp-place-search>
  <gmp-place-search orientation="horizontal">${SEARCH}</gmp-place-search>
  <gmp-advanced-place-details-compact>${PLACE}<gmp-place-name></gmp-place-name>
    <gmp-place-button label="Choose"></gmp-place-button></gmp-advanced-place-details-compact>
  <gmp-place-pin>${PLACE}<gmp-place-rating></gmp-place-rating></gmp-place-pin>`;
