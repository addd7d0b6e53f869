import type { KitElements } from "../src/kit-elements.ts";
import type { Place as PlaceClass } from "../src/places/place.ts";
import type { PlacePrediction as PredictionClass } from "../src/places/place-prediction.ts";
import type * as said from "./elements.js";

// Compiled by `npm run check` and shipped nowhere: the types that pages get say what the classes of the elements do.

/** Of the element to the browser and to the rest of the kit, or for pages of before. */
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

/** What either side has of its own. */
type Name<Value> = Exclude<keyof Value, Untold | symbol>;
type OwnName<Element> = Exclude<Name<Element>, keyof HTMLElement | OlderOption>;

/** Of elements of before. */
type OlderOption = "componentRestrictions" | "types";

type Primitive = string | number | boolean | null | undefined;

/** Read and made by other classes than those of places: what pages are told of them is a part. */
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
