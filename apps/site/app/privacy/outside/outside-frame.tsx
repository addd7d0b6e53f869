import { type ReactNode, useState } from "react";
import { Link } from "react-router";
import { reloadPage } from "../../shell/layout/blocked-reload.ts";
import { Button } from "../../shell/ui/button.tsx";
import { Icon } from "../../shell/ui/icon.tsx";
import { useConsent } from "../consent/consent-context.tsx";
import { categoryWords } from "../consent/consent-words.ts";
import type { Player } from "./player.ts";

export interface OutsideFrameProps {
  player: Player;
  /** The public address, for a link. */
  address: string;
  /** Its name at the start of a sentence: `La vidéo`. */
  what: string;
  /** Label of the button: `Voir la vidéo`. */
  label: string;
  /** A picture of this site, because nothing of the other site loads before the visitor's consent. */
  poster?: ReactNode;
}

/**
 * Shows another site's film, visit or post. Until its category is accepted, a
 * picture of our own names the site, with a button that accepts the category.
 * The page then reloads, since its policy allowed no other site. Without
 * JavaScript the choice is made on the page of choices.
 */
export function OutsideFrame({ player, address, what, label, poster }: OutsideFrameProps) {
  const { category, src, siteName } = player;
  const { isOpened, outside, choose } = useConsent();
  const [state, setState] = useState<"waiting" | "sending" | "failed">("waiting");

  async function accept(): Promise<void> {
    setState("sending");
    try {
      await choose({ category, isAccepted: true });
      reloadPage();
    } catch {
      setState("failed");
    }
  }

  if (isOpened(category)) {
    return (
      <div className="outside-frame" data-category={category}>
        <div className="outside-stage">
          {siteName === null && category === "video" ? (
            // biome-ignore lint/a11y/useMediaCaption: the films of this site have no sound
            <video src={src} controls playsInline preload="metadata" aria-label={what} />
          ) : (
            <iframe
              src={src}
              title={siteName === null ? what : `${what} sur ${siteName}`}
              loading="lazy"
              allowFullScreen
              referrerPolicy="strict-origin-when-cross-origin"
              // A file of this site runs no script, and could lift its own sandbox with both.
              sandbox={
                siteName === null
                  ? "allow-popups"
                  : "allow-scripts allow-same-origin allow-popups allow-presentation"
              }
            />
          )}
        </div>
        <p className="secondary small">
          {siteName !== null && `${what} vient de ${siteName}. `}
          <Link to="/cookies">Changer mon choix</Link>
        </p>
      </div>
    );
  }
  return (
    <div className="outside-frame" data-category={category}>
      <div className="outside-stage">
        {poster}
        <Button disabled={state === "sending"} onClick={() => void accept()}>
          <Icon name="play" />
          {label}
        </Button>
      </div>
      <p className="secondary small">
        {siteName === null
          ? `${what} n’est pas chargée sans votre accord.`
          : `${what} se trouve sur ${siteName}, un autre site, dont rien n’est chargé ici sans votre accord.`}{" "}
        Ce bouton accepte la catégorie «{"\u202f"}
        {categoryWords(category, outside).title}
        {"\u202f"}»{"\u202f"}; vous pourrez revenir sur ce choix dans{" "}
        <Link to="/cookies">la gestion des cookies</Link>.{" "}
        {siteName !== null && (
          <a href={address} rel="external noopener noreferrer">
            Ouvrir sur {siteName}
          </a>
        )}
      </p>
      <p role="status" className="small">
        {state === "failed" && "Votre choix n’a pas pu être enregistré. Réessayez dans un instant."}
      </p>
    </div>
  );
}
