import { resolve } from "node:path";
import { parseArgs } from "node:util";
import { allowsPrivateHosts, checkSourceName, ImportError, isUrl } from "@lieudit/intake";
import type { FeedKind } from "@lieudit/place-index";
import { MAX_SHARD_PLACES } from "@lieudit/place-index/store";
import { isPlaceType, suggestType } from "@lieudit/place-model/types";
import { checkSignature } from "../feeds/reviews/hidden-reviews.ts";
import type { FetchPhotosOptions } from "../import-places.ts";
import type { ShardPlaces } from "../store/places-folder.ts";

/** The parsed command. */
export type Command =
  | { do: "help" }
  | { do: "list"; dataDir: string }
  | { do: "remove"; dataDir: string; names: string[] }
  | { do: "undo"; dataDir: string }
  | { do: "rebuild"; dataDir: string; shardPlaces?: ShardPlaces; keepsShards: boolean }
  | {
      do: "import";
      dataDir: string;
      /** See `PlacesFolder`. */
      shardPlaces?: ShardPlaces | undefined;
      files: string[];
      name: string | undefined;
      /** Attribution of the feeds. */
      attribution: string | undefined;
      patch: string | undefined;
      photos: string | undefined;
      allowPrivateHosts: boolean;
      basemap: boolean;
      /** A base map that was built elsewhere. */
      madeBasemap?: string | undefined;
      roads: boolean;
      fetchPhotos: FetchPhotosOptions | undefined;
      /** An own list of places, imported after the files. */
      list?: ListToImport | undefined;
      /** Address files, imported after the files. */
      addresses?: AddressesToImport | undefined;
      /** Imported after the files, in this order. */
      feeds: FeedToImport[];
    }
  | { do: "hide" | "show"; dataDir: string; signature: string }
  | { do: "list-hidden"; dataDir: string };

/** An option that names a feed. `irve-live` is not a source: it refreshes values of the others. */
type FeedOption = FeedKind | "irve-live";

export interface FeedToImport {
  kind: FeedOption;
  file: string;
}

/** Files of the French address base. */
export interface AddressesToImport {
  files: string[];
  rejected: string | undefined;
}

/** An operator's own list of places. */
export interface ListToImport {
  file: string;
  columns: string | undefined;
  type: string | undefined;
  /** Undefined: as before. */
  isPrivate: boolean | undefined;
  rejected: string | undefined;
}

export interface CommandContext {
  args: readonly string[];
  env: Readonly<Record<string, string | undefined>>;
  /** Base of relative paths. */
  workingFolder: string;
  /** The data folder when none is given. */
  defaultDataDir: string;
}

/** The feeds with their lines of the help, in the order of import: static data before the live data that refers to it. */
const FEED_OPTIONS: Readonly<Record<FeedOption, string>> = {
  fuel: "French fuel prices: XML, zip, CSV or JSON of prix-carburants.gouv.fr",
  irve: "French charging points: static CSV or JSON of schema-irve",
  "irve-live": "their availability now: dynamic CSV; changes no source",
  reviews: "Mangrove reviews, a signed token a line",
};
const FEED_OPTION_NAMES = Object.keys(FEED_OPTIONS) as readonly FeedOption[];
const HELP_COLUMN = 29;

