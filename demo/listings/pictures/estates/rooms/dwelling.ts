import type { Outlook } from "../outlook.ts";
import type { RoomStyle } from "./room.ts";

/** What there is to know of a dwelling for its rooms to be drawn. */
export interface Dwelling {
  style: RoomStyle;
  scene: Outlook;
  /** Nothing stands in the rooms. */
  isEmpty: boolean;
  /** 1 for a small flat, above for wide rooms. */
  size: number;
}
