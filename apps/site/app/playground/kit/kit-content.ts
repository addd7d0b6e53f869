import type { DisplayOptions, PlaceContent, PlaceContentChoice } from "@lieudit/place-widgets";
import { getPresetSections, getWidgetSections, type KitSection } from "./kit-sections.ts";
import type { KitSettings } from "./kit-settings.ts";
import { kitWidget } from "./kit-widgets.ts";

/** Returns the sections that the settings switch on. */
export function getVisibleSections(settings: KitSettings): readonly KitSection[] {
  const kind = kitWidget(settings.widget).content;
  if (kind === null) return [];
  if (settings.content !== "custom") return getPresetSections(kind, settings.content);
  return getWidgetSections(kind).filter((key) => settings.sections.includes(key));
}

/** Returns the `content` of a widget: the name of a preset unless the settings change something of it. */
export function buildContent(settings: KitSettings): PlaceContentChoice {
  const sections = getVisibleSections(settings);
  const attribution = {
    ...(settings.lightSchemeColor !== "GRAY" && { lightSchemeColor: settings.lightSchemeColor }),
    ...(settings.darkSchemeColor !== "WHITE" && { darkSchemeColor: settings.darkSchemeColor }),
  };
  const media = {
    ...(settings.opensLightbox && { lightboxPreferred: true }),
    ...(settings.mediaSize !== "SMALL" && { preferredSize: settings.mediaSize }),
  };
  const hasAttribution = Object.keys(attribution).length > 0;
  const hasMedia = Object.keys(media).length > 0 && sections.includes("media");
  if (settings.content !== "custom" && !hasAttribution && !hasMedia) return settings.content;
  const content: PlaceContent = Object.fromEntries(sections.map((key) => [key, true]));
  return { ...content, ...(hasMedia && { media }), ...(hasAttribution && { attribution }) };
}

/** Returns the display options that differ from their defaults. */
export function buildDisplayOptions(settings: KitSettings): DisplayOptions {
  const { backgroundColor, borderRadius, region } = settings;
  return {
    ...(backgroundColor !== "default" && { backgroundColor }),
    ...(borderRadius !== "8" && { borderRadius: Number(borderRadius) }),
    ...(region !== "FR" && { region }),
    ...(settings.hidesBorder && { showsBorder: false }),
    ...(settings.hidesSource && { showsAttribution: false }),
    ...(settings.showsTags && { showsAttributeTags: true }),
  };
}
