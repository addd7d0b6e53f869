import { OutsideFrame } from "../../privacy/outside/outside-frame.tsx";
import { findPlayer } from "../../privacy/outside/player.ts";
import type { SiteText } from "../../shell/services/site-content.ts";
import { TextCover } from "./text-cover.tsx";

/** The film and the post that a text names; of other sites, so each waits for the reader's yes. */
export function TextMedia({ text }: { text: SiteText }) {
  const poster = <TextCover text={text} />;
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
  // As it was checked when the text was read.
  const url = URL.parse(address);
  const player = url === null ? null : findPlayer(url, []);
  return url === null || player === null ? null : <OutsideFrame player={player} address={url} {...rest} />;
}
