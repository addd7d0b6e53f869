import { PlacesError } from "@lieudit/place-model";
import { createPlacesClient } from "@lieudit/places-client";
import { aPlace, createFakePlacesServer } from "@lieudit/test-kit";
import { type ReactNode, useState } from "react";
import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { sampleClient } from "../../gallery/sample-client.ts";
import { bakery } from "../../gallery/sample-places.ts";
import { findAxeFaults } from "../../test/axe-faults.ts";
import { failOnConsoleErrors } from "../../test/strict-console.ts";
import { PHOTO_BASE, WidgetPage } from "../../test/widget-page.tsx";
import { type UsePlaceAutocompleteOptions, useOpeningStatus, usePlaceAutocomplete } from "../hooks.ts";
import type { WidgetComponents } from "../provider/widget-components.ts";
import type { FilledAddress } from "../state/fill-address.ts";
import { en as autocompleteText } from "../text/autocomplete/en.ts";
import type { AutocompleteText } from "../text/autocomplete-text.ts";
import { en } from "../text/en.ts";
import { AddressFields } from "./address-fields.tsx";
import { PlaceAutocomplete } from "./place-autocomplete.tsx";
import { PlaceDetails } from "./place-details.tsx";
import { PlaceSearchList } from "./place-search-list.tsx";

failOnConsoleErrors();

type Field = "displayName" | "formattedAddress";

function OwnLook(options: UsePlaceAutocompleteOptions<Field>) {
  const search = usePlaceAutocomplete(options);
  return (
    <div {...search.getRootProps()}>
      <label>
        Where? <input {...search.getInputProps()} />
      </label>
      <div {...search.getListProps()}>
        {search.predictions.map((prediction, index) => (
          <div key={prediction.placeId} {...search.getItemProps(prediction, index)}>
            {prediction.text.text}
          </div>
        ))}
      </div>
      <p {...search.getStatusProps()} />
      <span data-testid="typed">{search.typed}</span>
      <button type="button" onClick={search.retry}>
        Again
      </button>
    </div>
  );
}

const input = () => page.getByRole("combobox", { name: "Where?" });

test("an autocomplete of the page's own look has the keys and attributes of a combobox", async () => {
  const chosen: (string | undefined)[] = [];
  const { container } = await render(
    <WidgetPage>
      <OwnLook fields={["displayName"]} onPlace={({ displayName }) => chosen.push(displayName?.text)} />
    </WidgetPage>,
  );
  await userEvent.type(input(), "four");
  const list = page.getByRole("listbox", { name: "Suggestions" });
  await expect.element(list).toBeVisible();
  await expect.element(input()).toHaveAttribute("aria-expanded", "true");
  expect(input().element().getAttribute("aria-controls")).toBe(list.element().id);
  await expect.element(page.getByRole("status")).toHaveTextContent("3 suggestions");
  await userEvent.keyboard("{ArrowDown}");
  const first = page.getByRole("option").first();
  await expect.element(first).toHaveAttribute("aria-selected", "true");
  expect(input().element().getAttribute("aria-activedescendant")).toBe(first.element().id);
  expect(await findAxeFaults(container, "light")).toEqual([]);
  await userEvent.keyboard("{Enter}");
  await expect.poll(() => chosen).toEqual([bakery.displayName?.text]);
  await expect.element(page.getByTestId("typed")).toHaveTextContent("four");
  await expect.element(input()).toHaveAttribute("aria-expanded", "false");
});

test("nothing is requested below minLength, before debounceMs has passed, or for a blank at the end", async () => {
  const inputs: string[] = [];
  const client = sampleClient(PHOTO_BASE);
  const counting = {
    ...client,
    autocomplete: (...[request, options]: Parameters<typeof client.autocomplete>) => {
      inputs.push(request.input);
      return client.autocomplete(request, options);
    },
  };
  await render(
    <WidgetPage client={counting}>
      <OwnLook minLength={3} debounceMs={500} />
    </WidgetPage>,
  );
  await userEvent.fill(input(), "fo");
  await userEvent.fill(input(), "fou");
  await userEvent.fill(input(), "four");
  await expect.element(page.getByRole("option").first()).toBeVisible();
  expect(inputs).toEqual(["four"]);
  await userEvent.type(input(), " ");
  await expect.element(input()).toHaveValue("four ");
  expect(inputs).toEqual(["four"]);
});

test("a failed request says so, and can be tried again", async () => {
  const client = sampleClient(PHOTO_BASE);
  let fails = true;
  const failing = {
    ...client,
    autocomplete: (...args: Parameters<typeof client.autocomplete>) =>
      fails ? Promise.reject(new PlacesError("UNAVAILABLE", "Down.")) : client.autocomplete(...args),
  };
  await render(
    <WidgetPage client={failing}>
      <OwnLook />
    </WidgetPage>,
  );
  await userEvent.type(input(), "four");
  await expect.element(page.getByRole("status")).not.toBeEmptyDOMElement();
  expect(page.getByRole("option").elements()).toEqual([]);
  fails = false;
  await userEvent.click(page.getByRole("button", { name: "Again" }));
  await expect.element(page.getByRole("option").first()).toBeInTheDocument();
});

test("the opening status follows the clock of the provider", async () => {
  await render(
    <WidgetPage>
      <Status />
    </WidgetPage>,
  );
  await expect.element(page.getByText("Open", { exact: true })).toBeVisible();
});

