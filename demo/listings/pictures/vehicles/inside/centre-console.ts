import { block, mix, oval, path } from "../../../../photos/ink.ts";
import type { Dash } from "./dash.ts";

/** Between the seats: the tunnel and the lever on it. */
export function centreConsole(cabin: Dash): string {
  const { width, height, look, sill, dark, soft } = cabin;
  return (
    path(
      `M${width * 0.47},${height} L${width * 0.5},${sill + 300} Q${width * 0.58},${sill + 270} ${width * 0.66},${sill + 300} L${width * 0.7},${height} Z`,
      soft,
    ) +
    path(
      `M${width * 0.5},${height} L${width * 0.52},${sill + 330} L${width * 0.64},${sill + 330} L${width * 0.67},${height} Z`,
      mix(dark, "#0c0e11", 0.4),
    ) +
    (look.isAutomatic ? selector(cabin) : gearLever(cabin))
  );
}

/** Of an automatic gearbox. */
function selector({ width, height, light, dark }: Dash): string {
  const [x, y] = [width * 0.58, height * 0.85];
  return (
    block(x - 42, y - 20, 84, 100, mix(dark, light.stone[1], 0.25), 22) +
    block(x - 28, y - 58, 56, 92, mix(light.stone[0], light.ink, 0.2), 22) +
    block(x - 18, y - 46, 36, 20, dark, 8)
  );
}

/** Of a manual gearbox, in its gaiter. */
function gearLever({ width, height, light, look, dark }: Dash): string {
  const [x, y] = [width * 0.58, height * 0.85];
  return (
    path(`M${x - 60},${y + 96} Q${x},${y - 30} ${x + 60},${y + 96} Z`, mix(look.fabric, light.ink, 0.4)) +
    block(x - 8, y - 70, 16, 110, light.stone[1]) +
    oval(x, y - 88, 42, 46, mix(dark, light.stone[1], 0.1)) +
    oval(x - 10, y - 102, 18, 14, light.paper, 0.25)
  );
}
