import { LANGUAGES, type LatLng } from "@lieudit/place-model";
import { buildContent, buildDisplayOptions } from "./kit-content.ts";
import { type KitSettings, WIDTHS } from "./kit-settings.ts";
import { type KitSubject, rounded, SEARCH_RADIUS_METRES } from "./kit-subject.ts";
import { kitWidget } from "./kit-widgets.ts";
import { PART_PROPS } from "./part-props.ts";

/** A prop as it is written; null for one that is only named, `selectable`. */
export type Prop = readonly [name: string, value: string | null];

/** Lines longer than this are broken. */
const LINE_LENGTH = 76;

/** Returns the module that shows what the preview shows, to be pasted into a React app. */
export function reactCode(settings: KitSettings, subject: KitSubject): string {
  const { component, shows } = kitWidget(settings.widget);
  const isPart = shows === "place" && isOfPlaceFacts(settings);
  const { language } = settings;
  const element = written(component, widgetProps(settings, subject));
  const isLightbox = settings.widget === "visionneuse";
  const isContext = settings.widget === "contexte";
  const imports = [
    ...(isContext
      ? [
          `import { PlacesProvider } from "@lieudit/react";`,
          `import { PlaceContextual } from "@lieudit/react/contextual";`,
        ]
      : [`import { ${component}, PlacesProvider } from "@lieudit/react";`]),
    `import { ${language} } from "@lieudit/react/text/${language}";`,
    `import { createPlacesClient } from "@lieudit/places-client";`,
    ...(isLightbox ? [`import { useState } from "react";`] : []),
    `import "@lieudit/react/styles.css";`,
  ];
  const body = [
    `<PlacesProvider client={client} text={${language}} region="FR"${directionProp(settings)}${unitsProp(settings)}>`,
    ...indented(aroundPart(isPart && !isLightbox, wrapped(settings, element))),
    "</PlacesProvider>",
  ];
  return [
    ...imports,
    "",
    `const client = createPlacesClient({ baseUrl: ${text(subject.baseUrl)} });`,
    ...(isContext ? createdContext(settings, subject) : []),
    ...(isPart ? fetchedPlace(settings, subject) : []),
    "",
    "export function Example() {",
    ...(isLightbox ? ["  const [isOpen, setOpen] = useState(true);"] : []),
    "  return (",
    ...indented(indented(body)),
    "  );",
    "}",
    "",
  ].join("\n");
}

/** Returns the props of the widget that settings describe. */
export function widgetProps(settings: KitSettings, subject: KitSubject): Prop[] {
  const { widget, headingLevel } = settings;
  const chosen = buildContent(settings);
  const content: Prop[] = chosen === "standard" ? [] : [["content", value(chosen)]];
  const heading = (byDefault: string): Prop[] =>
    headingLevel === byDefault ? [] : [["headingLevel", `{${headingLevel}}`]];
  const origin: Prop[] =
    settings.showsDistance && subject.center !== null
      ? [["origin", `{${point(subject.center.latitude, subject.center.longitude)}}`]]
      : [];
  const display = Object.entries(buildDisplayOptions(settings)).map(
    ([name, option]): Prop => [
      name,
      option === true ? null : typeof option === "string" ? text(option) : `{${option}}`,
    ],
  );
  switch (widget) {
    case "fiche":
      return [["placeId", text(subject.placeId)], ...content, ...display, ...heading("2")];
    case "position":
      return [
        ...(subject.point === null
          ? []
          : [["location", `{${point(subject.point.latitude, subject.point.longitude)}}`] as const]),
        ...content,
        ...display,
        ...heading("2"),
      ];
    case "contexte":
      return [
        ["contextToken", "{contextToken}"],
        ...named("layout", settings.layout, "VERTICAL"),
        ...content,
        ...display,
        ...heading("3"),
      ];
    case "carte":
      return [
        ["placeId", text(subject.placeId)],
        ...named("orientation", settings.orientation, "VERTICAL"),
        ...flag("truncationPreferred", settings.truncates),
        ...content,
        ...display,
        ...heading("3"),
      ];
    case "liste":
    case "carrousel":
      return [
        ["request", searchRequest(settings, subject)],
        ...named("orientation", widget === "liste" ? "VERTICAL" : "HORIZONTAL", "VERTICAL"),
        ...flag("selectable", settings.isSelectable),
        ...(settings.isSelectable ? [["onSelect", "{(place) => console.log(place.id)}"] as const] : []),
        ...flag("truncationPreferred", settings.truncates),
        ...flag("showsRoutingSummary", settings.showsRoutes),
        ...named("attributionPosition", settings.attributionPosition, "TOP"),
        ...origin,
        ...content,
        ...display,
        ...heading("3"),
      ];
    case "saisie":
      return [
        ["name", text("lieu")],
        ...origin,
        ...flag("noInputIcon", settings.hidesIcon),
        ...flag("noClearButton", settings.hidesClear),
        ...flag("disabled", settings.isDisabled),
        ...flag("readOnly", settings.isReadOnly),
        ["onSelect", "{({ placeId }) => console.log(placeId)}"],
      ];
    case "visionneuse":
      return [
        ["isOpen", "{isOpen}"],
        ["photos", "{place.photos ?? []}"],
        ["placeName", `{place.displayName?.text ?? ""}`],
        ["onClose", "{() => setOpen(false)}"],
      ];
    default:
      return [
        ...Object.entries(PART_PROPS[widget] ?? {}).map(
          ([name, fact]): Prop => [name, fact === "place" ? "{place}" : `{place.${fact}}`],
        ),
        ...(widget === "source" ? attributionProps(settings) : []),
      ];
  }
}

