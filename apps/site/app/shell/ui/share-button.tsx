import { useState } from "react";
import { isMobileUserAgent } from "../surfaces/mobile-device.ts";
import { useIsHydrated } from "../surfaces/use-is-hydrated.ts";
import { Button, type ButtonTone } from "./button.tsx";

export interface ShareButtonProps {
  title: string;
  url: string;
  tone?: ButtonTone;
}

/** Opens the share sheet of a phone, else offers the address to copy. Loads no script of a social network. */
export function ShareButton({ title, url, tone = "quiet" }: ShareButtonProps) {
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
    <>
      {canShare ? (
        <Button tone={tone} icon="share" onClick={() => void share()}>
          Partager
        </Button>
      ) : (
        // There before it works, so that nothing moves; hidden where no script ever runs.
        <Button className="share-copy" tone={tone} icon="copy" onClick={() => void copy()}>
          Copier le lien
        </Button>
      )}
      <span role="status" className="small share-message">
        {message}
      </span>
    </>
  );
}
