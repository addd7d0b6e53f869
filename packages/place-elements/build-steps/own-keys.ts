import type { Plugin } from "vite";

/**
 * Has loops over the keys of an object pass by what a stranger's page has put
 * on `Object.prototype`: those of preact, and that of the bundler's own, which
 * makes a getter of each key of a module.
 */
export function ownKeys(): Plugin {
  return {
    name: "own-keys",
    transform: (code, id) => (/\/(?:preact|react-on-preact)\//.test(id) ? overOwnKeys(code) : null),
    renderChunk: (code) => code.replace(/for \(var name in all\)/, "for (var name of Object.keys(all))"),
  };
}

/** `code` with `for (… in x)` over the keys of `x` itself. As before there is none where `x` is null. */
export function overOwnKeys(code: string): string {
  return code.replace(
    /for \((let |var |const )?(\w+) in ([\w.]+)\)/g,
    (_, declaration: string | undefined, key: string, object: string) =>
      `for (${declaration ?? ""}${key} of Object.keys(${object} || {}))`,
  );
}
