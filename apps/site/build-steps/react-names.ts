import { createRequire } from "node:module";
import type { Plugin } from "vite";

/** Marks the entries that it makes. */
const PREFIX = "\0names-of:";
const require = createRequire(import.meta.url);

/** Names React's modules for a page: they are CommonJS, whose exports no browser and no bundler can see. */
export function reactNames(): Plugin {
  return {
    name: "react-names",
    enforce: "pre",
    resolveId: (source, importer) =>
      importer === undefined && /^react(-dom)?($|\/)/.test(source) ? PREFIX + source : null,
    load(id) {
      if (!id.startsWith(PREFIX)) return null;
      const module = id.slice(PREFIX.length);
      const names = Object.keys(require(module)).filter((name) => /^[A-Za-z]\w*$/.test(name));
      return `import all from ${JSON.stringify(module)};\nexport default all;\nexport const { ${names.join(", ")} } = all;`;
    },
  };
}