/** Whether it is a part, which takes facts of a place that the page has asked for. */
export function isOfPlaceFacts({ widget }: KitSettings): boolean {
  return widget === "visionneuse" || PART_PROPS[widget] !== undefined;
}

/** Returns the lines that ask for the place whose facts a part takes. */
export function fetchedPlace({ widget, language }: KitSettings, { placeId }: KitSubject): string[] {
  const { component } = kitWidget(widget);
  const fields = widget === "visionneuse" ? `["displayName", "photos"]` : `${component}.requiredFields`;
  return [
    "const place = await client.getPlace(",
    `  { placeId: ${text(placeId)}, languageCode: ${text(language)} },`,
    `  ${fields},`,
    ");",
  ];
}

/** The lines with which a server creates the context of a text. */
export function createdContext({ language }: KitSettings, { textQuery, center }: KitSubject): string[] {
  const circle = center && { center: toRounded(center), radius: SEARCH_RADIUS_METRES };
  const searchText = {
    textQuery,
    languageCode: language,
    ...(circle !== null && { locationBias: { circle } }),
  };
  return [
    "const { contextToken } = await client.createContext({",
    `  searchText: ${literal(searchText)},`,
    "});",
  ];
}

function toRounded({ latitude, longitude }: LatLng): LatLng {
  return { latitude: rounded(latitude), longitude: rounded(longitude) };
}

/** A part has no box of its own, which would carry the tokens. */
function aroundPart(isPart: boolean, lines: string[]): string[] {
  return isPart ? [`<div className="gmp-widget">`, ...indented(lines), "</div>"] : lines;
}

/** Wraps the widget: sets reading direction, colour scheme and width. */
function wrapped({ direction, language, scheme, width }: KitSettings, lines: string[]): string[] {
  const dir = direction === "auto" ? (LANGUAGES[language].direction === "rtl" ? "rtl" : null) : direction;
  const styles = [
    ...(scheme === "auto" ? [] : [`colorScheme: ${text(scheme)}`]),
    ...(width < WIDTHS.full ? [`inlineSize: ${width}`] : []),
  ];
  const attributes = [
    ...(dir === null ? [] : [`dir=${text(dir)}`]),
    ...(styles.length === 0 ? [] : [`style={{ ${styles.join(", ")} }}`]),
  ];
  return attributes.length === 0 ? lines : [`<div ${attributes.join(" ")}>`, ...indented(lines), "</div>"];
}

/** Widgets follow the direction of their words by default. */
function directionProp({ direction }: KitSettings): string {
  return direction === "auto" ? "" : ` direction=${text(direction)}`;
}

function unitsProp({ units, showsDistance, showsRoutes }: KitSettings): string {
  return units === "IMPERIAL" && (showsDistance || showsRoutes) ? ` units="IMPERIAL"` : "";
}

function searchRequest({ showsRoutes }: KitSettings, { textQuery, center }: KitSubject): string {
  if (center === null) return value({ textQuery });
  const origin = { latitude: rounded(center.latitude), longitude: rounded(center.longitude) };
  const circle = { center: origin, radius: SEARCH_RADIUS_METRES };
  return value({
    textQuery,
    locationBias: { circle },
    ...(showsRoutes && { routingParameters: { origin } }),
  });
}

function attributionProps({ lightSchemeColor, darkSchemeColor }: KitSettings): Prop[] {
  return [
    ...named("lightSchemeColor", lightSchemeColor, "GRAY"),
    ...named("darkSchemeColor", darkSchemeColor, "WHITE"),
  ];
}

function written(component: string, props: readonly Prop[]): string[] {
  const words = props.map(([name, written]) => (written === null ? name : `${name}=${written}`));
  const line = `<${[component, ...words].join(" ")} />`;
  return line.length <= LINE_LENGTH
    ? [line]
    : [`<${component}`, ...indented(words.flatMap((word) => word.split("\n"))), "/>"];
}

function named(name: string, chosen: string, byDefault: string): Prop[] {
  return chosen === byDefault ? [] : [[name, text(chosen)]];
}

function flag(name: string, isOn: boolean): Prop[] {
  return isOn ? [[name, null]] : [];
}

/** A string stands in quotes, anything else in braces, over several lines where it is long. */
function value(content: unknown): string {
  if (typeof content !== "object" || content === null) return text(String(content));
  const line = `{${literal(content)}}`;
  if (line.length <= LINE_LENGTH) return line;
  return ["{{", ...Object.entries(content).map(([key, each]) => `  ${key}: ${literal(each)},`), "}}"].join(
    "\n",
  );
}

function literal(content: unknown): string {
  if (typeof content !== "object" || content === null) return JSON.stringify(content);
  const entries = Object.entries(content).map(([key, each]) => `${key}: ${literal(each)}`);
  return `{ ${entries.join(", ")} }`;
}

function point(latitude: number, longitude: number): string {
  return `{ latitude: ${rounded(latitude)}, longitude: ${rounded(longitude)} }`;
}

function text(value: string): string {
  return JSON.stringify(value);
}

function indented(lines: readonly string[]): string[] {
  return lines.map((line) => `  ${line}`);
}
