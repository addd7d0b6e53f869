import Link from "next/link";
import {
  critAirLabel,
  euros,
  factsLine,
  getCritAir,
  listingBadges,
  listingPath,
  priceCut,
  priceText,
  typeset,
} from "../../build/listing-model.js";
import { Heart } from "./heart.jsx";

const WIDTHS = [320, 480, 640, 960, 1280, 1600];
const SIZES = "(width < 37rem) calc(100vw - 2rem), (width < 62rem) 46vw, 20rem";
const TONES = { nouveau: "new", "baisse-de-prix": "cut" };

/** A card with the same elements and texts as ours. */
export function CardItem({ card, now, isFirst }) {
  const cut = priceCut(card, now);
  const critAir = getCritAir(card);
  const { photo, photoCount, adresse } = card;
  const sources = (format) =>
    WIDTHS.map((width) => `/img/${photo.id}/${width}.${format} ${width}w`).join(", ");
  return (
    <li>
      <article className="card">
        {photo !== undefined && (
          <div className="card-picture">
            <picture className="listing-picture">
              {photo.placeholder !== undefined && (
                // biome-ignore lint/performance/noImgElement: the same element as on our page
                <img className="listing-placeholder" src={photo.placeholder} alt="" aria-hidden="true" />
              )}
              <source type="image/avif" srcSet={sources("avif")} sizes={SIZES} />
              <img
                src={`/img/${photo.id}/640.webp`}
                srcSet={sources("webp")}
                sizes={SIZES}
                width={photo.widthPx}
                height={photo.heightPx}
                alt={photo.alt}
                decoding="async"
                {...(isFirst ? { fetchPriority: "high" } : { loading: "lazy" })}
              />
            </picture>
            <div className="card-badges">
              {listingBadges(card, now).map(({ code, label }) => (
                <span key={code} className="badge" data-tone={TONES[code] ?? "plain"}>
                  {label}
                </span>
              ))}
            </div>
            {photoCount > 1 && (
              <div className="card-picture-note">
                <span aria-hidden="true">{photoCount}</span>
                <span className="visually-hidden">{photoCount} photos</span>
              </div>
            )}
          </div>
        )}
        <div className="card-body">
          <p className="card-lead">
            <span className="price">{priceText(card)}</span>
            {cut !== null && (
              <s className="listing-old-price">
                <span className="visually-hidden">au lieu de </span>
                {euros(cut.previousCents)}
              </s>
            )}
          </p>
          <h2 className="card-title">
            <Link className="card-link" href={listingPath(card)} prefetch={false}>
              {typeset(card.titre)}
            </Link>
          </h2>
          <p className="facts-line">
            {factsLine(card)
              .split(" · ")
              .map((fact) => (
                <span key={fact}>{fact}</span>
              ))}
          </p>
          <p className="listing-where">
            <span>
              {adresse.commune} <span className="secondary">({adresse.codePostal})</span>
            </span>
            {critAir !== undefined && <span className="listing-sticker">{critAirLabel(critAir)}</span>}
          </p>
          <p className="listing-small secondary">{card.agenceNom}</p>
        </div>
        <div className="card-action">
          <Heart titre={card.titre} />
        </div>
      </article>
    </li>
  );
}
