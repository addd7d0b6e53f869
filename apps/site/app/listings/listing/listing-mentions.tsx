import type { Mention } from "@lieudit/listing-model";
import type { ReactNode } from "react";
import { StatedLink } from "./stated-link.tsx";

/** Every sentence that the law has an ad carry. */
export function ListingMentions({ mentions }: { mentions: readonly Mention[] }) {
  return (
    <section className="listing-section" aria-labelledby="mentions">
      <h2 id="mentions">Informations légales</h2>
      <ul className="plain-list listing-mentions">
        {mentions.map((mention) => (
          <li key={mention.code}>{linkedSentence(mention)}</li>
        ))}
      </ul>
    </section>
  );
}

/** A sentence whose own words lead to what it speaks of; where it lacks them, they follow it. */
function linkedSentence({ text, link }: Mention): ReactNode {
  if (link === undefined) return text;
  const at = text.indexOf(link.label);
  const [before, after] =
    at === -1 ? [`${text} `, ""] : [text.slice(0, at), text.slice(at + link.label.length)];
  return (
    <>
      {before}
      <StatedLink href={link.href}>{link.label}</StatedLink>
      {after}
    </>
  );
}