export const HELP = `Imports OpenStreetMap extracts as places.

  npm run import -- <file or URL>...     import, or replace the source of the same name
  npm run import -- --list               list the sources, newest first
  npm run import -- --remove <name>...   take sources out
  npm run import -- --rebuild            make the index anew of what was imported
  npm run import -- --shards             divide the index into files of a region each, also with files or --rebuild
  npm run import -- --one-index          put all places into one file again
  npm run import -- --undo               show the places before the last change again, with FILES_URL

Files: .osm.pbf, .osm, .osm.gz, .osm.bz2. Several files become one source.

Your own list of places is a source of its own:

  --csv <file or URL>        CSV, JSON or GeoJSON with a name and a position in each row; --geojson is the same
  --columns <field=column,…> which column has which field; the rest is guessed, and the report says how
  --type <type>              of rows without a known type, such as school; default: point_of_interest
  --private                  only keys that name the list see its places; it stays private until an import with --public
  --rejected <file>          where to write each row that is not a place, with the reason

Every address of a part of France is a source of its own:

  --addresses <file or URL>... CSV of the Base Adresse Nationale (BAN), BANO or a commune (BAL), plain or gzipped;
                             adds the numbers and streets that the extracts do not have; --rejected works here too

Feeds are joined to the places of the extracts, and become places where those have none:

${FEED_OPTION_NAMES.map((name) => `  --${name} <file or URL>`.padEnd(HELP_COLUMN) + FEED_OPTIONS[name]).join("\n")}
  --hide-review <signature>  hide a review, whichever import brings it; --show-review undoes it
  --hidden-reviews           list what is hidden

  --attribution <whom> whom to name for the feeds, the list or the addresses; default: their publishers, the list's name
  --name <name>       name of the source; default: the first file's name without its date, or the feed's kind
  --patch <file>      your own facts, one JSON object a line: {"osm": "node/123", "set": {...}}
  --photos <folder>   the photos that the patch file names
  --fetch-photos      fetch the photos that tags name from Wikimedia Commons, with author and licence
  --no-base-map       make no map tiles of the extract
  --base-map <file>   use these map tiles, a .pmtiles that an import made elsewhere
  --no-roads          make no road graph of the extract: places then have no routes
  --shard-places <n>  with --shards: places of each file; default: as before, or ${MAX_SHARD_PLACES}
  --data-dir <folder> where the places are; default: DATA_DIR, else the folder "data"
  --help              this text

FILES_URL names object storage in which several servers share the places.
PHOTO_HOSTS names further hosts that photos may come from, with commas between.
IMPORT_ALLOW_PRIVATE_HOSTS=1 allows downloads from private and loopback addresses.

Exit codes: 0 done, 1 not done and nothing changed, 2 wrong use, 3 another import is
running, 130 stopped by Ctrl-C. docs/import.md says more.
`;

/**
 * Parses the arguments of the command.
 *
 * @throws {ImportError} USAGE
 */
export function parseCommandLine({ args, env, workingFolder, defaultDataDir }: CommandContext): Command {
  const { values, positionals } = parseArguments(args);
  if (values.help === true) return { do: "help" };
  const at = (path: string) => resolve(workingFolder, path);
  const dataDir = values["data-dir"] ?? env.DATA_DIR?.trim();
  const folder = dataDir === undefined || dataDir === "" ? defaultDataDir : at(dataDir);
  if (values.list === true) {
    rejectOtherOptions("--list", positionals, values);
    return { do: "list", dataDir: folder };
  }
  if (values.undo === true) {
    rejectOtherOptions("--undo", positionals, values);
    return { do: "undo", dataDir: folder };
  }
  const shards = readShards(values);
  const isRebuild = values.rebuild === true;
  if (isRebuild || ("shardPlaces" in shards && isAlone(positionals, values))) {
    if (isRebuild && !isAlone(positionals, values)) rejectOtherOptions("--rebuild", positionals, values);
    return { do: "rebuild", dataDir: folder, keepsShards: !isRebuild, ...shards };
  }
  if (values["hidden-reviews"] === true) {
    rejectOtherOptions("--hidden-reviews", positionals, values);
    return { do: "list-hidden", dataDir: folder };
  }
  for (const [option, action] of [
    ["hide-review", "hide"],
    ["show-review", "show"],
  ] as const) {
    const signature = values[option];
    if (signature === undefined) continue;
    rejectOtherOptions(`--${option}`, positionals, values);
    return { do: action, dataDir: folder, signature: checkSignature(signature) };
  }
  if (values.remove !== undefined) {
    rejectOtherOptions("--remove", [], values);
    return { do: "remove", dataDir: folder, names: [values.remove, ...positionals] };
  }
  const feeds = FEED_OPTION_NAMES.flatMap((kind) => {
    const file = values[kind];
    return file === undefined ? [] : [{ kind, file: isUrl(file) ? file : at(file) }];
  });
  const addresses = readAddresses(values, positionals, at);
  const list = addresses === undefined ? readList(values, at) : undefined;
  const mapFiles = addresses === undefined ? positionals : [];
  if (mapFiles.length + feeds.length === 0 && list === undefined && addresses === undefined) {
    throw new ImportError("USAGE", "Name at least one file or URL to import; --help says more.");
  }
  if (values.name !== undefined && mapFiles.length === 0 && feeds.length > 1) {
    throw new ImportError("USAGE", "--name names one source; import feeds that need names one at a time.");
  }
  if (addresses !== undefined && feeds.length > 0) {
    throw new ImportError(
      "USAGE",
      "Import addresses by themselves: --name and --attribution are then theirs.",
    );
  }
  if (list !== undefined && mapFiles.length + feeds.length > 0) {
    throw new ImportError("USAGE", "Import a list by itself: --name and --attribution are then its own.");
  }
  const isOwn = list !== undefined || addresses !== undefined;
  if (values.attribution !== undefined && feeds.length === 0 && !isOwn) {
    throw new ImportError(
      "USAGE",
      "--attribution says whom to name for feeds, lists and addresses; a map names whom to name itself, in <osm attribution>.",
    );
  }
  if (values.patch !== undefined && mapFiles.length === 0) {
    throw new ImportError("USAGE", "--patch adds facts to the places of a map; name the map's file, too.");
  }
  const madeBasemap = values["base-map"];
  if (madeBasemap !== undefined && (mapFiles.length === 0 || values["no-base-map"] === true)) {
    throw new ImportError(
      "USAGE",
      "--base-map is the map of an extract; name the extract's file, too, and leave out --no-base-map.",
    );
  }
  if (madeBasemap !== undefined && isUrl(madeBasemap)) {
    throw new ImportError("USAGE", "--base-map takes a file of this machine; download the map first.");
  }
  if (values.photos !== undefined && values.patch === undefined) {
    throw new ImportError("USAGE", "--photos needs --patch: the patch file says which place a photo shows.");
  }
  return {
    do: "import",
    dataDir: folder,
    ...shards,
    files: mapFiles.map((file) => (isUrl(file) ? file : at(file))),
    name: values.name === undefined ? undefined : checkSourceName(values.name),
    attribution: values.attribution?.trim() || undefined,
    patch: values.patch === undefined ? undefined : at(values.patch),
    photos: values.photos === undefined ? undefined : at(values.photos),
    allowPrivateHosts: allowsPrivateHosts(env),
    basemap: values["no-base-map"] !== true,
    ...(madeBasemap === undefined ? {} : { madeBasemap: at(madeBasemap) }),
    roads: values["no-roads"] !== true,
    fetchPhotos: values["fetch-photos"] === true ? readPhotoSettings(env) : undefined,
    ...(list === undefined ? {} : { list }),
    ...(addresses === undefined ? {} : { addresses }),
    feeds,
  };
}

