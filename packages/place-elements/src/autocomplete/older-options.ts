import { type NarrowingOfBefore, narrowing } from "../legacy/legacy-predictions.ts";

/** What each option of before is called today. */
const NAME_OF_TODAY = {
  componentRestrictions: "includedRegionCodes",
  types: "includedPrimaryTypes",
} as const satisfies Record<keyof NarrowingOfBefore, string>;

/** Sets the property of today to what a page says by the name of before. */
export function takeOlderOption(element: Element, option: NarrowingOfBefore): void {
  for (const name of Object.keys(option) as (keyof NarrowingOfBefore)[]) {
    const today = NAME_OF_TODAY[name];
    console.warn(`<${element.localName}>: "${name}" is deprecated; set "${today}" instead.`);
    Object.assign(element, { [today]: narrowing(option)[today] ?? null });
  }
}
