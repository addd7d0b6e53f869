import {
  CALENDAR_DATE_SHAPE,
  LAT_LNG_SHAPE,
  LOCALIZED_TEXT_SHAPE,
  listShape,
  type MessageShape,
  messageShape,
  type Shape,
  TEXT_SHAPE,
  VIEWPORT_SHAPE,
} from "@lieudit/place-model";
import type { Members, Read, Rows, WireKind } from "../places/members.ts";

/** How the classes of a page read a place. They come with another file than what reads answers by them. */
export interface PlaceReading {
  /** Of the place itself. */
  rows: Rows;
  /** Of a class that some row reads. */
  getRows(Class: object): Rows;
  /** The field of a message that a row reads, and the one within that; none for the message itself. */
  wirePath(name: string, row: Members[string]): string[];
}

/** Kinds that are messages. */
const SHAPES: { readonly [Kind in WireKind]?: Shape } = {
  date: CALENDAR_DATE_SHAPE,
  localized: LOCALIZED_TEXT_SHAPE,
  point: LAT_LNG_SHAPE,
  reference: messageShape({ id: TEXT_SHAPE, name: TEXT_SHAPE }),
  specialDay: messageShape({ date: CALENDAR_DATE_SHAPE }),
  viewport: VIEWPORT_SHAPE,
};

/** Fields of places on pages without the class `Place`: those of a geocoder result. */
const BASIC_FIELDS = {
  id: TEXT_SHAPE,
  name: TEXT_SHAPE,
  types: listShape(TEXT_SHAPE),
  displayName: LOCALIZED_TEXT_SHAPE,
  formattedAddress: TEXT_SHAPE,
  addressComponents: listShape(
    messageShape({ longText: TEXT_SHAPE, shortText: TEXT_SHAPE, types: listShape(TEXT_SHAPE) }),
  ),
  location: LAT_LNG_SHAPE,
  viewport: VIEWPORT_SHAPE,
  plusCode: messageShape({ globalCode: TEXT_SHAPE, compoundCode: TEXT_SHAPE }),
};

/** Returns the wire shape of a place, from the rows of its class and of its members' classes. */
export function placeShape(reading: PlaceReading | undefined): MessageShape {
  return messageShape({ ...BASIC_FIELDS, ...(reading && getFields(reading.rows, reading)) });
}

function getFields(rows: Rows, reading: PlaceReading): MessageShape["fields"] {
  const fields: Record<string, Shape> = {};
  for (const [name, row] of Object.entries(rows)) {
    const isUnseen = "unseen" in row;
    const [field, inner] = isUnseen ? [name] : reading.wirePath(name, row);
    if (field === undefined) continue;
    const shape = getShape(isUnseen ? row.unseen : "read" in row ? row.read : row, reading);
    const { [field]: outer } = fields;
    const others = outer?.kind === "message" ? outer.fields : {};
    fields[field] = inner === undefined ? shape : messageShape({ ...others, [inner]: shape });
  }
  return fields;
}

function getShape({ of }: Read<unknown>, reading: PlaceReading): Shape {
  if (of === undefined) return TEXT_SHAPE;
  if ("entries" in of) return listShape(getShape(of.entries, reading));
  if ("message" in of) return messageShape(getFields(reading.getRows(of.message), reading));
  if ("names" in of) {
    const { names, firstNumber } = of;
    return { kind: "enum", numbers: Object.fromEntries(names.map((name, at) => [name, firstNumber + at])) };
  }
  // The other kinds are those of scalars.
  return SHAPES[of.kind] ?? ({ kind: of.kind } as Shape);
}
