import { aPlace } from "@lieudit/test-kit";
import { afterEach, describe, expect, test, vi } from "vitest";
import { type APage, aPage, DATA_HOST } from "../../test/a-page.ts";
import { WHOLE_PLACE_ID } from "../../test/whole-place.ts";
import { MapsNetworkError, MapsRequestError, MapsServerError } from "../core/errors.ts";
import { setPageSettings } from "../page/page-settings.ts";
import { pageClient, setPageClient } from "../wire/page-client.ts";
import { findPlace, Place, placeFromWire } from "./place.ts";
import { wirePlace } from "./place-state.ts";

let page: APage | undefined;
afterEach(() => {
  page?.leave();
  page = undefined;
  vi.restoreAllMocks();
});

/** Places with these fields alone, as many as ids. */
const many = (count: number) =>
  Array.from({ length: count }, (_entry, index) => aPlace({ id: `many-${String(index).padStart(10, "0")}` }));

describe("fields", () => {
  test("one is undefined until it is fetched, and fetched once", async () => {
    page = aPage();
    const place = new Place({ id: WHOLE_PLACE_ID });
    expect(place.displayName).toBeUndefined();
    expect(place.photos).toBeUndefined();

    const answer = await place.fetchFields({ fields: ["displayName", "location"] });
    expect(answer.place).toBe(place);
    expect(place.displayName).toBe("Le Fournil des Roches");
    expect(place.displayNameLanguageCode).toBe("fr");
    expect(place.location).toBe(place.location);
    expect(place.rating).toBeUndefined();

    const { location } = place;
    await place.fetchFields({ fields: ["location"] });
    await place.fetchFields({ fields: ["rating", "location"] });
    expect(place.location).toBe(location);
    expect(page.requests.map(({ url }) => url)).toEqual([
      `${DATA_HOST}/v1/places/${WHOLE_PLACE_ID}?languageCode=fr&regionCode=FR&%24fields=displayName%2Clocation&key=a-key`,
      `${DATA_HOST}/v1/places/${WHOLE_PLACE_ID}?languageCode=fr&regionCode=FR&%24fields=rating&key=a-key`,
    ]);
  });

  test("what the place does not have is null, or an empty list", async () => {
    const [plain] = many(1);
    page = aPage({ places: many(1) });
    const place = new Place({ id: plain?.id ?? "" });
    await place.fetchFields({
      fields: ["rating", "photos", "regularOpeningHours", "hasDelivery", "location"],
    });
    expect(place.rating).toBeNull();
    expect(place.photos).toEqual([]);
    expect(place.regularOpeningHours).toBeNull();
    expect(place.hasDelivery).toBeNull();
    expect(place.location?.toJSON()).toEqual({ lat: 43.2412, lng: 6.8137 });
  });

  test("a text is one name, not its letters", async () => {
    page = aPage();
    const place = new Place({ id: WHOLE_PLACE_ID });
    await place.fetchFields({ fields: "displayName" });
    expect(place.displayName).toBe("Le Fournil des Roches");
    await expect(place.fetchFields({ fields: "name" })).rejects.toThrow("Place: `name` invalid");
  });

  test("sends no more requests once all fields are fetched", async () => {
    page = aPage();
    const place = new Place({ resourceName: `places/${WHOLE_PLACE_ID}` });
    expect(place.id).toBe(WHOLE_PLACE_ID);
    await place.fetchFields({ fields: ["*"] });
    await place.fetchFields({ fields: new Set(["displayName", "websiteURI"]) });
    await place.fetchFields({ fields: ["*"] });
    expect(page.requests).toHaveLength(1);
    expect(place.websiteURI).toBe("https://fournil.example/");
  });

  test("an unknown field is rejected by its name, before any request [S8-011]", async () => {
    page = aPage();
    const place = new Place({ id: WHOLE_PLACE_ID });
    await expect(place.fetchFields({ fields: ["displayName", "websiteUri"] })).rejects.toThrow(
      "Place: `websiteUri` invalid",
    );
    await expect(place.fetchFields({ fields: ["constructor"] })).rejects.toThrow(
      "Place: `constructor` invalid",
    );
    await expect(place.fetchFields({ fields: [] })).rejects.toThrow("`fields` is empty");
    expect(page.requests).toEqual([]);
  });

  test("a place works behind a Proxy, as frameworks have it", async () => {
    page = aPage();
    const behind = (value: object): object =>
      new Proxy(value, {
        get(target, key, receiver) {
          const held: unknown = Reflect.get(target, key, receiver);
          if (typeof held !== "object" || held === null) return held;
          const isPlain = Array.isArray(held) || Object.getPrototypeOf(held) === Object.prototype;
          return isPlain ? behind(held) : held;
        },
      });
    const place = behind(new Place({ id: WHOLE_PLACE_ID })) as Place;
    await place.fetchFields({ fields: ["displayName", "photos", "accessibilityOptions"] });
    expect(place.displayName).toBe("Le Fournil des Roches");
    expect(place.photos?.[0]?.getURI({ maxWidth: 10 })).toContain("maxWidthPx=10");
    expect(
      (behind(place.accessibilityOptions ?? {}) as typeof place.accessibilityOptions)
        ?.hasWheelchairAccessibleEntrance,
    ).toBe(true);
    expect(Object.keys(place)).toEqual(["id", "requestedLanguage", "requestedRegion"]);
    expect(JSON.parse(JSON.stringify(place))).toMatchObject({
      id: WHOLE_PLACE_ID,
      displayName: "Le Fournil des Roches",
      photos: [{ widthPx: 1600 }],
    });
  });

  test("openingHours warns once and names regularOpeningHours [S8-017]", async () => {
    page = aPage();
    const warn = vi.spyOn(console, "warn").mockImplementation(() => {});
    const place = new Place({ id: WHOLE_PLACE_ID });
    await place.fetchFields({ fields: ["openingHours"] });
    expect(JSON.stringify(place)).not.toContain('"openingHours"');
    expect(warn).not.toHaveBeenCalled();
    expect(place.openingHours).toEqual(place.regularOpeningHours);
    expect(place.openingHours?.periods[0]?.open.hour).toBe(7);
    expect(warn.mock.calls).toEqual([
      ["Place.openingHours is deprecated; use Place.regularOpeningHours instead."],
    ]);
  });
});

