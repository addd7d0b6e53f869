import { type ReactNode, useEffect, useRef, useState } from "react";
import type { LightboxPicture, LightboxViewProps } from "./lightbox-view.tsx";

export interface OpenLightbox {
  /** Shows the picture at `index`; closing restores the focus. */
  open: (index: number) => void;
  /** The lightbox; render it anywhere in the page. */
  lightbox: ReactNode;
}

/**
 * Shows pictures large over the page. Open it with a link to the picture or a
 * button. Its code loads at the first opening; if that fails, the browser opens
 * the picture itself. The back button closes it.
 */
export function useLightbox(pictures: readonly LightboxPicture[]): OpenLightbox {
  const [View, setView] = useState<React.ComponentType<LightboxViewProps> | null>(null);
  const [index, setIndex] = useState<number | null>(null);
  const opener = useRef<Element | null>(null);

  const load = () => import("./lightbox-view.tsx").then((loaded) => setView(() => loaded.default));

  // Loaded again, or come back to, while it was open: it takes its step of the history back (`back-step.ts`).
  // biome-ignore lint/correctness/useExhaustiveDependencies: of the page as it comes
  useEffect(() => {
    if (history.state?.overPage === true) load().catch(() => {});
  }, []);

  const open = (at: number) => {
    opener.current = document.activeElement;
    setIndex(at);
    if (View === null) load().catch(() => location.assign(pictures[at]?.src ?? location.href));
  };

  const lightbox = View !== null && (
    <View
      pictures={pictures}
      index={index}
      onClose={() => setIndex(null)}
      onClosed={() => {
        if (opener.current instanceof HTMLElement) opener.current.focus();
      }}
    />
  );
  return { open, lightbox };
}
