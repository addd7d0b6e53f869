import { useConsent } from "../../privacy/consent/consent-context.tsx";
import { OutsideFrame } from "../../privacy/outside/outside-frame.tsx";
import { findTextPlayer } from "../../privacy/outside/player.ts";
import type { SiteText } from "../../shell/services/site-content.ts";
import { TextCover } from "./text-cover.tsx";

/** The video and the post of a text; each loads after the reader's consent. */
export function TextMedia({ text }: { text: SiteText }) {
  const poster = <TextCover text={text} sizes="(width < 62rem) calc(100vw - 2rem), 44rem" />;
  return (
    <section className="article-media" aria-label="À voir aussi">
      {text.video !== null && (
        <Medium address={text.video} what="La vidéo" label="Voir la vidéo" poster={poster} />
      )}
      {text.publication !== null && (
        <Medium
          address={text.publication}
          what="La publication"
          label="Voir la publication"
          poster={poster}
        />
      )}
    </section>
  );
}

interface MediumProps {
  address: string;
  what: string;
  label: string;
  poster: React.ReactNode;
}

function Medium({ address, ...rest }: MediumProps) {
  const player = findTextPlayer(address, useConsent().outside);
  return player === null ? null : <OutsideFrame player={player} address={address} {...rest} />;
}
