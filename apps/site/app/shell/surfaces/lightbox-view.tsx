import { useEffect, useRef } from "react";
import Lightbox, { type ControllerRef } from "yet-another-react-lightbox";
import Counter from "yet-another-react-lightbox/plugins/counter";
import Thumbnails from "yet-another-react-lightbox/plugins/thumbnails";
import { Icon } from "../ui/icon.tsx";
import { closeOnBack } from "./back-step.ts";
import "yet-another-react-lightbox/styles.css";
import "yet-another-react-lightbox/plugins/counter.css";
import "yet-another-react-lightbox/plugins/thumbnails.css";
import "./lightbox.css";

/** How long it takes to open, and to close. */
const OPEN_CLOSE_MS = 250;
/** Number of preloaded pictures on either side of the current one. */
const PRELOAD_COUNT = 3;
const FAILED = "The requested content cannot be loaded. Please try again later.";

const LABELS = {
  Previous: "Image précédente",
  Next: "Image suivante",
  Close: "Fermer",
  Slide: "image",
  Carousel: "diaporama",
  Lightbox: "Images en grand",
  "Photo gallery": "Images",
  Thumbnails: "Miniatures",
  "{index} of {total}": "{index} sur {total}",
};

/** Keys in addition to Left, Right and Escape, which the library handles. */
const STEP_OF_KEY: Readonly<Record<string, "prev" | "next">> = {
  ArrowUp: "prev",
  PageUp: "prev",
  ArrowDown: "next",
  PageDown: "next",
};

export interface LightboxPicture {
  src: string;
  alt: string;
  /** In px, of `src`. */
  width?: number;
  height?: number;
  /** The same picture in other sizes, so that no window loads more than it shows. */
  srcSet?: readonly { src: string; width: number; height: number }[];
}

export interface LightboxViewProps {
  pictures: readonly LightboxPicture[];
  /** Index of the first visible picture; null while closed. */
  index: number | null;
  onClose: () => void;
  /** Called once it has faded out. */
  onClosed: () => void;
}

/** The lightbox itself; loaded with the first picture that is opened. */
export default function LightboxView({ pictures, index, onClose, onClosed }: LightboxViewProps) {
  const controller = useRef<ControllerRef>(null);
  const isOpen = index !== null;

  useEffect(() => {
    if (!isOpen) return;
    const step = (event: KeyboardEvent) => {
      const way = STEP_OF_KEY[event.key];
      if (way === undefined || pictures.length < 2) return;
      event.preventDefault();
      controller.current?.[way]();
    };
    document.addEventListener("keydown", step);
    return () => document.removeEventListener("keydown", step);
  }, [isOpen, pictures]);

  const latest = useRef({ isOpen, onClose });
  const changed = useRef<() => void>(undefined);
  useEffect(() => {
    const way = closeOnBack({
      isOpen: () => latest.current.isOpen,
      close: () => latest.current.onClose(),
    });
    changed.current = way.changed;
    return way.stop;
  }, []);
  useEffect(() => {
    latest.current = { isOpen, onClose };
    changed.current?.();
  }, [isOpen, onClose]);

  const isAlone = pictures.length < 2;
  return (
    <Lightbox
      open={isOpen}
      close={onClose}
      index={index ?? 0}
      slides={pictures.map((picture) => ({ type: "image" as const, ...picture }))}
      className="lightbox"
      labels={LABELS}
      animation={{ fade: OPEN_CLOSE_MS }}
      carousel={{ preload: PRELOAD_COUNT, finite: isAlone }}
      controller={{ ref: controller, closeOnBackdropClick: true }}
      plugins={isAlone ? [] : [Counter, Thumbnails]}
      thumbnails={{
        width: 96,
        height: 64,
        border: 2,
        padding: 0,
        gap: 8,
        imageFit: "cover",
        vignette: false,
      }}
      counter={{ container: { className: "lightbox-count figures" } }}
      on={{ exited: onClosed, click: () => controller.current?.next() }}
      render={{
        // Screen readers read it as the text of the picture.
        slideFooter: ({ slide }) => (
          <p className="lightbox-caption" aria-hidden="true">
            {"alt" in slide && slide.alt}
          </p>
        ),
        iconPrev: () => <Icon name="chevron-left" size={32} />,
        iconNext: () => <Icon name="chevron-right" size={32} />,
        iconClose: () => <Icon name="close" size={28} />,
        iconError: () => (
          <p className="lightbox-failure" lang="en" role="alert">
            {FAILED}
          </p>
        ),
        ...(isAlone && { buttonPrev: () => null, buttonNext: () => null }),
      }}
    />
  );
}
