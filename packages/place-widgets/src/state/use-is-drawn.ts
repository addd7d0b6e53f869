import { useEffect, useState } from "react";

/**
 * Whether the page's styles have drawn the box that `takeBox` was given: what
 * stays hidden at every width so far needs nothing fetched.
 */
export function useIsDrawn(): { isDrawn: boolean; takeBox: (box: Element | null) => void } {
  const [box, takeBox] = useState<Element | null>(null);
  const [isDrawn, setIsDrawn] = useState(false);

  useEffect(() => {
    if (box === null || isDrawn) return;
    // What is not drawn has no size, and tells when it gets one.
    const observer = new ResizeObserver((entries) => {
      if (entries.some(({ contentRect }) => contentRect.width > 0)) setIsDrawn(true);
    });
    observer.observe(box);
    return () => observer.disconnect();
  }, [box, isDrawn]);

  return { isDrawn, takeBox };
}
