import { dataClass } from "./data-class.ts";
import { FormattableText } from "./data-classes.ts";
import { at, hide, text } from "./members.ts";
import { Place, type PlaceOptions, placeFromWire } from "./place.ts";
import { always, count, list, one, words } from "./readers.ts";

const CHOSEN = Symbol("chosen");

/** One place that fits what was typed. */
export class PlacePrediction extends dataClass({
  distanceMeters: count,
  mainText: at("structuredFormat.mainText", one(FormattableText)),
  placeId: words,
  secondaryText: at("structuredFormat.secondaryText", one(FormattableText)),
  text: always(FormattableText),
  types: list(text),
}) {
  /** @param chosen what the place that is made of it gets from the request: its session, its language */
  constructor(wire: object, chosen: Omit<PlaceOptions, "id" | "resourceName"> = {}) {
    super(wire, (other) => placeFromWire(other, Object.keys(other)));
    hide(this, CHOSEN, chosen);
  }

  /** The place, which knows its id alone until it is asked for fields. */
  toPlace(): Place {
    return new Place({ ...Reflect.get(this, CHOSEN), id: this.placeId });
  }

  /** There is no service that checks addresses. */
  async fetchAddressValidation(_request?: object): Promise<never> {
    throw new Error("This method is not available in this version of the API.");
  }
}
