import { defineMembers, hide } from "./members.ts";
import type { Place } from "./place.ts";
import type { PlacePrediction } from "./place-prediction.ts";

const SAID = Symbol("said");

/** A place of a list or a search was chosen. */
export class PlaceSelectEvent extends Event {
  declare readonly place: Place;

  constructor(type: string, init: EventInit & { place: Place }) {
    super(type, init);
    hide(this, SAID, init);
  }
}

/** What a link or a button says of its place was pressed. */
export class PlaceActionEvent extends Event {
  declare readonly place: Place;

  constructor(type: string, init: EventInit & { place: Place }) {
    super(type, init);
    hide(this, SAID, init);
  }
}

/** One of the suggestions of an autocomplete was chosen. */
export class PlacePredictionSelectEvent extends Event {
  declare readonly placePrediction: PlacePrediction;

  constructor(type: string, init: EventInit & { placePrediction: PlacePrediction }) {
    super(type, init);
    hide(this, SAID, init);
  }
}

for (const [Class, name] of [
  [PlaceSelectEvent, "place"],
  [PlaceActionEvent, "place"],
  [PlacePredictionSelectEvent, "placePrediction"],
] as const) {
  defineMembers(Class.prototype, [name], (event, said) => Reflect.get(Reflect.get(event, SAID), said));
}