const OWN: WidgetComponents = {
  Card: ({ place }) => <h3>{place.displayName?.text}</h3>,
  Error: ({ retry }) => (
    <button type="button" onClick={retry}>
      Reload
    </button>
  ),
};
const OWN_ICON: WidgetComponents = { Icon: ({ size }) => <i data-own-icon={size} /> };

function Status() {
  return <p>{useOpeningStatus(bakery)?.label}</p>;
}

const STREET = aPlace({
  id: "street-0000001",
  displayName: { text: "Quai de la Criée", languageCode: "fr" },
  types: ["route"],
  primaryType: "route",
  addressComponents: [
    { longText: "Quai de la Criée", shortText: "Quai de la Criée", types: ["route"] },
    { longText: "83999", shortText: "83999", types: ["postal_code"] },
    { longText: "Port-Valbrune", shortText: "Port-Valbrune", types: ["locality"] },
    { longText: "France", shortText: "FR", types: ["country"] },
  ],
});

const TOWN = Array.from({ length: 45 }, (_, index) =>
  aPlace({ id: `shop-number-${index}`, displayName: { text: `Fournil ${index + 1}`, languageCode: "fr" } }),
);

function FakePage({
  children,
  places,
  text = en,
}: {
  children: ReactNode;
  places: Parameters<typeof createFakePlacesServer>[0]["places"];
  text?: AutocompleteText;
}) {
  const [client] = useState(() =>
    createPlacesClient({
      baseUrl: "https://places.example",
      fetch: createFakePlacesServer({ places }).fetch,
    }),
  );
  return (
    <WidgetPage client={client} text={text}>
      {children}
    </WidgetPage>
  );
}

test("an address fills the page's own fields with the words of an autocomplete, and an unknown house number stays", async () => {
  const filled: FilledAddress[] = [];
  const { container } = await render(
    <FakePage places={[STREET]} text={autocompleteText}>
      <form>
        <AddressFields label="Address" onFill={(address) => filled.push(address)}>
          <input aria-label="Street" autoComplete="shipping address-line1" />
          <input aria-label="Postcode" autoComplete="postal-code" />
          <input aria-label="Town" autoComplete="address-level2" />
          <select aria-label="Country" autoComplete="country" defaultValue="BE">
            <option value="BE">Belgique</option>
            <option value="FR">France</option>
          </select>
        </AddressFields>
      </form>
    </FakePage>,
  );
  await userEvent.type(page.getByRole("combobox", { name: "Address" }), "20 quai de la criée");
  await userEvent.click(page.getByRole("option").first());
  await expect.element(page.getByLabelText("Street")).toHaveValue("20 Quai de la Criée");
  await expect.element(page.getByLabelText("Postcode")).toHaveValue("83999");
  await expect.element(page.getByLabelText("Town")).toHaveValue("Port-Valbrune");
  await expect.element(page.getByLabelText("Country")).toHaveValue("FR");
  await expect
    .element(page.getByText("Number 20 is not known, so the position is that of the street."))
    .toBeVisible();
  expect(filled).toMatchObject([{ unknownHouseNumber: "20", location: STREET.location }]);
  expect(await findAxeFaults(container, "light")).toEqual([]);
});

test("results go on page by page, in cards of the page's own", async () => {
  await render(
    <FakePage places={TOWN}>
      <PlaceSearchList
        request={{ textQuery: "fournil" }}
        loadsMore
        classNames={{ list: "own-list", item: "own-item" }}
        components={OWN}
      />
    </FakePage>,
  );
  const more = page.getByRole("button", { name: "Show more" });
  await userEvent.click(more);
  await expect.poll(() => document.querySelectorAll(".own-list > .own-item > h3").length).toBe(40);
  await userEvent.click(more);
  await expect.poll(() => document.querySelectorAll(".own-item").length).toBe(45);
  await expect.element(more).not.toBeInTheDocument();
});

test("a widget that failed offers another try; icons and errors may be the page's own", async () => {
  const server = createFakePlacesServer({ places: [STREET] });
  const client = createPlacesClient({ baseUrl: "https://a.example", fetch: server.fetch, maxAttempts: 1 });
  server.failNext({ kind: "error", httpStatus: 503 }, 2);
  await render(
    <WidgetPage client={client} components={OWN_ICON}>
      <PlaceDetails placeId="street-0000001" data-testid="ours" />
      <PlaceDetails placeId="street-0000001" components={OWN} />
      <PlaceAutocomplete
        classNames={{ input: "own-input" }}
        renderItem={(prediction) => <b>{prediction.text.text}</b>}
      />
    </WidgetPage>,
  );
  await userEvent.click(page.getByRole("button", { name: "Try again" }));
  await userEvent.click(page.getByRole("button", { name: "Reload" }));
  await expect.poll(() => page.getByRole("heading", { name: "Quai de la Criée" }).elements().length).toBe(2);
  expect(document.querySelectorAll("[data-own-icon]").length).toBeGreaterThan(1);
  await userEvent.type(page.getByRole("combobox"), "quai");
  await expect.element(page.getByRole("option").first()).toBeVisible();
  expect(document.querySelector("[role=option] > b")?.textContent).toContain("Quai");
  expect(document.querySelector("input.own-input")).not.toBeNull();
});
