import type { Place } from "@lieudit/place-model";
import { aPlace } from "@lieudit/test-kit";
import { beforeAll, expect, test } from "vitest";
import { type ConnectedClient, connectClient } from "../../test/connect-client.ts";
import { CANARY, INJECTIONS } from "../../test/injections.ts";

const IDS = ["osm-n-0000000101", "osm-n-0000000102"] as const;
const INVISIBLE = /[\p{Cc}\p{Cf}\p{Co}\p{Cn}\p{Cs}\p{Variation_Selector}]/u;

/** A call of each tool that shows third-party text. */
const CALLS: readonly (readonly [string, Record<string, unknown>])[] = [
  ["search_places", { query: "bakery", near: IDS[0] }],
  ["place_details", { ids: IDS, reviews: true }],
  ["resolve_address", { address: "43.2412,6.8137" }],
  ["compare_places", { ids: IDS }],
  ["travel_times", { from: IDS[0], to: [IDS[1]] }],
  ["reachable_places", { from: "43.2412,6.8137", type: "bakery", minutes: 10 }],
  [
    "verify_claims",
    {
      claims: ["name", "address", "website", "phone", "type", "open_at"].map((fact) => ({
        place: IDS[0],
        fact,
        value: fact === "open_at" ? "now" : "x",
      })),
    },
  ],
];

let connected: ConnectedClient;
let injected = "";

beforeAll(async () => {
  connected = await connectClient({
    places: () => IDS.map((id) => anInjectedPlace(id, injected)),
    ways: () => ({ seconds: 120, metres: 150 }),
  });
});

test("has 500 different strings", () => {
  expect(new Set(INJECTIONS).size).toBe(500);
});

test.each(CALLS)("%s marks all 500 injected strings as data", async (name, args) => {
  for (const text of INJECTIONS) {
    injected = text;
    const result = await connected.call(name, args);
    expect([result.isError, result.text.includes(CANARY)], JSON.stringify(text)).toEqual([false, true]);
    const ownText = result.text.replace(/⟦[^⟦⟧]*⟧/gu, "⟦⟧");
    expect(ownText, JSON.stringify(text)).not.toContain(CANARY);
    expect(ownText.replaceAll("⟦⟧", ""), JSON.stringify(text)).not.toMatch(/[⟦⟧]/u);
    expect(result.text.replaceAll("\n", ""), JSON.stringify(text)).not.toMatch(INVISIBLE);
    const { untrusted, ...trusted } = result.structured;
    expect(JSON.stringify(trusted), JSON.stringify(text)).not.toContain(CANARY);
    expect(JSON.stringify(untrusted), JSON.stringify(text)).not.toMatch(INVISIBLE);
  }
});

test("quotes the message of a failing service", async () => {
  const { call, fake } = await connectClient({ places: [] });
  fake.failNext({ kind: "error", httpStatus: 500 });
  const { isError, text } = await call("search_places", { query: "pain" });
  expect(isError).toBe(true);
  expect(text).toMatch(/^The places service returned ⟦[A-Z_]+⟧: ⟦[^⟦⟧]+⟧$/);
});

/** A place whose every free text is `text`. */
function anInjectedPlace(id: string, text: string): Place {
  return aPlace({
    id,
    displayName: { text, languageCode: "fr" },
    primaryTypeDisplayName: { text, languageCode: "fr" },
    formattedAddress: text,
    shortFormattedAddress: text,
    nationalPhoneNumber: text,
    websiteUri: `https://example.org/?${encodeURIComponent(text.toWellFormed())}`,
    editorialSummary: { text, languageCode: "fr" },
    types: ["bakery", "point_of_interest", text],
    regularOpeningHours: { periods: [], weekdayDescriptions: [text] },
    attributions: [{ provider: text }],
    rating: 4,
    reviews: [{ text: { text, languageCode: "fr" }, rating: 1, publishTime: text }],
  });
}
