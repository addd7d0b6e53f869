/**
 * A JSON-LD block for machines, rendered by the server only. In the browser
 * build the functions that write it are empty (they check
 * `import.meta.env.SSR`), and React keeps the server's HTML.
 */
export function JsonLd({ value }: { value: object }) {
  return (
    <script
      type="application/ld+json"
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: inScript leaves nothing that could end the element
      dangerouslySetInnerHTML={{ __html: import.meta.env.SSR ? inScript(value) : "" }}
    />
  );
}

/** JSON that may stand inside a `<script>`: no text in it can end the element or start another. */
export function inScript(value: unknown): string {
  return JSON.stringify(value)
    .replaceAll("<", "\\u003c")
    .replaceAll(">", "\\u003e")
    .replaceAll("&", "\\u0026")
    .replaceAll("\u2028", "\\u2028")
    .replaceAll("\u2029", "\\u2029");
}
