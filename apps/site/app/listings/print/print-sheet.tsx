import {
  factGroups,
  factsLine,
  hasDiagnosis,
  type ListingKind,
  listingPath,
  priceNote,
  pricePerM2Cents,
  pricePerM2Text,
  priceText,
} from "@lieudit/listing-model";
import { Link } from "react-router";
import { endedWords } from "../../forms/leads/ended-message.ts";
import { phoneText } from "../../shell/format/french.ts";
import { useIsHydrated } from "../../shell/surfaces/use-is-hydrated.ts";
import { Button } from "../../shell/ui/button.tsx";
import { Facts } from "../../shell/ui/facts.tsx";
import { ListingPicture } from "../list/listing-picture.tsx";
import { EnergyScales } from "../listing/energy-scales.tsx";
import type { LoadedListing } from "../listing/load-listing.ts";
import { outsideAddress } from "../listing/outside-address.ts";
import type { QrPath } from "./qr-path.ts";
import { wholeSentences } from "./whole-sentences.ts";
import "../list/listings.css";
import "./print-sheet.css";

/** Facts that an A4 page has room for. */
const FACTS = 16;
/** Characters of the description, alone and beside the scales of the diagnosis. */
const TEXT = { alone: 1_300, besideScales: 750 };

export interface PrintSheetProps {
  loaded: LoadedListing<ListingKind>;
  qr: QrPath;
}

/** A listing on one A4 page: picture, facts, legal sentences, and a code that leads back to its page. */
export function PrintSheet({ loaded, qr }: PrintSheetProps) {
  const { listing, agency, hasEnded, mentions, publicUrl } = loaded;
  const isHydrated = useIsHydrated();
  const href = listingPath(listing);
  const facts = factGroups(listing)
    .flatMap((group) => group.facts)
    .slice(0, FACTS);
  const note = priceNote(listing);
  const perM2 = listing.kind === "estate" ? pricePerM2Cents(listing) : null;
  const phone = listing.contact?.telephone ?? agency?.telephone;
  const [first, second, third] = listing.photos;
  const energy = listing.kind === "estate" && hasDiagnosis(listing) ? (listing.energie ?? null) : null;
  return (
    <div className="print-page">
      <title>{`${listing.titre}, fiche à imprimer – Lieudit`}</title>
      <meta name="robots" content="noindex,follow" />
      <link rel="canonical" href={publicUrl + href} />
      <div className="print-tools">
        <Link to={href}>Retour à l’annonce</Link>
        {isHydrated && (
          <Button icon="printer" onClick={() => print()}>
            Imprimer
          </Button>
        )}
      </div>
      <article className="print-sheet">
        <header className="print-head">
          <div>
            <h1>{listing.titre}</h1>
            <p>
              {listing.adresse.commune} ({listing.adresse.codePostal}) · {factsLine(listing)}
            </p>
          </div>
          <p className="print-price">
            <span className="price">{priceText(listing)}</span>
            {hasEnded && <strong>{endedWords(listing)}</strong>}
            {perM2 !== null && <span>{pricePerM2Text(perM2)}</span>}
            {note !== null && <span>{note}</span>}
          </p>
        </header>
        {first !== undefined && (
          <div className="print-pictures" data-count={Math.min(listing.photos.length, 3)}>
            {[first, second, third].map(
              (photo) =>
                photo !== undefined && (
                  <span key={photo.id}>
                    <ListingPicture photo={photo} sizes="130mm" isFirst />
                  </span>
                ),
            )}
          </div>
        )}
        <Facts facts={facts} className="print-facts" />
        <div className="print-columns">
          <p className="print-text">
            {wholeSentences(listing.description, energy === null ? TEXT.alone : TEXT.besideScales)}
          </p>
          {energy !== null && <EnergyScales energie={energy} />}
        </div>
        <ul className="print-mentions">
          {mentions.map(({ code, text, link }) => (
            <li key={code} data-code={code}>
              {text}
              {link !== undefined && printedLink(text, link.href, publicUrl)}
            </li>
          ))}
        </ul>
        <footer className="print-foot">
          <div>
            {agency !== null && <p className="print-agency">{agency.nom}</p>}
            {agency !== null && (
              <p>
                {[agency.adresse.rue, `${agency.adresse.codePostal} ${agency.adresse.commune}`]
                  .filter((part) => part !== undefined)
                  .join(", ")}
              </p>
            )}
            {phone !== undefined && <p>{phoneText(phone)}</p>}
            <p>
              Référence{"\u00a0"}: {listing.reference}
            </p>
            <p className="print-url">{publicUrl + href}</p>
          </div>
          <svg
            className="print-qr"
            viewBox={`0 0 ${qr.size} ${qr.size}`}
            role="img"
            aria-label="Code QR de la page de l’annonce"
          >
            <rect width={qr.size} height={qr.size} fill="#fff" />
            <path d={qr.path} fill="#000" />
          </svg>
        </footer>
      </article>
    </div>
  );
}

/** Where a link leads, on paper; nothing if the sentence says it already. */
function printedLink(sentence: string, href: string, publicUrl: string): string {
  if (href.startsWith("/")) return ` ${publicUrl}${href}`;
  const outside = outsideAddress(href);
  return outside === null || sentence.includes(outside.host) ? "" : ` ${outside.href}`;
}
