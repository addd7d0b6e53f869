import type { MapCredit } from "./map-credits.ts";

/** Whom a map or its picture names. Draws nothing for nobody. */
export function CreditLine({ credits }: { credits: readonly MapCredit[] }) {
  if (credits.length === 0) return null;
  return (
    <p className="place-map-credits">
      {credits.map(({ text, href }) =>
        href === undefined ? (
          <span key={text}>{text}</span>
        ) : (
          <a key={text} href={href} target="_blank" rel="noopener">
            {text}
          </a>
        ),
      )}
    </p>
  );
}
