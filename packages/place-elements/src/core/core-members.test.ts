import { expect, test } from "vitest";
import { members as core } from "./library.ts";

test("errors have a class, a code and an endpoint", () => {
  const error = new core.MapsRequestError("No.", {
    code: "INVALID_ARGUMENT",
    endpoint: "PLACES_SEARCH_TEXT",
  });
  expect(error).toBeInstanceOf(core.MapsNetworkError);
  expect(error).toBeInstanceOf(Error);
  expect(error).not.toBeInstanceOf(core.MapsServerError);
  expect([error.name, error.code, error.endpoint, error.message]).toEqual([
    "MapsRequestError",
    core.RPCStatus.INVALID_ARGUMENT,
    core.MapsNetworkErrorEndpoint.PLACES_SEARCH_TEXT,
    "No.",
  ]);
});

test("settings are a singleton", () => {
  const settings = core.Settings.getInstance();
  settings.addContentTokens(["a", "b", "a"]);
  settings.addContentTokens(null);
  settings.experienceIds = ["e"];
  expect([...core.Settings.getInstance().contentTokens]).toEqual(["a", "b"]);
  expect([...core.Settings.getInstance().experienceIds]).toEqual(["e"]);
});

test("points, sizes and vectors compare and convert to strings", () => {
  expect([String(new core.Point(1, 2)), new core.Point(1, 2).equals(new core.Point(1, 2))]).toEqual([
    "(1, 2)",
    true,
  ]);
  expect([String(new core.Size(1, 2)), new core.Size(1, 2).equals(new core.Size(1, 3))]).toEqual([
    "(1, 2)",
    false,
  ]);
  const turned = new core.Orientation3D({ heading: 10 });
  expect([turned.toJSON(), turned.equals({ heading: 10, tilt: null })]).toEqual([
    { heading: 10, tilt: 0, roll: 0 },
    true,
  ]);
  const scale = new core.Vector3D({ x: 1, y: 2, z: 3 });
  expect([scale.toJSON(), scale.equals({ x: 1, y: 2, z: 4 })]).toEqual([{ x: 1, y: 2, z: 3 }, false]);
});
