import type { SourceDescription } from "@lieudit/place-index";
import type { ManifestSource } from "@lieudit/place-index/store";

/** Returns the public data of sources, newest first. The order of the manifest is that of precedence. */
export function toSourceDescriptions(sources: readonly ManifestSource[]): SourceDescription[] {
  return sources
    .map(toSourceDescription)
    .toSorted((a, b) => Date.parse(b.importedAt) - Date.parse(a.importedAt));
}

/** Returns the public data of a source, without the names of its files. */
export function toSourceDescription({
  file: _file,
  basemap: _basemap,
  roads: _roads,
  ...source
}: ManifestSource): SourceDescription {
  return source;
}
