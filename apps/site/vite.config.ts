import { kitForPages } from "@lieudit/kit-build/kit-for-pages";
import { reactRouter } from "@react-router/dev/vite";
import { defineConfig } from "vite";
import { PAGE_MODULES, SHOW_BLOCK } from "./app/playground/docs/page-modules.ts";
import { frameStylesOnce } from "./build-steps/frame-styles-once.ts";
import { pageModules } from "./build-steps/page-modules.ts";
import { precompressAssets } from "./build-steps/precompress-assets.ts";

/** Modules of the document around every page; their imports come along. */
const isOfFrame =
  /\/app\/(?:root|shell\/(?:error-view|render-context|layout\/(?:site-header|site-footer|lazy-part|root-data)|surfaces\/back-to-top|ui\/icon)|privacy\/(?:consent\/consent-(?:banner|context)|outside\/audience|selection\/(?:selection-context|heart)))\.tsx?$|\/listing-model\/src\/french\/|preload-helper|\/app\/(?:shell\/design\/kit-theme|places\/search\/place-rows|privacy\/selection\/heart)\.css$/;

/** Modules that lists and single listings share. */
const isOfListings =
  /\/app\/listings\/list\/listing-card-view\.tsx$|\/listing-model\/src\/search\/(?:place-and-page|read-value)\.ts$|\/facts\/vehicle-labels\.ts$|\/app\/listings\/listing\/outside-address\.ts$/;

/** Small components of most pages that are not lists of listings alone. */
const isOfPages = /\/app\/shell\/ui\/(?:breadcrumbs|json-ld|notice|section-heading|page-head)\.tsx$/;

/** Modules of every page with place widgets, which would be seven files. */
const isOfPlaces = /\/app\/places\/search\/(?:places-frame|site-places)\.tsx$/;

/** Styles of many pages are few files: on a slow line each further file is another round trip. */
const isOfMaps = /\/map\/(?:place-)?map\.css$/;
const isOfMedia =
  /\/app\/(?:shell\/surfaces\/slider|privacy\/outside\/outside-frame|listings\/listing\/energy-scales)\.css$/;

/** Files that every page has loaded; parts that load later omit them. */
const isOnEveryPage = /\/(?:frame|react|rolldown-runtime)-[\w-]+\.js$/;

export default defineConfig({
  plugins: [
    reactRouter(),
    frameStylesOnce(),
    kitForPages(),
    pageModules(new Map([...PAGE_MODULES, [SHOW_BLOCK, "./app/playground/docs/show-block.tsx"]])),
    precompressAssets(),
  ],
  build: {
    target: "es2022",
    // Fonts and pictures stay files: data: URLs would need a hole in the content security policy.
    assetsInlineLimit: 0,
    license: { fileName: "licences.txt" },
    modulePreload: {
      resolveDependencies: (_, files) => files.filter((file) => !isOnEveryPage.test(file)),
    },
  },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          // Few files compress better than many. React and the router change rarely, so they stay cached when
          // the rest changes. Code of every page is one file, and so is code of all pages of listings.
          // A module without a group goes with the pages that need it.
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
                { name: "pages", priority: 2, test: isOfPages },
              ],
            },
          },
        },
      },
    },
    ssr: { build: { rollupOptions: { input: "./app/pages.ts" } } },
  },
  // The workspace's packages are TypeScript and TSX sources, which Node cannot load as they are.
  ssr: { noExternal: [/^@lieudit\//] },
});
