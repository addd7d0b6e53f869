import { keepsUsage } from "./details-elements.ts";
import { differently, inPage, stillLook, waitForEvent } from "./element-looks.ts";
import { type KitElement, type Library, make } from "./kit-library.ts";
import { provePrediction } from "./predictions.ts";
import { assert, show, until } from "./proofs.ts";
import { callsUntil } from "./wire-calls.ts";

/** Both autocomplete elements: what each property does to the input, the request or the list. */
export async function typeIntoAutocompletes(library: Library): Promise<void> {
  for (const name of ["PlaceAutocompleteElement", "BasicPlaceAutocompleteElement"]) {
    await show(name, ["constructor"], () =>
      inPage(make(library, name), async () => {
        const element = document.body.lastElementChild as KitElement;
        await type(element, "Fournil");
        await getList(element);
      }),
    );
    await keepsUsage(library, name);
    for (const [property, values] of Object.entries(LOOK_VALUES)) {
      await show(name, [property], () =>
        differently(values, (value, patience) => {
          const element = make(library, name, { [property]: value });
          return inPage(element, () => stillLook(element, patience));
        }),
      );
    }
    await show(name, ["noClearButton"], () =>
      differently([false, true], (noClearButton, patience) => {
        const element = make(library, name, { noClearButton });
        return inPage(element, async () => {
          await type(element, "Fournil");
          await getList(element);
          return stillLook(element, patience);
        });
      }),
    );
    for (const [property, values] of Object.entries(REQUEST_VALUES)) {
      await show(name, [property], async () => {
        const requests: string[] = [];
        for (const value of values) {
          const element = make(library, name, { [property]: value });
          requests.push((await readBody(element)).replace(/"sessionToken":"[^"]*"/, ""));
        }
        assert(requests[0] !== requests[1], `Both ask for ${requests[0]}.`);
      });
    }
    await show(name, ["unitSystem"], async () => {
      const lists: string[] = [];
      for (const unitSystem of [google.maps.UnitSystem.METRIC, google.maps.UnitSystem.IMPERIAL]) {
        const element = make(library, name, { unitSystem, origin: { lat: 43.2, lng: 6.8 } });
        lists.push(
          await inPage(element, async () => {
            await type(element, "Fournil");
            return (await getList(element)).textContent ?? "";
          }),
        );
      }
      assert(lists[0]?.includes("km") && lists[1]?.includes("mi"), `They say ${lists.join(" and ")}.`);
    });
    await show(name, ["name"], async () => {
      const form = document.createElement("form");
      document.body.append(form);
      const element = make(library, name, { name: "lieu" });
      form.append(element);
      await type(element, "Fournil");
      await until(() => new FormData(form).get("lieu") === "Fournil", "What the form says");
      form.remove();
    });
  }
  await show("PlaceAutocompleteElement", ["value"], () => {
    const element = make(library, "PlaceAutocompleteElement", { value: "Fournil" });
    return inPage(element, async () => {
      const input = await getInput(element);
      await until(() => input.value === "Fournil", "The value in the input");
      await type(element, "Fourn");
      await until(() => element.value === "Fourn", "What was typed");
    });
  });
  await show("PlacePredictionSelectEvent", ["placePrediction"], async () => {
    const element = make(library, "PlaceAutocompleteElement");
    await inPage(element, async () => {
      const chosen = waitForEvent(element, ["gmp-select"]);
      await type(element, "Fournil");
      const list = await getList(element);
      list.querySelector<HTMLElement>("[role=option]")?.click();
      const { placePrediction } = (await chosen) as google.maps.places.PlacePredictionSelectEvent;
      assert(placePrediction.text.text.startsWith("Le Fournil des Roches"), "It tells another.");
      provePrediction(placePrediction);
    });
  });
}

const LOOK_VALUES: Readonly<Record<string, readonly [unknown, unknown]>> = {
  description: ["Une adresse", "Un commerce"],
  disabled: [false, true],
  maxlength: [5, 50],
  noInputIcon: [false, true],
  placeholder: ["Une adresse", "Un commerce"],
  readonly: [false, true],
};

const REQUEST_VALUES: Readonly<Record<string, readonly [unknown, unknown]>> = {
  futureOpeningBusinessesIncluded: [false, true],
  includedPrimaryTypes: [["bakery"], ["cafe"]],
  includedRegionCodes: [["fr"], ["it"]],
  locationBias: [
    { center: { lat: 43, lng: 6 }, radius: 100 },
    { center: { lat: 43, lng: 6 }, radius: 200 },
  ],
  locationRestriction: [
    { south: 43, west: 6, north: 44, east: 7 },
    { south: 42, west: 6, north: 44, east: 7 },
  ],
  origin: [
    { lat: 43, lng: 6 },
    { lat: 44, lng: 7 },
  ],
  pureServiceAreaBusinessesIncluded: [false, true],
  requestedLanguage: ["fr", "it"],
  requestedRegion: ["fr", "it"],
};

/** Records the requests when something is typed. */
async function readBody(element: KitElement): Promise<string> {
  const requests = await inPage(element, () =>
    callsUntil("places:autocomplete", () => type(element, "Fournil")),
  );
  return requests.split("\n").find((call) => call.includes("places:autocomplete")) ?? "";
}

async function getInput({ shadowRoot }: KitElement): Promise<HTMLInputElement> {
  await until(() => shadowRoot?.querySelector("input") != null, "The input");
  return shadowRoot?.querySelector("input") as HTMLInputElement;
}

async function type(element: KitElement, text: string): Promise<void> {
  const input = await getInput(element);
  input.focus();
  input.value = text;
  input.dispatchEvent(new InputEvent("input", { bubbles: true, composed: true, inputType: "insertText" }));
}

async function getList({ shadowRoot }: KitElement): Promise<Element> {
  await until(() => shadowRoot?.querySelector("[role=listbox] [role=option]") != null, "The list");
  return shadowRoot?.querySelector("[role=listbox]") as Element;
}
