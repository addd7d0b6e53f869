import { defineMembers, hide } from "./members.ts";
import type { Place } from "./place.ts";
import type { PlacePrediction } from "./place-prediction.ts";

const SAID = Symbol("said");

/** An event that says what its `init` does. */
class SayingEvent<Said> extends Event {
  constructor(type: string, init: EventInit & Said) {
    super(type, init);
    hide(this, SAID, init);
  }
}

/** A place of a list or a search was chosen. */
export class PlaceSelectEvent extends SayingEvent<{ place: Place }> {
  declare readonly place: Place;
}

/** A link or button of a place was pressed. */
export class PlaceActionEvent extends SayingEvent<{ place: Place }> {
  declare readonly place: Place;
}

/** One of the suggestions of an autocomplete was chosen. */
export class PlacePredictionSelectEvent extends SayingEvent<{ placePrediction: PlacePrediction }> {
  declare readonly placePrediction: PlacePrediction;
}

for (const [Class, name] of [
  [PlaceSelectEvent, "place"],
  [PlaceActionEvent, "place"],
  [PlacePredictionSelectEvent, "placePrediction"],
] as const) {
  defineMembers(Class.prototype, [name], (event, said) => Reflect.get(Reflect.get(event, SAID), said));
}
