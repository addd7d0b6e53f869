import { describe, expect, test } from "vitest";
import { decide, decideAll, UNDECIDED } from "../consent/consent-record.ts";
import { NO_SELECTION, readSelectedIds, readSelection, selectionCookie, withId } from "./selection-cookie.ts";

const PLACE = { path: "/", isSecure: false, consentLife: { JOUR: 365 } };

describe("the stored selection", () => {
  const header =
    "selection_vehicules=v1,v2; selection_biens=e1; selection_lieux=osm-n-1; vehicules_masques=v9; biens_masques=e9";

  test("is read of the kinds that were accepted", () => {
    expect(readSelection(header, decideAll(true))).toEqual({
      vehicle: ["v1", "v2"],
      estate: ["e1"],
      place: ["osm-n-1"],
      hiddenVehicle: ["v9"],
      hiddenEstate: ["e9"],
    });
    expect(readSelection(header, decide(UNDECIDED, "selection_estate", true))).toEqual({
      vehicle: [],
      estate: ["e1"],
      place: ["osm-n-1"],
      hiddenVehicle: [],
      hiddenEstate: ["e9"],
    });
  });

  test.each([[null], [UNDECIDED], [decideAll(false)]])("with the choices %j nothing is", (consent) => {
    expect(readSelection(header, consent)).toEqual(NO_SELECTION);
  });

  test.each([
    [undefined, []],
    ["", []],
    ["a,a,b", ["a", "b"]],
    ["a%2Cb", ["a", "b"]],
    ["<script>,../x,a b,ok-1", ["ok-1"]],
    ["x".repeat(8_001), []],
  ])("%j holds the ids %j", (value, ids) => {
    expect(readSelectedIds(value)).toEqual(ids);
  });

  test("keeps at most 50", () => {
    const ids = Array.from({ length: 60 }, (_, index) => `v${index}`);
    expect(readSelectedIds(ids.join(","))).toHaveLength(50);
    expect(withId(ids.slice(0, 50), "new", true)).toEqual(["new", ...ids.slice(0, 49)]);
  });
});

describe("the cookie", () => {
  test("holds the ids and lives as long as the choice", () => {
    expect(selectionCookie("vehicle", ["v1", "v2"], PLACE)).toBe(
      "selection_vehicules=v1,v2; Max-Age=31536000; Path=/; SameSite=Lax",
    );
  });

  test("is removed when nothing is left", () => {
    expect(selectionCookie("estate", [], PLACE)).toContain("selection_biens=; Max-Age=0;");
  });
});

test("a listing goes to the head once, and out again", () => {
  expect(withId(["a", "b"], "b", true)).toEqual(["b", "a"]);
  expect(withId(["a", "b"], "b", false)).toEqual(["a"]);
});
