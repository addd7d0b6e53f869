import type { KitElements } from "../src/kit-elements.ts";
import type { Place as PlaceClass } from "../src/places/place.ts";
import type { PlacePrediction as PredictionClass } from "../src/places/place-prediction.ts";
import type * as said from "./elements.js";

// Compiled by `npm run check`, but not shipped: compares the types for pages with the classes.

/** Members for the browser, for the rest of the kit, or for legacy pages. */
type Untold =
  | `${string}Callback`
  | "propertyChanged"
  | "found"
  | "configureFromPlace"
  | "configureFromLocation"
  | "element"
  | "setMap"
  | "sessionToken"
  | "fetchAddressValidation";

/** Members that each side declares itself. */
type Name<Value> = Exclude<keyof Value, Untold | symbol>;
type OwnName<Element> = Exclude<Name<Element>, keyof HTMLElement | OlderOption>;

/** Options of legacy elements. */
type OlderOption = "componentRestrictions" | "types";

type Primitive = string | number | boolean | null | undefined;

/** Types of other classes than places; the types for pages cover a part of them. */
type Whole =
  | said.LatLng
  | said.LatLngAltitude
  | said.LatLngBounds
  | said.Circle
  | said.GoogleMap
  | Date
  | URL
  | Node
  | NodeList
  | ValidityState
  | ((...args: never) => unknown);

/** Paths of what the class gives other than its type says. */
type Wrong<Ours, Said, Path extends string> = [Ours] extends [Said]
  ? [Said] extends [Primitive | readonly Primitive[]]
    ? [Said] extends [Ours]
      ? never
      : Path
    : Extract<Ours, null | undefined> | Extract<Said, null | undefined> extends Ours & Said
      ? WrongWithin<NonNullable<Ours>, NonNullable<Said>, Path>
      : Path
  : Path;
type WrongWithin<Ours, Said, Path extends string> = [Said] extends [Whole | Primitive | said.Place]
  ? never
  : Said extends readonly (infer Item)[]
    ? Ours extends readonly (infer OurItem)[]
      ? Wrong<OurItem, Item, `${Path}[]`>
      : Path
    : WrongMembers<Ours, Said, Name<Ours>, Name<Said>, Path>;
type WrongMembers<Ours, Said, OurName, SaidName, Path extends string> =
  | `${Path}.${(Exclude<OurName, SaidName> | Exclude<SaidName, OurName>) & string}`
  | {
      [Member in OurName & SaidName & keyof Ours & keyof Said & string]: Wrong<
        Ours[Member],
        Said[Member],
        `${Path}.${Member}`
      >;
    }[OurName & SaidName & keyof Ours & keyof Said & string];

type WrongElement = {
  [Tag in keyof KitElements]: Tag extends keyof HTMLElementTagNameMap
    ? WrongMembers<
        KitElements[Tag],
        HTMLElementTagNameMap[Tag],
        OwnName<KitElements[Tag]>,
        OwnName<HTMLElementTagNameMap[Tag]>,
        Tag
      >
    : Tag;
}[keyof KitElements];

/** Tags that `elements.d.ts` declares. A tag that only it or only the kit has is a row to add there, or to drop. */
type SaidTag = Extract<keyof HTMLElementTagNameMap, `gmp-${string}`>;

export const WRONG: (
  | WrongElement
  | Exclude<SaidTag, keyof KitElements>
  | WrongMembers<PlaceClass, said.Place, Name<PlaceClass>, Name<said.Place>, "Place">
  | WrongMembers<
      PredictionClass,
      said.PlacePrediction,
      Name<PredictionClass>,
      Name<said.PlacePrediction>,
      "PlacePrediction"
    >
)[] = [];
WRONG satisfies never[];
