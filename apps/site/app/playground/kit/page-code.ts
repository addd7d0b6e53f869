import { escapeMarkup } from "@lieudit/listing-model/text";
import { readingDirection } from "./kit-languages.ts";
import { type KitSettings, WIDTHS } from "./kit-settings.ts";
import type { KitSubject } from "./kit-subject.ts";
import { kitWidget } from "./kit-widgets.ts";
import { fetchedPlace, isOfPlaceFacts, type Prop, widgetProps } from "./react-code.ts";

/**
 * What shows the same on a page without React and without a bundler: it loads
 * the built kit from this site, and works wherever it is pasted. Null for the
 * contextual view, which pages have as an element only.
 */
export function pageCode(settings: KitSettings, subject: KitSubject): string | null {
  if (settings.widget === "contexte") return null;
  const { component } = kitWidget(settings.widget);
  const { language } = settings;
  const kit = `${subject.baseUrl}/kit`;
  const isLightbox = settings.widget === "visionneuse";
  const isPart = isOfPlaceFacts(settings);
  return [
    `<link rel="stylesheet" href="${escapeMarkup(kit)}/preact/whole-kit/styles.css">`,
    hostTag(settings, isPart && !isLightbox),
    `<script type="module">`,
    ...indented([
      `import { createElement, createRoot, ${component}, PlacesProvider } from ${literal(`${kit}/preact/whole-kit/whole-kit.js`)};`,
      `import { createPlacesClient } from ${literal(`${kit}/client.js`)};`,
      `import { ${language} } from ${literal(`${kit}/text/${language}.js`)};`,
      "",
      `const client = createPlacesClient({ baseUrl: ${literal(subject.baseUrl)} });`,
      ...(isPart ? fetchedPlace(settings, subject) : []),
      `const root = createRoot(document.getElementById("lieu"));`,
      ...(isLightbox
        ? ["function setOpen(isOpen) {", ...indented(drawing(settings, subject)), "}", "setOpen(true);"]
        : drawing(settings, subject)),
    ]),
    "</script>",
    "",
  ].join("\n");
}

function drawing(settings: KitSettings, subject: KitSubject): string[] {
  const { component } = kitWidget(settings.widget);
  return [
    "root.render(",
    `  createElement(PlacesProvider, { ${providerProps(settings).join(", ")} },`,
    `    createElement(${component}, {`,
    ...widgetProps(settings, subject)
      .flatMap(property)
      .map((line) => `      ${line}`),
    "    }),",
    "  ),",
    ");",
  ];
}

function providerProps({ language, direction, units, showsDistance, showsRoutes }: KitSettings): string[] {
  return [
    "client",
    `text: ${language}`,
    `region: "FR"`,
    ...(direction === "auto" ? [] : [`direction: "${direction}"`]),
    ...(units === "IMPERIAL" && (showsDistance || showsRoutes) ? [`units: "IMPERIAL"`] : []),
  ];
}

/** A prop as a property: what stands in braces stands alone, and what is only named is true. */
function property([name, written]: Prop): string[] {
  if (written === null) return [`${name}: true,`];
  const value = written.startsWith("{") ? written.slice(1, -1) : written;
  return `${name}: ${scriptSafe(value)},`.split("\n");
}

/** Where it is drawn: language, direction, scheme and width; a part has no box of its own, which would carry the tokens. */
function hostTag(settings: KitSettings, isPart: boolean): string {
  const { language, scheme, width } = settings;
  const styles = [
    ...(scheme === "auto" ? [] : [`color-scheme: ${scheme}`]),
    ...(width < WIDTHS.full ? [`inline-size: ${width}px`] : []),
  ];
  const words = [
    `id="lieu"`,
    ...(isPart ? [`class="gmp-widget"`] : []),
    `lang="${language}"`,
    `dir="${readingDirection(settings)}"`,
    ...(styles.length === 0 ? [] : [`style="${styles.join("; ")}"`]),
  ];
  return `<div ${words.join(" ")}></div>`;
}

function literal(value: string): string {
  return scriptSafe(JSON.stringify(value));
}

/** Nothing that was typed may end the script. */
function scriptSafe(code: string): string {
  return code.replaceAll("</", "<\\/").replaceAll("<!--", "<\\!--");
}

function indented(lines: readonly string[]): string[] {
  return lines.map((line) => (line === "" ? "" : `  ${line}`));
}
