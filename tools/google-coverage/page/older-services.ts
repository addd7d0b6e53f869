import { failingId, OTHER_ID, WHOLE_ID } from "../place-ids.ts";
import { type Library, readValues } from "./kit-library.ts";
import { assert, show, until } from "./proofs.ts";
import { callsUntil, recordCalls } from "./wire-calls.ts";

type PlaceResult = google.maps.places.PlaceResult;

const CENTER = { lat: 43.2412, lng: 6.8137 };
const BOUNDS = { south: 43, west: 6, north: 44, east: 7 };
const FAR = { south: 10, west: 6, north: 11, east: 7 };

/** The services and inputs that are deprecated and that pages still use. */
export async function useOlderServices(library: Library): Promise<void> {
  const { PlacesService, AutocompleteService } = google.maps.places;
  const service = () => new PlacesService(document.createElement("div"));
  const details = (placeId: string) =>
    answered<PlaceResult>((tell) => service().getDetails({ placeId, fields: ["name", "place_id"] }, tell));

  await show("PlacesService", ["constructor", "getDetails"], async () => {
    const names = await Promise.all([WHOLE_ID, OTHER_ID].map(async (id) => (await details(id)).result?.name));
    assert(names[0] === "Le Fournil des Roches" && names[1] !== names[0], `They are ${names.join(", ")}.`);
  });
  await show("PlacesService", ["textSearch"], async () => {
    const { result } = await answered<PlaceResult[]>((tell) =>
      service().textSearch({ query: "Fournil" }, tell),
    );
    assert(
      result?.some(({ place_id }) => place_id === WHOLE_ID),
      "It does not find the bakery.",
    );
  });
  await show("PlacesService", ["nearbySearch"], async () => {
    const { result } = await answered<PlaceResult[]>((tell) =>
      service().nearbySearch({ location: CENTER, radius: 500 }, tell),
    );
    assert(
      result?.some(({ place_id }) => place_id === WHOLE_ID),
      "It does not find the bakery.",
    );
  });
  const statuses: Readonly<Record<string, () => Promise<{ status: unknown }>>> = {
    OK: () => details(WHOLE_ID),
    NOT_FOUND: () => details("unknown-00000001"),
    REQUEST_DENIED: () => details(failingId(403)),
    OVER_QUERY_LIMIT: () => details(failingId(429)),
    UNKNOWN_ERROR: () => details(failingId(500)),
    INVALID_REQUEST: () => details(failingId(400)),
    ZERO_RESULTS: () => answered<PlaceResult[]>((tell) => service().textSearch({ query: "xylophone" }, tell)),
  };
  for (const [member, value] of readValues(library, "PlacesServiceStatus")) {
    await show("PlacesServiceStatus", [member], async () => {
      const answer = await statuses[member]?.();
      assert(answer?.status === value, `It is ${String(answer?.status)}.`);
    });
  }
  for (const [member, value] of readValues(library, "RankBy")) {
    await show("RankBy", [member], async () => {
      const rankBy = value as unknown as google.maps.places.RankBy;
      // Another radius than in the search above, whose answer is kept.
      const reach = member === "DISTANCE" ? { keyword: "Fournil" } : { radius: 600 };
      const asked = await recordCalls(() =>
        answered<PlaceResult[]>((tell) =>
          service().nearbySearch({ location: CENTER, rankBy, ...reach }, tell),
        ),
      );
      const isByDistance = asked.includes('"rankPreference":"DISTANCE"');
      assert(asked !== "" && isByDistance === (member === "DISTANCE"), `It asks for ${asked}.`);
    });
  }

  await show("AutocompleteService", ["constructor", "getPlacePredictions"], async () => {
    const { predictions } = await new AutocompleteService().getPlacePredictions({ input: "Fournil" });
    assert(
      predictions.some(({ place_id }) => place_id === WHOLE_ID),
      "It does not find the bakery.",
    );
  });
  await show("AutocompleteService", ["getQueryPredictions"], async () => {
    const { result } = await answered<google.maps.places.QueryAutocompletePrediction[]>((tell) =>
      new AutocompleteService().getQueryPredictions({ input: "Fournil" }, tell),
    );
    assert(
      result?.some(({ description }) => description.includes("Fournil")),
      "It does not find the bakery.",
    );
  });

  await useAutocomplete();
  await useSearchBox();
}

