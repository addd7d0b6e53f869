import { EARTH_RADIUS_METRES } from "@lieudit/place-model";
import { describe, expect, test } from "vitest";
import { type FeedStation, joinStations, type StationPlace } from "./join-stations.ts";
import { doMakersAgree } from "./makers.ts";

const ORIGIN = { latitude: 43.24, longitude: 6.81 };
const north = (metres: number) => ({
  ...ORIGIN,
  latitude: ORIGIN.latitude + (metres / EARTH_RADIUS_METRES) * (180 / Math.PI),
});
const station = (overrides: Partial<FeedStation> = {}): FeedStation => ({
  id: "s1",
  location: ORIGIN,
  registerIds: ["prix-carburants:83990001"],
  makers: [],
  ...overrides,
});
const place = (overrides: Partial<StationPlace> = {}): StationPlace => ({
  id: "p1",
  location: ORIGIN,
  registerIds: [],
  makers: [],
  name: "Station du Port",
  isClosed: false,
  ...overrides,
});
const joined = (stations: FeedStation[], places: StationPlace[]) =>
  Object.fromEntries(joinStations(stations, places));

describe("by id", () => {
  const numbered = { registerIds: ["prix-carburants:83990001"] };
  test("the place with the station's id matches, though another is nearer", () => {
    const places = [place(), place({ id: "p2", location: north(900), ...numbered })];
    expect(joined([station()], places)).toEqual({ s1: "p2" });
  });
  test("an id far away was copied", () => {
    expect(joined([station()], [place({ location: north(2_100), ...numbered })])).toEqual({});
  });
  test("of two places with one id the nearer one matches", () => {
    const places = [
      place({ location: north(90), ...numbered }),
      place({ id: "p2", location: north(80), ...numbered }),
    ];
    expect(joined([station()], places)).toEqual({ s1: "p2" });
  });
  test("a place with two ids is both stations", () => {
    const both = place({ registerIds: ["prix-carburants:83990001", "prix-carburants:83990002"] });
    const second = station({ id: "s2", registerIds: ["prix-carburants:83990002"] });
    expect(joined([station(), second], [both])).toEqual({ s1: "p1", s2: "p1" });
  });
  test("a closed place with the id still matches", () => {
    expect(joined([station()], [place({ isClosed: true, ...numbered })])).toEqual({ s1: "p1" });
  });
});

describe("by distance", () => {
  test.each([
    [149, { s1: "p1" }],
    [151, {}],
  ])("%d m away: %o", (metres, expected) => {
    expect(joined([station()], [place({ location: north(metres) })])).toEqual(expected);
  });
  test("a place with another id of the register is another station", () => {
    expect(joined([station()], [place({ registerIds: ["prix-carburants:13000001"] })])).toEqual({});
    expect(joined([station()], [place({ registerIds: ["evse:FRXYZ1"] })])).toEqual({ s1: "p1" });
  });
  test("another brand is another station, unless its name matches", () => {
    const esso = station({ makers: ["Esso"] });
    expect(joined([esso], [place({ makers: ["Avia"] })])).toEqual({});
    expect(joined([esso], [place({ makers: ["Avia"], name: "Esso Express" })])).toEqual({ s1: "p1" });
    expect(joined([esso], [place()])).toEqual({ s1: "p1" });
  });
  test("a permanently closed station does not match", () => {
    expect(joined([station()], [place({ isClosed: true })])).toEqual({});
  });
  test("two sides of a road: nearest pairs first, each once, in any order", () => {
    const stations = [station({ id: "a", location: north(0) }), station({ id: "b", location: north(60) })];
    const places = [place({ id: "p1", location: north(50) }), place({ id: "p2", location: north(100) })];
    const expected = { a: "p2", b: "p1" };
    expect(joined(stations, places)).toEqual(expected);
    expect(joined(stations.toReversed(), places.toReversed())).toEqual(expected);
  });
  test("of two stations at one place the farther one stays unmatched", () => {
    const stations = [station({ id: "a", location: north(40) }), station({ id: "b", location: north(20) })];
    expect(joined(stations, [place()])).toEqual({ b: "p1" });
  });
  test("distances work across the antimeridian", () => {
    const here = station({ location: { latitude: -16.8, longitude: 179.9999 } });
    expect(joined([here], [place({ location: { latitude: -16.8, longitude: -179.9999 } })])).toEqual({
      s1: "p1",
    });
  });
});

test.each([
  [["TotalEnergies"], ["Total Access"], false],
  [["Total"], ["TotalEnergies Access"], true],
  [["Power Dot France"], ["Powerdot"], true],
  [["E.Leclerc"], ["Leclerc"], true],
  [["BP"], ["BP Express"], false],
  [["BP"], ["bp"], true],
  [["Esso"], ["Avia"], false],
  [[], ["Avia"], true],
  [["France"], ["Avia"], true],
])("%o and %o agree: %s", (ones, others, expected) => {
  expect(doMakersAgree(ones, others)).toBe(expected);
  expect(doMakersAgree(others, ones)).toBe(expected);
});
