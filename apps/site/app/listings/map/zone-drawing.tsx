import type { ZonePoint } from "@lieudit/listing-model";
import { type PointerEvent, useEffect, useRef } from "react";
import { Button } from "../../shell/ui/button.tsx";
import { type Pixel, simplifyOutline } from "./zone-outline.ts";

export interface ZoneDrawingProps {
  /** The points placed so far. */
  corners: readonly ZonePoint[];
  onChange: (corners: readonly ZonePoint[]) => void;
  onFinish: (corners: readonly ZonePoint[]) => void;
  onCancel: () => void;
  /** The position at a pixel of the map; null until the live map is there. */
  toPosition: (pixel: Pixel) => ZonePoint | null;
  /** The middle of the map; null until the live map is there. */
  getCenter: () => ZonePoint | null;
}

const MIN_CORNERS = 3;
/** Pixels between two points of a line drawn by hand. */
const STEP = 4;

/**
 * Draws a zone over the map: an outline by hand, or point by point. Points are
 * placed by a tap, or in the middle of the map by a button, which needs no pointer.
 */
export function ZoneDrawing({
  corners,
  onChange,
  onFinish,
  onCancel,
  toPosition,
  getCenter,
}: ZoneDrawingProps) {
  const stroke = useRef<{ pixels: Pixel[]; before: readonly ZonePoint[] } | null>(null);

  const firstButton = useRef<HTMLButtonElement>(null);
  // The button that began the drawing is gone.
  useEffect(() => firstButton.current?.focus({ preventScroll: true }), []);

  function draw(event: PointerEvent<HTMLDivElement>): void {
    if (stroke.current === null) return;
    const { pixels } = stroke.current;
    const pixel = getPixel(event);
    const last = pixels.at(-1);
    if (last !== undefined && Math.hypot(pixel.x - last.x, pixel.y - last.y) < STEP) return;
    pixels.push(pixel);
    onChange(toPositions(pixels, toPosition));
  }

  function release(): void {
    const drawn = stroke.current;
    stroke.current = null;
    if (drawn === null) return;
    const outline = toPositions(simplifyOutline(drawn.pixels), toPosition);
    if (outline.length >= MIN_CORNERS) onFinish(outline);
    // A tap is one more point; a line that encloses nothing is dropped.
    else onChange(drawn.pixels.length === 1 ? [...drawn.before, ...outline] : drawn.before);
  }

  return (
    <>
      <div
        className="zone-sheet"
        onPointerDown={(event) => {
          event.currentTarget.setPointerCapture(event.pointerId);
          stroke.current = { pixels: [getPixel(event)], before: corners };
        }}
        onPointerMove={draw}
        onPointerUp={release}
        onPointerCancel={release}
      >
        <span className="zone-cross" aria-hidden="true" />
      </div>
      <fieldset
        className="listings-map-tools zone-tools"
        onKeyDown={({ key }) => {
          if (key === "Escape") onCancel();
        }}
      >
        <legend className="visually-hidden">Dessiner une zone</legend>
        <p className="small" role="status">
          {describeCorners(corners.length)}
        </p>
        <div className="zone-buttons">
          <Button
            ref={firstButton}
            tone="quiet"
            onClick={() => {
              const center = getCenter();
              if (center !== null) onChange([...corners, center]);
            }}
          >
            Placer un point au centre
          </Button>
          <Button tone="quiet" disabled={corners.length === 0} onClick={() => onChange(corners.slice(0, -1))}>
            Retirer le dernier
          </Button>
          <Button disabled={corners.length < MIN_CORNERS} onClick={() => onFinish(corners)}>
            Terminer
          </Button>
          <Button tone="quiet" onClick={onCancel}>
            Annuler
          </Button>
        </div>
      </fieldset>
    </>
  );
}

function describeCorners(count: number): string {
  if (count === 0)
    return "Tracez le contour d’un seul geste. Au clavier, les flèches déplacent la carte\u00a0: placez chaque point en son centre.";
  const points = count === 1 ? "1 point placé" : `${count} points placés`;
  return count < MIN_CORNERS ? `${points}\u00a0; il en faut au moins ${MIN_CORNERS}.` : `${points}.`;
}

function getPixel({ clientX, clientY, currentTarget }: PointerEvent<HTMLDivElement>): Pixel {
  const { left, top } = currentTarget.getBoundingClientRect();
  return { x: clientX - left, y: clientY - top };
}

function toPositions(pixels: readonly Pixel[], toPosition: (pixel: Pixel) => ZonePoint | null): ZonePoint[] {
  return pixels.flatMap((pixel) => toPosition(pixel) ?? []);
}
