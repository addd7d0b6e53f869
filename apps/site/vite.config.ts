import { reactRouter } from "@react-router/dev/vite";
import { defineConfig } from "vite";
import { frameStylesOnce } from "./build-steps/frame-styles-once.ts";
import { kitForPages } from "./build-steps/kit-for-pages.ts";
import { precompressAssets } from "./build-steps/precompress-assets.ts";

/** The root's own files, and what they import comes along. */
const isOfFrame =
  /\/app\/(?:root|layout\/(?:site-header|site-footer|later)|error-view|render-context|surfaces\/back-to-top|consent\/consent-(?:banner|context)|outside\/audience|selection\/selection-context|ui\/icon)\.tsx$|\/listing-model\/src\/french\/|preload-helper|\/app\/(?:design\/kit-theme|places\/place-rows|selection\/heart)\.css$/;

/** What lists and single listings share. */
const isOfListings =
  /\/app\/(?:listings\/listing-card-view|ui\/(?:breadcrumbs|json-ld|notice))\.tsx$|\/listing-model\/src\/search\/(?:place-and-page|read-value)\.ts$|\/facts\/vehicle-labels\.ts$|\/app\/listing\/outside-address\.ts$/;

/** What every page of widgets loads, which would be seven files. */
const isOfPlaces = /\/app\/layout\/(?:places-frame|site-places)\.tsx$/;

/** Styles that stand in many pages are few files: on a slow line each one more is another round trip. */
const isOfMaps = /\/map\/(?:place-)?map\.css$/;
const isOfMedia = /\/app\/(?:surfaces\/slider|outside\/outside-frame|listing\/energy-scales)\.css$/;

/** What every page has loaded: a part that loads later need not name it. */
const isOnEveryPage = /\/(?:frame|react|rolldown-runtime)-[\w-]+\.js$/;

export default defineConfig({
  plugins: [reactRouter(), frameStylesOnce(), kitForPages(), precompressAssets()],
  build: {
    target: "es2022",
    // Fonts and pictures stay files: data: URLs would need a hole in the content security policy.
    assetsInlineLimit: 0,
    modulePreload: {
      resolveDependencies: (_, files) => files.filter((file) => !isOnEveryPage.test(file)),
    },
  },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          // Few files pack better than many. React and the router change seldom, so they stay in caches when
          // the rest changes; what every page draws is one file, and so is what all pages of listings draw.
          // A module that is in no group goes with the pages that need it.
          output: {
            codeSplitting: {
              groups: [
                {
                  name: "react",
                  priority: 3,
                  test: /node_modules\/(?:react|react-dom|react-router|scheduler|cookie-es|@remix-run)\//,
                },
                { name: "frame", priority: 2, test: isOfFrame },
                { name: "maps", priority: 2, test: isOfMaps },
                { name: "media", priority: 2, test: isOfMedia },
                { name: "places", priority: 1, test: isOfPlaces },
                { name: "listings", priority: 1, test: isOfListings },
              ],
            },
          },
        },
      },
    },
    ssr: { build: { rollupOptions: { input: "./server/pages.ts" } } },
  },
  // The workspace's packages are TypeScript and TSX sources, which Node cannot load as they are.
  ssr: { noExternal: [/^@lieudit\//] },
});
