import { join } from "node:path";
import { fileURLToPath } from "node:url";

/** Values for Vite's `resolve.alias` that run React sources on preact's core and hooks. */
export const PREACT_IN_PLACE_OF_REACT = [
  ["react-dom/client", "./react-dom-client.ts"],
  ["react-dom/server", "preact-render-to-string"],
  ["react/jsx-runtime", "./jsx-runtime.ts"],
  ["react/jsx-dev-runtime", "preact/jsx-dev-runtime"],
  ["react", "./react.ts"],
].map(([react, preact]) => ({
  find: new RegExp(`^${react}$`),
  // Absolute, so that every importing file resolves it.
  replacement: fileURLToPath(import.meta.resolve(preact as string)),
}));

/** A further alias for builds that never hydrate: a smaller `useSyncExternalStore`. */
export const WITHOUT_HYDRATION = {
  find: /^\.\/external-store\.ts$/,
  replacement: join(import.meta.dirname, "live-store.ts"),
};
