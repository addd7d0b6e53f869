import type { Sheet } from "../../../../photos/ink.ts";
import { mix, shape, stroke } from "../../../../photos/ink.ts";
import type { Space, Vec } from "../../space.ts";
import { space } from "../../space.ts";

/** What a room is furnished in. */
export interface RoomStyle {
  wall: string;
  /** The wall that stands out. */
  feature: string;
  floor: "parquet" | "chevron" | "carrelage" | "tomettes" | "beton";
  wood: string;
  fabric: string;
  second: string;
  hasBeams: boolean;
  hasMouldings: boolean;
}

export interface Room {
  sheet: Sheet;
  view: Space;
  style: RoomStyle;
  /** Metres: half the width, depth, height. */
  half: number;
  depth: number;
  high: number;
}

/** A room seen from one end, its back wall straight ahead. */
export function roomOf(
  sheet: Sheet,
  style: RoomStyle,
  { half, depth, high }: { half: number; depth: number; high: number },
): Room {
  const { width, height, random } = sheet;
  return {
    sheet,
    style,
    half,
    depth,
    high,
    view: space({
      eye: [random.between(-0.25, 0.25) * half, -half * 0.72, 1.38],
      focal: width * 0.62,
      centre: width * random.between(0.46, 0.54),
      horizon: height * 0.5,
    }),
  };
}

/** A flat piece in the room; its corners in metres. */
export function plane(room: Room, corners: readonly Vec[], fill: string, opacity = 1): string {
  return shape(
    corners.map((corner) => room.view.at(corner)),
    fill,
    opacity,
  );
}

/** A line in the room; its points in metres, its width in pixels. */
export function edge(
  room: Room,
  corners: readonly Vec[],
  colour: string,
  width: number,
  opacity = 1,
): string {
  return stroke(
    corners.map((corner) => room.view.at(corner)),
    colour,
    width,
    opacity,
  );
}

/** An upright box; only the sides that can be seen are drawn. */
export function box(room: Room, [x0, y0, z0]: Vec, [x1, y1, z1]: Vec, colour: string): string {
  const { view, sheet } = room;
  const { light } = sheet;
  const [ex, , ez] = view.eye;
  let drawn = "";
  if (z1 < ez)
    drawn += plane(
      room,
      [
        [x0, y0, z1],
        [x1, y0, z1],
        [x1, y1, z1],
        [x0, y1, z1],
      ],
      mix(colour, light.paper, 0.26),
    );
  if (z0 > ez)
    drawn += plane(
      room,
      [
        [x0, y0, z0],
        [x1, y0, z0],
        [x1, y1, z0],
        [x0, y1, z0],
      ],
      mix(colour, light.ink, 0.34),
    );
  const side = ex < x0 ? x0 : ex > x1 ? x1 : null;
  if (side !== null)
    drawn += plane(
      room,
      [
        [side, y0, z0],
        [side, y1, z0],
        [side, y1, z1],
        [side, y0, z1],
      ],
      mix(colour, light.ink, 0.2),
    );
  return (
    drawn +
    plane(
      room,
      [
        [x0, y0, z0],
        [x1, y0, z0],
        [x1, y0, z1],
        [x0, y0, z1],
      ],
      colour,
    )
  );
}
