import type { MessageShape, Shape } from "@lieudit/place-model";

/** The part of JSON Schema 2020-12 that the description uses. */
export interface Schema {
  $ref?: string;
  type?: string | readonly string[];
  format?: string;
  description?: string;
  enum?: readonly (string | number | null)[];
  anyOf?: readonly Schema[];
  properties?: Record<string, Schema>;
  required?: readonly string[];
  additionalProperties?: boolean;
  items?: Schema;
  minimum?: number;
  maximum?: number;
  minLength?: number;
  maxLength?: number;
  maxItems?: number;
  pattern?: string;
  default?: string | number | boolean;
}

/** Notes on a field; a shape has only its type. */
export type FieldNote = Pick<
  Schema,
  "description" | "minimum" | "maximum" | "minLength" | "maxLength" | "maxItems" | "pattern" | "default"
> & {
  isRequired?: true;
  /** Whether it is a name of the type table, or for a list, whether its entries are; with others that it may be. */
  placeType?: { orOneOf: readonly string[] };
};

export interface SchemaOptions {
  /** Messages with a schema of their own, by shape. */
  named: ReadonlyMap<MessageShape, string>;
  /** Notes by path, `locationBias.circle.radius`. */
  notes?: Readonly<Record<string, FieldNote>>;
  /**
   * Whether the schema is of a request, which may also have numbers as strings, enums as numbers and
   * `null` for unset, but no unknown field.
   */
  isRequest?: boolean;
}

/** Converts a shape to a schema with references to named messages. */
export function toSchema(shape: Shape, options: SchemaOptions, path = ""): Schema {
  const name = shape.kind === "message" ? options.named.get(shape) : undefined;
  const schema =
    name !== undefined ? { $ref: `#/components/schemas/${name}` } : toOwnSchema(shape, options, path);
  const { isRequired, placeType, ...note } = options.notes?.[path] ?? {};
  if (placeType === undefined) return { ...schema, ...note };
  const isList = shape.kind === "list";
  // An empty text counts as unset, but an entry of a list must name something.
  const others = [...placeType.orOneOf, ...(isList ? [] : ["", null])];
  const named: Schema = { $ref: PLACE_TYPE_SCHEMA };
  const value = others.length === 0 ? named : { anyOf: [named, { enum: others }] };
  return isList ? { ...schema, items: value, ...note } : { ...value, ...note };
}

const PLACE_TYPE_SCHEMA = "#/components/schemas/PlaceType";

/** Converts a shape to a schema, without a reference to itself. */
export function toOwnSchema(shape: Shape, options: SchemaOptions, path = ""): Schema {
  const { isRequest = false } = options;
  const orUnset = (type: string, ...others: string[]) => (isRequest ? [type, ...others, "null"] : type);
  switch (shape.kind) {
    case "string":
      return { type: orUnset("string") };
    case "uri":
      return { type: orUnset("string"), format: "uri" };
    case "boolean":
      return { type: orUnset("boolean") };
    case "int32":
      return { type: orUnset("integer", "string"), format: "int32" };
    case "int64":
      return { type: orUnset("string"), format: "int64" };
    case "double":
      return { type: orUnset("number", "string"), format: "double" };
    case "enum": {
      const names = Object.entries(shape.numbers).filter(([, number]) => number !== 0);
      // Zero is the unspecified value, which responses never have.
      return isRequest
        ? { enum: Object.entries(shape.numbers).flat() }
        : { type: "string", enum: names.map(([label]) => label) };
    }
    case "list":
      return { type: orUnset("array"), items: toSchema(shape.of, options, `${path}[]`) };
    case "positions":
      return {
        type: "array",
        items: {},
        description: "Longitude and latitude in lists, as GeoJSON has them.",
      };
    case "opaque":
      if (isRequest) return {};
      return {
        description: FILLED_OPAQUE_FIELDS.has(path)
          ? "As the places protocol has it."
          : "Never filled here: no open data is known.",
      };
    case "message":
      return messageSchema(shape, options, path);
  }
}

/** Fields of a place whose shape only the places protocol describes. */
const FILLED_OPAQUE_FIELDS: ReadonlySet<string> = new Set(["addressDescriptor", "transitStation"]);

function messageSchema(shape: MessageShape, options: SchemaOptions, path: string): Schema {
  const at = (field: string) => (path === "" ? field : `${path}.${field}`);
  const names = Object.keys(shape.fields);
  const required = names.filter((field) => options.notes?.[at(field)]?.isRequired);
  return {
    type: options.isRequest && path !== "" ? ["object", "null"] : "object",
    properties: Object.fromEntries(
      Object.entries(shape.fields).map(([field, of]) => [field, toSchema(of, options, at(field))]),
    ),
    ...(required.length === 0 ? {} : { required }),
    ...(options.isRequest ? { additionalProperties: false } : {}),
  };
}
