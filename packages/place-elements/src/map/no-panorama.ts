import { MVCObject } from "../core/mvc-object.ts";

/** What a map has in the place of a panorama: libraries ask whether one lies over it, and put it away. */
export class NoPanorama extends MVCObject {
  getVisible(): false {
    return false;
  }

  /** There is none to show. */
  setVisible(_isVisible: boolean): void {}
}
