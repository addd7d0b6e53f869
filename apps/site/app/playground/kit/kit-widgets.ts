import type { PlaceField } from "@lieudit/place-model";
import type { OptionKey } from "./kit-options.ts";

/** Description of a widget, or of a part that is used alone, in the playground. */
export interface KitWidget {
  /** Its name in the address. */
  slug: string;
  label: string;
  /** Its name in React. */
  component: string;
  /** Whether it shows one place, a search, neither, the place at a point, or a context. */
  shows: "place" | "search" | "input" | "point" | "context";
  /** Which sections it can show; null where there is nothing to choose. */
  content: "details" | "card" | null;
  /** Its own options, in the order of the form. */
  options: readonly OptionKey[];
  /** Type of the example place, until a visitor selects a place. */
  exampleType: string;
  /** What the example has to have, where few places of its kind have it. */
  exampleField?: PlaceField;
}

const ATTRIBUTION_COLOURS = ["lightSchemeColor", "darkSchemeColor"] as const;
/** Of every widget that shows places. */
const DISPLAY = [
  "showsTags",
  ...ATTRIBUTION_COLOURS,
  "hidesBorder",
  "hidesSource",
  "headingLevel",
  "backgroundColor",
  "borderRadius",
  "region",
] as const;
const SEARCH_OPTIONS = [
  "truncates",
  "isSelectable",
  "showsDistance",
  "showsRoutes",
  "units",
  "opensLightbox",
  "attributionPosition",
  ...DISPLAY,
] as const;

export const KIT_WIDGETS = [
  {
    slug: "fiche",
    label: "Fiche complète",
    component: "PlaceDetails",
    shows: "place",
    content: "details",
    options: ["opensLightbox", ...DISPLAY],
    exampleType: "restaurant",
  },
  {
    slug: "carte",
    label: "Carte compacte",
    component: "PlaceCompact",
    shows: "place",
    content: "card",
    options: ["orientation", "truncates", "mediaSize", "opensLightbox", ...DISPLAY],
    exampleType: "restaurant",
  },
  {
    slug: "liste",
    label: "Résultats en liste",
    component: "PlaceSearchList",
    shows: "search",
    content: "card",
    options: ["mediaSize", ...SEARCH_OPTIONS],
    exampleType: "restaurant",
  },
  {
    slug: "carrousel",
    label: "Résultats en carrousel",
    component: "PlaceSearchList",
    shows: "search",
    content: "card",
    options: SEARCH_OPTIONS,
    exampleType: "restaurant",
  },
  {
    slug: "saisie",
    label: "Saisie avec suggestions",
    component: "PlaceAutocomplete",
    shows: "input",
    content: null,
    options: ["showsDistance", "units", "hidesIcon", "hidesClear", "isDisabled", "isReadOnly"],
    exampleType: "restaurant",
  },
  {
    slug: "position",
    label: "Lieu par position",
    component: "PlaceDetails",
    shows: "point",
    content: "details",
    options: ["point", "opensLightbox", ...DISPLAY],
    exampleType: "restaurant",
  },
  {
    slug: "contexte",
    label: "Lieux d’un texte",
    component: "PlaceContextual",
    shows: "context",
    content: "details",
    options: ["layout", ...DISPLAY],
    exampleType: "restaurant",
  },
  part("visionneuse", "Visionneuse de photos", "PhotoLightbox"),
  part("avis", "Avis", "PlaceReviews"),
  part("horaires", "Horaires", "PlaceOpeningHours"),
  part("statut", "Ouvert ou fermé", "PlaceOpenNowStatus"),
  part("carburants", "Prix des carburants", "PlaceFuelOptions", "gas_station"),
  part("recharge", "Recharge électrique", "PlaceEvChargeOptions", "electric_vehicle_charging_station"),
  part("atouts", "Atouts", "PlaceTypeSpecificHighlights"),
  part("services", "Services", "PlaceFeatureList"),
  part("note", "Note", "PlaceRating"),
  part("prix", "Prix", "PlacePrice"),
  {
    ...part("alerte", "Mise en garde", "PlaceConsumerAlert", "car_dealer"),
    exampleField: "consumerAlert",
  },
  { ...part("source", "Source des données", "PlaceAttribution"), options: ATTRIBUTION_COLOURS },
] as const satisfies readonly KitWidget[];

export type KitWidgetSlug = (typeof KIT_WIDGETS)[number]["slug"];

/** Returns the widget of a slug. */
export function kitWidget(slug: KitWidgetSlug): KitWidget {
  // Every slug of the type is in the table.
  return KIT_WIDGETS.find((widget) => widget.slug === slug) as KitWidget;
}

/** Whether the address names a widget. */
export function isKitWidgetSlug(value: string): value is KitWidgetSlug {
  return KIT_WIDGETS.some(({ slug }) => slug === value);
}

function part<Slug extends string>(
  slug: Slug,
  label: string,
  component: string,
  exampleType: string = "restaurant",
) {
  return { slug, label, component, shows: "place", content: null, options: [], exampleType } as const;
}
