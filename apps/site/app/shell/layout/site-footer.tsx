import type { MapCredit } from "@lieudit/place-map";
import { Fragment } from "react";
import { phoneText } from "../format/french.ts";
import type { PublicOperator } from "../services/site-content.ts";
import { Icon } from "../ui/icon.tsx";
import { FOOTER_GROUPS } from "./navigation.ts";
import { PageLink } from "./page-link.tsx";

/** The footer: the operator, links to all parts of the site, legal links, and the sources of the data. */
export function SiteFooter({
  operator,
  placeCredits,
}: {
  operator: PublicOperator | null;
  placeCredits: readonly MapCredit[];
}) {
  return (
    <footer className="site-footer">
      <div className="page">
        <div className="footer-columns">
          {operator !== null && <OperatorFacts operator={operator} />}
          {FOOTER_GROUPS.map(({ heading, links }) => (
            <nav key={heading} aria-label={heading}>
              <h2 className="footer-heading">{heading}</h2>
              <ul className="plain-list footer-links">
                {links.map(({ label, href }) => (
                  <li key={href}>
                    <PageLink to={href}>{label}</PageLink>
                  </li>
                ))}
              </ul>
            </nav>
          ))}
        </div>
        <div className="footer-end">
          {operator !== null && (
            <PageLink to="/accessibilite">
              Accessibilité{"\u00a0"}: {operator.accessibility}
            </PageLink>
          )}
          {placeCredits.length > 0 && (
            <p>
              Lieux et carte{"\u00a0"}:{" "}
              {placeCredits.map(({ text, href }, at) => (
                <Fragment key={text}>
                  {at > 0 && " · "}
                  {href === undefined ? text : <OsmCredit href={href} />}
                </Fragment>
              ))}
            </p>
          )}
        </div>
      </div>
    </footer>
  );
}

function OsmCredit({ href }: { href: string }) {
  return (
    <>
      <a href={href} lang="en">
        OpenStreetMap
      </a>{" "}
      et ses contributeurs, licence ODbL
    </>
  );
}

function OperatorFacts({ operator }: { operator: PublicOperator }) {
  const { name, street, postalCode, town, phone, email } = operator;
  return (
    <div className="footer-operator">
      <h2 className="footer-heading">{name}</h2>
      <address>
        {street}
        <br />
        {postalCode} {town}
        <a className="footer-contact" href={`tel:${phone}`}>
          <Icon name="phone" size={16} />
          {phoneText(phone)}
        </a>
        <a className="footer-contact" href={`mailto:${email}`}>
          <Icon name="mail" size={16} />
          {email}
        </a>
      </address>
    </div>
  );
}
