import { PlaceContextualElement, PlaceContextualListConfigElement } from "./place-contextual-element.ts";

export { PlaceContextualElement, PlaceContextualListConfigElement };

/** The elements of contexts by their tags. */
export const TAGS: readonly (readonly [tag: string, element: CustomElementConstructor])[] = [
  ["gmp-place-contextual-list-config", PlaceContextualListConfigElement],
  ["gmp-place-contextual", PlaceContextualElement],
];
