/** The part of PostCSS's tree that is read here; Vite brings PostCSS and gives it. */
interface StyleNode {
  type: string;
  selectors?: string[];
  prop?: string;
  value?: string;
  name?: string;
  params?: string;
  nodes?: StyleNode[] | undefined;
  parent?: StyleNode | undefined;
  remove(): unknown;
}

interface StyleTree {
  walk(visit: (node: StyleNode) => void): void;
  clone(): StyleTree;
  toString(): string;
}

/** Code that names classes: what loads first, and what loads when it is needed. */
export interface NamingCode {
  first: string;
  later: string;
}

/**
 * A PostCSS plugin that leaves the rules that the first or the later code has
 * a use for, without those that the first has already, and takes out private
 * properties and animations that no rule of either reads.
 */
export function keepUsedStyles(code: NamingCode, when: keyof NamingCode) {
  const isNamedFirst = (name: string) => isNamedIn(code.first, name);
  const isNamed = (name: string) => isNamedFirst(name) || isNamedIn(code.later, name);
  return {
    postcssPlugin: "keep-used-styles",
    OnceExit(tree: StyleTree): void {
      keepRules(tree, (selector) => mayMatch(selector, isNamed));
      keepElements(tree, isNamed);
      removeUnread(tree);
      const isFirst = (selector: string) => mayMatch(selector, isNamedFirst);
      const first = when === "first" ? tree : tree.clone();
      keepRules(first, isFirst);
      removeUnread(first);
      inlineReadOnce(first);
      if (when === "first") return;
      removeWhatIsFirst(tree, first.toString(), isFirst);
      removeUnread(tree);
    },
  };
}

function isNamedIn(code: string, name: string): boolean {
  return new RegExp(`(?<![\\w-])${name}(?![\\w-])`).test(code);
}

function keepRules(tree: StyleTree, isKept: (selector: string) => boolean): void {
  tree.walk((node) => {
    // A rule within another is judged with the whole of it.
    if (node.selectors === undefined || isStepOfAnimation(node) || isWithinRule(node)) return;
    const kept = node.selectors.filter(isKept);
    if (kept.length === 0) node.remove();
    else node.selectors = kept;
  });
}

/** What is said of elements whatever their class, `:where(p, ul)`, for those alone that some code names. */
function keepElements(tree: StyleTree, isNamed: (name: string) => boolean): void {
  tree.walk((node) => {
    if (node.selectors === undefined) return;
    const kept = node.selectors
      .map((selector) => withNamedElements(selector, isNamed))
      .filter((selector) => !selector.includes(":where()"));
    if (kept.length === 0) node.remove();
    else node.selectors = kept;
  });
}

/** Leaves what `first`, the first styles, do not hold: later rules, and the private properties and animations that only those read. */
function removeWhatIsFirst(tree: StyleTree, first: string, isFirst: (selector: string) => boolean): void {
  tree.walk((node) => {
    if (node.name === "keyframes") {
      if (first.includes(`@keyframes ${node.params}`)) node.remove();
    } else if (node.selectors !== undefined && !isStepOfAnimation(node) && !isWithinRule(node)) {
      const later = node.selectors.filter((selector) => !isFirst(selector));
      if (later.length > 0) node.selectors = later;
      else
        for (const part of [...(node.nodes ?? [])]) {
          const isKept = part.prop?.startsWith("--_") === true && !first.includes(`${part.prop}:`);
          if (!isKept) part.remove();
        }
    }
  });
}

/**
 * False when a class, a `data-` attribute or the value of one that the selector
 * needs is one that nothing has. Values in capitals are the page's to give.
 */
export function mayMatch(selector: string, isNamed: (name: string) => boolean): boolean {
  // `:not(.a)` needs no .a; `:is(.a, .b)` needs one of them.
  const withoutNot = selector.replaceAll(/:not\([^()]*\)/g, "");
  const lists = [...withoutNot.matchAll(/:(?:is|where)\(([^()]*)\)/g)].map((list) => list[1] ?? "");
  return [withoutNot.replaceAll(/:(?:is|where)\([^()]*\)/g, ""), ...lists.map((list) => list.split(","))]
    .map((part) => [part].flat())
    .every((branches) =>
      branches.some((branch) =>
        [...branch.matchAll(/(?:\.|\[(?=data-|hidden)|(?<=\[data-[\w-]+)="?)([a-z][\w-]*)/g)].every((name) =>
          isNamed(name[1] ?? ""),
        ),
      ),
    );
}

// The code writes a heading's name with its level.
function withNamedElements(selector: string, isNamed: (name: string) => boolean): string {
  return selector.replace(/:where\(([a-z1-6, ]+)\)/g, (_, list: string) => {
    const named = list.split(/, */).filter((element) => isNamed(element.replace(/\d/, "")));
    return `:where(${named.join(", ")})`;
  });
}

/** Puts what a private property of the widget's box stands for where it is read, if that is one place. */
function inlineReadOnce(tree: StyleTree): void {
  const css = tree.toString();
  tree.walk((node) => {
    const { prop, value, parent } = node;
    if (prop?.startsWith("--_") !== true || value === undefined) return;
    if (parent?.selectors?.join() !== ".gmp-widget" || css.split(`${prop}:`).length !== 2) return;
    if (css.match(new RegExp(`${prop}(?![\\w-])`, "g"))?.length !== 2) return;
    node.remove();
    tree.walk((reader) => {
      if (reader.value !== undefined) reader.value = reader.value.replace(`var(${prop})`, () => value);
    });
  });
}

/** Takes out private properties and animations that no rule reads, and rules that say nothing. */
function removeUnread(tree: StyleTree): void {
  // What only an unread property read is unread too.
  for (let before = ""; before !== tree.toString(); ) {
    before = tree.toString();
    const css = before;
    tree.walk((node) => {
      const isUnread =
        (node.prop?.startsWith("--_") === true &&
          !new RegExp(`var\\(\\s*${node.prop}(?![\\w-])`).test(css)) ||
        (node.name === "keyframes" &&
          !new RegExp(`animation[\\w-]*:[^;}]*(?<![\\w-])${node.params}(?![\\w-])`).test(css)) ||
        (node.nodes?.length === 0 && node.type !== "root");
      if (isUnread) node.remove();
    });
  }
}

function isWithinRule({ parent }: StyleNode): boolean {
  return parent?.selectors !== undefined;
}

function isStepOfAnimation({ selectors }: StyleNode): boolean {
  return selectors?.every((selector) => /^(from|to|[\d.]+%)$/.test(selector)) === true;
}
