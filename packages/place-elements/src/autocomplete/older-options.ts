import { type LegacyNarrowing, narrowing } from "../legacy/legacy-predictions.ts";

/** The current name of each legacy option. */
const CURRENT_NAME = {
  componentRestrictions: "includedRegionCodes",
  types: "includedPrimaryTypes",
} as const satisfies Record<keyof LegacyNarrowing, string>;

/** Sets the current property from an option under its legacy name. */
export function takeOlderOption(element: Element, option: LegacyNarrowing): void {
  for (const name of Object.keys(option) as (keyof LegacyNarrowing)[]) {
    const current = CURRENT_NAME[name];
    console.warn(`<${element.localName}>: "${name}" is deprecated; set "${current}" instead.`);
    const { includedTypes = null, includedRegionCodes = null } = narrowing(option);
    Object.assign(element, { [current]: name === "types" ? includedTypes : includedRegionCodes });
  }
}
