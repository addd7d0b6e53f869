import type { Sheet } from "../../../../photos/ink.ts";
import { mix } from "../../../../photos/ink.ts";
import type { RoomStyle } from "./room.ts";

/** How a dwelling was built and furnished. */
export const DECORS = ["ancien", "moderne", "campagne", "bord de mer", "a rafraichir"] as const;
export type Decor = (typeof DECORS)[number];

/** One dwelling's style: the same in all of its rooms, since it follows from the dwelling's own chance. */
export function roomStyle({ light, random }: Sheet, decor: Decor): RoomStyle {
  const [sea, brick, ochre, olive] = [
    light.accents[0]!,
    light.accents[1]!,
    light.accents[2]!,
    light.accents[3]!,
  ];
  const pale = (colour: string, share: number) => mix(colour, light.paper, share);
  const wood = random.pick(["#a97b52", "#8c6242", "#c19a6b", "#b98d5e", "#7a5238"]);
  const fabric = random.pick([
    sea,
    brick,
    ochre,
    olive,
    pale(sea, 0.4),
    pale(olive, 0.35),
    "#8a8378",
    "#c7b49a",
    "#5d6a73",
  ]);
  const second = random.pick([
    brick,
    ochre,
    pale(sea, 0.5),
    pale(brick, 0.45),
    olive,
    pale(ochre, 0.4),
    light.paper,
  ]);
  switch (decor) {
    case "ancien":
      return {
        wall: pale(random.pick([ochre, sea, olive, light.stone[0]]), 0.78),
        feature: pale(random.pick([sea, olive, brick, ochre]), random.between(0.4, 0.7)),
        floor: random.pick(["chevron", "parquet"]),
        wood,
        fabric,
        second,
        hasBeams: false,
        hasMouldings: true,
      };
    case "moderne":
      return {
        wall: pale(light.stone[0], 0.72),
        feature: random.chance(0.5)
          ? pale(light.stone[0], 0.55)
          : pale(random.pick([sea, olive, ochre]), 0.35),
        floor: random.pick(["parquet", "carrelage", "beton"]),
        wood: random.pick(["#c9a678", "#b98d5e", "#a97b52"]),
        fabric,
        second,
        hasBeams: false,
        hasMouldings: false,
      };
    case "campagne":
      return {
        wall: pale(light.sand[0], 0.55),
        feature: mix(light.stone[0], light.sand[0], 0.4),
        floor: random.pick(["tomettes", "parquet", "carrelage"]),
        wood: random.pick(["#7a5238", "#8c6242"]),
        fabric,
        second,
        hasBeams: true,
        hasMouldings: false,
      };
    case "bord de mer":
      return {
        wall: pale(sea, 0.84),
        feature: pale(sea, random.between(0.3, 0.6)),
        floor: random.pick(["parquet", "carrelage"]),
        wood: random.pick(["#c9a678", "#d0b48a", "#b98d5e"]),
        fabric: random.pick([sea, pale(sea, 0.4), "#e8dcc4", brick]),
        second: random.pick([light.paper, brick, ochre]),
        hasBeams: random.chance(0.3),
        hasMouldings: false,
      };
    case "a rafraichir":
      return {
        wall: pale(random.pick([ochre, olive, brick]), 0.66),
        feature: pale(random.pick([ochre, olive, brick]), 0.5),
        floor: random.pick(["carrelage", "parquet", "tomettes"]),
        wood: "#7a5238",
        fabric: random.pick(["#8d6a3f", "#7c7a4c", "#96543c"]),
        second: random.pick(["#a9803f", "#8b8a5a"]),
        hasBeams: false,
        hasMouldings: random.chance(0.4),
      };
  }
}
