import { PLACE_SHAPE as OF_THE_PROTOCOL, type Shape } from "@lieudit/place-model";
import { expect, test } from "vitest";
import { BEYOND_SHAPES } from "../../test/beyond-shapes.ts";
import { rowsOf } from "../places/data-class.ts";
import { wirePath } from "../places/members.ts";
import { PLACE_ROWS } from "../places/place-members.ts";
import { placeShape } from "./place-shape.ts";

test("what the classes read of a place is read as the protocol has it, what other servers fill too", () => {
  const { revision, ...postalAddress } = fieldsOf(OF_THE_PROTOCOL.fields.postalAddress);
  const protocol: Record<string, Shape> = {
    ...OF_THE_PROTOCOL.fields,
    ...BEYOND_SHAPES,
    postalAddress: { kind: "message", fields: postalAddress },
  };
  for (const nobodyReads of ["googleMapsTypeLabel", "movedPlace", "movedPlaceId"])
    delete protocol[nobodyReads];
  const ofTheClasses = placeShape({ rows: PLACE_ROWS, rowsOf, wirePath });
  expect(revision).toBeDefined();
  expect(readable({ kind: "message", fields: ofTheClasses.fields })).toEqual(
    readable({ kind: "message", fields: protocol }),
  );
});

function fieldsOf(shape: Shape | undefined): Readonly<Record<string, Shape>> {
  return shape?.kind === "message" ? shape.fields : {};
}

/** What a reader makes of a shape: all numbers are numbers, and the name of an enum's 0 says nothing. */
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
