import type { HTMLAttributes, Key, ReactNode, Ref } from "react";

/** `textQuery` as an attribute: `text-query`. */
type Kebab<Name extends string> = Name extends `${infer First}${infer Rest}`
  ? `${First extends Lowercase<First> ? First : `-${Lowercase<First>}`}${Kebab<Rest>}`
  : Name;

/** An element's own properties, without its methods. */
type OwnName<Element> = {
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
 * points, ids for places, names for enums. React sets it as a property.
 */
type PropertyInput<Value> =
  IsEnum<Value> extends true
    ? AnyCase<Value & string>
    : [Value] extends [boolean]
      ? boolean | ""
      : [Value] extends [number]
        ? number | string
        : Value | string | number | boolean | object;

/** An attribute takes the text of a value; React writes other values as text. */
type AttributeInput<Value> =
  IsEnum<Value> extends true
    ? AnyCase<Value & string>
    : [Value] extends [boolean]
      ? boolean | "" | "true" | "false"
      : [Value] extends [number]
        ? number | string
        : string | number | boolean;

type OwnProps<Element> = {
  [Name in OwnName<Element>]?: PropertyInput<NonNullable<Element[Name]>> | null | undefined;
} & {
  [Name in OwnName<Element> as Kebab<Name> extends Name ? never : Kebab<Name>]?:
    | AttributeInput<NonNullable<Element[Name]>>
    | null
    | undefined;
};

/** `ongmp-load={…}`, as React listens to events of custom elements. */
interface Listeners {
  [event: `ongmp-${string}`]: ((event: never) => void) | undefined;
}

type KitProps<Element> = Omit<HTMLAttributes<Element>, OwnName<Element>> &
  OwnProps<Element> &
  Listeners & {
    ref?: Ref<Element> | undefined;
    key?: Key | null | undefined;
    children?: ReactNode;
    class?: string | undefined;
  };

/** Declared in `elements.d.ts` beside this file, or in `@types/google.maps`. */
type KitTag = Extract<keyof HTMLElementTagNameMap, `gmp-${string}`>;

type KitIntrinsicElements = {
  // Only the first of them knows the pin.
  [Tag in KitTag | "gmp-pin"]: Tag extends KitTag
    ? KitProps<HTMLElementTagNameMap[Tag]>
    : { children?: ReactNode; [property: string]: unknown };
};

declare module "react" {
  namespace JSX {
    interface IntrinsicElements extends KitIntrinsicElements {}
  }
}
