import { type PlacePredictionSelectEvent, PlaceSelectEvent } from "../places/events.ts";

/** The current names of legacy events. */
const NAME_OF_TODAY: Readonly<Record<string, string>> = {
  "gmp-placechange": "gmp-select",
  "gmp-placeselect": "gmp-select",
  "gmp-requesterror": "gmp-error",
};

const warned = new WeakMap<Element, Set<string>>();

/**
 * Makes `element` also fire its current event under the legacy name `older`, with
 * the chosen place. A page that listens to both receives the current event only.
 *
 * @param isHeard whether the page listens to the event of that name
 */
export function tellByOlderName(element: Element, older: string, isHeard: (name: string) => boolean): void {
  const today = NAME_OF_TODAY[older];
  const names = warned.get(element) ?? new Set();
  if (today === undefined || names.has(older)) return;
  warned.set(element, names.add(older));
  if (!isHeard(today)) {
    console.warn(`<${element.localName}>: the event "${older}" is deprecated; listen to "${today}" instead.`);
  }
  // Not a listener of the page.
  EventTarget.prototype.addEventListener.call(element, today, (event) => {
    if (!isHeard(today))
      element.dispatchEvent(today === "gmp-error" ? new Event(older) : chosen(older, event));
  });
}

function chosen(older: string, event: Event): PlaceSelectEvent {
  const { place, placePrediction } = event as Partial<PlaceSelectEvent & PlacePredictionSelectEvent>;
  const init = { place: place ?? placePrediction?.toPlace() };
  // One of them is defined.
  return new PlaceSelectEvent(older, init as { place: NonNullable<typeof place> });
}
