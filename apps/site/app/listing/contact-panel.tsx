import { type Agency, agencyPath, type Listing } from "@lieudit/listing-model";
import { Link } from "react-router";
import { phoneText } from "../format/french.ts";
import { Icon } from "../ui/icon.tsx";

/** Who offers the listing and how to reach them; on a phone it becomes a bar at the foot of the page. */
export function ContactPanel({ listing, agency }: { listing: Listing; agency: Agency | null }) {
  const { contact, reference, titre } = listing;
  const phone = contact?.telephone ?? agency?.telephone;
  const email = contact?.email ?? agency?.email;
  if (agency === null && phone === undefined && email === undefined) return null;
  const subject = encodeURIComponent(`${titre} (référence ${reference})`);
  return (
    <aside className="contact-panel" aria-label="Contact">
      <div className="contact-who">
        {agency !== null && (
          <p className="contact-name">
            <Link to={agencyPath(agency)}>{agency.nom}</Link>
          </p>
        )}
        {contact?.nom !== undefined && <p>{contact.nom}</p>}
        {agency !== null && (
          <p className="small secondary">
            {[agency.adresse.rue, `${agency.adresse.codePostal} ${agency.adresse.commune}`]
              .filter((part) => part !== undefined)
              .join(", ")}
          </p>
        )}
        <p className="small secondary">
          Référence{"\u00a0"}: {reference}
        </p>
      </div>
      <div className="contact-ways" data-bottom-bar>
        {phone !== undefined && (
          <a className="button" href={`tel:${phone}`}>
            <Icon name="phone" />
            {phoneText(phone)}
          </a>
        )}
        {email !== undefined && (
          <a className="button button-quiet" href={`mailto:${email}?subject=${subject}`}>
            <Icon name="mail" />
            Écrire
          </a>
        )}
      </div>
    </aside>
  );
}
