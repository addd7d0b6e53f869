import { readFileSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { type DescribedElement, type DescribedProperty, describeElements } from "./describe-elements.ts";

const ROOT = resolve(import.meta.dirname, "..", "..", "..", "..");
const ELEMENTS = join("packages", "place-elements");

/** Returns the text of each generated file by its path from the root. */
export function generateManifests(): Record<string, string> {
  const types = readFileSync(join(ROOT, ELEMENTS, "page-types", "elements.d.ts"), "utf8");
  const elements = describeElements(types);
  return {
    [join(ELEMENTS, "custom-elements.json")]: toJson(toCustomElementsManifest(elements)),
    [join(ELEMENTS, "web-types.json")]: toJson(toWebTypes(elements)),
    [join(ELEMENTS, "page-types", "tables.generated.d.ts")]: toTables(elements),
    [join("docs", "elements.md")]: toReference(elements),
  };
}

/** Writes one line for each element. */
function toJson(value: object): string {
  return `${JSON.stringify(value).replace(/,(?=\{"(?:kind":"class"|name":"gmp-))/g, ",\n")}\n`;
}

function toNamed(values: Readonly<Record<string, string>> = {}): object[] {
  return Object.entries(values).map(([name, description]) => ({ name, description }));
}

/** @see https://github.com/webcomponents/custom-elements-manifest */
function toCustomElementsManifest(elements: readonly DescribedElement[]): object {
  const path = "maps/api/js";
  return {
    schemaVersion: "1.0.0",
    modules: [
      {
        kind: "javascript-module",
        path,
        declarations: elements.map((element) => ({
          kind: "class",
          customElement: true,
          name: element.className,
          tagName: element.tag,
          summary: element.summary,
          members: element.properties.map((property) => ({
            kind: "field",
            name: property.name,
            type: { text: property.type },
            ...(property.description !== "" && { description: property.description }),
            ...(property.isReadonly && { readonly: true }),
            ...(property.attribute !== undefined && { attribute: property.attribute }),
          })),
          attributes: element.attributes.map((name) => {
            const property = element.properties.find(({ attribute }) => attribute === name);
            return {
              name,
              ...(property !== undefined && {
                type: { text: toAttributeType(property) },
                fieldName: property.name,
                ...(property.description !== "" && { description: property.description }),
              }),
            };
          }),
          events: Object.entries(element.events).map(([name, type]) => ({ name, type: { text: type } })),
          slots: toNamed(element.slots),
          cssParts: toNamed(element.parts),
        })),
        exports: elements.map(({ tag, className }) => ({
          kind: "custom-element-definition",
          name: tag,
          declaration: { name: className, module: path },
        })),
      },
    ],
  };
}

/** @see https://github.com/JetBrains/web-types */
function toWebTypes(elements: readonly DescribedElement[]): object {
  return {
    $schema: "https://json.schemastore.org/web-types",
    name: "@lieudit/place-elements",
    version: "0.1.0",
    "description-markup": "markdown",
    contributions: {
      html: {
        elements: elements.map((element) => ({
          name: element.tag,
          description: element.summary,
          attributes: element.attributes.map((name) => {
            const property = element.properties.find(({ attribute }) => attribute === name);
            return {
              name,
              ...(property !== undefined && {
                ...(property.description !== "" && { description: property.description }),
                value: { type: toAttributeType(property) },
              }),
            };
          }),
          slots: toNamed(element.slots),
          js: {
            properties: element.properties.map(({ name, type, description }) => ({
              name,
              type,
              ...(description !== "" && { description }),
            })),
            events: Object.keys(element.events).map((name) => ({ name })),
          },
          css: { parts: toNamed(element.parts) },
        })),
      },
    },
  };
}

/** Attributes have enum names in lower case. */
function toAttributeType({ type }: DescribedProperty): string {
  const names = [...type.matchAll(/"([A-Z][A-Z0-9_]*)"/g)].map(([, name = ""]) => `"${name.toLowerCase()}"`);
  if (names.length > 1) return names.join(" | ");
  if (type.startsWith("boolean")) return "boolean";
  return type.startsWith("number") ? "number" : "string";
}

/** Types of what templates of frameworks need beside the types of elements. */
function toTables(elements: readonly DescribedElement[]): string {
  const events = [...new Set(elements.flatMap(({ events }) => Object.values(events)))].sort();
  const ours = events.filter((type) => type !== "Event");
  const listening = elements.filter(({ events }) => Object.keys(events).length > 0);
  const withFurther = elements.filter(({ furtherAttributes = [] }) => furtherAttributes.length > 0);
  const row = (tag: string, type: string) => `  "${tag}": ${type};`;
  return `// Generated from elements.d.ts by \`npm run manifest\`.
import type { ${ours.map((type) => `${type} as Our${type}`).join(", ")} } from "./elements.js";
import type { OfMarkers, OfPlaces } from "./their-own.js";

${ours
  .map(
    (type) =>
      `type ${type} = ${type.startsWith("AdvancedMarker") ? "OfMarkers" : "OfPlaces"}<"${type}", Our${type}>;`,
  )
  .join("\n")}

/** Events by tag. */
interface EventsByTag {
${listening
  .map(({ tag, events }) =>
    row(
      tag,
      `{ ${Object.entries(events)
        .map(([name, type]) => `"${name}": ${type}`)
        .join("; ")} }`,
    ),
  )
  .join("\n")}
}

/** Events of an element by name. */
export type ElementEvents<Tag> = Tag extends keyof EventsByTag ? EventsByTag[Tag] : unknown;

/** Attributes by tag that are not properties of the element. */
export interface FurtherAttributes {
${withFurther.map(({ tag, furtherAttributes = [] }) => row(tag, furtherAttributes.map((name) => `"${name}"`).join(" | "))).join("\n")}
}
`;
}

/** The page of the docs. */
function toReference(elements: readonly DescribedElement[]): string {
  const sections = elements.map((element) => {
    const rows = element.properties.map(
      ({ name, attribute, type, description, isReadonly }) =>
        `| \`${name}\` | ${attribute === undefined ? (isReadonly ? "read only" : "set by scripts") : `\`${attribute}\``} | \`${type.replaceAll("|", "\\|")}\` | ${description} |`,
    );
    const list = (title: string, values: Readonly<Record<string, string>> = {}) =>
      Object.keys(values).length === 0
        ? []
        : [
            "",
            `${title}:`,
            "",
            ...Object.entries(values).map(
              ([name, what]) =>
                `- ${name === "" ? "the default one" : `\`${name}\``}${what === "" ? "" : `: ${what}`}`,
            ),
          ];
    return [
      `## ${element.tag}`,
      "",
      element.summary,
      ...(rows.length === 0 ? [] : ["", "| property | attribute | type | |", "|---|---|---|---|", ...rows]),
      ...list(
        "Further attributes",
        Object.fromEntries((element.furtherAttributes ?? []).map((name) => [name, ""])),
      ),
      ...list(
        "Events",
        Object.fromEntries(Object.entries(element.events).map(([name, type]) => [name, `\`${type}\``])),
      ),
      ...list("Slots", element.slots),
      ...list("CSS parts", element.parts),
      "",
    ].join("\n");
  });
  return `# Elements

Every element of [the kit](../packages/place-elements/README.md), with its properties, attributes, events, slots and CSS parts. This page is generated from the types for pages by \`npm run manifest\`, as are \`custom-elements.json\` and \`web-types.json\`, which editors read. A test compares them with the running elements.

[Types for TypeScript, React, Vue, Svelte and Angular](../packages/place-elements/README.md#types) check them in pages.

Attributes have the names of enums in lower case, lists with spaces, and points as \`lat,lng\`.

${sections.join("\n")}`;
}

/** `npm run manifest`: writes what editors and frameworks read about the elements. */
if (import.meta.main) {
  for (const [file, text] of Object.entries(generateManifests())) writeFileSync(join(ROOT, file), text);
}
