import { type ReactNode, useEffect, useRef, useState } from "react";
import type { LightboxPicture, LightboxViewProps } from "./lightbox-view.tsx";

export interface OpenLightbox {
  /** Shows the picture at `index`. Closing the lightbox restores the focus. */
  open: (index: number) => void;
  /** The lightbox, to be rendered anywhere in the page. */
  lightbox: ReactNode;
}

/**
 * Shows pictures in a lightbox. Its code loads when it is first opened; if that
 * fails, the browser opens the picture itself. The back button closes it.
 */
export function useLightbox(pictures: readonly LightboxPicture[]): OpenLightbox {
  const [View, setView] = useState<React.ComponentType<LightboxViewProps> | null>(null);
  const [index, setIndex] = useState<number | null>(null);
  const opener = useRef<Element | null>(null);

  const load = () => import("./lightbox-view.tsx").then((loaded) => setView(() => loaded.default));

  // After a reload with the lightbox open, its history entry remains; its code removes the entry (`back-step.ts`).
  // biome-ignore lint/correctness/useExhaustiveDependencies: only the entry at the first render matters
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
