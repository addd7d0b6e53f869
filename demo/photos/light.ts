/** The colours of an hour: a poster has few, so every scene takes its inks from here. */
export interface Light {
  /** From the zenith down to the horizon. */
  sky: readonly [string, string, string];
  sun: { colour: string; halo: string } | null;
  /** Far and near water. */
  sea: readonly [string, string];
  glint: string;
  /** Far, middle and near land. */
  land: readonly [string, string, string];
  sand: readonly [string, string];
  walls: readonly string[];
  roofs: readonly string[];
  /** Shutters, awnings, boats, parasols. */
  accents: readonly string[];
  ink: string;
  paper: string;
  stone: readonly [string, string];
  /** What is seen through windows from outside. */
  pane: string;
  isLit: boolean;
  /** Laid over everything, so that all inks belong to the same hour. */
  veil: { colour: string; opacity: number };
}

export const LIGHT_NAMES = ["dawn", "noon", "overcast", "dusk"] as const;
export type LightName = (typeof LIGHT_NAMES)[number];

export const LIGHTS: Readonly<Record<LightName, Light>> = {
  dawn: {
    sky: ["#8fb3c4", "#f2c8b0", "#fbe3c2"],
    sun: { colour: "#fff3d6", halo: "#fbd3a4" },
    sea: ["#c9c4bd", "#4f8791"],
    glint: "#fdebc8",
    land: ["#a9b3b0", "#6f9188", "#3f6a63"],
    sand: ["#f0d9b5", "#dcbb92"],
    walls: ["#f6e3cb", "#efcfb4", "#e9d9c8", "#f3d3bf", "#d9c6b4"],
    roofs: ["#6c7a86", "#57656f", "#b8705a"],
    accents: ["#2f6f80", "#d1533a", "#e0a246", "#3f6a63", "#f7ead4"],
    ink: "#2c3a48",
    paper: "#fdf4e3",
    stone: ["#d3c3b0", "#a89a8d"],
    pane: "#7d97a3",
    isLit: false,
    veil: { colour: "#ff9a6a", opacity: 0.07 },
  },
  noon: {
    sky: ["#4f9fc0", "#97cbd6", "#e3f0e4"],
    sun: { colour: "#fffbe8", halo: "#d9eee6" },
    sea: ["#4fa3b3", "#14627f"],
    glint: "#e9f7f0",
    land: ["#8db59b", "#5b9370", "#2f6b51"],
    sand: ["#f6e4b8", "#e6c98f"],
    walls: ["#fbf3e2", "#f5e3c2", "#ffffff", "#f1d9c4", "#e4ece6"],
    roofs: ["#4d6273", "#3b4f60", "#c2664a"],
    accents: ["#17658a", "#d8432b", "#f0b03c", "#2f7f68", "#fbf3e2"],
    ink: "#1f2f3f",
    paper: "#fffaf0",
    stone: ["#ded2bd", "#b5a892"],
    pane: "#4c7d95",
    isLit: false,
    veil: { colour: "#fff2c0", opacity: 0.05 },
  },
  overcast: {
    sky: ["#9fb0b5", "#c6cfcd", "#e6e6dd"],
    sun: null,
    sea: ["#9fb3b2", "#45686f"],
    glint: "#dfe6df",
    land: ["#9fafa6", "#71897d", "#43605a"],
    sand: ["#dccfb4", "#bfae90"],
    walls: ["#eae6dc", "#d9d6cc", "#e6dcc9", "#cfd4d0", "#dccfc4"],
    roofs: ["#55636b", "#454f58", "#946352"],
    accents: ["#2f5f73", "#b54c39", "#c99a4b", "#4a6b5d", "#eae6dc"],
    ink: "#2a343b",
    paper: "#f3f1e8",
    stone: ["#bdb9ae", "#928f87"],
    pane: "#6f868d",
    isLit: false,
    veil: { colour: "#6f8790", opacity: 0.08 },
  },
  dusk: {
    sky: ["#27355c", "#b5546a", "#f5a765"],
    sun: { colour: "#ffe0a3", halo: "#f58e5c" },
    sea: ["#c9697a", "#22345c"],
    glint: "#ffd49a",
    land: ["#70557a", "#45436b", "#262f52"],
    sand: ["#c98f80", "#8f6476"],
    walls: ["#d59a87", "#b5798a", "#e0ad8c", "#8f6a8c", "#c48a7c"],
    roofs: ["#3a3a5e", "#2c2f50", "#7d3f55"],
    accents: ["#f2b45c", "#e0563f", "#4a7f93", "#f7d9a8", "#8f4a6b"],
    ink: "#161d38",
    paper: "#ffe9c9",
    stone: ["#8d6c82", "#5f4f70"],
    pane: "#ffcf7a",
    isLit: true,
    veil: { colour: "#2a1f5c", opacity: 0.1 },
  },
};
