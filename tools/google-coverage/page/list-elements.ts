import { OTHER_ID, SIBLING_ID, WHOLE_ID } from "../place-ids.ts";
import { keepsUsage } from "./details-elements.ts";
import { captureLook, inPage, showEachName, showsBoth, stillLook, waitForEvent } from "./element-looks.ts";
import { type KitElement, type Library, make } from "./kit-library.ts";
import { assert, show } from "./proofs.ts";
import { recordCalls } from "./wire-calls.ts";

/** The elements that list places, and the requests within them. */
export async function showLists(library: Library): Promise<void> {
  const element = (name: string, options: object = {}, ...children: Node[]) =>
    make(library, name, options, ...children);
  const text = (options: object = {}) =>
    element("PlaceTextSearchRequestElement", { textQuery: "Fournil", ...options });
  const nearby = (options: object = {}) =>
    element("PlaceNearbySearchRequestElement", {
      locationRestriction: { center: { lat: 43.2412, lng: 6.8137 }, radius: 500 },
      ...options,
    });
  const all = () => element("PlaceAllContentElement");
  const getList = (name: string, options: object = {}) =>
    name === "AdvancedPlaceListElement"
      ? element(name, { places: [WHOLE_ID, OTHER_ID], ...options }, all())
      : element(name, options, text(), all());

  for (const name of LISTS) {
    await show(name, ["constructor"], async () => {
      assert((await captureLook(getList(name))).includes("Le Fournil des Roches"), "It shows no place.");
    });
    await keepsUsage(library, name);
    await showEachName(
      library,
      "PlaceSearchAttributionPosition",
      [name, "attributionPosition"],
      (attributionPosition) => getList(name, { attributionPosition }),
    );
    await showEachName(library, "PlaceSearchOrientation", [name, "orientation"], (orientation) =>
      getList(name, { orientation }),
    );
    for (const property of ["selectable", "truncationPreferred"]) {
      await show(name, [property], () => showsBoth((which) => getList(name, { [property]: which === 1 })));
    }
  }
  await show("PlaceSearchElement", ["places"], async () => {
    const search = getList("PlaceSearchElement");
    await captureLook(search);
    const { places } = search as unknown as { places: google.maps.places.Place[] };
    assert(
      places.some(({ id }) => id === WHOLE_ID) && places.some(({ id }) => id === SIBLING_ID),
      "It has none.",
    );
  });
  await show("AdvancedPlaceListElement", ["places"], () =>
    showsBoth((which) => getList("AdvancedPlaceListElement", { places: [[WHOLE_ID, OTHER_ID][which]] })),
  );
  await show("PlaceSelectEvent", ["place"], async () => {
    const search = getList("PlaceSearchElement", { selectable: true });
    const loaded = waitForEvent(search, ["gmp-load"]);
    const selected = waitForEvent(search, ["gmp-select"]);
    await inPage(search, async () => {
      await loaded;
      await stillLook(search);
      const card = [...(search.shadowRoot?.querySelectorAll("button") ?? [])].find((button) =>
        button.getAttribute("aria-label")?.endsWith("Le Fournil des Roches"),
      );
      card?.click();
      const { place } = (await selected) as google.maps.places.PlaceSelectEvent;
      assert(place.id === WHOLE_ID, `It tells ${place.id}.`);
    });
  });

  await asksForBoth("PlaceTextSearchRequestElement", ["constructor", "textQuery"], (which) =>
    element("PlaceSearchElement", {}, text({ textQuery: ["Fournil", "Roches"][which] })),
  );
  for (const [property, values] of Object.entries(TEXT_VALUES)) {
    await asksForBoth("PlaceTextSearchRequestElement", [property], (which) =>
      element("PlaceSearchElement", {}, text({ [property]: values[which] })),
    );
  }
  await asksForBoth("PlaceNearbySearchRequestElement", ["constructor", "locationRestriction"], (which) =>
    element(
      "PlaceSearchElement",
      {},
      nearby({ locationRestriction: { center: { lat: 43.24, lng: 6.81 }, radius: [100, 900][which] } }),
    ),
  );
  for (const [property, values] of Object.entries(NEARBY_VALUES)) {
    await asksForBoth("PlaceNearbySearchRequestElement", [property], (which) =>
      element("PlaceSearchElement", {}, nearby({ [property]: values[which] })),
    );
  }
}

const LISTS = ["PlaceSearchElement", "AdvancedPlaceSearchElement", "AdvancedPlaceListElement"];

const TEXT_VALUES: Readonly<Record<string, readonly [unknown, unknown]>> = {
  evConnectorTypes: [["TYPE_2"], ["CHADEMO"]],
  evMinimumChargingRateKw: [7, 22],
  futureOpeningBusinessesIncluded: [false, true],
  includedType: ["bakery", "cafe"],
  isOpenNow: [false, true],
  locationBias: [
    { lat: 43, lng: 6 },
    { lat: 44, lng: 7 },
  ],
  locationRestriction: [
    { south: 43, west: 6, north: 44, east: 7 },
    { south: 43.1, west: 6, north: 44, east: 7 },
  ],
  maxResultCount: [3, 4],
  minRating: [1, 2],
  priceLevels: [["MODERATE"], ["EXPENSIVE"]],
  rankPreference: ["RELEVANCE", "DISTANCE"],
  useStrictTypeFiltering: [false, true],
};

const NEARBY_VALUES: Readonly<Record<string, readonly [unknown, unknown]>> = {
  excludedPrimaryTypes: [["bar"], ["cafe"]],
  excludedTypes: [["bar"], ["cafe"]],
  futureOpeningBusinessesIncluded: [false, true],
  includedPrimaryTypes: [["bakery"], ["cafe"]],
  includedTypes: [["bakery"], ["cafe"]],
  maxResultCount: [3, 4],
  rankPreference: ["POPULARITY", "DISTANCE"],
};

/** Two values of a property lead to two requests. */
async function asksForBoth(
  name: string,
  members: readonly string[],
  makeOne: (which: 0 | 1) => KitElement,
): Promise<void> {
  await show(name, members, async () => {
    const requests: string[] = [];
    for (const which of [0, 1] as const) {
      const element = makeOne(which);
      const settled = waitForEvent(element, ["gmp-load", "gmp-error"]);
      requests.push(await recordCalls(() => inPage(element, () => settled.then(() => undefined))));
    }
    const searches = requests.map((calls) => calls.split("\n").find((call) => call.includes(":search")));
    assert(searches[0] !== undefined && searches[0] !== searches[1], `Both ask for ${searches[0]}.`);
  });
}
