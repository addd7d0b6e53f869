import { type PlacePredictionSelectEvent, PlaceSelectEvent } from "../places/events.ts";

/** What events of before are called today. */
const NAME_OF_TODAY: Readonly<Record<string, string>> = {
  "gmp-placechange": "gmp-select",
  "gmp-placeselect": "gmp-select",
  "gmp-requesterror": "gmp-error",
};

const told = new WeakMap<Element, Set<string>>();

/**
 * Has `element` tell its event of today by the name `older` too, with the place
 * where one was chosen. A page that listens to both is told by the one of today.
 *
 * @param isHeard whether the page listens to the event of that name
 */
export function tellByOlderName(element: Element, older: string, isHeard: (name: string) => boolean): void {
  const today = NAME_OF_TODAY[older];
  const names = told.get(element) ?? new Set();
  if (today === undefined || names.has(older)) return;
  told.set(element, names.add(older));
  if (!isHeard(today)) {
    console.warn(`<${element.localName}>: the event "${older}" is deprecated; listen to "${today}" instead.`);
  }
  // Not as the page listens.
  EventTarget.prototype.addEventListener.call(element, today, (event) => {
    if (!isHeard(today))
      element.dispatchEvent(today === "gmp-error" ? new Event(older) : chosen(older, event));
  });
}

function chosen(older: string, event: Event): PlaceSelectEvent {
  const { place, placePrediction } = event as Partial<PlaceSelectEvent & PlacePredictionSelectEvent>;
  const init = { place: place ?? placePrediction?.toPlace() };
  // One of them is there.
  return new PlaceSelectEvent(older, init as { place: NonNullable<typeof place> });
}
