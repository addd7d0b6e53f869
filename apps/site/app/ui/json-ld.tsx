import { inScript } from "../place/place-json-ld.ts";

/** A description for machines; a block of data, which a browser never runs. */
export function JsonLd({ value }: { value: unknown }) {
  return (
    <script
      type="application/ld+json"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: inScript leaves nothing that could end the element
      dangerouslySetInnerHTML={{ __html: inScript(value) }}
    />
  );
}
