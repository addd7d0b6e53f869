import { PLACE_SHAPE, type Shape } from "@lieudit/place-model";
import { expect, test } from "vitest";
import { BEYOND_SHAPES } from "../../test/beyond-shapes.ts";
import { getRows } from "../places/data-class.ts";
import { wirePath } from "../places/members.ts";
import { PLACE_ROWS } from "../places/place-members.ts";
import { placeShape } from "./place-shape.ts";

/** Fields of the protocol that the kit does not read. */
const UNREAD = [
  "googleMapsTypeLabel",
  "movedPlace",
  "movedPlaceId",
  "postalAddress.revision",
  "addressComponents.0.languageCode",
  "reviews.0.visitDate.day",
  "regularOpeningHours.secondaryHoursType",
  "currentOpeningHours.secondaryHoursType",
  ...[
    "regularOpeningHours",
    "currentOpeningHours",
    "regularSecondaryOpeningHours.0",
    "currentSecondaryOpeningHours.0",
  ].flatMap((hours) =>
    ["nextOpenTime", "nextCloseTime", "periods.0.open.date", "periods.0.close.date"].map(
      (field) => `${hours}.${field}`,
    ),
  ),
];

test("what the classes read of a place is read as the protocol has it, what other servers fill too", () => {
  const protocol = readable({ kind: "message", fields: { ...PLACE_SHAPE.fields, ...BEYOND_SHAPES } });
  for (const path of UNREAD) expect(takeOut(protocol, path.split(".")), path).toBe(true);
  expect(readable(placeShape({ rows: PLACE_ROWS, getRows, wirePath }))).toEqual(protocol);
});

function takeOut(value: unknown, path: readonly string[]): boolean {
  const holder = path.slice(0, -1).reduce(Reflect.get, value as object);
  const name = path.at(-1) ?? "";
  return name in holder && Reflect.deleteProperty(holder, name);
}

/** Simplifies a shape as readers do: one kind of number, and no name for 0 in enums. */
function readable(shape: Shape): unknown {
  switch (shape.kind) {
    case "message":
      return Object.fromEntries(Object.entries(shape.fields).map(([name, field]) => [name, readable(field)]));
    case "list":
      return [readable(shape.of)];
    case "enum": {
      const names = Object.entries(shape.numbers).filter(([name]) => !name.endsWith("_UNSPECIFIED"));
      return Object.fromEntries(names);
    }
    case "int32":
      return "double";
    default:
      return shape.kind;
  }
}
