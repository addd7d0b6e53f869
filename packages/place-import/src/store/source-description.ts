import type { SourceDescription } from "@lieudit/place-index";
import type { ManifestSource } from "@lieudit/place-index/store";

/** Returns the public data of a source, without the names of its files. */
export function toSourceDescription({
  file: _file,
  basemap: _basemap,
  roads: _roads,
  ...source
}: ManifestSource): SourceDescription {
  return source;
}
