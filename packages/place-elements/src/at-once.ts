import { type LibraryMembers, takeLibrary } from "./core/import-library.ts";
import { members as core } from "./core/library.ts";
import * as geocoding from "./geocoding/library.ts";
import * as geometry from "./geometry/library.ts";
import * as maps from "./map/library.ts";
import * as routes from "./map/without-data/routes-library.ts";
import * as marker from "./marker/library.ts";
import { type PageSettings, setPageSettings } from "./page/page-settings.ts";
import { members as places } from "./places/library.ts";

/** All of them, in one script for pages whose next line counts on the classes. */
const LIBRARIES: Readonly<Record<string, LibraryMembers>> = {
  core,
  geocoding,
  geometry,
  maps,
  marker,
  places,
  routes,
  streetView: maps,
};

export { importLibrary } from "./core/import-library.ts";

/** As `start` of `entry.ts`, and what the script's address names is there when this returns. */
export function startAtOnce(settings: Partial<PageSettings>, names: readonly string[]): void {
  setPageSettings(settings);
  // A map brings that of geometry along.
  for (const name of ["core", "geometry", ...names]) takeLibrary(name, LIBRARIES[name] ?? {});
}
