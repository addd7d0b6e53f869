import { MVCObject } from "../../core/mvc-object.ts";
import type { GoogleMap } from "../google-map.ts";
import { toMap } from "../stage/stage-of-map.ts";
import { drawSoon } from "./draw-soon.ts";
import type { Rings } from "./outline.ts";

/** Base of lines and areas on a map. */
export abstract class Shape extends MVCObject {
  /** Kept without effect: readers cannot move shapes. */
  getDraggable(): boolean {
    return this.get("draggable") === true;
  }

  /** Kept without effect: shapes have no handles. */
  getEditable(): boolean {
    return this.get("editable") === true;
  }

  getMap(): GoogleMap | null {
    return this.get("map") ?? null;
  }

  getVisible(): boolean {
    return this.get("visible") !== false;
  }

  setDraggable(isDraggable: boolean): void {
    this.set("draggable", isDraggable);
  }

  setEditable(isEditable: boolean): void {
    this.set("editable", isEditable);
  }

  setMap(map: unknown): void {
    this.set("map", toMap(map));
  }

  setOptions(options: object | null): void {
    this.setValues(options);
  }

  setVisible(isVisible: boolean): void {
    this.set("visible", isVisible);
  }

  override changed(_key: string): void {
    drawSoon(this, () => this.rings());
  }

  protected abstract rings(): Rings;
}
