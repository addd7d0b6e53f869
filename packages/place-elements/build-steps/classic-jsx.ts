import type { Plugin } from "vite";

/** Vite's `oxc.jsx` under which an element's children follow its properties: 0.3 KB less of the whole kit, packed. */
export const CLASSIC_JSX = {
  runtime: "classic",
  pragma: "createElement",
  pragmaFrag: "Fragment",
} as const;

/** Gives each source with JSX what that is compiled to, as the sources themselves name nothing of it. */
export function classicJsx(): Plugin {
  return {
    name: "classic-jsx",
    enforce: "pre",
    transform: (code, id) =>
      id.endsWith(".tsx")
        ? { code: `import { createElement, Fragment } from "react"; ${code}`, map: null }
        : null,
  };
}
