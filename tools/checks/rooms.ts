import { posix } from "node:path";
import { readImports } from "./imports.ts";

const SITE = "apps/site";

/**
 * The rooms of `apps/site/app`, lowest first, each with the rooms that it may
 * import. `root` stands for the files directly in `app/`, which may import
 * every room.
 */
export const APP_ROOMS: Readonly<Record<string, readonly string[]>> = {
  shell: [],
  privacy: ["shell"],
  places: ["shell", "privacy"],
  forms: ["shell", "privacy", "places"],
  listings: ["shell", "privacy", "places", "forms"],
  content: ["shell", "privacy", "places", "forms", "listings"],
  playground: ["shell", "privacy", "places"],
  desk: ["shell", "privacy", "places", "forms", "listings"],
  root: ["shell", "privacy", "places", "forms", "listings", "content", "playground", "desk"],
};

/** Folders of code beside `app/`, each with the folders of `apps/site` that it may import. */
export const SITE_FOLDERS: Readonly<Record<string, readonly string[]>> = {
  app: [],
  server: ["app"],
  "build-steps": [],
  test: ["app", "server"],
};

/** Tests may import any room. */
const TEST_FILE = /\.test\.tsx?$/;
const SOURCE = /\.tsx?$/;

/**
 * Checks the relative imports of `apps/site` against the tables of rooms and
 * folders; imports of types count.
 *
 * @returns one sentence for each fault.
 */
export function roomProblems(files: readonly string[], read: (file: string) => string): string[] {
  const code = files.filter((file) => file.startsWith(`${SITE}/`) && SOURCE.test(file));
  return code.flatMap((file) => {
    const { folder, room } = locate(file);
    if (folder === null) return [];
    if (SITE_FOLDERS[folder] === undefined)
      return [`${file}: ${SITE}/${folder} is not in the table of folders (tools/checks/rooms.ts).`];
    if (room !== null && APP_ROOMS[room] === undefined)
      return [`${file}: app/${room} is not in the table of rooms (tools/checks/rooms.ts).`];
    if (TEST_FILE.test(file)) return [];
    return readImports(file, read(file))
      .filter(({ specifier }) => specifier.startsWith("."))
      .flatMap(({ specifier, line }) => {
        const target = posix.join(posix.dirname(file), specifier);
        const to = locate(target);
        const isAllowed =
          to.folder === null ||
          SITE_FOLDERS[to.folder] === undefined ||
          (folder === to.folder
            ? room === null || to.room === null || room === to.room || APP_ROOMS[room]?.includes(to.room)
            : SITE_FOLDERS[folder]?.includes(to.folder));
        if (isAllowed) return [];
        const from = folder === to.folder ? `app/${room}` : folder;
        const at = folder === to.folder ? `app/${to.room}` : to.folder;
        return [`${file}:${line}: ${from} may not import ${at}; the table is in tools/checks/rooms.ts.`];
      });
  });
}

/** Returns the folder of `apps/site` that a file is in, and its room if that folder is `app`. */
function locate(file: string): { folder: string | null; room: string | null } {
  const [, , folder = "", room = "", rest] = file.split("/");
  if (!file.startsWith(`${SITE}/`) || room === "") return { folder: null, room: null };
  if (folder !== "app") return { folder, room: null };
  // Types of routes are generated.
  if (room === "+types") return { folder: null, room: null };
  return { folder, room: rest === undefined ? "root" : room };
}
