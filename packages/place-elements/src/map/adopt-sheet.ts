const sheets = new Map<string, CSSStyleSheet>();

/** Gives a shadow tree a style sheet, once; one that a script constructs is allowed under every content security policy. */
export function adoptSheet(root: ShadowRoot, text: string): void {
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