async function useAutocomplete(): Promise<void> {
  const { Autocomplete } = google.maps.places;
  await show("Autocomplete", ["constructor", "getPlace"], () =>
    withInput(async (input) => {
      const autocomplete = new Autocomplete(input, { fields: ["name", "place_id"] });
      const changed = new Promise((resolve) => autocomplete.addListener("place_changed", resolve));
      await type(input, "Fournil");
      await choose(input);
      await changed;
      const place = autocomplete.getPlace();
      assert(place.name === "Le Fournil des Roches" && place.place_id === WHOLE_ID, `It is ${place.name}.`);
    }),
  );
  await show("Autocomplete", ["setBounds", "getBounds"], () =>
    withInput(async (input) => {
      const autocomplete = new Autocomplete(input);
      const asked: string[] = [];
      for (const bounds of [BOUNDS, FAR]) {
        autocomplete.setBounds(bounds);
        assert(autocomplete.getBounds()?.getNorthEast().lat() === bounds.north, "They are not kept.");
        asked.push(await askedBy(input, `Fournil ${bounds.north}`));
      }
      assert(asked[0]?.includes("43") && asked[1]?.includes("10"), `It asks for ${asked.join()}.`);
    }),
  );
  await show("Autocomplete", ["setFields", "getFields"], () =>
    withInput(async (input) => {
      const autocomplete = new Autocomplete(input);
      autocomplete.setFields(["name", "rating"]);
      assert(autocomplete.getFields()?.join() === "name,rating", "They are not kept.");
      const changed = new Promise((resolve) => autocomplete.addListener("place_changed", resolve));
      await type(input, "Fournil");
      await choose(input);
      await changed;
      const place = autocomplete.getPlace();
      assert(
        place.rating === 4.3 && place.website === undefined,
        `It has ${JSON.stringify(place).slice(0, 200)}.`,
      );
    }),
  );
  const changes: readonly (readonly [
    string,
    (autocomplete: google.maps.places.Autocomplete) => void,
    string,
  ])[] = [
    [
      "setComponentRestrictions",
      (it) => it.setComponentRestrictions({ country: "it" }),
      '"includedRegionCodes":["',
    ],
    ["setTypes", (it) => it.setTypes(["bakery"]), '"includedTypes":["bakery"]'],
    ["setOptions", (it) => it.setOptions({ types: ["cafe"] }), '"includedTypes":["cafe"]'],
  ];
  for (const [member, change, expected] of changes) {
    await show("Autocomplete", [member], () =>
      withInput(async (input) => {
        const autocomplete = new Autocomplete(input);
        const before = await askedBy(input, "Fourni");
        change(autocomplete);
        const after = await askedBy(input, "Fournil");
        assert(!before.includes(expected) && after.includes(expected), `It asks for ${after}.`);
      }),
    );
  }
}

async function useSearchBox(): Promise<void> {
  const { SearchBox } = google.maps.places;
  await show("SearchBox", ["constructor", "getPlaces"], () =>
    withInput(async (input) => {
      const box = new SearchBox(input);
      const changed = new Promise((resolve) => box.addListener("places_changed", resolve));
      await type(input, "Fournil");
      await choose(input);
      await changed;
      assert(
        box.getPlaces()?.some(({ place_id }) => place_id === WHOLE_ID),
        "It does not find the bakery.",
      );
    }),
  );
  await show("SearchBox", ["setBounds", "getBounds"], () =>
    withInput(async (input) => {
      const box = new SearchBox(input);
      const asked: string[] = [];
      for (const bounds of [BOUNDS, FAR]) {
        box.setBounds(bounds);
        assert(box.getBounds()?.getNorthEast().lat() === bounds.north, "They are not kept.");
        asked.push(await askedBy(input, `Fournil ${bounds.north}`));
      }
      assert(asked[0] !== asked[1] && asked[1]?.includes("10"), `It asks for ${asked.join()}.`);
    }),
  );
}

/** Returns what a callback of the legacy services receives. */
function answered<Result>(
  ask: (tell: (result: Result | null, status: unknown) => void) => unknown,
): Promise<{ result: Result | null; status: unknown }> {
  return new Promise((resolve) => {
    ask((result, status) => resolve({ result, status }));
  });
}

async function withInput(use: (input: HTMLInputElement) => Promise<void>): Promise<void> {
  const input = document.createElement("input");
  document.body.append(input);
  try {
    await use(input);
  } finally {
    input.remove();
  }
}

async function type(input: HTMLInputElement, text: string): Promise<void> {
  // The code for predictions below it is in a separate file.
  await until(() => input.role === "combobox", "What predicts");
  input.focus();
  input.value = text;
  input.dispatchEvent(new InputEvent("input", { bubbles: true, inputType: "insertText" }));
}

/** Records the requests after `text` is typed. */
function askedBy(input: HTMLInputElement, text: string): Promise<string> {
  return callsUntil("/v1/places:", () => type(input, text));
}

/** Takes the first suggestion by the keys, as a reader does. */
async function choose(input: HTMLInputElement): Promise<void> {
  await until(() => input.ariaExpanded === "true", "The list");
  for (const key of ["ArrowDown", "Enter"]) {
    input.dispatchEvent(new KeyboardEvent("keydown", { key, code: key, bubbles: true, cancelable: true }));
  }
}
