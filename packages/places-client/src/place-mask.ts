import type { Place, PlaceField } from "@lieudit/place-model";

/** Type of a field's value, or of its entries if the field is repeated. */
type Content<Field extends PlaceField> =
  NonNullable<Place[Field]> extends readonly (infer Entry)[] ? Entry : NonNullable<Place[Field]>;

/** A subfield, such as `displayName.text` or `photos.name`. */
type SubField = {
  [Field in PlaceField]: Content<Field> extends object ? `${Field}.${keyof Content<Field> & string}` : never;
}[PlaceField];

/** An entry of a field mask: a field of a place, or a subfield. */
export type PlaceMask = PlaceField | SubField;

/** A place with the requested fields only. A field is absent if the place has no value for it. */
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
