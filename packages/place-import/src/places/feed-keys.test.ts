import { expect, test } from "vitest";
import { readFeedKeys } from "./feed-keys.ts";

test.each([
  [{ "ref:FR:prix-carburants": "6240004" }, ["prix-carburants:06240004"]],
  [
    { "ref:FR:prix-carburants": "06240004; 75001002" },
    ["prix-carburants:06240004", "prix-carburants:75001002"],
  ],
  [{ "ref:FR:prix-carburants": "à vérifier" }, undefined],
  [{ "ref:EU:EVSE": "FR*PD1*P VALMOU" }, ["evse:FRPD1PVALMOU"]],
])("%o are the register ids %o", (tags, registerIds) => {
  expect(readFeedKeys(tags, ["gas_station"]).registerIds).toEqual(registerIds);
});

test("brand, operator and network identify who runs a charger; other places have no such keys", () => {
  const tags = { brand: "Ampère", operator: "Ville", network: "Ampère", "ref:EU:EVSE": "FRXYZP1" };
  expect(readFeedKeys(tags, ["electric_vehicle_charging_station"])).toEqual({
    registerIds: ["evse:FRXYZP1"],
    makers: ["Ampère", "Ville"],
  });
  expect(readFeedKeys(tags, ["bakery"])).toEqual({});
});
