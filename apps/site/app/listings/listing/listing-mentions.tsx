import type { Mention } from "@lieudit/listing-model";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { outsideAddress } from "./outside-address.ts";

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

/** Returns a sentence whose own words lead to what it speaks of; where it lacks them, they follow it. */
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

/** A link that an agency stated: a path of this site or an address elsewhere; its words alone where it is neither. */
export function StatedLink({ href, children }: { href: string; children: string }) {
  if (/^\/(?![/\\])/.test(href)) return <Link to={href}>{children}</Link>;
  const outside = outsideAddress(href);
  return outside === null ? children : <a href={outside.href}>{children}</a>;
}
