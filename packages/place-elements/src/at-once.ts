import { type LibraryMembers, takeLibrary } from "./core/import-library.ts";
import { members as core } from "./core/library.ts";
import * as geocoding from "./geocoding/library.ts";
import * as geometry from "./geometry/library.ts";
import * as maps from "./map/library.ts";
import * as marker from "./marker/library.ts";
import { type PageSettings, setPageSettings } from "./page/page-settings.ts";
import { members as places } from "./places/library.ts";

/**
 * The libraries in one script, for pages that use the classes in the next line. `routes` loads
 * later; its legacy services come with `maps`.
 */
const LIBRARIES: Readonly<Record<string, LibraryMembers>> = {
  core,
  geocoding,
  geometry,
  maps,
  marker,
  places,
  streetView: maps,
};

export { importLibrary } from "./core/import-library.ts";

/** Like `start` of `entry.ts`, but the libraries `names` are on `google.maps` when it returns. */
export function startAtOnce(settings: Partial<PageSettings>, names: readonly string[]): void {
  setPageSettings(settings);
  // The companions of the library of maps.
  for (const name of ["core", "geometry", "geocoding", ...names]) {
    const library = LIBRARIES[name];
    if (library !== undefined) takeLibrary(name, library);
  }
}