describe("making one", () => {
  test("it needs an id [S5-048]", () => {
    expect(() => new Place({})).toThrow("Place: `id` invalid");
    // A page's script is not checked.
    expect(() => new Place(undefined as never)).toThrow("Place: `id` invalid");
  });

  test.each(["", 7, {}])("the id is not %j [S5-049]", (id) => {
    expect(() => new Place({ id: id as string })).toThrow("Place: `id` invalid");
    expect(() => new Place({ resourceName: "places/" })).toThrow("which is a non-empty string");
  });

  test("the kit makes them of ids, names and answers", () => {
    expect(findPlace("places/abc").id).toBe("abc");
    expect(findPlace("abc").resourceName).toBe("places/abc");
    const place = placeFromWire({ id: "abc", rating: 4 }, ["id", "rating"]);
    expect(findPlace(place)).toBe(place);
    expect(place.rating).toBe(4);
    expect(wirePlace(place)).toEqual({ id: "abc", name: "places/abc", rating: 4 });
  });
});

describe("failures", () => {
  test.each([
    [{ kind: "error", httpStatus: 403 } as const, MapsRequestError, "PERMISSION_DENIED"],
    [{ kind: "error", httpStatus: 500 } as const, MapsServerError, "INTERNAL"],
    [{ kind: "reset" } as const, MapsNetworkError, "UNAVAILABLE"],
  ])("%j is an error with its code and endpoint", async (fault, Class, code) => {
    page = aPage();
    page.server.failAlways(fault);
    const place = new Place({ id: WHOLE_PLACE_ID });
    const error: unknown = await place.fetchFields({ fields: ["rating"] }).catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(Class);
    expect(error).toMatchObject({ code, endpoint: "PLACES_GET_PLACE" });
    expect(place.rating).toBeUndefined();

    page.server.failAlways(null);
    setPageClient(null);
    await place.fetchFields({ fields: ["rating"] });
    expect(place.rating).toBe(4.3);
  });

  test("a place that nobody knows is one, also among others", async () => {
    page = aPage();
    const places = [
      new Place({ id: "missing-000001" }),
      new Place({ id: WHOLE_PLACE_ID }),
      new Place({ id: "bad" }),
    ];
    const [missing, whole, bad] = await Promise.allSettled(
      places.map((place) => place.fetchFields({ fields: ["rating"] })),
    );
    expect(missing).toMatchObject({ reason: { code: "NOT_FOUND", endpoint: "PLACES_GET_PLACE" } });
    expect(bad).toMatchObject({ reason: { code: "INVALID_ARGUMENT" } });
    expect(whole?.status).toBe("fulfilled");
  });
});

