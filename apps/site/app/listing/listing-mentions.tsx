import type { Mention } from "@lieudit/listing-model";
import { StatedLink } from "./stated-link.tsx";

/** Every sentence that the law has an ad carry. */
export function ListingMentions({ mentions }: { mentions: readonly Mention[] }) {
  return (
    <section className="listing-section" aria-labelledby="mentions">
      <h2 id="mentions">Informations légales</h2>
      <ul className="plain-list listing-mentions">
        {mentions.map(({ code, text, link }) => (
          <li key={code}>
            {text}
            {link !== undefined && (
              <>
                {" "}
                <StatedLink href={link.href}>{link.label}</StatedLink>
              </>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
