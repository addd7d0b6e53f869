import type { Page } from "playwright-core";

/** An element as `createElement` takes it; `holdsCards` marks the list whose children the peer draws by itself. */
export interface TreeNode {
  tag: string;
  props: Record<string, string | number | boolean>;
  children: (TreeNode | string)[];
  holdsCards?: true;
}

/** What stands in the body of a page that runs no scripts, as elements of React. */
export function pageTree(page: Page): Promise<(TreeNode | string)[]> {
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
    const childrenOf = (element: Element): (TreeNode | string)[] =>
      [...element.childNodes].flatMap((node): (TreeNode | string)[] => {
        if (node.nodeType === Node.TEXT_NODE) return node.nodeValue === "" ? [] : [node.nodeValue ?? ""];
        return node instanceof Element ? nodeOf(node) : [];
      });
    const nodeOf = (element: Element): TreeNode[] => {
      const tag = element.localName;
      // Data and scripts are no text that somebody reads.
      if (tag === "script" || tag === "link" || tag === "style" || tag === "template") return [];
      const props: Record<string, string | boolean> = {};
      for (const { name, value } of element.attributes) {
        if (name === "selected" || name === "style") continue;
        const known =
          (tag === "option" || tag === "button" || tag === "li") && name === "value" ? name : names[name];
        const prop = known ?? name;
        props[prop] = flags.has(prop) ? true : value;
      }
      if (element instanceof HTMLSelectElement) props.defaultValue = element.value;
      if (tag === "ul" && element.querySelectorAll(":scope > li > article.card").length > 1) {
        return [{ tag, props, children: [], holdsCards: true }];
      }
      return [{ tag, props, children: childrenOf(element) }];
    };
    return childrenOf(document.body);
  });
}
