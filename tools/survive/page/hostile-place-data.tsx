import type { Place, PlacePrediction } from "@lieudit/place-model";
import {
  PlaceAutocomplete,
  PlaceCompact,
  PlaceDetails,
  PlaceSearchList,
  PlacesProvider,
} from "@lieudit/place-widgets";
import { en } from "@lieudit/place-widgets/text/en";
import "@lieudit/place-widgets/styles.css";
import { createRoot } from "react-dom/client";
import { sampleClient } from "../../../packages/place-widgets/gallery/sample-client.ts";
import {
  bakery,
  GALLERY_NOW,
  restaurant,
  SAMPLE_PREDICTIONS,
  station,
} from "../../../packages/place-widgets/gallery/sample-places.ts";
import { seededRandom } from "../../bench/places/seeded-random.ts";
import { MAX_NOTES, type Outcome } from "../scenario.ts";
import { HOSTILE_VALUES, nameOfValue } from "./hostile-values.ts";
import { type Path, stringPaths, withAt } from "./string-paths.ts";
import { comesTrue, settled } from "./drive-page.ts";

declare global {
  /** How often a stranger's script ran. */
  var hostileRuns: number;
}

/** A place of which every section shows, with a text in each field that can hold one. */
const WHOLE: Place = {
  ...bakery,
  consumerAlert: {
    overview: "Overview",
    languageCode: "en",
    details: {
      title: "Title",
      description: "Text",
      aboutLink: { title: "Link", uri: "http://good.example/a" },
    },
  },
  fuelOptions: station.fuelOptions ?? { fuelPrices: [] },
  evChargeOptions: station.evChargeOptions ?? { connectorCount: 0, connectorAggregation: [] },
  priceRange: restaurant.priceRange ?? { startPrice: { currencyCode: "EUR", units: "5" } },
  iconMaskBaseUri: "/photos/bread",
};
const FIRST_PREDICTION = SAMPLE_PREDICTIONS[0] as PlacePrediction;

interface HostileCase {
  name: string;
  place: Place;
  prediction: PlacePrediction;
}

globalThis.survive = {
  async run(seed, most) {
    globalThis.hostileRuns = 0;
    let errors = 0;
    const countError = () => {
      errors += 1;
    };
    addEventListener("error", countError);
    addEventListener("unhandledrejection", countError);
    console.warn = () => {};
    const outcome = { runs: 0, violations: 0, worstMs: 0, notes: [] as string[] } satisfies Outcome;
    for (const hostile of chosenCases(seed, most)) {
      outcome.runs += 1;
      const before = { runs: globalThis.hostileRuns, errors };
      const startedAt = performance.now();
      const faults = await faultsOf(hostile);
      outcome.worstMs = Math.max(outcome.worstMs, performance.now() - startedAt);
      if (globalThis.hostileRuns > before.runs) faults.push("a script ran");
      if (errors > before.errors) faults.push("an error reached the window");
      outcome.violations += faults.length;
      if (faults.length > 0 && outcome.notes.length < MAX_NOTES)
        outcome.notes.push(`${hostile.name}: ${faults[0]}`);
    }
    removeEventListener("error", countError);
    removeEventListener("unhandledrejection", countError);
    return outcome;
  },
};

/** Always the ones that hold everything at once; of the single fields as many as there is time for. */
function chosenCases(seed: number, most: number): HostileCase[] {
  const random = seededRandom(seed);
  const singles = [...stringPaths(WHOLE)].flatMap((path) =>
    HOSTILE_VALUES.map((value) => () => caseAt([path], value, `${path.join(".")} = ${nameOfValue(value)}`)),
  );
  const chosen = singles.length <= most ? singles : Array.from({ length: most }, () => random.pick(singles));
  return [...wholeCases(), ...chosen.map((make) => make())];
}

function wholeCases(): HostileCase[] {
  const everywhere = stringPaths(WHOLE);
  const strings = HOSTILE_VALUES.map((value) =>
    caseAt(everywhere, value, `every string = ${nameOfValue(value)}`),
  );
  const fields = HOSTILE_VALUES.map((value) =>
    caseAt(
      Object.keys(WHOLE).map((key) => [key]),
      value,
      `every field = ${nameOfValue(value)}`,
    ),
  );
  const [review] = WHOLE.reviews ?? [];
  const [photo] = WHOLE.photos ?? [];
  const many = (entry: object | undefined) =>
    Array.from({ length: 10_000 }, (_, index) => ({ ...entry, name: `n${index}` }));
  const plenty = [
    caseAt([["reviews"]], many(review), "10,000 reviews"),
    caseAt([["photos"]], many(photo), "10,000 photos"),
    caseAt([["attributions"]], many({ provider: "P" }), "10,000 attributions"),
    caseAt(
      [["types"]],
      Array.from({ length: 10_000 }, (_, index) => `type_${index}`),
      "10,000 types",
    ),
  ];
  return [...strings, ...fields, ...plenty];
}

