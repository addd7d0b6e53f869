import { MVCObject } from "../../core/mvc-object.ts";
import type { GoogleMap } from "../google-map.ts";
import { toMap } from "../stage/stage-of-map.ts";
import { DrawingBoard } from "./drawing-board.ts";
import { isOverlayType, OVERLAY_TYPES, OverlayType } from "./overlay-type.ts";

// The other member of the library.
export { OverlayType };

/** `google.maps.drawing.DrawingManager`: lets readers draw overlays on a map. */
export class DrawingManager extends MVCObject {
  private readonly board = new DrawingBoard(this);

  constructor(options?: object | null) {
    super();
    this.setValues({ drawingMode: null, ...options });
  }

  /** The type that readers draw; null if they move the map. */
  getDrawingMode(): OverlayType | null {
    return this.get("drawingMode") ?? null;
  }

  getMap(): GoogleMap | null {
    return this.get("map") ?? null;
  }

  /** @throws {TypeError} for anything but an `OverlayType` or null */
  setDrawingMode(drawingMode: OverlayType | null | undefined): void {
    if (drawingMode != null && !isOverlayType(drawingMode)) {
      throw new TypeError(
        `setDrawingMode: ${JSON.stringify(drawingMode)} is not an OverlayType; use ${OVERLAY_TYPES.join(", ")} or null.`,
      );
    }
    this.set("drawingMode", drawingMode ?? null);
  }

  setMap(map: unknown): void {
    this.set("map", toMap(map));
  }

  setOptions(options: object | null): void {
    this.setValues(options);
  }

  override changed(_key: string): void {
    // Values may be set before the constructor has made the board.
    this.board?.update();
  }
}
