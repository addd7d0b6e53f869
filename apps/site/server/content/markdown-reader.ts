import MarkdownIt from "markdown-it";

// HTML in a text is shown as text, and addresses that run code are no links: that is the library's way with html: false.
export const markdownReader = new MarkdownIt({ html: false });
export type Token = ReturnType<typeof markdownReader.parse>[number];

// A table scrolls sideways by itself where letters are large, as `Table` of `ui/` does.
markdownReader.renderer.rules.table_open = (tokens, at, options, _env, renderer) => {
  const label = markdownReader.utils.escapeHtml(String(tokens[at]?.meta?.label));
  return `<section class="table-scroll" aria-label="${label}" tabindex="0">${renderer.renderToken(tokens, at, options)}`;
};
markdownReader.renderer.rules.table_close = (tokens, at, options, _env, renderer) =>
  `${renderer.renderToken(tokens, at, options).trimEnd()}</section>\n`;

// Code scrolls sideways as well, by keyboard too.
for (const rule of ["fence", "code_block"]) {
  markdownReader.renderer.rules[rule] = (tokens, at) => {
    const { content = "", info = "" } = tokens[at] ?? {};
    return `<pre tabindex="0"${writeTryAttributes(info, content)}><code>${markdownReader.utils.escapeHtml(content)}</code></pre>\n`;
  };
}

/**
 * Readers may try pages, but not those in which they have to fill something in, and modules that use the
 * kit. `run="…"` of a fence is a call of what its block only declares.
 */
function writeTryAttributes(info: string, content: string): string {
  const [language = "", rest = ""] = info.split(/ (.*)/s);
  const call = /^run="([^"]*)"$/.exec(rest)?.[1];
  if (rest !== "" && call === undefined) return "";
  const isPage = language === "html" && !content.includes("…");
  const isModule = /^[jt]sx?$/.test(language) && content.includes('from "@lieudit/');
  if (!isPage && !isModule) return "";
  const called = call === undefined ? "" : ` data-call="${markdownReader.utils.escapeHtml(call)}"`;
  return ` data-try="${language}"${called}`;
}

/** Names a table for who hears the page. */
export function labelTable(token: Token, label: string): void {
  token.attrSet("class", "table");
  token.meta = { label };
}

/** Returns the words of an inline token, without markup. */
export function plainText(token: Token | undefined): string {
  return (token?.children ?? [])
    .filter(({ type }) => type === "text" || type === "code_inline" || type === "softbreak")
    .map(({ type, content }) => (type === "softbreak" ? " " : content))
    .join("");
}

/** Returns `wanted`, or with a count after it where it is taken, and takes it. */
export function takeName(
  wanted: string,
  taken: Set<string>,
  count = (number: number) => `-${number}`,
): string {
  let name = wanted;
  for (let number = 2; taken.has(name); number++) name = wanted + count(number);
  taken.add(name);
  return name;
}
