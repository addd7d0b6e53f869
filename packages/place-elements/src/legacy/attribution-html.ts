/** Returns a name as HTML, linked where `uri` is an address of the web. */
export function attributionHtml(name: string, uri: string | undefined): string {
  const text = escaped(name);
  return uri !== undefined && /^https?:\/\//i.test(uri) ? `<a href="${escaped(uri)}">${text}</a>` : text;
}

const ENTITIES: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
};

function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? character);
}
