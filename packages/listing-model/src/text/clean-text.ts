/** A typed text without characters that no keyboard writes: controls, halves of characters, turns of direction. */
export function cleanText(text: string, isLong = false): string {
  const lines = text
    .toWellFormed()
    .replace(/\r\n?/g, "\n")
    .replace(/[^\P{Cc}\n]|[\u061c\u200e\u200f\u202a-\u202e\u2060\u2066-\u2069]/gu, "");
  return (isLong ? lines : lines.replace(/\n/g, " ")).trim();
}

const ENTITIES: Readonly<Record<string, string>> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };

/** Returns a text as HTML, XML and other markup hold it, between tags or in an attribute between `"`. */
export function escapeMarkup(text: string): string {
  return text.replace(/[&<>"]/g, (sign) => ENTITIES[sign] ?? "");
}
