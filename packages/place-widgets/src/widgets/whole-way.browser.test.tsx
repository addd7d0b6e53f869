import { createPlacesClient } from "@lieudit/places-client";
import { createFakePlacesServer, type FakeFault } from "@lieudit/test-kit";
import { afterEach, expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { SAMPLE_PLACES, station } from "../../gallery/sample-places.ts";
import { failOnConsoleErrors } from "../../test/strict-console.ts";
import { WidgetPage } from "../../test/widget-page.tsx";
import { PlaceAutocomplete } from "./place-autocomplete.tsx";
import { PlaceCompact } from "./place-compact.tsx";
import { PlaceDetails } from "./place-details.tsx";
import { PlaceSearchList } from "./place-search-list.tsx";

// The widgets over the real client and a server that keeps the protocol.

failOnConsoleErrors();
afterEach(() => {
  vi.restoreAllMocks();
});

const id = station.id ?? "";

function connected(options: { timeoutMs?: number } = {}) {
  const server = createFakePlacesServer({ places: SAMPLE_PLACES });
  const client = createPlacesClient({ baseUrl: "https://lieudit.example", fetch: server.fetch, ...options });
  return { server, client };
}

const getTexts = (role: string) =>
  page
    .getByRole(role)
    .elements()
    .map(({ textContent }) => textContent);

test("details and the card ask for their own fields and show what comes", async () => {
  const { server, client } = connected();
  await render(
    <WidgetPage client={client}>
      <PlaceDetails placeId={id} />
      <PlaceCompact placeId={id} headingLevel={4} />
    </WidgetPage>,
  );
  await expect.element(page.getByRole("heading", { level: 2, name: "Station du Cap" })).toBeVisible();
  await expect.element(page.getByRole("heading", { level: 4, name: "Station du Cap" })).toBeVisible();
  const masks = server.calls.map(({ fieldMask }) => fieldMask?.split(","));
  expect(masks).toEqual([[...PlaceDetails.requiredFields], [...PlaceCompact.requiredFields]]);
});

test("a search asks for its places' fields and shows them", async () => {
  const { server, client } = connected();
  await render(
    <WidgetPage client={client}>
      <PlaceSearchList request={{ textQuery: "station" }} />
    </WidgetPage>,
  );
  await expect.element(page.getByRole("heading", { name: "Station du Cap" })).toBeVisible();
  const mask = server.calls[0]?.fieldMask?.split(",").filter((path) => path.startsWith("places."));
  expect(mask).toEqual(PlaceSearchList.requiredFields.map((field) => `places.${field}`));
});

test("a choice in the autocomplete opens its place within one session", async () => {
  const { server, client } = connected();
  const onSelect = vi.fn();
  await render(
    <WidgetPage client={client}>
      <PlaceAutocomplete onSelect={onSelect} />
    </WidgetPage>,
  );
  await userEvent.type(page.getByRole("combobox"), "stat");
  await expect.element(page.getByRole("option", { name: /Station du Cap/ })).toBeVisible();
  await userEvent.keyboard("{ArrowDown}{Enter}");
  expect(onSelect).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ placeId: id }));
  const tokens = server.calls.map(({ body }) => (body as { sessionToken?: string }).sessionToken);
  expect(new Set([...tokens, onSelect.mock.calls[0]?.[0].sessionToken]).size).toBe(1);
});

// Reliability with a failing backend: in time, and with the exact words.
test.each<FakeFault>([
  { kind: "slow", delayMs: 600_000 },
  { kind: "reset" },
  { kind: "error", httpStatus: 403 },
  { kind: "error", httpStatus: 500 },
  { kind: "error", httpStatus: 503, retryAfterSeconds: 60 },
  { kind: "truncated" },
  { kind: "wrong-type" },
  { kind: "wrong-shape", body: null },
  { kind: "huge", bytes: 100_000_000 },
  { kind: "redirect", location: "https://elsewhere.example/" },
])("a server that answers with %j gives the exact sentences", async (fault) => {
  // Three seconds in a page; here nobody waits for them.
  const { server, client } = connected({ timeoutMs: fault.kind === "slow" ? 100 : 3_000 });
  server.failAlways(fault);
  const onError = vi.fn();
  await render(
    <WidgetPage client={client}>
      <PlaceDetails placeId={id} />
      <PlaceCompact placeId={id} />
      <PlaceSearchList request={{ textQuery: "station" }} />
      <PlaceAutocomplete onError={onError} />
    </WidgetPage>,
  );
  await expect
    .poll(() => getTexts("alert"))
    .toEqual([
      "Place info couldn't loadTry again",
      "Place info couldn't loadTry again",
      "Place results couldn't loadTry again",
    ]);
  await userEvent.fill(page.getByRole("combobox"), "s");
  await vi.waitFor(() =>
    expect(onError).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({
        code: "PLACES_AUTOCOMPLETE",
        message: expect.stringMatching(/^Error in fetching AutocompleteSuggestions: ./),
      }),
    ),
  );
});

test.each([
  [[]],
  ["text"],
  [{}],
  [{ places: "x", suggestions: "x" }],
  [{ places: [null, 3], suggestions: [null] }],
])("a server that answers everything with %j breaks nothing", async (body) => {
  const { server, client } = connected();
  server.failAlways({ kind: "wrong-shape", body });
  const onError = vi.fn();
  const { container } = await render(
    <WidgetPage client={client}>
      <PlaceDetails placeId={id} />
      <PlaceSearchList request={{ textQuery: "station" }} />
      <PlaceAutocomplete onError={onError} />
    </WidgetPage>,
  );
  await userEvent.type(page.getByRole("combobox"), "s");
  await vi.waitFor(() => expect(container.querySelector("[aria-busy=true]")).toBeNull());
  expect(page.getByRole("option").elements()).toHaveLength(0);
});
