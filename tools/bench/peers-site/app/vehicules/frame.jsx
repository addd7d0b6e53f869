import { readFileSync } from "node:fs";
import { join } from "node:path";
import { createElement } from "react";

let tree;

/** The elements of our page around the cards. */
export function Frame({ cards }) {
  tree ??= JSON.parse(readFileSync(join(process.cwd(), "build", "frame.json"), "utf8"));
  return tree.map((node, at) => render(node, at, cards));
}

function render(node, key, cards) {
  if (typeof node === "string") return node;
  const { tag, props, children, holdsCards } = node;
  if (holdsCards) return createElement(tag, { ...props, key }, cards);
  return children.length === 0
    ? createElement(tag, { ...props, key })
    : createElement(tag, { ...props, key }, ...children.map((child, at) => render(child, at, cards)));
}
