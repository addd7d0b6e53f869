/** The part of PostCSS's tree that is read here; Vite brings PostCSS and gives it. */
interface StyleNode {
  type: string;
  selectors?: string[];
  prop?: string;
  value?: string;
  name?: string;
  params?: string;
  nodes?: StyleNode[] | undefined;
  remove(): unknown;
}

interface StyleTree {
  walk(visit: (node: StyleNode) => void): void;
  toString(): string;
}

/**
 * A PostCSS plugin that takes out the rules for classes that `code` never
 * names, and then the private properties and animations that no rule reads.
 */
export function keepUsedStyles(code: string) {
  const isNamed = (name: string) => new RegExp(`(?<![\\w-])${name}(?![\\w-])`).test(code);
  return {
    postcssPlugin: "keep-used-styles",
    OnceExit(tree: StyleTree): void {
      tree.walk((node) => {
        if (node.selectors === undefined || isStepOfAnimation(node)) return;
        const used = node.selectors.filter((selector) => mayMatch(selector, isNamed));
        if (used.length === 0) node.remove();
        else node.selectors = used;
      });
      // What only an unread property read is unread too.
      for (let before = ""; before !== tree.toString(); ) {
        before = tree.toString();
        removeUnread(tree, before);
      }
    },
  };
}

/** False when a class that the selector needs is one that nothing has. */
export function mayMatch(selector: string, isNamed: (className: string) => boolean): boolean {
  // `:not(.a)` needs no .a; `:is(.a, .b)` needs one of them.
  const withoutNot = selector.replaceAll(/:not\([^()]*\)/g, "");
  const lists = [...withoutNot.matchAll(/:(?:is|where)\(([^()]*)\)/g)].map((list) => list[1] ?? "");
  return [withoutNot.replaceAll(/:(?:is|where)\([^()]*\)/g, ""), ...lists.map((list) => list.split(","))]
    .map((part) => [part].flat())
    .every((branches) =>
      branches.some((branch) =>
        [...branch.matchAll(/\.([a-z][\w-]*)/gi)].every((name) => isNamed(name[1] ?? "")),
      ),
    );
}

function removeUnread(tree: StyleTree, css: string): void {
  tree.walk((node) => {
    const isUnread =
      (node.prop?.startsWith("--_") === true && !new RegExp(`var\\(\\s*${node.prop}(?![\\w-])`).test(css)) ||
      (node.name === "keyframes" &&
        !new RegExp(`animation[\\w-]*:[^;}]*(?<![\\w-])${node.params}(?![\\w-])`).test(css)) ||
      (node.nodes?.length === 0 && node.type !== "root");
    if (isUnread) node.remove();
  });
}

function isStepOfAnimation({ selectors }: StyleNode): boolean {
  return selectors?.every((selector) => /^(from|to|[\d.]+%)$/.test(selector)) === true;
}
