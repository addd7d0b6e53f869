import type { Listing } from "@lieudit/listing-model";
import { ListingPicture } from "../listings/listing-picture.tsx";
import { Icon } from "../ui/icon.tsx";
import { outsideAddress } from "./outside-address.ts";

/**
 * The ways to a listing's film and virtual visit. They are on other people's
 * sites, of which nothing is loaded here: a picture, whose site it is, and a
 * link.
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
        {video !== null && <MediaDoor label="Voir la vidéo" what="La vidéo" address={video} poster={first} />}
        {visit !== null && (
          <MediaDoor label="Ouvrir la visite" what="La visite virtuelle" address={visit} poster={second} />
        )}
      </div>
    </section>
  );
}

interface MediaDoorProps {
  label: string;
  what: string;
  address: URL;
  poster: Listing["photos"][number] | undefined;
}

function MediaDoor({ label, what, address, poster }: MediaDoorProps) {
  return (
    <div className="listing-media-door">
      <div className="listing-media-poster">
        {poster !== undefined && <ListingPicture photo={{ ...poster, alt: "" }} sizes="30rem" />}
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
