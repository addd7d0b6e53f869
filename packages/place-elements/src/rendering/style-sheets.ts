/** A window of a page: its own, or that of a frame in it, which takes no sheets of another. */
export type PageWindow = Window & typeof globalThis;

const SHEETS = new WeakMap<PageWindow, Map<string, CSSStyleSheet>>();

/**
 * Returns the one style sheet object of these styles, which every tree of a window
 * shares. A sheet that a script constructs is allowed under every content
 * security policy.
 */
export function getStyleSheet(styles: string, view: PageWindow): CSSStyleSheet {
  const sheets = SHEETS.get(view) ?? new Map<string, CSSStyleSheet>();
  SHEETS.set(view, sheets);
  const known = sheets.get(styles);
  if (known !== undefined) return known;
  const sheet = new view.CSSStyleSheet();
  const size = hasElementSize(view) ? `var(${ELEMENT_SIZE})` : "16px";
  sheet.replaceSync(scaleToElement(layerFontFamilies(styles), size));
  sheets.set(styles, sheet);
  return sheet;
}

/** The font size of an element of the kit, in which the sizes of its widget count. */
export const ELEMENT_SIZE = "--lieudit-font-size";

/**
 * Replaces every `rem` in `styles` by a multiple of `size`, the font size of the
 * element. The root of a third-party page may have any font size, such as 10 px.
 * Conditions cannot use variables and count in 16 px.
 */
export function scaleToElement(styles: string, size: string): string {
  return styles.replace(
    /(@[^{};]*)|(-?(?:\d+(?:\.\d*)?|\.\d+))rem\b/g,
    (_, rule: string | undefined, count: string) =>
      rule === undefined
        ? `calc(${count} * ${size})`
        : rule.replace(/([\d.]+)rem\b/g, (_, count: string) => `${Number(count) * 16}px`),
  );
}

/** The token of each private font property in the sheets so far. */
const FONT_TOKENS = new Map<string, string>();

/**
 * Makes the font family of a font token apply, too. The `styles` omit the family
 * of every font, since no shorthand can inherit it from the page. Their own fonts
 * move into layers, and a token that the page sets overrides them as a whole.
 */
export function layerFontFamilies(styles: string): string {
  for (const [, name = "", token = ""] of styles.matchAll(/(--[\w-]+):\s*var\((--gmp-mat-font-[\w-]+)/g)) {
    FONT_TOKENS.set(name, token);
  }
  const layered = styles
    .replace(/font-family:\s*var\(--gmp-mat-font-family[^;}]*/, "@layer rest{font-family:inherit}")
    .replace(
      /([{;\s])font:\s*(var\((--[\w-]+)(?:,([^;}]*))?\))/g,
      (_, before: string, font: string, name: string, initial = font) =>
        `${before}font:var(${FONT_TOKENS.get(name) ?? name},revert-layer);@layer own{font:${initial};font-family:var(--gmp-mat-font-family,inherit)}`,
    );
  return `@layer rest,own;${layered}`;
}

/** Makes the browser resolve `1em` where the property is set; returns false if it cannot. */
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
