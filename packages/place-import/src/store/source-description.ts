import type { SourceDescription } from "@lieudit/place-index";
import type { ManifestSource } from "@lieudit/place-index/store";

/** What is told of a source: all but the names of its files. */
export function toSourceDescription({
  file: _file,
  basemap: _basemap,
  roads: _roads,
  ...source
}: ManifestSource): SourceDescription {
  return source;
}
