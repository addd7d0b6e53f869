import type { Listing } from "@lieudit/listing-model";
import { useConsent } from "../../privacy/consent/consent-context.tsx";
import { OutsideFrame } from "../../privacy/outside/outside-frame.tsx";
import { findPlayer } from "../../privacy/outside/player.ts";
import { Icon } from "../../shell/ui/icon.tsx";
import { ListingPicture } from "../list/listing-picture.tsx";
import { outsideAddress } from "./outside-address.ts";

/**
 * A listing's film and virtual visit, which are on other sites. Nothing is loaded
 * before the visitor agrees. Known players show a picture, the name of the site
 * and a button; others are a link.
 */
export function ListingMedia({ listing }: { listing: Listing }) {
  const video = outsideAddress(listing.videoUrl);
  const visit = outsideAddress(listing.visiteUrl);
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

interface MediumProps {
  label: string;
  what: string;
  address: URL;
  photo: Listing["photos"][number] | undefined;
}

function Medium({ label, what, address, photo }: MediumProps) {
  const { playerOrigins } = useConsent().outside;
  const player = findPlayer(address, playerOrigins);
  const poster = photo !== undefined && <ListingPicture photo={{ ...photo, alt: "" }} sizes="30rem" />;
  if (player !== null) {
    return <OutsideFrame player={player} address={address} what={what} label={label} poster={poster} />;
  }
  return (
    <div className="listing-media-door">
      <div className="listing-media-poster">
        {poster}
        <a className="button" href={address.href} rel="external noopener noreferrer">
          <Icon name="play" />
          {label}
        </a>
      </div>
      <p className="secondary small">
        {what} se trouve sur {address.host}, un autre site, qui a ses propres cookies. Rien n’en est chargé
        ici.
      </p>
    </div>
  );
}
