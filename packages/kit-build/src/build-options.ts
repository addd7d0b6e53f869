import type { BuildOptions, InlineConfig } from "vite";

/** Settings that every build of the kit shares. */
export const KIT_CONFIG = {
  configFile: false,
  logLevel: "error",
  define: { "process.env.NODE_ENV": '"production"' },
  // Set here because tests run with another NODE_ENV.
  oxc: { jsx: { runtime: "automatic", development: false } },
} satisfies InlineConfig;

/** The `build` settings that every build of the kit shares. */
export const KIT_BUILD = {
  write: false,
  target: "es2022",
  // The first browsers with light-dark() and nesting, which the widgets rely on.
  cssTarget: ["chrome123", "firefox120", "safari17.5"],
  // Half a percent smaller than Vite's default.
  minify: "terser",
  terserOptions: { ecma: 2020, module: true, compress: { passes: 2, unsafe_arrows: true } },
} satisfies BuildOptions;
