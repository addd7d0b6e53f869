/** What the types for pages do not say of an element. */
export interface ElementNotes {
  summary: string;
  /** Properties that only scripts set. */
  withoutAttribute?: readonly string[];
  /** Attributes that are not properties of its own. */
  furtherAttributes?: readonly string[];
  /** Descriptions by slot; the default slot is "". */
  slots?: Readonly<Record<string, string>>;
  /** Descriptions by CSS part. */
  parts?: Readonly<Record<string, string>>;
}

const CONTENT = {
  "": "the content: `gmp-place-standard-content`, `gmp-place-all-content`, `gmp-place-content-config` or sections; and the request",
};
const LIST_SLOTS = { ...CONTENT, "details-item": "a `<template>` with the content of each card" };

const AUTOCOMPLETE = {
  withoutAttribute: ["locationBias", "locationRestriction"],
  furtherAttributes: ["aria-label", "aria-labelledby", "required"],
  slots: { "prediction-item-icon": "a `<template>` with one element, the icon of each prediction" },
  parts: {
    input: "the input",
    "focus-ring": "the outline of the focused input",
    "prediction-list": "the list of predictions",
    "prediction-item": "a prediction",
    "prediction-item-selected": "the highlighted prediction",
    "prediction-item-icon": "its icon",
    "prediction-item-main-text": "its name",
    "prediction-item-match": "the typed letters in it",
    "prediction-item-secondary-text": "where it is",
  },
};

const CORNERS = Object.fromEntries(
  [
    "block-start-inline-start",
    "block-start-inline-center",
    "block-start-inline-end",
    "inline-start-block-center",
    "inline-start-block-start",
    "inline-start-block-end",
    "inline-end-block-start",
    "inline-end-block-center",
    "inline-end-block-end",
    "block-end-inline-start",
    "block-end-inline-center",
    "block-end-inline-end",
    "center",
  ].map((corner) => [`control-${corner}`, `controls of the page at ${corner.replaceAll("-", " ")}`]),
);

/** Within content elements: switches a section on. */
const section = (what: string): ElementNotes => ({ summary: `Within content: shows ${what}.` });

/** Notes on every element, by tag. */
export const ELEMENT_NOTES: Readonly<Record<string, ElementNotes>> = {
  "gmp-advanced-marker": {
    summary: "A marker on a map. Shows its children, or a pin if it is empty.",
    withoutAttribute: ["content", "map"],
    furtherAttributes: ["title"],
    slots: { "": "what the marker shows" },
  },
  "gmp-advanced-place-details": { summary: "The details of a place, with actions.", slots: CONTENT },
  "gmp-advanced-place-details-compact": {
    summary: "A small card of a place, with actions.",
    slots: CONTENT,
  },
  "gmp-advanced-place-item": { summary: "A card of an advanced list, created by the list." },
  "gmp-advanced-place-list": {
    summary: "A list of cards for places that the page provides.",
    withoutAttribute: ["places"],
    slots: LIST_SLOTS,
  },
  "gmp-advanced-place-search": {
    summary: "The results of a search as cards with actions.",
    slots: LIST_SLOTS,
  },
  "gmp-basic-place-autocomplete": {
    summary: "An input for a place. Its `gmp-select` event has a place with its id.",
    ...AUTOCOMPLETE,
  },
  "gmp-map": {
    summary: "A map with its children on it.",
    slots: { "": "markers", ...CORNERS },
  },
  "gmp-pin": {
    summary: "The drop-shaped pin of a marker.",
    withoutAttribute: ["glyph"],
    slots: { "": "replaces the dot of the pin" },
  },
  "gmp-place-accessible-entrance-icon": section("whether the entrance is accessible"),
  "gmp-place-address": section("the address"),
  "gmp-place-all-content": { summary: "Shows every section." },
  "gmp-place-attribution": { summary: "Sets the colours of the attribution, which is always visible." },
  "gmp-place-autocomplete": {
    summary: "An input for a place. Its `gmp-select` event has a prediction.",
    ...AUTOCOMPLETE,
    withoutAttribute: [...AUTOCOMPLETE.withoutAttribute, "value"],
  },
  "gmp-place-button": { summary: 'An action of the page, under the facts or with `slot="action-corner"`.' },
  "gmp-place-content-config": { summary: "Shows the sections within it.", slots: { "": "sections" } },
  "gmp-place-contextual": {
    summary: "The places that a text is about, on a map and as cards.",
    slots: { "": "`gmp-place-contextual-list-config`" },
  },
  "gmp-place-contextual-list-config": { summary: "Within `gmp-place-contextual`: the layout of the list." },
  "gmp-place-details": { summary: "The details of a place.", slots: CONTENT },
  "gmp-place-details-compact": { summary: "A small card of a place.", slots: CONTENT },
  "gmp-place-details-location-request": { summary: "Within details: requests the place at a point." },
  "gmp-place-details-place-request": { summary: "Within details: requests a place by its id." },
  "gmp-place-feature-list": section("what the place offers"),
  "gmp-place-item": { summary: "A card of a list, created by the list." },
  "gmp-place-link": { summary: 'A link under the facts, or with `slot="action-corner"`.' },
  "gmp-place-media": section("photos"),
  "gmp-place-name": section("the name, if the sections are listed one by one"),
  "gmp-place-nearby-search-request": { summary: "Within a search: requests places within a circle." },
  "gmp-place-open-now-status": section("whether it is open"),
  "gmp-place-opening-hours": section("the hours of the week"),
  "gmp-place-phone-number": section("the telephone number"),
  "gmp-place-pin": {
    summary: "The content of a marker: a place's icon or photo.",
    slots: { "": "the request" },
  },
  "gmp-place-plus-code": section("the plus code"),
  "gmp-place-price": section("the price level"),
  "gmp-place-rating": section("the rating"),
  "gmp-place-review-summary": section("a summary of the reviews, if the server has one"),
  "gmp-place-reviews": section("the reviews"),
  "gmp-place-search": { summary: "The results of a search as cards.", slots: LIST_SLOTS },
  "gmp-place-standard-content": { summary: "Shows the default sections." },
  "gmp-place-summary": section("a summary, if the server has one"),
  "gmp-place-text-search-request": { summary: "Within a search: requests places by a text." },
  "gmp-place-type": section("the type"),
  "gmp-place-type-specific-highlights": section("what matters for the type, such as prices of fuel"),
  "gmp-place-website": section("the website"),
};
