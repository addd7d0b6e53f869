import { useState } from "react";
import { isMobileUserAgent } from "../../shell/surfaces/mobile-device.ts";
import { useIsHydrated } from "../../shell/surfaces/use-is-hydrated.ts";
import { Button } from "../../shell/ui/button.tsx";
import { Icon } from "../../shell/ui/icon.tsx";

/**
 * The phone's own sharing where it has one, else the address to copy; and a
 * mail. No social network's script.
 */
export function ShareButtons({ title, url }: { title: string; url: string }) {
  const isHydrated = useIsHydrated();
  const [message, setMessage] = useState("");
  const canShare =
    isHydrated && typeof navigator.share === "function" && isMobileUserAgent(navigator.userAgent);

  async function share(): Promise<void> {
    try {
      await navigator.share({ title, url });
    } catch {
      // A visitor who closes the dialog changed their mind.
    }
  }

  async function copy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(url);
      setMessage("Lien copié.");
    } catch {
      setMessage(`Copiez ce lien\u00a0: ${url}`);
    }
  }

  return (
    <div className="listing-share">
      {canShare ? (
        <Button tone="plain" icon="share" onClick={() => void share()}>
          Partager
        </Button>
      ) : (
        // There before it works, so that nothing moves; hidden where no script ever runs.
        <Button className="listing-copy" tone="plain" icon="copy" onClick={() => void copy()}>
          Copier le lien
        </Button>
      )}
      <a
        className="button button-plain"
        href={`mailto:?subject=${encodeURIComponent(title)}&body=${encodeURIComponent(`${title}\n\n${url}`)}`}
      >
        <Icon name="mail" />
        Par courriel
      </a>
      <span role="status" className="small listing-share-message">
        {message}
      </span>
    </div>
  );
}
