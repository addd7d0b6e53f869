import { findNearestName } from "@lieudit/place-model";
import { warnOnce } from "../core/warn-once.ts";
import { getTag } from "./read-attributes.ts";

/** Elements of other libraries of the kit, which may load later, and one of legacy pages. */
const FURTHER_TAGS = ["gmp-map", "gmp-advanced-marker", "gmp-pin", "gmp-place-list"];

/** Attributes of every element, and of fields in a form. */
const GLOBAL =
  /^(?:accesskey|autocapitalize|autocomplete|autofocus|class|contenteditable|dir|draggable|enterkeyhint|exportparts|form|hidden|id|inert|inputmode|is|item(?:id|prop|ref|scope|type)|lang|name|nonce|part|popover|required|role|slot|spellcheck|style|tabindex|title|translate|value)$|^(?:aria|data|on|v|ng|x)-|[:@#.*_[(]|^on|^(?:ng|svelte)/;

/** Attributes that pages write on the wrong element, and where they belong. */
const ELSEWHERE: Readonly<Record<string, string>> = {
  place: "it belongs to <gmp-place-details-place-request> within the element",
  "place-id": 'write <gmp-place-details-place-request place="…"> within the element',
  location: "it belongs to <gmp-place-details-location-request> within the element",
  "text-query": "it belongs to <gmp-place-text-search-request> within the element",
  "location-restriction": "it belongs to <gmp-place-nearby-search-request> within the element",
};

const DETAILS = /^gmp-(?:advanced-)?place-details(?:-compact)?$/;
const REQUEST = "gmp-place-details-place-request, gmp-place-details-location-request";

/** Warns once about each unknown `gmp-` tag and attribute, and names the one that was probably meant. */
export function checkMarkup(
  root: ParentNode,
  known: readonly (readonly [tag: string, ...unknown[]])[],
): void {
  const tags = [...known.map(([tag]) => tag), ...FURTHER_TAGS];
  for (const element of root.querySelectorAll("*")) {
    const tag = getTag(element);
    if (!tag.startsWith("gmp-")) continue;
    const Class = customElements.get(tag);
    if (Class !== undefined) checkElement(element, Class);
    else if (!tags.includes(tag)) {
      warnOnce(`<${tag}> is not an element of this kit${suggest(tag, tags, (name) => `<${name}>`)}.`);
    }
  }
}

function checkElement(element: Element, Class: CustomElementConstructor): void {
  const { observedAttributes = [] } = Class as { observedAttributes?: readonly string[] };
  const tag = element.localName;
  for (const name of element.getAttributeNames()) {
    if (observedAttributes.includes(name) || GLOBAL.test(name)) continue;
    const place = ELSEWHERE[name];
    const hint = place === undefined ? suggest(name, observedAttributes) : `; ${place}`;
    warnOnce(`<${tag}> has no attribute "${name}"${hint}.`);
  }
  // Scripts may also choose the place of an element that is still empty.
  if (DETAILS.test(tag) && element.childElementCount > 0 && element.querySelector(REQUEST) === null) {
    warnOnce(
      `<${tag}> has no request, so it shows nothing; add <gmp-place-details-place-request place="…"> or <gmp-place-details-location-request location="…"> within it.`,
    );
  }
}

function suggest(name: string, known: readonly string[], write = (best: string) => `"${best}"`): string {
  const best = findNearestName(name, known);
  return best === undefined ? "" : `; ${write(best)} is probably meant`;
}
