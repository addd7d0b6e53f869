import "./hide-prototype-additions.ts";
import { underWayNow } from "./libraries-under-way.ts";
import { loadPart, PartError } from "./load-part.ts";
import { ownState } from "./own-state.ts";
import { withoutNew } from "./without-new.ts";

/** The members of a library by name. */
export type LibraryMembers = Record<string, unknown>;

interface LibraryPart {
  load: () => Promise<LibraryMembers>;
  /** Where its members stand on `google.maps`, beside being the answer; none for `google.maps` itself. */
  namespace?: string;
  /** The library that comes along: pages that ask for this one use that too, without asking for it. */
  with?: string;
}

/** Every library of the kit, each in a file of its own. */
const LIBRARIES: Readonly<Record<string, LibraryPart>> = {
  core: { load: async () => (await import("./library.ts")).members },
  geocoding: { load: () => import("../geocoding/library.ts") },
  geometry: { load: () => import("../geometry/library.ts"), namespace: "geometry" },
  maps: { load: () => import("../map/library.ts"), with: "geometry" },
  marker: { load: () => import("../marker/library.ts"), namespace: "marker", with: "maps" },
  routes: { load: () => import("../map/without-data/routes-library.ts") },
  streetView: { load: () => import("../map/library.ts") },
  places: { load: async () => (await import("../places/library.ts")).members, namespace: "places" },
};

export const LIBRARY_NAMES: readonly string[] = Object.keys(LIBRARIES);

const ASKED = Symbol("asked");

/** What was asked for on this `google.maps`: a page of before may take one away, and load the script again. */
const askedFor = () => ownState(mapsNamespace(), ASKED, () => new Map<string, Promise<LibraryMembers>>());

/**
 * `google.maps.importLibrary`: the same promise each time, for an object with
 * the members of the library, which then stand on `google.maps` too.
 *
 * @throws {Error} a rejection, for a name that is none of `LIBRARY_NAMES`, and
 *   when the file does not arrive: then the next call tries again.
 */
export function importLibrary(name: string): Promise<LibraryMembers> {
  const asked = askedFor();
  const known = asked.get(name);
  if (known !== undefined) return known;
  const library = Object.hasOwn(LIBRARIES, name) ? LIBRARIES[name] : undefined;
  if (library === undefined) {
    return Promise.reject(
      new Error(`There is no library "${name}" in this kit; it has ${LIBRARY_NAMES.join(", ")}.`),
    );
  }
  const loading = loadPart(`library "${name}"`, () => withCompanion(library)).then((module) =>
    placeMembers(module, library.namespace),
  );
  asked.set(name, underWayNow(loading));
  loading.catch(() => asked.delete(name));
  return loading;
}

async function withCompanion({ load, with: companion }: LibraryPart): Promise<LibraryMembers> {
  const along = companion === undefined ? null : importLibrary(companion);
  try {
    const [module] = await Promise.all([load(), along]);
    return module;
  } catch (error) {
    // The page knows the library by the name that it asked for.
    throw error instanceof PartError ? error.cause : error;
  }
}

/** The page's `google.maps`, made when missing, and otherwise kept with all that is on it. */
export function mapsNamespace(): Record<string, unknown> {
  // Nothing else of the kit stands on the page's global object.
  const page = globalThis as { google?: { maps?: Record<string, unknown> } };
  page.google ??= {};
  page.google.maps ??= {};
  return page.google.maps;
}

/** Takes a library that came with the script: its members stand on `google.maps` in the page's next line. */
export function takeLibrary(name: string, module: LibraryMembers): void {
  askedFor().set(name, Promise.resolve(placeMembers(module, LIBRARIES[name]?.namespace)));
}

function placeMembers(module: LibraryMembers, namespace: string | undefined): LibraryMembers {
  const members = Object.fromEntries(
    Object.entries(module).map(([name, member]) => [name, isClass(member) ? withoutNew(member) : member]),
  );
  const maps = mapsNamespace();
  if (namespace === undefined) Object.assign(maps, members);
  else maps[namespace] = Object.assign(maps[namespace] ?? {}, members);
  return members;
}

/** Pages call classes in the way of before; elements are the very classes that the page has registered. */
function isClass(member: unknown): member is new () => object {
  return typeof member === "function" && !(member.prototype instanceof HTMLElement);
}
