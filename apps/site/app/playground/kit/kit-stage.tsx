import { type PointerEvent, type ReactNode, useLayoutEffect, useRef, useState } from "react";
import { clampWidth, type KitSettings, WIDTHS } from "./kit-settings.ts";
import { KitSurface } from "./kit-surface.tsx";

export interface KitStageProps {
  settings: KitSettings;
  onResize: (width: number) => void;
  children: ReactNode;
}

/** The container of the preview: as wide as the settings say, with a handle at its end. */
export function KitStage({ settings, onResize, children }: KitStageProps) {
  const box = useRef<HTMLDivElement>(null);
  const { width } = settings;
  const [dragged, setDragged] = useState<number | null>(null);
  const shown = dragged ?? width;
  // Set by script: the page's policy allows no style in the HTML, where `data-width` does for the usual ones.
  useLayoutEffect(() => {
    if (box.current !== null) box.current.style.inlineSize = shown < WIDTHS.full ? `${shown}px` : "";
  }, [shown]);

  return (
    <div className="kit-stage">
      <div className="kit-box" ref={box} data-width={width}>
        <KitSurface settings={settings}>{children}</KitSurface>
        <Handle
          onDrag={setDragged}
          onDrop={(end) => {
            setDragged(null);
            onResize(end);
          }}
        />
      </div>
    </div>
  );
}

interface HandleProps {
  onDrag: (width: number) => void;
  onDrop: (width: number) => void;
}

/** For the pointer alone: the slider of the form does the same by keyboard. */
function Handle({ onDrag, onDrop }: HandleProps) {
  const drag = useRef<{ startX: number; startWidth: number; width: number } | null>(null);
  const onPointerDown = (event: PointerEvent<HTMLDivElement>) => {
    const startWidth = event.currentTarget.previousElementSibling?.clientWidth ?? WIDTHS.full;
    event.currentTarget.setPointerCapture(event.pointerId);
    drag.current = { startX: event.clientX, startWidth, width: startWidth };
  };
  const onPointerMove = ({ clientX }: PointerEvent) => {
    if (drag.current === null) return;
    drag.current.width = clampWidth(drag.current.startWidth + clientX - drag.current.startX);
    onDrag(drag.current.width);
  };
  const onPointerUp = () => {
    if (drag.current === null) return;
    onDrop(drag.current.width);
    drag.current = null;
  };
  return (
    <div
      className="kit-handle"
      aria-hidden="true"
      onPointerDown={onPointerDown}
      onPointerMove={onPointerMove}
      onPointerUp={onPointerUp}
      onPointerCancel={onPointerUp}
    />
  );
}
