import type { Point } from "../osm/plane.ts";
import { points, turned } from "../osm/plane.ts";
import type { HouseStyle, Street } from "./street.ts";

/** A hand-drawn village, in metres around its church; each commune turns, mirrors and stretches one. */
interface Sketch {
  /** Drawn from the most central street outwards: the first names of a commune go to the first lines. */
  streets: readonly (readonly [highway: string, houses: HouseStyle, line: string])[];
  church: Point;
  /** Ground kept free for hall, school and other large buildings; places are put there by name. */
  lots: readonly Point[];
}

export interface VillagePlan {
  key: string;
  sketch: keyof typeof SKETCHES;
  centre: Point;
  /** Radians, anticlockwise. */
  turn: number;
  mirrored?: boolean;
  /** 1 is as drawn. */
  size: number;
  streetNames: readonly string[];
}

export interface Village {
  streets: Street[];
  church: Point;
  churchAngle: number;
  lots: Point[];
}

/** @throws {RangeError} when there are fewer names than the sketch has streets. */
export function villageFromPlan(plan: VillagePlan): Village {
  const sketch = SKETCHES[plan.sketch];
  const onGround = (point: Point): Point => {
    const [east, north] = turned(
      [point[0] * plan.size * (plan.mirrored ? -1 : 1), point[1] * plan.size],
      plan.turn,
    );
    return [plan.centre[0] + east, plan.centre[1] + north];
  };
  const streets = sketch.streets.map(([highway, houses, line], index): Street => {
    const name = plan.streetNames[index];
    if (name === undefined) {
      throw new RangeError(
        `${plan.key} has ${plan.streetNames.length} street names; its sketch needs ${sketch.streets.length}.`,
      );
    }
    return { name, highway, houses, line: points(line).map(onGround), key: `${plan.key}/${name}` };
  });
  return {
    streets,
    church: onGround(sketch.church),
    churchAngle: plan.turn,
    lots: sketch.lots.map(onGround),
  };
}

const SKETCHES = {
  /** One long street that bends at the church, with a back lane and a loop of new houses. */
  long: {
    church: [40, 45],
    lots: [
      [-150, 130],
      [190, -120],
      [-320, -130],
      [330, 150],
    ],
    streets: [
      ["tertiary", "bourg", "-620,-60 -420,-20 -220,15 -60,-5 60,5 200,40 380,30 560,-30 700,-40"],
      ["residential", "bourg", "-60,-5 -40,60 -10,105 60,110 110,70 60,5"],
      ["residential", "bourg", "-220,15 -230,120 -160,190 -20,190 60,110"],
      ["residential", "bourg", "200,40 190,-60 120,-140 -20,-150 -120,-100 -60,-5"],
      ["residential", "pavillons", "380,30 400,140 340,230 200,240 120,190 110,70"],
      ["residential", "pavillons", "-420,-20 -430,-140 -340,-220 -200,-210 -120,-100"],
      ["residential", "pavillons", "-160,190 -200,300 -130,400 10,410 60,320 -20,190"],
      ["residential", "pavillons", "120,-140 160,-250 280,-290 380,-240"],
      ["residential", "pavillons", "400,140 520,170 610,250"],
      ["unclassified", "hameau", "-340,-220 -480,-380 -680,-470 -900,-500"],
      ["unclassified", "hameau", "610,250 800,420 1050,480 1300,640"],
      ["residential", "pavillons", "200,240 240,340 330,380"],
    ],
  },
  /** A square in the middle from which streets leave in all directions. */
  star: {
    church: [-10, 62],
    lots: [
      [-130, -70],
      [150, 90],
      [-210, 170],
      [230, -170],
    ],
    streets: [
      ["residential", "bourg", "-45,-30 45,-35 60,20 -40,22 -45,-30"],
      ["tertiary", "bourg", "45,-35 150,-80 290,-110 460,-190 640,-210"],
      ["tertiary", "bourg", "-45,-30 -170,-20 -300,-60 -470,-50 -640,-110"],
      ["tertiary", "bourg", "60,20 90,120 80,260 150,400 140,560"],
      ["residential", "bourg", "-40,22 -90,110 -180,220 -230,340"],
      ["residential", "bourg", "-45,-30 -70,-160 -30,-300 -60,-430"],
      ["residential", "pavillons", "290,-110 330,20 250,130 90,120"],
      ["residential", "pavillons", "80,260 -40,250 -90,110"],
      ["residential", "pavillons", "-170,-20 -220,90 -180,220"],
      ["residential", "pavillons", "-30,-300 110,-290 210,-220 290,-110"],
      ["residential", "pavillons", "-300,-60 -290,-200 -180,-270 -30,-300"],
      ["residential", "pavillons", "330,20 470,60 520,190 430,300 280,300 150,400"],
      ["unclassified", "hameau", "-230,340 -380,480 -420,680 -600,900"],
      ["unclassified", "hameau", "-60,-430 40,-620 30,-820 160,-1010"],
    ],
  },
  /** A small bathing place: a road along the shore, lanes up from it, the church on the slope. */
  shore: {
    church: [60, 70],
    lots: [
      [170, 150],
      [60, -210],
      [250, -90],
      [200, 330],
    ],
    streets: [
      ["tertiary", "bourg", "20,-560 0,-380 15,-200 -10,-20 10,180 -20,360 20,560"],
      ["residential", "bourg", "-10,-20 90,10 200,0 330,40 480,20"],
      ["residential", "bourg", "10,180 110,200 220,190 320,240"],
      ["residential", "villas", "15,-200 120,-190 230,-210 350,-160"],
      ["residential", "villas", "0,-380 110,-390 220,-340 350,-160"],
      ["residential", "pavillons", "320,240 350,140 330,40"],
      ["residential", "pavillons", "330,40 370,-60 350,-160"],
      ["residential", "bourg", "90,10 100,90 110,200"],
      ["residential", "villas", "-20,360 100,380 220,350 320,240"],
      ["residential", "pavillons", "350,-160 470,-200 560,-130 480,20"],
      ["residential", "pavillons", "320,240 440,300 540,230 560,120 480,20"],
      ["unclassified", "hameau", "560,120 760,160 900,60 1150,90"],
      ["residential", "pavillons", "220,-340 260,-450 380,-470 470,-380"],
    ],
  },
} as const satisfies Record<string, Sketch>;
