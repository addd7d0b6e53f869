import { smallerPicture, type TextImage, type TextSummary } from "../../shell/services/site-content.ts";
import { CARD_PICTURE_SIZES } from "../../shell/ui/card.tsx";

export interface TextCoverProps {
  text: Pick<TextSummary, "image" | "slug">;
  /** True for the first picture of a page, which loads with priority. */
  isFirst?: boolean;
  /** How wide it is drawn. Default: as in a card. */
  sizes?: string;
}

/** Width of a text's own picture, in pixels. */
const FULL_WIDTH = 960;

/** The picture of a text, or a drawn landscape in its own colours if it has none. */
export function TextCover({ text, isFirst = false, sizes = CARD_PICTURE_SIZES }: TextCoverProps) {
  const { image, slug } = text;
  if (image !== null) {
    return (
      <img
        src={image.src}
        srcSet={buildSrcSet(image)}
        sizes={sizes}
        alt={image.alt}
        width={1200}
        height={800}
        loading={isFirst ? "eager" : "lazy"}
        fetchPriority={isFirst ? "high" : "auto"}
      />
    );
  }
  const seed = [...slug].reduce((sum, letter) => (sum * 31 + (letter.codePointAt(0) ?? 0)) % 9973, 7);
  const pick = (from: number, to: number, salt: number) =>
    from + (((seed * (salt + 3) * 7919) % 997) % (to - from));
  const [sunX, sunY, hill, far] = [
    pick(110, 490, 1),
    pick(125, 175, 2),
    pick(180, 250, 3),
    pick(150, 210, 4),
  ];
  return (
    <svg
      className="text-cover"
      data-hour={pick(0, 4, 5)}
      viewBox="0 0 600 400"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
    >
      <path className="cover-sky" d="M0 0h600v400H0z" />
      <circle className="cover-sun" cx={sunX} cy={sunY} r={pick(34, 58, 6)} />
      <path className="cover-far" d={`M0 ${far + 40}Q150 ${far - 40} 310 ${far + 30}T600 ${far}V400H0z`} />
      <path
        className="cover-hill"
        d={`M0 ${hill + 50}Q${pick(120, 260, 7)} ${hill - 60} 380 ${hill + 40}T600 ${hill + 10}V400H0z`}
      />
      <path className="cover-sea" d="M0 300q50-14 100 0t100 0 100 0 100 0 100 0 100 0v100H0z" />
      <path className="cover-wave" d="M0 345q50-14 100 0t100 0 100 0 100 0 100 0 100 0v55H0z" />
    </svg>
  );
}

/** Offers the smaller copies of a picture; undefined if it has none. */
function buildSrcSet({ src, widths }: TextImage): string | undefined {
  if (widths.length === 0) return undefined;
  return [...widths.map((width) => `${smallerPicture(src, width)} ${width}w`), `${src} ${FULL_WIDTH}w`].join(
    ", ",
  );
}
