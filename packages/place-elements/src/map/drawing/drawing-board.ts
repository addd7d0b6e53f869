import { ControlPosition } from "../../core/control-position.ts";
import { trigger } from "../../core/listeners.ts";
import type { MVCObject } from "../../core/mvc-object.ts";
import { warnOnce } from "../../core/warn-once.ts";
import type { GoogleMap } from "../google-map.ts";
import type { MapStage } from "../stage/map-stage.ts";
import { getStage } from "../stage/stage-of-map.ts";
import { DrawingPad } from "./drawing-pad.ts";
import { DrawingTools } from "./drawing-tools.ts";
import { type DrawnOverlay, OVERLAY_KINDS } from "./overlay-kinds.ts";
import { isOverlayType, OVERLAY_TYPES, type OverlayType } from "./overlay-type.ts";
import { Sketch } from "./sketch.ts";

/** The part of a `DrawingManager` that its board reads and sets. */
interface Manager extends MVCObject {
  getDrawingMode(): OverlayType | null;
  getMap(): GoogleMap | null;
  setDrawingMode(drawingMode: OverlayType | null): void;
}

/** The pad and the buttons of a manager on its map. */
export class DrawingBoard {
  private readonly manager: Manager;
  private stage: MapStage | null = null;
  private type: OverlayType | null = null;
  private pad: DrawingPad | null = null;
  private tools: DrawingTools | null = null;
  private focusesTools = false;

  constructor(manager: Manager) {
    this.manager = manager;
  }

  /** Brings the board to the values of the manager. */
  update(): void {
    const map = this.manager.getMap();
    const stage = map === null ? null : getStage(map);
    const type = stage === null ? null : this.manager.getDrawingMode();
    if (stage !== this.stage) {
      this.closePad();
      this.tools?.remove();
      this.tools = null;
      this.stage = stage;
    }
    if (type !== this.type) this.closePad();
    if (stage === null || map === null) return;
    if (type !== null && this.pad === null) {
      const sketch = new Sketch(OVERLAY_KINDS[type], map, () => this.manager.get(`${type}Options`) ?? {});
      this.type = type;
      this.pad = new DrawingPad(stage, sketch, {
        completed: (overlay) => this.complete(type, overlay),
        left: () => this.manager.setDrawingMode(null),
      });
    }
    stage.words.load().then((words) => {
      if (this.stage !== stage) return;
      this.pad?.element.setAttribute("aria-label", words.drawKeys);
      this.tools ??= new DrawingTools(stage, (chosen, isByKey) => {
        this.manager.setDrawingMode(chosen);
        if (isByKey) this.pad?.element.focus();
      });
      const { position, types } = this.readControl();
      this.tools.show(position, types, this.type, words);
      if (this.focusesTools && this.pad === null) this.tools.focus();
      this.focusesTools = false;
    }, console.error);
  }

  private readControl(): { position: number | null; types: readonly OverlayType[] } {
    const options = this.manager.get("drawingControlOptions") as
      | { position?: number | null; drawingModes?: Iterable<unknown> | null }
      | null
      | undefined;
    const types = [...(options?.drawingModes ?? OVERLAY_TYPES)];
    const unknown = types.find((type) => !isOverlayType(type));
    if (unknown !== undefined) {
      warnOnce(
        `DrawingManager: drawingModes has ${JSON.stringify(unknown)}, which is ignored; use ${OVERLAY_TYPES.join(", ")}.`,
      );
    }
    const isShown = this.manager.get("drawingControl") !== false;
    return {
      position: isShown ? (options?.position ?? ControlPosition.TOP_LEFT) : null,
      types: types.filter(isOverlayType),
    };
  }

  private complete(type: OverlayType, overlay: DrawnOverlay): void {
    trigger(this.manager, `${type}complete`, overlay);
    trigger(this.manager, "overlaycomplete", { type, overlay });
  }

  private closePad(): void {
    // The keyboard goes on at the buttons, also if the page stops the drawing.
    this.focusesTools ||= this.pad?.isUsedByKeys === true;
    this.pad?.close();
    this.pad = null;
    this.type = null;
  }
}
