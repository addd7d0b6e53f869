import { join } from "node:path";
import { addToBrowserBuild } from "@lieudit/kit-build/kit-for-pages";
import { build, type Plugin } from "vite";
import { reactNames } from "./react-names.ts";

/**
 * Writes modules for code that readers of the documentation run, below `/kit/modules/` of the browser
 * build, and one file of their styles. They share React.
 *
 * @param modules the source of each one by its name
 */
export function pageModules(modules: ReadonlyMap<string, string>): Plugin {
  return addToBrowserBuild("lieudit:page-modules", (folder) =>
    writeModules(join(folder, "kit", "modules"), modules),
  );
}

async function writeModules(folder: string, modules: ReadonlyMap<string, string>): Promise<void> {
  await build({
    configFile: false,
    logLevel: "error",
    root: join(import.meta.dirname, ".."),
    publicDir: false,
    // Each file finds the others relative to its own address.
    base: "./",
    define: { "process.env.NODE_ENV": '"production"' },
    plugins: [reactNames()],
    build: {
      outDir: folder,
      emptyOutDir: false,
      target: "es2022",
      cssCodeSplit: false,
      assetsInlineLimit: 0,
      modulePreload: false,
      rolldownOptions: {
        input: Object.fromEntries([...modules].map(([name, source]) => [name.replace("@", ""), source])),
        preserveEntrySignatures: "strict",
        output: {
          format: "es",
          minify: true,
          entryFileNames: "[name].js",
          chunkFileNames: "shared/[hash].js",
          assetFileNames: ({ names }) =>
            names.some((name) => name.endsWith(".css")) ? "styles.css" : "[name][extname]",
        },
      },
    },
  });
}
