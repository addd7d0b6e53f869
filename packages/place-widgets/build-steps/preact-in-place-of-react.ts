import { fileURLToPath } from "node:url";

/** Vite's `resolve.alias` under which React sources run on preact. */
export const PREACT_IN_PLACE_OF_REACT = [
  ["react-dom/client", "./react-on-preact/react-dom-client.ts"],
  ["react-dom/server", "preact-render-to-string"],
  ["react/jsx-runtime", "./react-on-preact/jsx-runtime.ts"],
  ["react/jsx-dev-runtime", "preact/jsx-dev-runtime"],
  ["react", "./react-on-preact/react.ts"],
].map(([react, preact]) => ({
  find: new RegExp(`^${react}$`),
  // Resolved here, so that it is found from wherever the importing file lies.
  replacement: fileURLToPath(import.meta.resolve(preact as string)),
}));
