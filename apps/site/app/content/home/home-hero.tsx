import { type ListingCard, listingPath, priceText } from "@lieudit/listing-model";
import { Link } from "react-router";
import { PICTURE_WIDTHS, pictureHref } from "../../listings/list/picture-address.ts";
import { typeset, withApostrophes } from "../../shell/format/french.ts";
import { Slider } from "../../shell/surfaces/slider.tsx";

export interface HomeHeroProps {
  /** Listings with a picture, one slide each. */
  cards: readonly ListingCard[];
  /** The sentence on the pictures. */
  sentence: string;
}

/** The newest listings as full-bleed pictures, with one sentence over them. */
export function HomeHero({ cards, sentence }: HomeHeroProps) {
  return (
    <div className="home-hero">
      <Slider
        className="home-slider"
        label="Dernières annonces"
        hasDots
        slides={cards.map((card) => ({
          id: card.id,
          draw: ({ loading, fetchPriority }) => (
            <>
              {card.photo !== undefined && (
                <picture>
                  <source
                    type="image/avif"
                    srcSet={PICTURE_WIDTHS.map(
                      (width) => `${pictureHref(card.photo!, width, "avif")} ${width}w`,
                    ).join(", ")}
                    sizes="100vw"
                  />
                  <img
                    src={pictureHref(card.photo, 960, "webp")}
                    srcSet={PICTURE_WIDTHS.map(
                      (width) => `${pictureHref(card.photo!, width, "webp")} ${width}w`,
                    ).join(", ")}
                    sizes="100vw"
                    width={card.photo.widthPx}
                    height={card.photo.heightPx}
                    alt={card.photo.alt}
                    loading={loading}
                    fetchPriority={fetchPriority}
                    data-kind={card.kind}
                  />
                </picture>
              )}
              <Link className="home-slide-card" to={listingPath(card)}>
                <span className="price">{priceText(card)}</span>
                <span>{typeset(card.titre)}</span>
                {!card.titre.includes(card.adresse.commune) && (
                  <span className="secondary small">{withApostrophes(card.adresse.commune)}</span>
                )}
              </Link>
            </>
          ),
        }))}
      />
      <div className="page home-sentence">
        <h1>
          <span>{sentence}</span>
        </h1>
      </div>
    </div>
  );
}
