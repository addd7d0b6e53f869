import "./hide-prototype-additions.ts";
import { underWayNow } from "./libraries-under-way.ts";
import { loadPart, PartError } from "./load-part.ts";
import { ownState } from "./own-state.ts";
import { withoutNew } from "./without-new.ts";

/** The members of a library by name. */
export type LibraryMembers = Record<string, unknown>;

interface LibraryPart {
  load: () => Promise<LibraryMembers>;
  /** Where its members stand on `google.maps`; by default directly on it. */
  namespace?: string;
  /** Libraries to load too: pages that ask for this one also use those. */
  companions?: readonly string[];
}

/** Every library of the kit, each in its own file. */
const LIBRARIES: Readonly<Record<string, LibraryPart>> = {
  core: { load: async () => (await import("./library.ts")).members },
  drawing: { load: () => import("../map/drawing/drawing-manager.ts"), namespace: "drawing" },
  geocoding: { load: () => import("../geocoding/library.ts") },
  geometry: { load: () => import("../geometry/library.ts"), namespace: "geometry" },
  maps: { load: () => import("../map/library.ts"), companions: ["geometry", "geocoding"] },
  marker: { load: () => import("../marker/library.ts"), namespace: "marker", companions: ["maps"] },
  routes: { load: loadRoutes, namespace: "routes" },
  streetView: { load: () => import("../map/library.ts") },
  visualization: { load: () => import("../visualization/heatmap-layer.ts"), namespace: "visualization" },
  places: { load: async () => (await import("../places/library.ts")).members, namespace: "places" },
};

export const LIBRARY_NAMES: readonly string[] = Object.keys(LIBRARIES);

const IMPORTED = Symbol("imported");

/** Libraries that this `google.maps` imported. Legacy pages may delete it and load the script again. */
const getImported = () =>
  ownState(getMapsNamespace(), IMPORTED, () => new Map<string, Promise<LibraryMembers>>());

/**
 * `google.maps.importLibrary`: adds the members of a library to `google.maps`,
 * and resolves with them. Returns the same promise each time.
 *
 * @throws {Error} a rejection, for an unknown name, or if the file fails to load;
 *   the next call then tries again.
 */
export function importLibrary(name: string): Promise<LibraryMembers> {
  const imported = getImported();
  const earlier = imported.get(name);
  if (earlier !== undefined) return earlier;
  const library = Object.hasOwn(LIBRARIES, name) ? LIBRARIES[name] : undefined;
  if (library === undefined) {
    return Promise.reject(
      new Error(`There is no library "${name}" in this kit; it has ${LIBRARY_NAMES.join(", ")}.`),
    );
  }
  const loading = loadPart(`library "${name}"`, () => loadWithCompanions(library)).then((module) =>
    placeMembers(module, library.namespace),
  );
  imported.set(name, underWayNow(loading));
  loading.catch(() => imported.delete(name));
  return loading;
}

/** The legacy services stand directly on `google.maps`. */
async function loadRoutes(): Promise<LibraryMembers> {
  const [legacy, current] = await Promise.all([
    import("../routes/legacy-library.ts"),
    import("../routes/library.ts"),
  ]);
  return { ...placeMembers(legacy, undefined), ...current };
}

async function loadWithCompanions({ load, companions = [] }: LibraryPart): Promise<LibraryMembers> {
  const loadingCompanions = companions.map(importLibrary);
  try {
    const [module] = await Promise.all([load(), ...loadingCompanions]);
    return module;
  } catch (error) {
    // The error names the library that the page imported, not its companion.
    throw error instanceof PartError ? error.cause : error;
  }
}

/** Adds a library that came with the script to `google.maps` at once. */
export function takeLibrary(name: string, module: LibraryMembers): void {
  getImported().set(name, Promise.resolve(placeMembers(module, LIBRARIES[name]?.namespace)));
}

function placeMembers(module: LibraryMembers, namespace: string | undefined): LibraryMembers {
  const members = Object.fromEntries(
    Object.entries(module).map(([name, member]) => [name, isClass(member) ? withoutNew(member) : member]),
  );
  const maps = getMapsNamespace();
  if (namespace === undefined) Object.assign(maps, members);
  else maps[namespace] = Object.assign(maps[namespace] ?? {}, members);
  return members;
}

/** Legacy pages call classes without `new`. Elements stay as registered. */
function isClass(member: unknown): member is new () => object {
  return typeof member === "function" && !(member.prototype instanceof HTMLElement);
}

/** Returns the page's `google.maps`, with everything on it; makes it if it is missing. */
export function getMapsNamespace(): Record<string, unknown> {
  // The kit adds nothing else to the page's global object.
  const page = globalThis as { google?: { maps?: Record<string, unknown> } };
  page.google ??= {};
  page.google.maps ??= {};
  return page.google.maps;
}
