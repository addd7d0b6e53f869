import { reactRouter } from "@react-router/dev/vite";
import { defineConfig } from "vite";
import { precompressAssets } from "./build-steps/precompress-assets.ts";

export default defineConfig({
  plugins: [reactRouter(), precompressAssets()],
  build: {
    target: "es2022",
    // Fonts and pictures stay files: data: URLs would need a hole in the content security policy.
    assetsInlineLimit: 0,
  },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          // React and the router change seldom: one file of them packs better and stays in caches. What
          // else comes from packages is loaded by the pages that need it.
          output: {
            codeSplitting: {
              groups: [
                {
                  name: "react",
                  test: /node_modules\/(?:react|react-dom|react-router|scheduler|cookie-es|@remix-run)\//,
                },
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
