import { unescaped } from "@lieudit/place-map/unescaped";

/**
 * Sanitises HTML in strings of a page: keeps text, structure and looks. Strings may
 * contain untrusted input, so nothing in them can run, load code or send data.
 */
export type SafeNode = string | SafeElement;

export interface SafeElement {
  name: string;
  attributes: ReadonlyMap<string, string>;
  children: SafeNode[];
}

/** Receives what a string loses: `<input>`, `onclick`. */
type OnLoss = (what: string) => void;

/**
 * Returns the tree of `html` with the allowed elements and attributes alone. An element
 * that is not allowed leaves its children, `<script>` and its like nothing.
 */
export function parseSafeHtml(html: string, onLoss: OnLoss = () => {}): SafeNode[] {
  const root: SafeElement = { name: "", attributes: new Map(), children: [] };
  const open: SafeElement[] = [root];
  const here = () => open.at(-1) ?? root;
  let at = 0;
  const addText = (text: string) => {
    if (text !== "") here().children.push(unescaped(text));
  };
  while (at < html.length) {
    const start = html.indexOf("<", at);
    if (start === -1) break;
    addText(html.slice(at, start));
    const tag = tagAt(html, start);
    if (tag === null) {
      addText("<");
      at = start + 1;
      continue;
    }
    at = tag.end;
    if (tag.kind === "end") {
      const depth = open.findLastIndex(({ name }) => name === tag.name);
      if (depth > 0) open.length = depth;
    } else if (tag.kind === "start") {
      if (!ELEMENTS.has(tag.name)) onLoss(`<${tag.name}>`);
      for (const [name] of tag.attributes) if (/^on[a-z]/.test(name)) onLoss(name);
      if (SWALLOWED.has(tag.name)) {
        at = findEnd(tag.name, html, at);
        continue;
      }
      if (!ELEMENTS.has(tag.name)) continue;
      const closed = CLOSES[tag.name];
      if (closed?.includes(here().name) === true && open.length > 1) open.pop();
      const element = { name: tag.name, attributes: safeAttributes(tag.name, tag.attributes), children: [] };
      here().children.push(element);
      if (!VOID.has(tag.name) && open.length < MAX_DEPTH) open.push(element);
    }
  }
  addText(html.slice(at));
  return root.children;
}

/** Makes the nodes of a page's string one by one, without the browser's parser. */
export function safeFragment(html: string, onLoss?: OnLoss): DocumentFragment {
  const fragment = document.createDocumentFragment();
  fragment.append(...parseSafeHtml(html, onLoss).map(toNode));
  return fragment;
}

const ELEMENTS = new Set(
  (
    "a abbr address article aside b bdi bdo blockquote br button caption cite code col colgroup dd del details dfn " +
    "div dl dt em figcaption figure footer h1 h2 h3 h4 h5 h6 header hr i img ins kbd li main mark nav ol p pre q s " +
    "samp section small span strong sub summary sup table tbody td tfoot th thead time tr u ul var wbr"
  ).split(" "),
);
const VOID = new Set(["br", "col", "hr", "img", "wbr"]);
/** Elements whose content is not text. */
const SWALLOWED = new Set(
  "iframe math noembed noframes noscript object script style svg template textarea title xmp".split(" "),
);
/** Elements that end the previous one, since HTML may omit its end tag. */
const CLOSES: Readonly<Record<string, readonly string[]>> = {
  li: ["li"],
  dt: ["dt", "dd"],
  dd: ["dt", "dd"],
  tr: ["tr"],
  td: ["td", "th"],
  th: ["td", "th"],
  p: ["p"],
};
/** Maximum depth: deeper than any text, and safe for the stack. */
const MAX_DEPTH = 60;

const ATTRIBUTES = /^(?:class|dir|id|lang|role|title|tabindex|(?:aria|data)-[a-z-]+)$/;
const OWN_ATTRIBUTES: Readonly<Record<string, readonly string[]>> = {
  a: ["href", "target"],
  img: ["src", "alt", "width", "height", "loading"],
  time: ["datetime"],
  td: ["colspan", "rowspan"],
  th: ["colspan", "rowspan", "scope"],
  ol: ["start", "reversed"],
  details: ["open"],
};
/** Allowed styles of text; none positions an element or loads a file. */
const STYLE =
  /^(?:color|background-color|(?:font|text|line|letter|word|white|list|vertical|border|padding|margin|column|row)(?:-[a-z-]+)?|(?:max-|min-)?(?:width|height)|display|flex(?:-[a-z]+)?|gap|(?:align|justify)-[a-z]+|float|clear|overflow(?:-[a-z-]+)?|opacity)$/;
