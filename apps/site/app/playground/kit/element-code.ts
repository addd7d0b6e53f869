import { escapeMarkup } from "@lieudit/listing-model/text";
import { LANGUAGES } from "@lieudit/place-model";
import { getVisibleSections } from "./kit-content.ts";
import { getWidgetSections } from "./kit-sections.ts";
import { type KitSettings, WIDTHS } from "./kit-settings.ts";
import { type KitSubject, rounded, SEARCH_RADIUS_METRES } from "./kit-subject.ts";
import { kitWidget } from "./kit-widgets.ts";

/** Name and value of an attribute; null for one that is only there or not. */
type Attribute = readonly [name: string, value: string | null];

/** The content element of a part that has one. */
const PART_ELEMENTS: Partial<Record<KitSettings["widget"], string>> = {
  avis: "gmp-place-reviews",
  horaires: "gmp-place-opening-hours",
  statut: "gmp-place-open-now-status",
  atouts: "gmp-place-type-specific-highlights",
  services: "gmp-place-feature-list",
  note: "gmp-place-rating",
  prix: "gmp-place-price",
  source: "gmp-place-attribution",
};

/**
 * The same as custom elements, with the script that defines them; null for
 * what is part of another element and has no tag of its own.
 */
export function elementCode(settings: KitSettings, subject: KitSubject): string | null {
  const lines = elementLines(settings, subject);
  return lines === null ? null : `${[...scriptLines(settings, subject), ...lines].join("\n")}\n`;
}

function scriptLines({ language }: KitSettings, { baseUrl }: KitSubject): string[] {
  const asked = new URLSearchParams({ libraries: "places", loading: "async", language, region: "FR" });
  return [`<script async src="${escapeMarkup(`${baseUrl}/maps/api/js?${asked}`)}"></script>`];
}

function elementLines(settings: KitSettings, subject: KitSubject): string[] | null {
  const place = element("gmp-place-details-place-request", [["place", subject.placeId]]);
  const around = hostAttributes(settings);
  switch (settings.widget) {
    case "fiche":
      return element("gmp-place-details", around, [...place, ...contentElement(settings)]);
    case "position":
      return element("gmp-place-details", around, [
        ...element("gmp-place-details-location-request", [
          ["location", subject.point === null ? "" : pair(subject.point)],
        ]),
        ...contentElement(settings),
      ]);
    case "contexte":
      return element("gmp-place-contextual", [["context-token", subject.contextToken ?? ""], ...around]);
    case "carte":
      return element(
        "gmp-place-details-compact",
        [
          ...named("orientation", settings.orientation, "VERTICAL"),
          ...flag("truncation-preferred", settings.truncates),
          ...around,
        ],
        [...place, ...contentElement(settings)],
      );
    case "liste":
    case "carrousel":
      return element(
        "gmp-place-search",
        [
          ...named("orientation", settings.widget === "liste" ? "VERTICAL" : "HORIZONTAL", "VERTICAL"),
          ...flag("selectable", settings.isSelectable),
          ...flag("truncation-preferred", settings.truncates),
          ...named("attribution-position", settings.attributionPosition, "TOP"),
          ...around,
        ],
        [
          ...element("gmp-place-text-search-request", [
            ["text-query", subject.textQuery],
            ...(subject.center === null
              ? []
              : [["location-bias", `${SEARCH_RADIUS_METRES}@${pair(subject.center)}`] as const]),
          ]),
          ...contentElement(settings),
        ],
      );
    case "saisie":
      return element("gmp-place-autocomplete", [
        ["name", "lieu"],
        ...(settings.showsDistance && subject.center !== null
          ? [["origin", pair(subject.center)] as const]
          : []),
        ...(settings.showsDistance ? named("unit-system", settings.units, "METRIC") : []),
        ["requested-language", settings.language],
        ...flag("no-input-icon", settings.hidesIcon),
        ...flag("no-clear-button", settings.hidesClear),
        ...flag("disabled", settings.isDisabled),
        ...flag("readonly", settings.isReadOnly),
        ...around,
      ]);
    default: {
      const part = PART_ELEMENTS[settings.widget];
      if (part === undefined) return null;
      const attributes = settings.widget === "source" ? attributionAttributes(settings) : [];
      const config = element("gmp-place-content-config", [], element(part, attributes));
      return element("gmp-place-details", around, [...place, ...config]);
    }
  }
}

/** A preset as long as it says it all, else each section. */
function contentElement(settings: KitSettings): string[] {
  const kind = kitWidget(settings.widget).content;
  if (kind === null) return [];
  const attribution = attributionAttributes(settings);
  const sections = getVisibleSections(settings);
  const media = [
    ...flag("lightbox-preferred", settings.opensLightbox),
    ...named("preferred-size", settings.mediaSize, "SMALL"),
  ];
  const hasMedia = sections.includes("media") && media.length > 0;
  if (settings.content !== "custom" && attribution.length === 0 && !hasMedia) {
    return element(`gmp-place-${settings.content}-content`, []);
  }
  return element(
    "gmp-place-content-config",
    [],
    [
      ...getWidgetSections(kind)
        .filter((key) => sections.includes(key))
        .flatMap((key) => element(`gmp-place-${kebab(key)}`, key === "media" ? media : [])),
      ...(attribution.length > 0 ? element("gmp-place-attribution", attribution) : []),
    ],
  );
}

function attributionAttributes({ lightSchemeColor, darkSchemeColor }: KitSettings): Attribute[] {
  return [
    ...named("light-scheme-color", lightSchemeColor, "GRAY"),
    ...named("dark-scheme-color", darkSchemeColor, "WHITE"),
  ];
}

/** Reading direction, scheme and width are the host's own. */
function hostAttributes({ direction, language, scheme, width }: KitSettings): Attribute[] {
  const dir = direction === "auto" ? (LANGUAGES[language].direction === "rtl" ? "rtl" : null) : direction;
  const styles = [
    ...(scheme === "auto" ? [] : [`color-scheme: ${scheme}`]),
    ...(width < WIDTHS.full ? [`width: ${width}px`] : []),
  ];
  return [
    ...(dir === null ? [] : [["dir", dir] as const]),
    ...(styles.length === 0 ? [] : [["style", styles.join("; ")] as const]),
  ];
}

/** An element over one line, or over several where it holds others. */
function element(tag: string, attributes: readonly Attribute[], children: readonly string[] = []): string[] {
  const words = attributes.map(([name, value]) =>
    value === null ? name : `${name}="${escapeMarkup(value)}"`,
  );
  const start = `<${[tag, ...words].join(" ")}>`;
  if (children.length === 0) return [`${start}</${tag}>`];
  return [start, ...children.map((line) => `  ${line}`), `</${tag}>`];
}

function named(name: string, chosen: string, byDefault: string): Attribute[] {
  return chosen === byDefault ? [] : [[name, chosen.toLowerCase()]];
}

function flag(name: string, isOn: boolean): Attribute[] {
  return isOn ? [[name, null]] : [];
}

function pair({ latitude, longitude }: { latitude: number; longitude: number }): string {
  return `${rounded(latitude)},${rounded(longitude)}`;
}

function kebab(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}
