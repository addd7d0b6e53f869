import type { ReactNode } from "react";

/** Text to read: paragraphs, lists, headings, at most 68 characters wide. */
export function Prose({ children }: { children: ReactNode }) {
  return <div className="prose">{children}</div>;
}

/** The same for a text of `content/`, whose HTML the server made from Markdown. */
export function ProseHtml({ html }: { html: string }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the Markdown reader shows HTML in a text as text
  return <div className="prose" dangerouslySetInnerHTML={{ __html: html }} />;
}
