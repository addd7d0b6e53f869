import type { FurtherAttributes } from "./tables.generated.js";

/** `textQuery` as an attribute: `text-query`. */
type Kebab<Name extends string> = Name extends `${infer First}${infer Rest}`
  ? `${First extends Lowercase<First> ? First : `-${Lowercase<First>}`}${Kebab<Rest>}`
  : Name;

/** An element's own properties, without its methods. */
export type OwnName<Element> = {
  [Name in Exclude<keyof Element, keyof HTMLElement>]: Element[Name] extends (...args: never) => unknown
    ? never
    : Name;
}[Exclude<keyof Element, keyof HTMLElement>] &
  string;

/** A name of an enum, in any case. */
type AnyCase<Name extends string> = `${Name}` | Lowercase<Name>;

/** Whether a type is some names, and not any text. */
type IsEnum<Value> = [Value] extends [string] ? (string extends Value ? false : true) : false;

/**
 * A property takes its own values and what they are made of: literals for
 * points, ids for places, names for enums. Frameworks set it as a property.
 */
type PropertyInput<Value> =
  IsEnum<Value> extends true
    ? AnyCase<Value & string>
    : [Value] extends [boolean]
      ? boolean | ""
      : [Value] extends [number]
        ? number | string
        : Value | string | number | boolean | object;

/** An attribute takes the text of a value; frameworks write other values as text. */
type AttributeInput<Value> =
  IsEnum<Value> extends true
    ? AnyCase<Value & string>
    : [Value] extends [boolean]
      ? boolean | "" | "true" | "false"
      : [Value] extends [number]
        ? number | string
        : string | number | boolean;

/** Properties and attributes that are an element's own. */
type OwnInputs<Element> = {
  [Name in OwnName<Element>]?: PropertyInput<NonNullable<Element[Name]>> | null | undefined;
} & {
  [Name in OwnName<Element> as Kebab<Name> extends Name ? never : Kebab<Name>]?:
    | AttributeInput<NonNullable<Element[Name]>>
    | null
    | undefined;
};

/** Declared in `elements.d.ts` next to this file, or in `@types/google.maps`. */
export type KitTag = Extract<keyof HTMLElementTagNameMap, `gmp-${string}`>;

/** What templates may set on an element, besides what every element has. */
export type OwnProps<Tag extends KitTag> = OwnInputs<HTMLElementTagNameMap[Tag]> & {
  [Name in Tag extends keyof FurtherAttributes ? FurtherAttributes[Tag] : never]?:
    | string
    | boolean
    | null
    | undefined;
};
