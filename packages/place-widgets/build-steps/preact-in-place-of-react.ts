import { fileURLToPath } from "node:url";

/** Vite's `resolve.alias` under which React sources run on preact/compat. */
export const PREACT_IN_PLACE_OF_REACT = [
  ["react-dom/client", "preact/compat/client"],
  ["react-dom/server", "preact/compat/server"],
  ["react-dom/test-utils", "preact/test-utils"],
  ["react/jsx-runtime", "preact/jsx-runtime"],
  ["react/jsx-dev-runtime", "preact/jsx-dev-runtime"],
  ["react-dom", "preact/compat"],
  ["react", "preact/compat"],
].map(([react, preact]) => ({
  find: new RegExp(`^${react}$`),
  // Resolved here, so that it is found from wherever the importing file lies.
  replacement: fileURLToPath(import.meta.resolve(preact as string)),
}));
