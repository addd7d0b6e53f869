import {
  critAirLabel,
  dpeLabel,
  factsLine,
  formatTravelNote,
  getCritAir,
  hasDiagnosis,
  isEnergyLetter,
  type Listing,
  type ListingCard,
  listingBadges,
  listingPath,
  priceCut,
  priceNote,
  priceText,
  saleFees,
} from "@lieudit/listing-model";
import { Heart } from "../../privacy/selection/heart.tsx";
import { euros, percent, typeset, withApostrophes } from "../../shell/format/french.ts";
import { Badge } from "../../shell/ui/badge.tsx";
import { CARD_PICTURE_SIZES, Card } from "../../shell/ui/card.tsx";
import { Icon } from "../../shell/ui/icon.tsx";
import { BADGE_TONES } from "./badge-tones.ts";
import { ListingPicture } from "./listing-picture.tsx";

/** Stands between the facts of a line. */
const FACTS_LINK = " · ";

export interface ListingCardViewProps {
  card: ListingCard;
  /** Milliseconds since 1970: what is new and what was cut depends on it. */
  now: number;
  /** The first of the page: its picture is fetched first. */
  isFirst?: boolean;
  /** Of the title. Default 3. */
  level?: 2 | 3;
  /** Without the badge of new listings, where they come first anyway. */
  hidesNew?: boolean;
}

/** A listing in a list: picture, price, title, one line of facts, town, energy letter or Crit'Air, heart. */
export function ListingCardView({
  card,
  now,
  isFirst = false,
  level = 3,
  hidesNew = false,
}: ListingCardViewProps) {
  const badges = listingBadges(card, new Date(now)).filter(({ code }) => !hidesNew || code !== "nouveau");
  const cut = priceCut(card, new Date(now));
  const title = typeset(card.titre);
  return (
    <Card
      to={listingPath(card)}
      level={level}
      title={title}
      picture={
        card.photo === undefined ? (
          <span className="listing-no-picture">
            <Icon name={card.kind === "vehicle" ? "car" : "house"} size={32} />
            Pas encore de photo
          </span>
        ) : (
          <ListingPicture photo={card.photo} sizes={CARD_PICTURE_SIZES} isFirst={isFirst} />
        )
      }
      badges={badges.map(({ code, label }) => (
        <Badge key={code} tone={BADGE_TONES[code]}>
          {label}
        </Badge>
      ))}
      pictureNote={
        card.photoCount > 1 && (
          <>
            <Icon name="camera" size={16} />
            <span aria-hidden="true">{card.photoCount}</span>
            <span className="visually-hidden">{card.photoCount} photos</span>
          </>
        )
      }
      lead={
        <>
          <span className="price">{priceText(card)}</span>
          {cut !== null && (
            <s className="listing-old-price">
              <span className="visually-hidden">au lieu de </span>
              {euros(cut.previousCents)}
            </s>
          )}
        </>
      }
      action={<Heart kind={card.kind} id={card.id} titre={title} />}
    >
      <p className="facts-line">
        {factsLine(card)
          .split(FACTS_LINK)
          .map((fact) => (
            <span key={fact}>{fact}</span>
          ))}
      </p>
      <p className="listing-where">
        <span>
          {withApostrophes(card.adresse.commune)}{" "}
          <span className="secondary">({card.adresse.codePostal})</span>
        </span>
        <Rating card={card} />
      </p>
      {card.kind === "estate" && card.trajets !== undefined && (
        <p className="listing-small">{card.trajets.map(formatTravelNote).join(FACTS_LINK)}</p>
      )}
      <p className="listing-small secondary">
        {withApostrophes(card.agenceNom)}
        {card.kind === "estate" && <FeesNote card={card} />}
      </p>
    </Card>
  );
}

/** Who pays the fees, or what a rent holds: the law wants it beside every price. The page of the listing says it in full. */
function FeesNote({ card }: { card: Extract<ListingCard, { kind: "estate" }> }) {
  const note = priceNote(card);
  const fees = saleFees(card);
  if (note === null) return null;
  if (card.vente?.honorairesChargeDe === "vendeur" && card.transaction === "vente") {
    return (
      <>
        {" · honoraires "}
        <abbr title="à la charge du vendeur">vend.</abbr>
      </>
    );
  }
  if (fees === null) return <> · {note}</>;
  return (
    <>
      {" · "}
      <abbr title="frais d’agence inclus">FAI</abbr>, {percent(fees.pct)} TTC{" "}
      <abbr title="à la charge de l’acquéreur">acq.</abbr>
    </>
  );
}

/** Whether a listing has what `Rating` shows. */
export function hasRating(card: ListingCard | Listing): boolean {
  if (card.kind === "vehicle") return getCritAir(card) !== undefined;
  return card.energie?.dpeClasse !== undefined && hasDiagnosis(card);
}

/** The energy letter of a home, the sticker of a vehicle. */
export function Rating({ card }: { card: ListingCard | Listing }) {
  if (card.kind === "vehicle") {
    const critAir = getCritAir(card);
    return critAir === undefined ? null : <span className="listing-sticker">{critAirLabel(critAir)}</span>;
  }
  const classe = card.energie?.dpeClasse;
  if (classe === undefined || !hasDiagnosis(card)) return null;
  if (!isEnergyLetter(classe)) return <span className="listing-sticker">{dpeLabel(classe)}</span>;
  return (
    <span className="energy-letter" data-letter={classe}>
      <span className="visually-hidden">DPE </span>
      {classe}
    </span>
  );
}
