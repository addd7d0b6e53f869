const sheets = new Map<string, CSSStyleSheet>();

/** Adds a style sheet to a tree once. Every content security policy allows constructed sheets. */
export function adoptSheet(root: ShadowRoot | Document, text: string): void {
  let sheet = sheets.get(text);
  if (sheet === undefined) {
    sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    sheets.set(text, sheet);
  }
  if (!root.adoptedStyleSheets.includes(sheet)) {
    root.adoptedStyleSheets = [...root.adoptedStyleSheets, sheet];
  }
}
