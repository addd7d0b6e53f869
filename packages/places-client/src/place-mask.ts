import type { Place, PlaceField } from "@lieudit/place-model";

/** The value of a field, or of an entry of a repeated one. */
type Content<Field extends PlaceField> =
  NonNullable<Place[Field]> extends readonly (infer Entry)[] ? Entry : NonNullable<Place[Field]>;

/** A field of a field, such as `displayName.text` or `photos.name`. */
type SubField = {
  [Field in PlaceField]: Content<Field> extends object ? `${Field}.${keyof Content<Field> & string}` : never;
}[PlaceField];

/** What a call may request of a place: a field, or a field of one. */
export type PlaceMask = PlaceField | SubField;

/** The place that a call returns: the requested fields, each absent where the place has none. */
export type PlaceWith<Mask extends PlaceMask> = Pick<Place, FieldOf<Mask>>;

type FieldOf<Mask extends PlaceMask> = Mask extends PlaceField
  ? Mask
  : Mask extends `${infer Field extends PlaceField}.${string}`
    ? Field
    : never;

/** A response whose places have the requested fields. */
export type WithPlaces<Response, Mask extends PlaceMask> = Omit<Response, "places"> & {
  places?: PlaceWith<Mask>[];
};
