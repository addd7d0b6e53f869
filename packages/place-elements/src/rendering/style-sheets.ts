const SHEETS = new Map<string, CSSStyleSheet>();

/**
 * The one style sheet object of these styles, which every tree shares. A sheet
 * that a script constructs is allowed under every content security policy.
 */
export function sheetOf(styles: string): CSSStyleSheet {
  const known = SHEETS.get(styles);
  if (known !== undefined) return known;
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(inSizesOfElement(styles, hasElementSize() ? `var(${ELEMENT_SIZE})` : "16px"));
  SHEETS.set(styles, sheet);
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
    /(@[^{};]*)|(-?(?:\d+\.?\d*|\.\d+))rem\b/g,
    (_, rule: string | undefined, count: string) =>
      rule === undefined
        ? `calc(${count} * ${size})`
        : rule.replace(/([\d.]+)rem\b/g, (_, count: string) => `${Number(count) * 16}px`),
  );
}

let isRegistered: boolean | undefined;

/** Has the browser count `1em` where the property is set, not where it is read. */
function hasElementSize(): boolean {
  isRegistered ??= register();
  return isRegistered;
}

function register(): boolean {
  // Older browsers of those that the kit is for know no such properties.
  if (!("registerProperty" in CSS)) return false;
  try {
    CSS.registerProperty({ name: ELEMENT_SIZE, syntax: "<length>", inherits: true, initialValue: "16px" });
  } catch {
    // Another copy of the kit on this page has done it.
  }
  return true;
}