const WEB_ADDRESS = /^(?:https?:|\/|\.|#|\?|[^:]*$)/i;
const LINK_ADDRESS = /^(?:mailto:|tel:|sms:|geo:)/i;

interface Tag {
  kind: "start" | "end" | "none";
  name: string;
  attributes: [name: string, value: string][];
  /** The element that receives the next text. */
  end: number;
}

const NAME = /<(\/?)([a-z][a-z0-9-]*)/iy;
const ATTRIBUTE = /[\s/]*([^\s"'<>/=]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'<>=`]+)))?/y;
const REST = /[^>]*>?/y;

function tagAt(html: string, start: number): Tag | null {
  if (html.startsWith("<!--", start)) {
    const end = html.indexOf("-->", start + 4);
    return { kind: "none", name: "", attributes: [], end: end === -1 ? html.length : end + 3 };
  }
  if (html[start + 1] === "!" || html[start + 1] === "?") {
    REST.lastIndex = start;
    REST.exec(html);
    return { kind: "none", name: "", attributes: [], end: REST.lastIndex };
  }
  NAME.lastIndex = start;
  const found = NAME.exec(html);
  if (found === null) return null;
  const attributes: Tag["attributes"] = [];
  let end = NAME.lastIndex;
  for (;;) {
    ATTRIBUTE.lastIndex = end;
    const attribute = ATTRIBUTE.exec(html);
    if (attribute === null) break;
    end = ATTRIBUTE.lastIndex;
    const [, name = "", double, single, bare] = attribute;
    attributes.push([name.toLowerCase(), unescaped(double ?? single ?? bare ?? "")]);
  }
  REST.lastIndex = end;
  REST.exec(html);
  return {
    kind: found[1] === "/" ? "end" : "start",
    name: (found[2] ?? "").toLowerCase(),
    attributes,
    end: REST.lastIndex,
  };
}

function findEnd(name: string, html: string, from: number): number {
  const end = new RegExp(`</${name}[\\s/>]`, "gi");
  end.lastIndex = from;
  if (end.exec(html) === null) return html.length;
  const close = html.indexOf(">", end.lastIndex - 1);
  return close === -1 ? html.length : close + 1;
}

function safeAttributes(element: string, given: Tag["attributes"]): Map<string, string> {
  const kept = new Map<string, string>();
  for (const [name, value] of given) {
    const isKnown = ATTRIBUTES.test(name) || name === "style" || OWN_ATTRIBUTES[element]?.includes(name);
    if (isKnown === true && !kept.has(name) && isHarmless(name, value)) kept.set(name, value);
  }
  // Otherwise a button would submit a form of the page.
  if (element === "button") kept.set("type", "button");
  if (kept.get("target") !== undefined) kept.set("rel", "noopener");
  return kept;
}

function isHarmless(name: string, value: string): boolean {
  // Browsers ignore spaces and control characters in URLs.
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is taken out
  const address = value.replace(/[\u0000-\u0020]/g, "");
  if (name === "src") return WEB_ADDRESS.test(address);
  if (name === "href") return WEB_ADDRESS.test(address) || LINK_ADDRESS.test(address);
  return true;
}

function toNode(node: SafeNode): Node {
  if (typeof node === "string") return document.createTextNode(node);
  const element = document.createElement(node.name);
  for (const [name, value] of node.attributes) {
    // An id must not shadow a member of `document` or `window`.
    if (name === "id" && value in document) continue;
    if (name === "style") applyStyle(element, value);
    else element.setAttribute(name, value);
  }
  element.append(...node.children.map(toNode));
  return element;
}

function applyStyle(element: HTMLElement, text: string): void {
  for (const declaration of text.split(";")) {
    const colon = declaration.indexOf(":");
    const property = declaration.slice(0, colon).trim().toLowerCase();
    const value = declaration.slice(colon + 1).trim();
    if (
      colon > 0 &&
      STYLE.test(property) &&
      !/[\\(]|\/\*/.test(value.replace(/rgba?\(|calc\(|hsla?\(/gi, ""))
    ) {
      element.style.setProperty(property, value);
    }
  }
}
