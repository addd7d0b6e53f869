import type { DisplayOption, DisplayOptions } from "@lieudit/place-widgets";
import { type PropertyKind, type PropertyValues, text } from "./property-kinds.ts";

/** Returns a boolean with a default. `shows-border="false"` turns off one that is on; any other value turns it on. */
export function onOff(initial: boolean): PropertyKind<boolean> {
  return {
    initial,
    take: Boolean,
    parse: (attribute) => attribute.trim().toLowerCase() !== "false",
    write: (value) => (value === initial ? null : value ? "" : "false"),
  };
}

/** A CSS length; a number is in pixels. */
const LENGTH: PropertyKind<string | null> = {
  ...text(null),
  take: toLength,
  parse: toLength,
};

/** Two letters of ISO 3166-1: servers reject every request with another region. */
const REGION: PropertyKind<string | null> = { ...text(null), take: toRegion, parse: toRegion };

/** The display options of the widgets as properties of elements. */
export const DISPLAY_PROPERTIES = {
  backgroundColor: text(null),
  borderRadius: LENGTH,
  language: text(null),
  region: REGION,
  showsAttribution: onOff(true),
  showsBorder: onOff(true),
  showsRoutingSummary: onOff(false),
  showsAttributeTags: onOff(false),
} satisfies Readonly<Record<DisplayOption, PropertyKind<string | null> | PropertyKind<boolean>>>;

export type DisplayProperties = PropertyValues<typeof DISPLAY_PROPERTIES>;

/** Returns the display options of an element as props of its widget. */
export function readDisplayOptions(element: DisplayProperties): DisplayOptions {
  // Each name has the value of its property; a widget's own default replaces null.
  return Object.fromEntries(
    Object.keys(DISPLAY_PROPERTIES).map((name) => [name, element[name as DisplayOption] ?? undefined]),
  ) as DisplayOptions;
}

/** Sets the custom properties from which host.css takes the colour and the corners of the element. */
export function styleBox({ style, backgroundColor, borderRadius }: HTMLElement & DisplayProperties): void {
  for (const [property, value] of [
    ["--lieudit-surface", backgroundColor],
    ["--lieudit-radius", borderRadius],
  ] as const) {
    if (value === null) style.removeProperty(property);
    else style.setProperty(property, value);
  }
}

function toLength(given: unknown): string {
  return Number.isFinite(Number(given)) ? `${Number(given)}px` : String(given);
}

function toRegion(given: unknown, name: string): string {
  if (/^[a-z]{2}$/i.test(String(given))) return String(given);
  throw new TypeError(
    `${name} is ${JSON.stringify(given)}, which is not a region; give two letters, such as FR.`,
  );
}
