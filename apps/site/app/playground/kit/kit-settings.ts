import { cleanText } from "@lieudit/listing-model/text";
import { readPlaceId } from "../../places/search/places-search.ts";
import { CHOICES, type ChoiceKey, type ChoiceValues, SWITCHES, type SwitchKey } from "./kit-options.ts";
import { KIT_SECTIONS, type KitSection } from "./kit-sections.ts";
import { isKitWidgetSlug, type KitWidgetSlug } from "./kit-widgets.ts";

/** What the playground shows. The address holds all of it, so that it can be shared and gone back to. */
export interface KitSettings extends ChoiceValues, Record<SwitchKey, boolean> {
  /** `composant`. */
  widget: KitWidgetSlug;
  /** `q`: what was typed; a search, or the name of the place. */
  text: string;
  /** `lieu`: id of the chosen place; `UNREADABLE_PLACE` where what stands there cannot be one. */
  placeId: string | null;
  /** `section`, once for each: what shows where the content is chosen section by section. */
  sections: readonly KitSection[];
  /** `largeur`: of the container in pixels; `WIDTHS.full` takes all there is. */
  width: number;
}

/** Of the container, in pixels. */
export const WIDTHS = { least: 160, full: 1000, step: 10, presets: [180, 320, 450, 640] } as const;

/** Replaces a malformed id: the page reports an unknown place. */
export const UNREADABLE_PLACE = "";

const MAX_TEXT_LENGTH = 200;
const choiceKeys = Object.keys(CHOICES) as readonly ChoiceKey[];
const switchKeys = Object.keys(SWITCHES) as readonly SwitchKey[];

/** Reads a query. What cannot be understood counts as absent: a shared link never fails for it. */
export function readKitSettings(query: URLSearchParams): KitSettings {
  const widget = query.get("composant") ?? "";
  const text = readText(query.get("q"));
  const sections = query.getAll("section");
  const choices = choiceKeys.map((key) => [key, readChoice(key, query.get(CHOICES[key].name))]);
  const switches = switchKeys.map((key) => [key, query.get(SWITCHES[key].name) === "1"]);
  return {
    // The two tables hold each key of the two types.
    ...(Object.fromEntries(choices) as ChoiceValues),
    ...(Object.fromEntries(switches) as Record<SwitchKey, boolean>),
    widget: isKitWidgetSlug(widget) ? widget : "fiche",
    text,
    placeId: isOfText(query.get("de"), text) ? readPlace(query.get("lieu")) : null,
    sections: KIT_SECTIONS.filter((key) => sections.includes(key)),
    // A button of a form without JavaScript stands beside the slider, which is sent too.
    width: readWidth(query.get("largeur-choisie") ?? query.get("largeur")),
  };
}

/** Returns the address of settings at a page of the kit, with only what differs from the default. */
export function kitHref(settings: KitSettings, page: "/kit" | "/kit/galerie" = "/kit"): string {
  const query = new URLSearchParams();
  if (settings.widget !== "fiche") query.set("composant", settings.widget);
  if (settings.text !== "") query.set("q", settings.text);
  if (settings.placeId !== null && settings.placeId !== UNREADABLE_PLACE) query.set("lieu", settings.placeId);
  for (const key of choiceKeys) {
    const [first, ...others] = CHOICES[key].values;
    const chosen = others.find(([value]) => value === settings[key] && value !== first[0]);
    if (chosen !== undefined) query.set(CHOICES[key].name, chosen[1]);
  }
  if (settings.content === "custom") {
    for (const key of KIT_SECTIONS) if (settings.sections.includes(key)) query.append("section", key);
  }
  for (const key of switchKeys) if (settings[key]) query.set(SWITCHES[key].name, "1");
  if (settings.width < WIDTHS.full) query.set("largeur", String(settings.width));
  const written = query.toString();
  return written === "" ? page : `${page}?${written}`;
}

/** A width that the container can have. */
export function clampWidth(width: number): number {
  return Math.min(WIDTHS.full, Math.max(WIDTHS.least, Math.round(width)));
}

function readText(value: string | null): string {
  return cleanText((value ?? "").replace(/\s+/g, " ")).slice(0, MAX_TEXT_LENGTH);
}

/** A form without JavaScript sends the place along with the text that it was chosen for: another text takes it away. */
function isOfText(textOfPlace: string | null, text: string): boolean {
  return textOfPlace === null || readText(textOfPlace) === text;
}

/** A form without JavaScript sends the field empty if no place is chosen. */
function readPlace(value: string | null): string | null {
  return value === null || value === "" ? null : (readPlaceId(value) ?? UNREADABLE_PLACE);
}

function readChoice(key: ChoiceKey, slug: string | null): string {
  const { values } = CHOICES[key];
  return (values.find((each) => each[1] === slug) ?? values[0])[0];
}

function readWidth(value: string | null): number {
  return value !== null && /^\d{1,4}$/.test(value) ? clampWidth(Number(value)) : WIDTHS.full;
}
