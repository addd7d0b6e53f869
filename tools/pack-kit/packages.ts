import { basename } from "node:path";

/** A workspace as it is published. Everything else about it is in its `package.json`. */
export interface PublishedPackage {
  /** The workspace, below the root. */
  folder: string;
  /** Its name in a registry, and so in the imports of apps. */
  name: string;
  /** Programs that other packages start: addresses with their files. */
  programs?: Readonly<Record<string, string>>;
  /** Commands with their files. */
  bin?: Readonly<Record<string, string>>;
  /** Packages whose programs it starts, without an import. */
  starts?: readonly string[];
  /** Range of Node versions. Default: that of the repository. */
  node?: string;
  /** Folder of the sources, default `src`. */
  sources?: string;
  /** Files of a build that the package reads, below its `dist`. */
  built?: readonly string[];
  /** Addresses of `exports` that only this repository needs. */
  leftOut?: readonly string[];
  /** Dependencies that an app has once, together with this package. */
  peers?: readonly string[];
  /** Dependencies of one address only, which come with the packages that import it. */
  optional?: Readonly<Record<string, readonly string[]>>;
  /** Ranges of dependencies that are wider than the version that this repository tests with. */
  ranges?: Readonly<Record<string, string>>;
  keywords: readonly string[];
}

const SERVER_KEYWORDS = ["places", "places-api", "openstreetmap", "server", "self-hosted"];

/** A package of the service, which the package `lieudit` starts. */
function server(folder: string, rest: Partial<PublishedPackage> = {}): PublishedPackage {
  return {
    folder: `packages/${folder}`,
    name: `@lieudit/${folder}`,
    node: ">=24",
    keywords: SERVER_KEYWORDS,
    ...rest,
  };
}

/** Every published package, each after those that it imports. */
export const PUBLISHED_PACKAGES: readonly PublishedPackage[] = [
  {
    folder: "packages/place-model",
    name: "@lieudit/place-model",
    keywords: ["places", "places-api", "field-mask", "openstreetmap"],
  },
  {
    folder: "packages/opening-hours",
    name: "@lieudit/opening-hours",
    // Tags are read where places are imported, by a library that browsers need not have.
    optional: { "./osm": ["opening_hours"] },
    keywords: ["opening-hours", "open-now", "timezone"],
  },
  {
    folder: "packages/places-client",
    name: "@lieudit/places-client",
    keywords: ["places", "places-api", "autocomplete", "client"],
  },
  {
    folder: "packages/place-widgets",
    name: "@lieudit/react",
    keywords: ["react", "places", "autocomplete", "address", "store-locator", "headless", "hooks"],
  },
  {
    folder: "packages/place-map",
    name: "@lieudit/place-map",
    peers: ["maplibre-gl"],
    // Tiles, styles and pictures are handed out by a server.
    optional: { "./server": ["@mapbox/vector-tile", "@maplibre/maplibre-gl-style-spec", "pbf"] },
    keywords: ["react", "map", "maplibre", "places", "openstreetmap"],
  },
  {
    folder: "packages/place-elements",
    name: "@lieudit/place-elements",
    // What a server hands out to pages without a bundler.
    built: ["files", "kit.json", "maps-api.js"],
    ranges: { react: ">=18", "react-dom": ">=18" },
    keywords: ["custom-elements", "web-components", "places", "places-ui-kit"],
  },
  {
    folder: "packages/test-kit",
    name: "@lieudit/testing",
    leftOut: ["./contracts", "./postgres", "./real-data", "./s3"],
    keywords: ["places", "testing", "fake-server", "fixtures"],
  },
  server("limits"),
  server("files"),
  server("database"),
  server("place-index", { leftOut: ["./measuring", "./tuning"] }),
  server("road-routing", { leftOut: ["./test"] }),
  server("intake"),
  server("basemap"),
  server("live-values"),
  server("place-import", { programs: { "./command": "./src/command/main.ts" } }),
  server("places-api", {
    programs: {
      "./geocode": "./src/geocoder/command/main.ts",
      "./ids": "./src/aliases/command/main.ts",
      "./keys": "./src/keys/command/main.ts",
    },
  }),
  server("places-mcp", { programs: { "./command": "./src/command/main.ts" }, built: ["view.html"] }),
  {
    folder: "apps/places-server",
    name: "lieudit",
    node: ">=24",
    sources: ".",
    programs: { "./serve": "./main.ts", "./migrate": "./command/migrate/main.ts" },
    bin: { lieudit: "./command/lieudit.ts" },
    starts: ["@lieudit/place-import", "@lieudit/places-api", "@lieudit/places-mcp"],
    keywords: [...SERVER_KEYWORDS, "cli", "geocoding", "mcp"],
  },
];

/** The published name of each workspace whose name in this repository differs. */
export const PUBLISHED_NAMES: ReadonlyMap<string, string> = new Map(
  PUBLISHED_PACKAGES.map(({ folder, name }) => [`@lieudit/${basename(folder)}`, name] as const).filter(
    ([workspace, name]) => workspace !== name && name.startsWith("@"),
  ),
);

/** Rewrites the names of workspaces to those of their packages, in code, types and pages. */
export function withPublishedNames(text: string): string {
  let renamed = text;
  for (const [workspace, name] of PUBLISHED_NAMES) {
    renamed = renamed.replaceAll(new RegExp(`${workspace}(?![\\w-])`, "g"), name);
  }
  return renamed;
}
