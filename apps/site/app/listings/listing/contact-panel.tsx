import { type Agency, agencyPath, type Listing, listingPath } from "@lieudit/listing-model";
import { Link } from "react-router";
import { phoneText } from "../../shell/format/french.ts";
import { ButtonLink } from "../../shell/ui/button.tsx";
import { Icon } from "../../shell/ui/icon.tsx";

export interface ContactPanelProps {
  listing: Listing;
  agency: Agency | null;
  /** There is nothing left to try, to visit or to wait for. */
  hasEnded: boolean;
}

/** Who offers the listing and how to reach them; on a phone it becomes a bar at the foot of the page. */
export function ContactPanel({ listing, agency, hasEnded }: ContactPanelProps) {
  const { contact, reference } = listing;
  const phone = contact?.telephone ?? agency?.telephone;
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
        {!hasEnded && <AppointmentLink listing={listing} />}
        {phone !== undefined && (
          <a className={hasEnded ? "button" : "button button-quiet contact-phone"} href={`tel:${phone}`}>
            <Icon name="phone" />
            <span className="contact-number">{phoneText(phone)}</span>
          </a>
        )}
        {(hasEnded || !isSeasonal(listing)) && (
          <ButtonLink tone="quiet" icon="mail" to={`/contact?annonce=${listing.id}`}>
            Écrire
          </ButtonLink>
        )}
      </div>
      <ul className="plain-list contact-more">
        <li>
          <Link to={`/rappel?annonce=${listing.id}`}>Être rappelé</Link>
        </li>
        {!hasEnded && (
          <li>
            <Link to={`/alertes?recherche=${encodeURIComponent(listingPath(listing))}`}>Suivre le prix</Link>
          </li>
        )}
        <li>
          <Link to={`/signaler-annonce/${listing.id}`}>Signaler l’annonce</Link>
        </li>
      </ul>
    </aside>
  );
}

/** What most visitors want of a listing. Nobody visits a holiday home before the stay: its dates are asked for. */
function AppointmentLink({ listing }: { listing: Listing }) {
  if (isSeasonal(listing)) {
    return (
      <ButtonLink icon="mail" to={`/sejour/${listing.id}`}>
        Demander les disponibilités
      </ButtonLink>
    );
  }
  const isVehicle = listing.kind === "vehicle";
  return (
    <ButtonLink icon={isVehicle ? "car" : "key"} to={`/${isVehicle ? "essai" : "visite"}/${listing.id}`}>
      {isVehicle ? "Demander un essai" : "Demander une visite"}
    </ButtonLink>
  );
}

function isSeasonal(listing: Listing): boolean {
  return listing.kind === "estate" && listing.transaction === "saisonnier";
}
