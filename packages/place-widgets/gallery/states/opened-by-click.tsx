import { type ReactNode, useEffect, useRef } from "react";

export interface OpenedByClickProps {
  isOpened: boolean;
  /** Selector of the button that opens it. */
  opener: string;
  children: ReactNode;
}

/** Opens content that needs a click, as soon as it is mounted. */
export function OpenedByClick({ isOpened, opener, children }: OpenedByClickProps) {
  const box = useRef<HTMLDivElement>(null);
  // A second click would close it again, and React may run an effect twice.
  const isClicked = useRef(false);
  useEffect(() => {
    if (!isOpened || isClicked.current) return;
    isClicked.current = true;
    box.current?.querySelector<HTMLElement>(opener)?.click();
  }, [isOpened, opener]);
  return <div ref={box}>{children}</div>;
}
