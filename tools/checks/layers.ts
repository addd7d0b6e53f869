/**
 * The layers of docs/architecture.md: which workspaces each one may import. A
 * change here needs the same change there and a decision note.
 */
export const LAYERS: Readonly<Record<string, readonly string[]>> = {
  "packages/limits": [],
  "packages/files": [],
  "packages/place-model": [],
  "packages/opening-hours": ["place-model"],
  "packages/place-index": ["files", "database", "place-model", "opening-hours"],
  "packages/intake": ["files", "place-model", "place-index"],
  "packages/basemap": ["place-model", "place-index", "files"],
  "packages/live-values": ["place-model", "opening-hours", "place-index", "intake", "files"],
  "packages/place-import": [
    "files",
    "place-model",
    "opening-hours",
    "place-index",
    "road-routing",
    "intake",
    "basemap",
    "live-values",
  ],
  "packages/places-api": [
    "database",
    "files",
    "limits",
    "place-model",
    "opening-hours",
    "place-index",
    "road-routing",
  ],
  "packages/places-client": ["place-model"],
  "packages/places-mcp": ["place-model", "opening-hours", "place-index", "places-api", "places-client"],
  "packages/road-routing": ["place-model"],
  "packages/place-widgets": ["place-model", "opening-hours", "places-client"],
  "packages/place-map": [],
  "packages/place-elements": ["place-model", "opening-hours", "places-client", "place-widgets", "place-map"],
  "packages/kit-build": ["place-model", "places-client", "place-widgets", "place-map", "place-elements"],
  "packages/listing-model": [],
  "packages/database": ["files"],
  "packages/listing-store": ["files", "database", "listing-model", "intake"],
  "packages/leads": ["files", "database", "listing-model"],
  "packages/desk": ["database"],
  "packages/test-kit": ["place-model"],
  "apps/places-server": [
    "place-model",
    "opening-hours",
    "place-index",
    "basemap",
    "live-values",
    "place-elements",
    "place-map",
    "places-api",
    "places-mcp",
  ],
  "apps/site": [
    "files",
    "limits",
    "place-model",
    "opening-hours",
    "place-index",
    "intake",
    "basemap",
    "live-values",
    "place-elements",
    "place-map",
    "places-api",
    "places-client",
    "places-mcp",
    "place-widgets",
    "database",
    "listing-model",
    "listing-store",
    "leads",
    "desk",
  ],
};

/** Workspaces that a running server must not load, directly or through another package: commands and set-up use them. */
export const COMMANDS_ONLY: readonly string[] = ["place-import"];

/** Workspaces that only tests and builds may import. */
export const DEVELOPMENT_ONLY: readonly string[] = ["kit-build", "test-kit"];

/** Dependencies that are used without an import: by a tool, by a file path, or by a package of ours. */
export const USED_WITHOUT_IMPORT: Readonly<Record<string, readonly string[]>> = {
  "apps/site": ["@fontsource-variable/figtree", "@fontsource/bricolage-grotesque"],
  // An alias of react-dom/server in tests, a minifier that Vite loads, and a package whose files are built by their paths.
  "packages/kit-build": ["preact-render-to-string", "terser", "@lieudit/place-map"],
  // Third-party pages, in examples/ and in tests of the built kit, import the packages of Google's libraries.
  "packages/place-elements": [
    "@googlemaps/extended-component-library",
    "@googlemaps/js-api-loader",
    "@googlemaps/markerclusterer",
    "@vis.gl/react-google-maps",
  ],
};

/** Files of a workspace that never run for a user: tests, configuration, build steps. */
export const DEVELOPMENT_FILE =
  /^packages\/(kit-build|test-kit)\/|\.test\.|\.gallery\.|\.config\.|\/test\/|\/build-steps\/|\/conformance\/|\/development\.ts$|\/app\/routes\.ts$/;