/** Returns what the options say about shards; nothing if they say nothing. */
function readShards(values: ReturnType<typeof parseArguments>["values"]): { shardPlaces?: ShardPlaces } {
  const { shards, "shard-places": places, "one-index": isOne } = values;
  if (places !== undefined && shards !== true)
    throw new ImportError("USAGE", "--shard-places belongs to --shards; give both.");
  if (shards === true && isOne === true)
    throw new ImportError(
      "USAGE",
      "An index is in shards or in one file; give one of --shards and --one-index.",
    );
  if (isOne === true) return { shardPlaces: null };
  if (shards !== true) return {};
  if (places === undefined) return { shardPlaces: "default" };
  if (!/^[1-9]\d{0,8}$/.test(places))
    throw new ImportError("USAGE", `--shard-places: "${places.slice(0, 40)}" is not a number of places.`);
  return { shardPlaces: Number(places) };
}

/** Options that go with an action and with an import. */
const SHARD_OPTIONS: readonly string[] = ["shards", "shard-places", "one-index", "rebuild", "data-dir"];

function isAlone(
  positionals: readonly string[],
  values: ReturnType<typeof parseArguments>["values"],
): boolean {
  return positionals.length === 0 && Object.keys(values).every((name) => SHARD_OPTIONS.includes(name));
}

/** Files without an option belong to `--addresses`, so that a shell can list them: `--addresses bano-*.csv.gz`. */
function readAddresses(
  values: ReturnType<typeof parseArguments>["values"],
  positionals: readonly string[],
  at: (path: string) => string,
): AddressesToImport | undefined {
  const { addresses, rejected } = values;
  if (addresses === undefined) return undefined;
  const other = (
    ["csv", "geojson", "columns", "type", "private", "public", "patch", "photos", "fetch-photos"] as const
  ).find((option) => values[option] !== undefined);
  if (other !== undefined) {
    throw new ImportError(
      "USAGE",
      `Import addresses by themselves, without --${other}; extracts and lists have a command of their own.`,
    );
  }
  return {
    files: [...addresses, ...positionals].map((file) => (isUrl(file) ? file : at(file))),
    rejected: rejected === undefined ? undefined : at(rejected),
  };
}

