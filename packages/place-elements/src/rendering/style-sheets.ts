/** A window of a page: its own, or that of a frame in it, which takes no sheets of another. */
export type PageWindow = Window & typeof globalThis;

const SHEETS = new WeakMap<PageWindow, Map<string, CSSStyleSheet>>();

/**
 * The one style sheet object of these styles, which every tree of a window
 * shares. A sheet that a script constructs is allowed under every content
 * security policy.
 */
export function sheetOf(styles: string, view: PageWindow): CSSStyleSheet {
  const sheets = SHEETS.get(view) ?? new Map<string, CSSStyleSheet>();
  SHEETS.set(view, sheets);
  const known = sheets.get(styles);
  if (known !== undefined) return known;
  const sheet = new view.CSSStyleSheet();
  sheet.replaceSync(inSizesOfElement(styles, hasElementSize(view) ? `var(${ELEMENT_SIZE})` : "16px"));
  sheets.set(styles, sheet);
  return sheet;
}

/** The font size of an element of the kit: what its widget's sizes are counted in. */
export const ELEMENT_SIZE = "--lieudit-font-size";

/**
 * `styles` with every `rem` as so many times `size`. The root of a stranger's
 * page may have any font size, 10 px among them; that of the element is what
 * the page's text has. Conditions, which know no variables, count in 16 px.
 */
export function inSizesOfElement(styles: string, size: string): string {
  return styles.replace(
    /(@[^{};]*)|(-?(?:\d+(?:\.\d*)?|\.\d+))rem\b/g,
    (_, rule: string | undefined, count: string) =>
      rule === undefined
        ? `calc(${count} * ${size})`
        : rule.replace(/([\d.]+)rem\b/g, (_, count: string) => `${Number(count) * 16}px`),
  );
}

/** Has the browser count `1em` where the property is set, not where it is read; false where it cannot. */
function hasElementSize({ CSS }: PageWindow): boolean {
  // Older browsers of those that the kit is for know no such properties.
  if (!("registerProperty" in CSS)) return false;
  try {
    CSS.registerProperty({ name: ELEMENT_SIZE, syntax: "<length>", inherits: true, initialValue: "16px" });
  } catch {
    // It is registered already.
  }
  return true;
}
