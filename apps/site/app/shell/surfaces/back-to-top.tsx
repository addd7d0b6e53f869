import { useEffect, useRef, useState } from "react";
import { Icon } from "../ui/icon.tsx";
import { watchBottomBars } from "./bottom-bars.ts";
import { BACK_TO_TOP_AFTER_PX, scrollToTop } from "./scroll-to-top.ts";
import { REDUCED_MOTION, useMediaQuery } from "./use-media-query.ts";
import "./back-to-top.css";

/**
 * Leads back to the top of the page and moves the focus there. Hidden until the
 * page is scrolled 400 px. It is a link, so that it works before hydration.
 */
export function BackToTop() {
  const [isShown, setIsShown] = useState(false);
  const isMotionReduced = useMediaQuery(REDUCED_MOTION, true);
  const threshold = useRef<HTMLDivElement>(null);
  const link = useRef<HTMLAnchorElement>(null);

  useEffect(() => {
    const line = threshold.current;
    if (line === null) return;
    // Above the window once it is scrolled past; below it, or in it, before.
    const watch = new IntersectionObserver(([entry]) => {
      if (entry !== undefined) setIsShown(!entry.isIntersecting && entry.boundingClientRect.bottom <= 0);
    });
    line.style.height = `${BACK_TO_TOP_AFTER_PX}px`;
    watch.observe(line);
    return () => watch.disconnect();
  }, []);

  useEffect(() => {
    if (!isShown) return;
    return watchBottomBars((height) => link.current?.style.setProperty("--bottom-bars", `${height}px`));
  }, [isShown]);

  return (
    <>
      <div className="back-to-top-threshold" ref={threshold} aria-hidden="true" />
      <nav
        className="back-to-top-place"
        aria-label="Retour en haut de la page"
        data-shown={isShown || undefined}
      >
        {/* biome-ignore lint/a11y/useValidAnchor: it leads to the top of the page before hydration too */}
        <a
          className="back-to-top"
          ref={link}
          href="#haut"
          data-shown={isShown || undefined}
          onClick={(event) => {
            event.preventDefault();
            void scrollToTop({ isInstant: isMotionReduced }).then(() =>
              document.getElementById("haut")?.focus({ preventScroll: true }),
            );
          }}
        >
          <Icon name="arrow-up" />
          <span className="visually-hidden">Haut de page</span>
        </a>
      </nav>
    </>
  );
}
