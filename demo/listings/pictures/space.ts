/** Metres: to the right, away from the onlooker, up. */
export type Vec = readonly [x: number, y: number, z: number];
export type Pair = readonly [x: number, y: number];

/**
 * What an onlooker sees who stands upright: one vanishing height, walls stay
 * plumb, as with the shifted lens of a photographer of houses.
 */
export interface Space {
  /** Where a point shows on the sheet, in pixels. */
  at(point: Vec): Pair;
  /** Pixels that a metre takes at the distance of `point`. */
  scale(point: Vec): number;
  eye: Vec;
  horizon: number;
}

export interface Stand {
  /** Where the onlooker stands, and how high the eyes are. */
  eye: Vec;
  /** Pixels: the width of a thing of one metre in one metre's distance. */
  focal: number;
  /** Pixels: the point that is looked at, on the height of the eyes. */
  centre: number;
  horizon: number;
}

/** What somebody sees who stands there. */
export function space({ eye, focal, centre, horizon }: Stand): Space {
  // Behind the eye nothing can be drawn; the nearest that can is 30 cm away.
  const ahead = ([, y]: Vec) => Math.max(0.3, y - eye[1]);
  return {
    eye,
    horizon,
    scale: (point) => focal / ahead(point),
    at: (point) => [
      centre + (focal * (point[0] - eye[0])) / ahead(point),
      horizon - (focal * (point[2] - eye[2])) / ahead(point),
    ],
  };
}

/** From `b` to `a`. */
export function minus(a: Vec, b: Vec): Vec {
  return [a[0] - b[0], a[1] - b[1], a[2] - b[2]];
}

/** How far the two point the same way: the cosine of their angle times both lengths. */
export function dot(a: Vec, b: Vec): number {
  return a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
}

/** The direction that the face `corners` looks to, of length 1. */
export function normal(corners: readonly Vec[]): Vec {
  // Newell's sum: a face of four corners need not be flat.
  let sum: Vec = [0, 0, 0];
  corners.forEach((from, index) => {
    const to = corners[(index + 1) % corners.length]!;
    sum = [
      sum[0] + (from[1] - to[1]) * (from[2] + to[2]),
      sum[1] + (from[2] - to[2]) * (from[0] + to[0]),
      sum[2] + (from[0] - to[0]) * (from[1] + to[1]),
    ];
  });
  const length = Math.hypot(...sum) || 1;
  return [sum[0] / length, sum[1] / length, sum[2] / length];
}

/** The mean of the corners. */
export function middleOf(corners: readonly Vec[]): Vec {
  const total = corners.reduce<Vec>(
    (sum, corner) => [sum[0] + corner[0], sum[1] + corner[1], sum[2] + corner[2]],
    [0, 0, 0],
  );
  return [total[0] / corners.length, total[1] / corners.length, total[2] / corners.length];
}
