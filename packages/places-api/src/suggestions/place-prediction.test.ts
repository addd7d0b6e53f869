import type { PlaceRecord } from "@lieudit/place-model";
import { aPlaceRecord } from "@lieudit/test-kit";
import { expect, test } from "vitest";
import { toPlacePredictions } from "./place-prediction.ts";

const reader = { languageCode: "fr", regionCode: "FR", now: new Date(0), publicUrl: "" };

function lines(records: readonly PlaceRecord[], languageCode = "fr") {
  const hits = records.map((place) => ({ place, matchedName: place.names.default, matches: [] }));
  return toPlacePredictions(hits, { ...reader, languageCode }, undefined).map(({ text }) => text.text);
}

const address = { locality: "Port-Valbrune", countryCode: "FR", formatted: "Port-Valbrune" };
const square = aPlaceRecord({
  id: "square-0001",
  kind: "street",
  names: { default: "Place d’Armes" },
  address,
});
const stop = aPlaceRecord({
  id: "stop-00001",
  kind: "poi",
  names: { default: "Place d’Armes" },
  primaryType: "bus_stop",
  typeNames: { fr: "Arrêt de bus", en: "Bus stop" },
  address,
});

test("adds the type to points of interest with equal lines", () => {
  expect(lines([square, stop])).toEqual([
    "Place d’Armes, Port-Valbrune",
    "Place d’Armes, Arrêt de bus, Port-Valbrune",
  ]);
  expect(lines([square, stop], "en")[1]).toBe("Place d’Armes, Bus stop, Port-Valbrune");
  expect(lines([stop])).toEqual(["Place d’Armes, Port-Valbrune"]);
});
