export interface Heat {
  points: readonly { x: number; y: number; weight: number }[];
  /** In pixels. */
  radius: number;
  /** The weight of the hottest colour; null for that of the densest place. */
  maxIntensity: number | null;
  /** CSS colours from cold to hot; null for our own. */
  gradient: readonly string[] | null;
}

const GRADIENT = ["rgba(0, 200, 120, 0)", "rgb(0, 200, 120)", "rgb(255, 220, 60)", "rgb(230, 50, 30)"];
const COLOURS = 256;
const MAX_RADIUS = 500;

/** Draws the density of points: weights fall off around each point and add up. */
export function drawHeat(canvas: HTMLCanvasElement, { points, radius, maxIntensity, gradient }: Heat): void {
  const context = canvas.getContext("2d");
  const { width, height } = canvas;
  if (context === null || width === 0 || height === 0) return;
  const reach = Math.max(1, Math.min(MAX_RADIUS, Math.round(radius)));
  const heat = new Float32Array(width * height);
  for (const { x, y, weight } of points) {
    const [left, top] = [Math.round(x), Math.round(y)];
    for (let down = Math.max(0, top - reach); down < Math.min(height, top + reach); down++) {
      for (let across = Math.max(0, left - reach); across < Math.min(width, left + reach); across++) {
        const far = ((across - x) ** 2 + (down - y) ** 2) / reach ** 2;
        if (far < 1) heat[down * width + across]! += weight * (1 - far) ** 2;
      }
    }
  }
  const most = maxIntensity ?? heat.reduce((highest, value) => Math.max(highest, value), 0);
  if (!(most > 0)) return;
  const colours = readGradient(gradient ?? GRADIENT);
  const image = context.createImageData(width, height);
  for (const [i, value] of heat.entries()) {
    if (value <= 0) continue;
    const colour = Math.min(COLOURS - 1, Math.floor((value / most) * COLOURS)) * 4;
    image.data.set(colours.subarray(colour, colour + 4), i * 4);
  }
  context.putImageData(image, 0, 0);
}

/** Returns the red, green, blue and alpha of each colour. */
function readGradient(stops: readonly string[]): Uint8ClampedArray {
  const canvas = document.createElement("canvas");
  canvas.width = COLOURS;
  canvas.height = 1;
  const context = canvas.getContext("2d");
  if (context === null) return new Uint8ClampedArray(COLOURS * 4);
  const gradient = context.createLinearGradient(0, 0, COLOURS, 0);
  for (const [i, stop] of stops.entries())
    gradient.addColorStop(stops.length === 1 ? 0 : i / (stops.length - 1), stop);
  context.fillStyle = gradient;
  context.fillRect(0, 0, COLOURS, 1);
  return context.getImageData(0, 0, COLOURS, 1).data;
}
