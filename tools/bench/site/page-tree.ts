import type { Page } from "playwright-core";

/** Arguments of `createElement`; `holdsCards` marks the list whose children the peer renders itself. */
export interface TreeNode {
  tag: string;
  props: Record<string, string | number | boolean>;
  children: (TreeNode | string)[];
  holdsCards?: true;
}

/** Reads the body of a page as a tree of React elements; scripts must be disabled. */
export function readPageTree(page: Page): Promise<(TreeNode | string)[]> {
  return page.evaluate(() => {
    const names: Record<string, string> = {
      class: "className",
      for: "htmlFor",
      srcset: "srcSet",
      tabindex: "tabIndex",
      autocomplete: "autoComplete",
      inputmode: "inputMode",
      crossorigin: "crossOrigin",
      fetchpriority: "fetchPriority",
      maxlength: "maxLength",
      value: "defaultValue",
      checked: "defaultChecked",
      viewbox: "viewBox",
    };
    const flags = new Set(["defaultChecked", "disabled", "hidden", "open", "inert", "multiple", "required"]);
    const readChildren = (element: Element): (TreeNode | string)[] =>
      [...element.childNodes].flatMap((node): (TreeNode | string)[] => {
        if (node.nodeType === Node.TEXT_NODE) return node.nodeValue === "" ? [] : [node.nodeValue ?? ""];
        return node instanceof Element ? readNode(node) : [];
      });
    const readNode = (element: Element): TreeNode[] => {
      const tag = element.localName;
      // Scripts and styles have no visible text.
      if (tag === "script" || tag === "link" || tag === "style" || tag === "template") return [];
      const props: Record<string, string | boolean> = {};
      for (const { name, value } of element.attributes) {
        if (name === "selected" || name === "style") continue;
        const reactName =
          (tag === "option" || tag === "button" || tag === "li") && name === "value" ? name : names[name];
        const prop = reactName ?? name;
        props[prop] = flags.has(prop) ? true : value;
      }
      if (element instanceof HTMLSelectElement) props.defaultValue = element.value;
      if (tag === "ul" && element.querySelectorAll(":scope > li > article.card").length > 1) {
        return [{ tag, props, children: [], holdsCards: true }];
      }
      return [{ tag, props, children: readChildren(element) }];
    };
    return readChildren(document.body);
  });
}
