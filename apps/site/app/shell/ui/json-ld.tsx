/**
 * A description for machines; a block of data, which a browser never runs. It
 * stands in what the server sends, which is all that machines read: in the
 * browser's build the functions that describe are empty (they ask
 * `import.meta.env.SSR`), and React leaves what the server wrote.
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
