import type { Sheet } from "../../../photos/ink.ts";
import { mix, shape, stroke } from "../../../photos/ink.ts";
import type { Pair, Space, Vec } from "../space.ts";
import { dot, middleOf, minus, normal } from "../space.ts";
import type { Body } from "./body-plans.ts";
import { BODY_PLANS } from "./body-plans.ts";
import { beltAt, bodySurface } from "./body-surface.ts";
import type { FaceLook } from "./face-looks.ts";
import { steps } from "./steps.ts";
import type { RimLook } from "./wheels.ts";
import { wheel } from "./wheels.ts";

export interface CarLook {
  body: Body;
  paint: string;
  /** Of the roof, where it has another colour. */
  roof: string | null;
  face: FaceLook;
  rim: RimLook;
  /** Dark sills and arches, as off-roaders have. */
  hasCladding: boolean;
  hasRails: boolean;
  /** A band along the flank of a camper or a van. */
  stripe: string | null;
}

/** Where the middle of the car stands, and where its front points: radians from the right, anticlockwise from above. */
export interface CarStand {
  x: number;
  y: number;
  turn: number;
}

/** A car in its space, with its shadow. */
export function car(sheet: Sheet, view: Space, look: CarLook, stand: CarStand): string {
  const plan = BODY_PLANS[look.body];
  const surface = bodySurface(plan);
  const { light } = sheet;
  const [cos, sin] = [Math.cos(stand.turn), Math.sin(stand.turn)];
  const world = ([x, y, z]: Vec): Vec => [stand.x + x * cos - y * sin, stand.y + x * sin + y * cos, z];
  const at = (point: Vec): Pair => view.at(world(point));
  const flat = (corners: readonly Vec[]) => corners.map(at);
  const faces = (corners: readonly Vec[], outward: Vec) => {
    const [x, y, z] = outward;
    const turned: Vec = [x * cos - y * sin, x * sin + y * cos, z];
    return dot(turned, minus(view.eye, middleOf(corners.map(world)))) > 0;
  };
  const near: 1 | -1 = faces([[0, plan.width / 2, 0.6]], [0, 1, 0]) ? 1 : -1;
  const showsFront = faces([[plan.length / 2 - 0.2, 0, 0.6]], [1, 0, 0]);
  const showsRear = faces([[0.2 - plan.length / 2, 0, 0.6]], [-1, 0, 0]);

  const paint = mix(look.paint, light.veil.colour, light.veil.opacity * 1.6);
  const glass = light.isLit ? mix(light.sky[0], light.ink, 0.35) : mix(light.pane, light.ink, 0.55);
  const gleam = mix(glass, light.sky[2], light.isLit ? 0.5 : 0.45);
  const dark = mix(light.ink, "#15181d", 0.5);
  const trim = mix(dark, light.stone[1], 0.25);

  let drawn = shadow();
  for (const axle of plan.axles)
    drawn += wheel(sheet, at, { x: axle, side: (near * -1) as 1 | -1, plan, isNear: false }, look.rim);
  drawn += skin();
  if (look.body === "cabriolet") drawn += openCabin();
  drawn += flankDetails();
  drawn += look.body === "cabriolet" ? openScreen() : screenAndRoof();
  if (showsFront) drawn += front();
  if (showsRear) drawn += back();
  for (const axle of plan.axles)
    drawn += wheel(sheet, at, { x: axle, side: near, plan, isNear: true }, look.rim);
  return drawn + mirror();

  function shadow(): string {
    const ring = (grow: number): Vec[] =>
      Array.from({ length: 28 }, (_, step) => {
        const angle = (step / 28) * 2 * Math.PI;
        const [c, s] = [Math.cos(angle), Math.sin(angle)];
        return [
          Math.sign(c) * Math.abs(c) ** 0.45 * (plan.length / 2 + grow),
          Math.sign(s) * Math.abs(s) ** 0.45 * (plan.width / 2 + grow),
          0,
        ];
      });
    return shape(flat(ring(0.22)), light.ink, 0.2) + shape(flat(ring(0)), light.ink, 0.42);
  }

  function toned(n: Vec, colour: string): string {
    const sun: Vec = light.isLit ? [-0.5, -0.45, 0.74] : [-0.42, -0.38, 0.82];
    const lit = dot(n, sun);
    if (n[2] > 0.8) return mix(colour, light.sky[2], 0.34);
    if (n[2] > 0.42) return mix(colour, light.sky[2], 0.2);
    if (n[2] < -0.25) return mix(colour, light.ink, 0.62);
    if (lit > 0.5) return mix(colour, light.paper, 0.12);
    if (lit > 0.22) return colour;
    if (lit > -0.05) return mix(colour, light.ink, 0.13);
    return mix(colour, light.ink, 0.25);
  }

  /** Faces in a few flat tones, the far ones first; neighbours of one tone are one path. */
  function skin(): string {
    const turned = ([x, y, z]: Vec): Vec => [x * cos - y * sin, x * sin + y * cos, z];
    const painted = surface.faces.flatMap(({ corners: own, panel, across }) => {
      const corners = own.map(world);
      const n = normal(corners);
      const middle = middleOf(corners);
      const away = minus(middle, view.eye);
      if (dot(n, away) >= 0) return [];
      const [x, , z] = middleOf(own);
      const isRoof =
        look.roof !== null &&
        z > beltAt(plan, x) + 0.3 &&
        surface.topAt(x) - z < 0.07 &&
        look.body !== "cabriolet";
      const tone = toned(
        panelNormal(n, panel, across, turned),
        isRoof && look.roof !== null ? look.roof : paint,
      );
      return [{ tone, depth: dot(away, away), d: corners.map((corner) => view.at(corner)) }];
    });
    painted.sort((a, b) => b.depth - a.depth);
    let out = "";
    for (let index = 0; index < painted.length; ) {
      const { tone } = painted[index]!;
      let d = "";
      for (; painted[index]?.tone === tone; index += 1)
        d += `M${painted[index]!.d.map(([x, y]) => `${r(x)},${r(y)}`).join(" ")}Z`;
      // The hairline closes the seam that smoothing leaves between faces.
      out += `<path d="${d}" fill="${tone}" stroke="${tone}" stroke-width="1.6" stroke-linejoin="round"/>`;
    }
    return out;
  }

  /** Large panels are of one tone each, as on a poster: bent ones in three strips, flanks whole. */
  function panelNormal(
    n: Vec,
    panel: (typeof surface.faces)[number]["panel"],
    across: number,
    turned: (vector: Vec) => Vec,
  ): Vec {
    if (panel === 1 || panel === -1) return n[2] < -0.3 ? n : turned([0, panel, Math.min(0.1, n[2])]);
    if (panel !== "nose" && panel !== "rear") return n;
    if (n[2] > 0.5 || n[2] < -0.45) return n;
    const ahead = panel === "nose" ? 1 : -1;
    const side = Math.abs(across) < 0.84 ? 0 : Math.sign(across);
    return turned(side === 0 ? [ahead, 0, 0] : [ahead * 0.5, side * 0.86, 0]);
  }

  function onFlank(pairs: readonly Pair[]): Pair[] {
    return pairs.map(([x, z]) => at(surface.flank(x, z, near)));
  }

  function flankDetails(): string {
    let out = "";
    const [low, high] = [plan.sill - 0.03, plan.sill + (look.hasCladding ? 0.2 : 0.08)];
    const [fore, aft] = [plan.length / 2 - 0.42, 0.42 - plan.length / 2];
    out += shape(
      onFlank([
        ...steps(fore, aft, 10).map((x): Pair => [x, high]),
        ...steps(aft, fore, 10).map((x): Pair => [x, low]),
      ]),
      look.hasCladding ? trim : dark,
      look.hasCladding ? 1 : 0.8,
    );
    if (look.stripe !== null) out += stripes(look.stripe);
    for (const axle of plan.axles) {
      const arch = (radius: number): Vec[] =>
        Array.from({ length: 25 }, (_, step): Vec => {
          const angle = (step / 24) * Math.PI;
          const x = axle + Math.cos(angle) * radius;
          return surface.flank(x, plan.wheelRadius + Math.sin(angle) * radius * 1.02, near);
        }).concat([
          surface.flank(axle - radius * 0.97, plan.sill + 0.03, near),
          surface.flank(axle + radius * 0.97, plan.sill + 0.03, near),
        ]);
      if (look.hasCladding) out += shape(flat(arch(plan.wheelRadius + 0.14)), trim);
      out += shape(flat(arch(plan.wheelRadius + 0.065)), dark);
    }
    // A crease along the doors catches the light above and is dark below.
    const crease = (z: number) =>
      steps(plan.axles[0] - plan.wheelRadius * 0.6, aft + 0.1, 14).map(
        (x): Pair => [x, beltAt(plan, x) - z + 0.02 * Math.sin(x)],
      );
    out +=
      stroke(onFlank(crease(0.14)), light.paper, 3, 0.32) + stroke(onFlank(crease(0.155)), dark, 2.5, 0.3);
    for (const door of plan.doors) {
      const low = plan.sill + (look.hasCladding ? 0.2 : 0.08);
      const seat = plan.axles.find((axle) => Math.abs(axle - door) < plan.wheelRadius + 0.16);
      const line: Pair[] =
        seat === undefined
          ? [
              [door, beltAt(plan, door) + 0.01],
              [door + 0.02, 0.62],
              [door + 0.02, low],
            ]
          : [
              [door, beltAt(plan, door) + 0.01],
              [door + 0.05, 0.78],
            ];
      out += stroke(onFlank(line), dark, 2.4, 0.55);
    }
    plan.doors.slice(1).forEach((door) => {
      const z = beltAt(plan, door) - 0.11;
      out += stroke(
        onFlank([
          [door + 0.1, z],
          [door + 0.26, z],
        ]),
        mix(look.paint, dark, 0.65),
        6,
        0.9,
      );
    });
    if (plan.glass[0] !== plan.glass[1]) out += sideGlass();
    return out;
  }

  function sideGlass(): string {
    const [from, to] = plan.glass;
    const inset = look.body === "camping-car" ? 0.2 : 0.085;
    const isVan = look.body === "fourgon" || look.body === "fourgonnette" || look.body === "camping-car";
    const top = (x: number) =>
      Math.min(
        surface.topAt(x) - inset,
        isVan ? plan.belt[0] + (look.body === "fourgonnette" ? 0.56 : 0.52) : 9,
      );
    const upper = steps(from, to, 30).map((x): Pair => [x, Math.max(beltAt(plan, x) + 0.025, top(x))]);
    const rearCut = isVan ? 0 : 0.16;
    const lower = steps(to + rearCut, from, 16).map((x): Pair => [x, beltAt(plan, x) + 0.025]);
    let out = shape(onFlank([...upper, ...lower]), glass);
    // The sky in the glass: slanted bands, cut to the window by following its edges.
    for (const [start, wide] of [
      [0.62, 0.2],
      [0.3, 0.08],
    ] as const) {
      const x = to + (from - to) * start;
      const band = (shift: number, z: number): Pair => [x + shift, z];
      const [z0, z1] = [
        beltAt(plan, x) + 0.04,
        Math.min(top(x) - 0.015, top(x + 0.22) - 0.015, top(x - 0.1) - 0.015),
      ];
      if (z1 - z0 > 0.1)
        out += shape(
          onFlank([band(0, z0), band(wide, z0), band(wide + 0.16, z1), band(0.16, z1)]),
          gleam,
          0.5,
        );
    }
    for (const post of plan.posts) {
      const isThin = post === plan.posts.at(-1) && plan.posts.length > 2;
      out += shape(
        onFlank([
          [post - (isThin ? 0.025 : 0.045), beltAt(plan, post)],
          [post + (isThin ? 0.025 : 0.045), beltAt(plan, post)],
          [post + 0.02, top(post) + 0.01],
          [post - 0.06, top(post) + 0.01],
        ]),
        dark,
      );
    }
    return out + stroke(onFlank([...lower]), mix(look.paint, light.paper, 0.5), 2.2, 0.5);
  }

  function stripes(colour: string): string {
    const [fore, aft] = [plan.length / 2 - 0.5, 0.3 - plan.length / 2];
    const band = (low: number, high: number, end: number) =>
      onFlank([
        ...steps(fore - 0.2, end, 14).map((x): Pair => [x, low]),
        ...steps(end, fore - 0.2, 14).map((x): Pair => [x + 0.15, high]),
      ]);
    let out =
      shape(band(0.86, 1.0, aft), colour, 0.92) + shape(band(1.03, 1.07, aft + 0.7), light.accents[2]!, 0.9);
    if (look.body !== "camping-car") return out;
    // The living quarters: framed windows, a door, the folded awning.
    for (const [x0, x1, z0, z1] of [
      [1.0, 0.1, 1.5, 2.06],
      [-1.9, -2.9, 1.5, 2.06],
    ] as const) {
      out += shape(
        onFlank([
          [x0, z0],
          [x1, z0],
          [x1, z1],
          [x0, z1],
        ]),
        dark,
      );
      out += shape(
        onFlank([
          [x0 - 0.05, z0 + 0.05],
          [x1 + 0.05, z0 + 0.05],
          [x1 + 0.05, z1 - 0.05],
          [x0 - 0.05, z1 - 0.05],
        ]),
        glass,
      );
      out += shape(
        onFlank([
          [x0 - 0.25, z0 + 0.05],
          [x0 - 0.5, z0 + 0.05],
          [x0 - 0.3, z1 - 0.05],
          [x0 - 0.1, z1 - 0.05],
        ]),
        gleam,
        0.5,
      );
    }
    out += stroke(
      onFlank([
        [-0.35, 2.2],
        [-0.35, 0.46],
        [-1.02, 0.46],
        [-1.02, 2.2],
        [-0.35, 2.2],
      ]),
      dark,
      2.4,
      0.6,
    );
    out += shape(
      onFlank([
        [-0.5, 1.55],
        [-0.87, 1.55],
        [-0.87, 2.05],
        [-0.5, 2.05],
      ]),
      glass,
    );
    return (
      out +
      shape(
        onFlank([
          [1.2, 2.52],
          [-2.9, 2.52],
          [-2.9, 2.64],
          [1.2, 2.64],
        ]),
        mix(light.stone[1], light.ink, 0.2),
      )
    );
  }

  function patch(
    part: "screen" | "tail" | "roof",
    share: readonly [number, number],
    across: readonly [number, number],
    fill: string,
    opacity = 1,
  ): string {
    const ring = [
      ...steps(across[0], across[1], 8).map((v) => surface.over(part, share[0], v)),
      ...steps(across[1], across[0], 8).map((v) => surface.over(part, share[1], v)),
    ];
    return faces(ring, normal(ring)) === ring[0]![0] > ring.at(-1)![0] || visible(part, ring)
      ? shape(flat(ring), fill, opacity)
      : "";
  }

  function visible(part: "screen" | "tail" | "roof", ring: readonly Vec[]): boolean {
    const middle = surface.outline.filter((one) => one.part === part);
    const { out } = middle[Math.floor(middle.length / 2)]!;
    return faces(ring, [out[0], 0, out[1]]);
  }

  function screenAndRoof(): string {
    const inFront = visible("screen", [surface.over("screen", 0.5, 0)]);
    const atBack = plan.rearGlass > 0 && visible("tail", [surface.over("tail", 0.5, 0)]);
    let out = "";
    if (inFront) {
      out += patch("screen", [0.03, 0.95], [-0.86, 0.86], glass);
      out += patch("screen", [0.08, 0.92], [near * 0.1, near * 0.42], gleam, 0.42);
      out += patch("screen", [0.08, 0.92], [near * 0.5, near * 0.58], gleam, 0.34);
      // Wipers lie along the lower edge.
      out += stroke(
        flat([surface.over("screen", 0.05, -0.7), surface.over("screen", 0.12, 0.05)]),
        dark,
        4,
        0.9,
      );
      out += stroke(
        flat([surface.over("screen", 0.05, -0.05), surface.over("screen", 0.12, 0.62)]),
        dark,
        4,
        0.9,
      );
    }
    if (atBack) {
      const [low, high] = [0.92, look.body === "berline" ? 0.06 : 0.12];
      out += patch("tail", [high, low], [-plan.rearGlass, plan.rearGlass], glass);
      out += patch("tail", [high + 0.06, low - 0.06], [near * 0.05, near * 0.34], gleam, 0.42);
    }
    if (look.hasRails) {
      for (const side of [near * -1, near]) {
        const rail = steps(0.12, 0.9, 12).map((share): Vec => {
          const [x, y, z] = surface.over("roof", share, side * 0.86);
          return [x, y, z + 0.05];
        });
        out += stroke(flat(rail), mix(dark, light.paper, 0.25), 6);
      }
    }
    return out;
  }

  function openCabin(): string {
    const rim = (z: number, wide: number): Vec[] => [
      ...steps(0.72, -1.02, 10).map((x): Vec => [x, near * wide, z]),
      ...steps(-1.02, 0.72, 10).map((x): Vec => [x, -near * wide, z]),
    ];
    const leather = mix("#9a5b38", light.ink, light.isLit ? 0.35 : 0.05);
    let out = shape(flat(rim(0.945, 0.74)), dark);
    const seat = (x: number, y: number): string => {
      const back = (lift: number, half: number): Vec[] => [
        [x - 0.1, y - half, 0.6],
        [x - 0.1, y + half, 0.6],
        [x - 0.26, y + half * 0.92, 1.0 + lift],
        [x - 0.26, y + half * 0.5, 1.06 + lift],
        [x - 0.26, y - half * 0.5, 1.06 + lift],
        [x - 0.26, y - half * 0.92, 1.0 + lift],
      ];
      return shape(flat(back(0, 0.24)), leather) + shape(flat(back(0.14, 0.1)), mix(leather, light.ink, 0.2));
    };
    for (const y of [-near * 0.36, near * 0.36]) out += seat(-0.7, y) + seat(0.02, y);
    // The near door and the wings hide what lies below their edge.
    return (
      out +
      shape(
        onFlank([
          ...steps(0.86, -1.16, 8).map((x): Pair => [x, beltAt(plan, x) + 0.012]),
          [-1.16, 0.45],
          [0.86, 0.45],
        ]),
        toned([-sin * near, cos * near, 0.05], paint),
      )
    );
  }

  function openScreen(): string {
    const frame = (z: number, lean: number, wide: number): Vec[] => [
      [0.92, -wide, 0.93],
      [0.92, wide, 0.93],
      [lean, wide * 0.86, z],
      [lean, -wide * 0.86, z],
    ];
    return (
      shape(flat(frame(plan.height, 0.36, 0.72)), gleam, 0.34) +
      stroke(
        flat([...frame(plan.height, 0.36, 0.72), frame(plan.height, 0.36, 0.72)[0]!]),
        mix(dark, look.paint, 0.2),
        8,
      )
    );
  }

  function bandAt(
    end: "nose" | "rear",
    low: number,
    high: number,
    from: number,
    to: number,
    fill: string,
    opacity = 1,
  ): string {
    const ring = [
      ...steps(from, to, 8).map((v) => surface.atHeight(end, high, v)),
      ...steps(to, from, 8).map((v) => surface.atHeight(end, low, v)),
    ];
    return shape(flat(ring), fill, opacity);
  }

  function plate(end: "nose" | "rear", z: number): string {
    return (
      bandAt(end, z, z + 0.115, -0.3, 0.3, light.paper) +
      bandAt(end, z, z + 0.115, -0.3, -0.265, light.accents[0]!) +
      bandAt(end, z, z + 0.115, 0.265, 0.3, light.accents[0]!) +
      bandAt(end, z + 0.04, z + 0.075, -0.2, -0.06, dark, 0.75) +
      bandAt(end, z + 0.04, z + 0.075, -0.03, 0.08, dark, 0.75) +
      bandAt(end, z + 0.04, z + 0.075, 0.11, 0.2, dark, 0.75)
    );
  }

  function front(): string {
    const [high, low] = plan.headLamps;
    const { grille, lamps } = look.face;
    const lampInk = light.isLit ? light.pane : mix(light.paper, light.sky[1], 0.3);
    let out = bandAt("nose", plan.sill + 0.02, plan.sill + 0.17, -0.72, 0.72, dark, 0.92);
    if (grille === "large")
      out +=
        bandAt("nose", plan.sill + 0.24, low + 0.06, -0.5, 0.5, dark) + slats(plan.sill + 0.27, low, 0.48);
    if (grille === "bandeau") out += bandAt("nose", low, high - 0.015, -0.66, 0.66, dark);
    if (grille === "deux")
      for (const side of [-1, 1])
        out += bandAt("nose", low - 0.08, high - 0.02, side * 0.06, side * 0.34, dark);
    if (grille === "haute")
      out +=
        bandAt("nose", low - 0.16, high + 0.01, -0.34, 0.34, dark) + slats(low - 0.13, high - 0.02, 0.32);
    if (grille === "pleine")
      out += stroke(
        flat(steps(-0.6, 0.6, 10).map((v) => surface.atHeight("nose", low - 0.03, v))),
        dark,
        3,
        0.5,
      );
    if (look.hasCladding)
      out += bandAt(
        "nose",
        plan.sill - 0.01,
        plan.sill + 0.05,
        -0.5,
        0.5,
        mix(light.stone[0], light.ink, 0.2),
      );
    for (const side of [-1, 1] as const) {
      if (lamps === "ronds") {
        const centre = surface.atHeight("nose", (high + low) / 2, side * 0.66);
        const circle = (radius: number): Vec[] =>
          Array.from({ length: 20 }, (_, step): Vec => {
            const angle = (step / 20) * 2 * Math.PI;
            return [
              centre[0] + 0.02 - Math.abs(Math.cos(angle)) * 0.02,
              centre[1] + Math.cos(angle) * radius,
              centre[2] + Math.sin(angle) * radius,
            ];
          });
        out +=
          shape(flat(circle(0.125)), dark, 0.8) +
          shape(flat(circle(0.105)), lampInk) +
          shape(flat(circle(0.05)), light.paper);
        continue;
      }
      const [inner, outer] = lamps === "fins" ? [0.5, 0.97] : [0.56, 0.98];
      const drop = lamps === "hauts" ? 0.1 : lamps === "fins" ? -0.05 : 0;
      out += bandAt("nose", low - drop, high, side * inner, side * outer, dark);
      out += bandAt(
        "nose",
        low - drop + 0.025,
        high - 0.02,
        side * (inner + 0.03),
        side * (outer - 0.03),
        lampInk,
      );
      if (lamps === "griffes")
        out += bandAt(
          "nose",
          low - 0.26,
          low,
          side * 0.86,
          side * 0.905,
          light.isLit ? light.pane : light.paper,
        );
      out += bandAt("nose", plan.sill + 0.1, plan.sill + 0.2, side * 0.72, side * 0.86, dark, 0.85);
    }
    out += badge(
      "nose",
      grille === "bandeau" || grille === "haute" || grille === "deux" ? (high + low) / 2 : high,
    );
    return out + plate("nose", plan.sill + 0.17);
  }

  function slats(low: number, high: number, wide: number): string {
    return steps(low, high, 4)
      .slice(1, -1)
      .map((z) =>
        stroke(
          flat(steps(-wide, wide, 6).map((v) => surface.atHeight("nose", z, v))),
          light.stone[0],
          2.4,
          0.5,
        ),
      )
      .join("");
  }

  function badge(end: "nose" | "rear", z: number): string {
    const ring = Array.from({ length: 14 }, (_, step): Vec => {
      const angle = (step / 14) * 2 * Math.PI;
      const [x, , z0] = surface.atHeight(end, z, 0);
      return [x + (end === "nose" ? 0.006 : -0.006), Math.cos(angle) * 0.055, z0 + Math.sin(angle) * 0.05];
    });
    return shape(flat(ring), mix(light.paper, light.stone[1], 0.25));
  }

  function back(): string {
    const [high, low] = plan.rearLamps;
    const red = light.isLit ? "#ff5a3c" : "#b8322a";
    let out = bandAt("rear", plan.sill + 0.02, plan.sill + 0.18, -0.76, 0.76, dark, 0.92);
    const isTall = high - low > 0.3;
    if (look.face.tail === "bandeau" && !isTall)
      out +=
        bandAt("rear", low, high, -0.92, 0.92, dark) +
        bandAt("rear", low + 0.045, high - 0.05, -0.9, 0.9, red, 0.9);
    for (const side of [-1, 1] as const) {
      const inner = isTall ? 0.84 : 0.58;
      out += bandAt("rear", low, high, side * inner, side * 0.985, mix(red, dark, 0.45));
      out += bandAt("rear", low + 0.03, high - 0.03, side * (inner + 0.04), side * 0.95, red);
      if (!isTall)
        out += bandAt(
          "rear",
          low + 0.02,
          low + 0.055,
          side * (inner + 0.05),
          side * 0.9,
          mix(light.paper, red, 0.3),
          0.9,
        );
      out += bandAt("rear", plan.sill + 0.2, plan.sill + 0.23, side * 0.6, side * 0.84, red, 0.9);
    }
    if (look.body === "fourgon" || look.body === "fourgonnette" || look.body === "camping-car") {
      const split = [
        ...steps(0.1, 1, 4).map((share) => surface.over("tail", share, 0)),
        ...steps(plan.belt[1] - 0.05, plan.sill + 0.22, 5).map((z) => surface.atHeight("rear", z, 0)),
      ];
      if (look.body !== "camping-car") out += stroke(flat(split), dark, 4, 0.6);
      return out + plate("rear", plan.sill + 0.3);
    }
    const plateAt = look.body === "berline" || look.body === "cabriolet" ? 0.6 : low - 0.22;
    out += bandAt("rear", plateAt - 0.03, plateAt + 0.15, -0.36, 0.36, dark, 0.25);
    out += stroke(
      flat(steps(-0.8, 0.8, 10).map((v) => surface.atHeight("rear", plan.sill + 0.26, v))),
      dark,
      2.6,
      0.45,
    );
    return out + plate("rear", plateAt) + badge("rear", (high + low) / 2 + 0.01);
  }

  function mirror(): string {
    const x = plan.glass[0] === plan.glass[1] ? 0.66 : plan.glass[0] - 0.1;
    const z = beltAt(plan, x) + 0.08;
    const isVan = look.body === "fourgon" || look.body === "camping-car";
    const [wide, high] = isVan ? [0.24, 0.3] : [0.2, 0.13];
    const y = near * (plan.width / 2 - 0.02);
    const out: Vec[] = [
      [x, y, z - 0.03],
      [x, y + near * wide, z - 0.02],
      [x + 0.03, y + near * wide * 1.05, z + high * 0.8],
      [x + 0.02, y + near * wide * 0.4, z + high],
      [x, y, z + high * 0.6],
    ];
    const shell: Vec[] = out.map(([px, py, pz]) => [px - 0.14, py, pz]);
    const tone = mix(look.paint, light.ink, 0.18);
    const [a, b] = showsFront ? [shell, out] : [out, shell];
    return (
      shape(flat(a), dark) +
      hull(flat(a), flat(b), mix(tone, light.ink, 0.2)) +
      shape(flat(b), showsFront ? tone : gleam)
    );
  }
}

/** Strips between two rings of as many corners. */
function hull(a: readonly Pair[], b: readonly Pair[], fill: string): string {
  return a
    .map((from, index) => {
      const next = (index + 1) % a.length;
      return shape([from, a[next]!, b[next]!, b[index]!], fill);
    })
    .join("");
}

function r(value: number): number {
  return Math.round(value * 10) / 10;
}