describe("many at once", () => {
  test("details of 50 cards are one GET that needs no preflight, and of 51 two", async () => {
    page = aPage({ places: many(51) });
    const places = many(50).map(({ id = "" }) => new Place({ id }));
    await Promise.all(places.map((place) => place.fetchFields({ fields: ["displayName", "rating"] })));
    expect(places.every((place) => place.displayName === "Le Fournil des Roches")).toBe(true);
    expect(page.requests).toHaveLength(1);
    const [request] = page.requests;
    expect(request?.method).toBe("GET");
    expect([...(request?.headers.keys() ?? [])]).toEqual([]);
    expect(new URL(request?.url ?? "").searchParams.get("$fields")).toBe(
      "places.id,places.displayName,places.rating,missingIds",
    );

    const more = many(51).map(({ id = "" }) => new Place({ id }));
    await Promise.all(more.map((place) => place.fetchFields({ fields: ["rating"] })));
    expect(page.requests).toHaveLength(3);
  });

  test("two readers of one place share a request, and one may abort", async () => {
    page = aPage();
    const client = await pageClient();
    const leaving = new AbortController();
    const [left, stayed] = [
      client.getPlace({ placeId: WHOLE_PLACE_ID }, ["rating"], { signal: leaving.signal }),
      client.getPlace({ placeId: WHOLE_PLACE_ID }, ["rating"]),
    ];
    leaving.abort(new Error("left"));
    await expect(left).rejects.toThrow("left");
    expect(await stayed).toEqual({ rating: 4.3 });
    expect(page.requests).toHaveLength(1);
  });

  test("a server without batches gets one request for each place", async () => {
    const places = many(3);
    page = aPage({ places });
    const { server } = page;
    const answered = globalThis.fetch;
    globalThis.fetch = async (input, init) =>
      String((input as Request).url).includes(":batchGet")
        ? new Response("<!doctype html>", { status: 404, headers: { "content-type": "text/html" } })
        : answered(input, init);
    const load = () =>
      Promise.all(places.map(({ id = "" }) => new Place({ id }).fetchFields({ fields: ["displayName"] })));
    for (const { place } of await load()) expect(place.displayName).toBe("Le Fournil des Roches");
    // Answers are shared, so the same places ask for nothing again.
    await load();
    expect(server.calls).toHaveLength(3);
  });
});

describe("whether it is open", () => {
  const zone = { timeZone: { id: "Europe/Paris" }, businessStatus: "OPERATIONAL" as const };
  const week = {
    periods: [1, 2, 3, 4, 5].map((day) => ({
      open: { day, hour: 9, minute: 0 },
      close: { day, hour: 18, minute: 0 },
    })),
  };
  const open = aPlace({ id: "hours-0000000001", ...zone, regularOpeningHours: week });
  const closed = aPlace({ id: "hours-0000000002", ...zone, businessStatus: "CLOSED_PERMANENTLY" });
  const unknown = aPlace({ id: "hours-0000000003", ...zone });
  const { businessStatus: _status, ...withoutStatus } = { ...open, id: "hours-0000000004" };
  const MONDAY_NOON = new Date("2027-03-01T11:00:00Z");

  test("outside the beta channel nobody says so [S8-013]", async () => {
    await expect(new Place({ id: "abc" }).isOpen()).rejects.toThrow(
      /^Place\.prototype\.isOpen\(\) is not available in this version.*switch to the beta channel$/,
    );
  });

  test("nor when it opens next [S8-014]", async () => {
    await expect(new Place({ id: "abc" }).getNextOpeningTime()).rejects.toThrow(
      /^Place\.prototype\.getNextOpeningTime\(\) is not available in this version.*switch to the beta channel$/,
    );
  });

  test("in the beta channel it is fetched and worked out by the place's own clock", async () => {
    const places = [open, closed, unknown, withoutStatus];
    page = aPage({ places, settings: { channel: "beta" } });
    const [one, two, three, four] = places.map(({ id = "" }) => new Place({ id }));
    expect(await one?.isOpen(MONDAY_NOON)).toBe(true);
    expect(await one?.isOpen(new Date("2027-03-01T17:30:00Z"))).toBe(false);
    expect(await one?.getNextOpeningTime(MONDAY_NOON)).toEqual(new Date("2027-03-02T08:00:00Z"));
    expect(await one?.getNextOpeningTime(new Date("2027-03-05T18:00:00Z"))).toEqual(
      new Date("2027-03-08T08:00:00Z"),
    );
    expect(await two?.isOpen()).toBe(false);
    expect(await two?.getNextOpeningTime()).toBeUndefined();
    expect(await three?.isOpen()).toBeUndefined();
    expect(await four?.isOpen(MONDAY_NOON)).toBe(true);
    expect(page.requests).toHaveLength(4);
    setPageSettings({ channel: undefined });
  });
});
