import type { Listing } from "@lieudit/listing-model";
import { useConsent } from "../../privacy/consent/consent-context.tsx";
import { OutsideFrame } from "../../privacy/outside/outside-frame.tsx";
import { findOwnPlayer, findTextPlayer } from "../../privacy/outside/player.ts";
import { Icon } from "../../shell/ui/icon.tsx";
import { ListingPicture } from "../list/listing-picture.tsx";
import { outsideAddress } from "./outside-address.ts";

/**
 * A listing's film and virtual visit. Nothing is loaded
 * before the visitor agrees. Known players show a picture, the name of the site
 * and a button; others are a link.
 */
export function ListingMedia({ listing }: { listing: Listing }) {
  const video = toMediaAddress(listing.videoUrl);
  const visit = toMediaAddress(listing.visiteUrl);
  if (video === null && visit === null) return null;
  const [first, second = first] = listing.photos;
  return (
    <section className="listing-section" aria-labelledby="video-et-visite">
      <h2 id="video-et-visite">
        {video === null ? "Visite virtuelle" : visit === null ? "Vidéo" : "Vidéo et visite virtuelle"}
      </h2>
      <div className="listing-media">
        {video !== null && <Medium label="Voir la vidéo" what="La vidéo" address={video} photo={first} />}
        {visit !== null && (
          <Medium label="Ouvrir la visite" what="La visite virtuelle" address={visit} photo={second} />
        )}
      </div>
    </section>
  );
}

/** A film of this site, or an address that a link may carry. */
function toMediaAddress(value: string | undefined): string | null {
  if (value !== undefined && findOwnPlayer(value) !== null) return value;
  return outsideAddress(value)?.href ?? null;
}

interface MediumProps {
  label: string;
  what: string;
  address: string;
  photo: Listing["photos"][number] | undefined;
}

function Medium({ label, what, address, photo }: MediumProps) {
  const player = findTextPlayer(address, useConsent().outside);
  const poster = photo !== undefined && <ListingPicture photo={{ ...photo, alt: "" }} sizes="30rem" />;
  if (player !== null) {
    return <OutsideFrame player={player} address={address} what={what} label={label} poster={poster} />;
  }
  return (
    <div className="listing-media-door">
      <div className="listing-media-poster">
        {poster}
        <a className="button" href={address} rel="external noopener noreferrer">
          <Icon name="play" />
          {label}
        </a>
      </div>
      <p className="secondary small">
        {what} se trouve sur {new URL(address).host}, un autre site, qui a ses propres cookies. Rien n’en est
        chargé ici.
      </p>
    </div>
  );
}