function caseAt(paths: readonly Path[], value: unknown, name: string): HostileCase {
  const place = paths.reduce<unknown>((place, path) => withAt(place, path, value), WHOLE) as Place;
  const prediction = {
    ...FIRST_PREDICTION,
    text: { text: value },
    structuredFormat: { mainText: { text: value } },
  };
  return { name, place, prediction: prediction as PlacePrediction };
}

/** Draws the place in every widget, opens and presses what there is, and looks for what may not be. */
async function faultsOf({ place, prediction }: HostileCase): Promise<string[]> {
  const host = document.body.appendChild(document.createElement("div"));
  let thrown: unknown;
  const keepThrown = (error: unknown) => {
    thrown = error;
  };
  const root = createRoot(host, { onUncaughtError: keepThrown });
  const client = {
    ...sampleClient("/photos/"),
    getPhotoMedia: async () => ({ name: "photo", photoUri: "/photos/bread.svg" }),
    autocomplete: async () => ({ suggestions: [{ placePrediction: prediction }] }),
  };
  const page = (
    <PlacesProvider client={client} text={en} region="FR" now={GALLERY_NOW} clock={() => GALLERY_NOW}>
      <PlaceDetails place={place} content="all" />
      <PlaceCompact place={place} content="all" />
      <PlaceSearchList places={[place]} content="all" selectable showsAttributeTags />
      <PlaceAutocomplete />
    </PlacesProvider>
  );
  try {
    root.render(page);
  } catch (error) {
    // React tells of it, preact throws it.
    keepThrown(error);
  }
  const faults: string[] = [];
  if (!(await comesTrue(() => thrown !== undefined || host.querySelector("input[role=combobox]") !== null))) {
    faults.push("nothing was drawn");
  }
  await settled();
  typeInto(host.querySelector("input[role=combobox]"));
  await settled();
  faults.push(...marksOfHarm(host));
  await pressEverything(host);
  faults.push(...marksOfHarm(host));
  if (thrown !== undefined) faults.push(`drawing failed: ${String(thrown).slice(0, 200)}`);
  root.unmount();
  host.remove();
  return faults;
}

const HARMLESS = /^(https?:|mailto:|tel:|\/(?![/\\])|#)/i;
const ADDRESSES = ["href", "src", "srcset", "action", "formaction", "xlink:href", "poster", "data", "ping"];

function marksOfHarm(host: HTMLElement): string[] {
  const faults: string[] = [];
  if (host.querySelector("script, iframe, object, embed, base, meta, link, form, style") !== null) {
    faults.push("a forbidden element");
  }
  for (const element of host.querySelectorAll("*")) {
    for (const name of element.getAttributeNames()) {
      const value = element.getAttribute(name) ?? "";
      if (name.startsWith("on") || name === "srcdoc" || name === "style") faults.push(`an attribute ${name}`);
      if (ADDRESSES.includes(name) && !HARMLESS.test(value.trim())) {
        faults.push(`${element.localName}[${name}] leads to ${value.slice(0, 60)}`);
      }
    }
  }
  return faults;
}

/** Opens what is closed and presses what can be pressed; links to other sites are left, they are what they say. */
async function pressEverything(host: HTMLElement): Promise<void> {
  for (const details of host.querySelectorAll("details")) details.open = true;
  for (const link of host.querySelectorAll<HTMLAnchorElement>("a[href]")) {
    if (!/^(https?|mailto|tel):$/.test(link.protocol)) link.click();
  }
  for (const button of host.querySelectorAll<HTMLButtonElement>("button")) button.click();
  await settled();
  for (const dialog of host.querySelectorAll("dialog")) dialog.close();
  await settled();
}

function typeInto(input: HTMLInputElement | null): void {
  if (input === null) return;
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")?.set?.call(input, "f");
  input.dispatchEvent(new InputEvent("input", { bubbles: true }));
}