function readList(
  values: ReturnType<typeof parseArguments>["values"],
  at: (path: string) => string,
): ListToImport | undefined {
  const file = values.csv ?? values.geojson;
  const { columns, type, rejected, private: isPrivate, public: isPublic } = values;
  if (file === undefined) {
    const option = Object.entries({ columns, type, private: isPrivate, public: isPublic, rejected }).find(
      ([, value]) => value !== undefined,
    );
    if (option === undefined) return undefined;
    throw new ImportError("USAGE", `--${option[0]} belongs to a list; name it with --csv or --geojson.`);
  }
  if (values.csv !== undefined && values.geojson !== undefined) {
    throw new ImportError("USAGE", "Import one list at a time.");
  }
  if (isPrivate && isPublic) {
    throw new ImportError("USAGE", "A list is private or public; give one of --private and --public.");
  }
  if (type !== undefined && !isPlaceType(type)) {
    const known = suggestType(type);
    throw new ImportError(
      "USAGE",
      `--type: "${type.slice(0, 40)}" is not a place type${known === undefined ? ", such as school" : `; give ${known}`}.`,
    );
  }
  return {
    file: isUrl(file) ? file : at(file),
    columns,
    type,
    isPrivate: isPrivate ?? (isPublic ? false : undefined),
    rejected: rejected === undefined ? undefined : at(rejected),
  };
}

function readPhotoSettings(env: CommandContext["env"]): FetchPhotosOptions {
  const moreHosts = (env.PHOTO_HOSTS ?? "")
    .split(",")
    .map((host) => host.trim().toLowerCase())
    .filter((host) => host !== "");
  for (const host of moreHosts) {
    if (URL.canParse(`https://${host}`) && new URL(`https://${host}`).host === host) continue;
    throw new ImportError(
      "USAGE",
      `PHOTO_HOSTS has "${host.slice(0, 80)}", which is no host such as photos.example.org; give names without https:// and path.`,
    );
  }
  return { moreHosts, ...(env.PUBLIC_URL ? { contact: env.PUBLIC_URL } : {}) };
}

function parseArguments(args: readonly string[]) {
  // `fromEntries` loses the keys' type; each option has an entry.
  const feedOptions = Object.fromEntries(
    FEED_OPTION_NAMES.map((name) => [name, { type: "string" }]),
  ) as Readonly<Record<FeedOption, { type: "string" }>>;
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        help: { type: "boolean", short: "h" },
        list: { type: "boolean" },
        remove: { type: "string" },
        rebuild: { type: "boolean" },
        shards: { type: "boolean" },
        "shard-places": { type: "string" },
        "one-index": { type: "boolean" },
        undo: { type: "boolean" },
        name: { type: "string" },
        attribution: { type: "string" },
        patch: { type: "string" },
        photos: { type: "string" },
        addresses: { type: "string", multiple: true },
        csv: { type: "string" },
        geojson: { type: "string" },
        columns: { type: "string" },
        type: { type: "string" },
        private: { type: "boolean" },
        public: { type: "boolean" },
        rejected: { type: "string" },
        ...feedOptions,
        "hide-review": { type: "string" },
        "show-review": { type: "string" },
        "hidden-reviews": { type: "boolean" },
        "no-base-map": { type: "boolean" },
        "base-map": { type: "string" },
        "no-roads": { type: "boolean" },
        "fetch-photos": { type: "boolean" },
        "data-dir": { type: "string" },
      },
    });
  } catch (error) {
    // Node accepts option names alone where a value is missing.
    const [message = ""] = (error as Error).message.split(/\n|\. To specify/);
    throw new ImportError("USAGE", `${message.replace(/\.?$/, ".")} --help lists the options.`, {
      cause: error,
    });
  }
}

function rejectOtherOptions(
  option: string,
  positionals: readonly string[],
  values: ReturnType<typeof parseArguments>["values"],
): void {
  const others = Object.keys(values).filter((name) => name !== "data-dir" && `--${name}` !== option);
  if (positionals.length + others.length === 0) return;
  throw new ImportError("USAGE", `${option} stands alone, or with --data-dir; --help says more.`);
}
