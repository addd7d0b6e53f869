/** Points of the demo town, for the pages of this folder. */
export const HARBOUR = { lat: 49.552, lng: -0.792 };
export const QUAY = { lat: 49.5505, lng: -0.7905 };
export const MARKET = { lat: 49.5535, lng: -0.7955 };

/** A text that no key of a server can be, as sample pages have it. */
export const SAMPLE_KEY = "YOUR_API_KEY";

/** Shows a text to the test. */
export function report(text) {
  document.querySelector("output").append(`${text}; `);
}
