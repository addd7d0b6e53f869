import type { Mention } from "@lieudit/listing-model";
import { Link } from "react-router";

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
                {link.href.startsWith("/") ? (
                  <Link to={link.href}>{link.label}</Link>
                ) : (
                  <a href={link.href}>{link.label}</a>
                )}
              </>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
