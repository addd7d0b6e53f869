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
import { flushTasks, typeText, waitUntil } from "./drive-page.ts";
import { describeValue, HOSTILE_VALUES } from "./hostile-values.ts";
import { listStringPaths, type Path, replaceAt } from "./string-paths.ts";

declare global {
  /** How often an injected script ran. */
  var hostileRuns: number;
}

/** A place with every section, and a text in each field that can hold one. */
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
  async run(seed, maxSingleCases) {
    globalThis.hostileRuns = 0;
    let errors = 0;
    const countError = () => {
      errors += 1;
    };
    addEventListener("error", countError);
    addEventListener("unhandledrejection", countError);
    console.warn = () => {};
    const outcome = { runs: 0, violations: 0, worstMs: 0, notes: [] as string[] } satisfies Outcome;
    for (const hostile of selectCases(seed, maxSingleCases)) {
      outcome.runs += 1;
      const before = { runs: globalThis.hostileRuns, errors };
      const startedAt = performance.now();
      const problems = await findProblems(hostile);
      outcome.worstMs = Math.max(outcome.worstMs, performance.now() - startedAt);
      if (globalThis.hostileRuns > before.runs) problems.push("a script ran");
      if (errors > before.errors) problems.push("an error reached the window");
      outcome.violations += problems.length;
      if (problems.length > 0 && outcome.notes.length < MAX_NOTES)
        outcome.notes.push(`${hostile.name}: ${problems[0]}`);
    }
    removeEventListener("error", countError);
    removeEventListener("unhandledrejection", countError);
    return outcome;
  },
};

/** Returns all cases that change many fields, and at most `maxSingleCases` that change one. */
function selectCases(seed: number, maxSingleCases: number): HostileCase[] {
  const random = seededRandom(seed);
  const singles = [...listStringPaths(WHOLE)].flatMap((path) =>
    HOSTILE_VALUES.map(
      (value) => () => createCase([path], value, `${path.join(".")} = ${describeValue(value)}`),
    ),
  );
  const selected =
    singles.length <= maxSingleCases
      ? singles
      : Array.from({ length: maxSingleCases }, () => random.pick(singles));
  return [...createWholeCases(), ...selected.map((make) => make())];
}

function createWholeCases(): HostileCase[] {
  const everywhere = listStringPaths(WHOLE);
  const strings = HOSTILE_VALUES.map((value) =>
    createCase(everywhere, value, `every string = ${describeValue(value)}`),
  );
  const fields = HOSTILE_VALUES.map((value) =>
    createCase(
      Object.keys(WHOLE).map((key) => [key]),
      value,
      `every field = ${describeValue(value)}`,
    ),
  );
  const [review] = WHOLE.reviews ?? [];
  const [photo] = WHOLE.photos ?? [];
  const many = (entry: object | undefined) =>
    Array.from({ length: 10_000 }, (_, index) => ({ ...entry, name: `n${index}` }));
  const plenty = [
    createCase([["reviews"]], many(review), "10,000 reviews"),
    createCase([["photos"]], many(photo), "10,000 photos"),
    createCase([["attributions"]], many({ provider: "P" }), "10,000 attributions"),
    createCase(
      [["types"]],
      Array.from({ length: 10_000 }, (_, index) => `type_${index}`),
      "10,000 types",
    ),
  ];
  return [...strings, ...fields, ...plenty];
}

function createCase(paths: readonly Path[], value: unknown, name: string): HostileCase {
  const place = paths.reduce<unknown>((place, path) => replaceAt(place, path, value), WHOLE) as Place;
  const prediction = {
    ...FIRST_PREDICTION,
    text: { text: value },
    structuredFormat: { mainText: { text: value } },
  };
  return { name, place, prediction: prediction as PlacePrediction };
}

/** Renders the place in every widget, clicks everything, and returns what is unsafe in the page. */
async function findProblems({ place, prediction }: HostileCase): Promise<string[]> {
  const host = document.body.appendChild(document.createElement("div"));
  let thrown: unknown;
  const setThrown = (error: unknown) => {
    thrown = error;
  };
  const root = createRoot(host, { onUncaughtError: setThrown });
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
    // React reports it to the root, preact throws it.
    setThrown(error);
  }
  const problems: string[] = [];
  if (!(await waitUntil(() => thrown !== undefined || host.querySelector("input[role=combobox]") !== null))) {
    problems.push("nothing was rendered");
  }
  await flushTasks();
  typeText(host.querySelector("input[role=combobox]"), "f");
  await flushTasks();
  problems.push(...findHarm(host));
  await clickEverything(host);
  problems.push(...findHarm(host));
  if (thrown !== undefined) problems.push(`rendering failed: ${String(thrown).slice(0, 200)}`);
  root.unmount();
  host.remove();
  return problems;
}

const SAFE_URL = /^(https?:|mailto:|tel:|\/(?![/\\])|#)/i;
const URL_ATTRIBUTES = [
  "href",
  "src",
  "srcset",
  "action",
  "formaction",
  "xlink:href",
  "poster",
  "data",
  "ping",
];

function findHarm(host: HTMLElement): string[] {
  const problems: string[] = [];
  if (host.querySelector("script, iframe, object, embed, base, meta, link, form, style") !== null) {
    problems.push("a forbidden element");
  }
  for (const element of host.querySelectorAll("*")) {
    for (const name of element.getAttributeNames()) {
      const value = element.getAttribute(name) ?? "";
      if (name.startsWith("on") || name === "srcdoc" || name === "style")
        problems.push(`an attribute ${name}`);
      if (URL_ATTRIBUTES.includes(name) && !SAFE_URL.test(value.trim())) {
        problems.push(`${element.localName}[${name}] leads to ${value.slice(0, 60)}`);
      }
    }
  }
  return problems;
}

/** Opens every `details`, clicks every button, and every link with an unusual protocol. */
async function clickEverything(host: HTMLElement): Promise<void> {
  for (const details of host.querySelectorAll("details")) details.open = true;
  for (const link of host.querySelectorAll<HTMLAnchorElement>("a[href]")) {
    if (!/^(https?|mailto|tel):$/.test(link.protocol)) link.click();
  }
  for (const button of host.querySelectorAll<HTMLButtonElement>("button")) button.click();
  await flushTasks();
  for (const dialog of host.querySelectorAll("dialog")) dialog.close();
  await flushTasks();
}
