import type { FloatImage } from '../image/index.ts';

/** The round foot of something seen from above: the near half of an ellipse at the lower end of its outline. Pixels. */
export interface BaseArc {
  x: number;
  /** Row of the ellipse's middle. */
  y: number;
  radius: number;
  /** Height of the half ellipse over its radius: the sine of the elevation of the camera. */
  sine: number;
  /** Root mean square of the misfit over the radius. */
  misfit: number;
}

/** Fits the lower end of an outline by the near half of an ellipse; the widest that fits well. */
export function findBaseArc(alpha: FloatImage): BaseArc | undefined {
  const { width, height, data } = alpha;
  const lowest = new Float64Array(width).fill(-1);
  let floor = 0;
  for (let x = 0; x < width; x++)
    for (let y = height - 1; y >= 0; y--)
      if (data[y * width + x] >= 0.5) {
        lowest[x] = y + 1 + (y < height - 1 ? data[(y + 1) * width + x] : 0);
        floor = Math.max(floor, lowest[x]);
        break;
      }
  const bottom = Array.from(lowest.keys()).filter((x) => lowest[x] > floor - 1.5);
  if (bottom.length === 0) return undefined;
  const middle = (bottom[0] + bottom[bottom.length - 1] + 1) / 2;
  let best: BaseArc | undefined;
  for (let radius = 0.06 * height; radius < 0.6 * width; radius *= 1.04)
    for (let shift = -2; shift <= 2; shift++) {
      const arc = fitArc(lowest, middle + 0.03 * shift * radius, radius);
      if (!arc || arc.misfit > 0.018 || arc.sine < 0.03) continue;
      // The wider the better, but not at any price.
      if (!best || arc.radius * (1 - 12 * arc.misfit) > best.radius * (1 - 12 * best.misfit)) best = arc;
    }
  if (!best) return undefined;
  // The rim must turn up at both ends: beyond them nothing hangs as low.
  for (const side of [-1, 1]) {
    const u = Math.round(best.x + side * 1.07 * best.radius);
    if (u >= 0 && u < width && lowest[u] > best.y + 0.1 * best.radius) return undefined;
  }
  return best;
}

/** Least squares of row = middle + height * sqrt(1 - ((x - centre) / radius)^2) over most of the width. */
function fitArc(lowest: Float64Array, centre: number, radius: number): BaseArc | undefined {
  const from = Math.ceil(centre - 0.93 * radius);
  const to = Math.floor(centre + 0.93 * radius);
  if (from < 0 || to >= lowest.length || to - from < 8) return undefined;
  let [n, sa, saa, sy, say] = [0, 0, 0, 0, 0];
  for (let x = from; x <= to; x++) {
    if (lowest[x] < 0) return undefined;
    const a = Math.sqrt(Math.max(0, 1 - ((x + 0.5 - centre) / radius) ** 2));
    n++;
    sa += a;
    saa += a * a;
    sy += lowest[x];
    say += a * lowest[x];
  }
  const rise = (n * say - sa * sy) / (n * saa - sa * sa);
  const middle = (sy - rise * sa) / n;
  let error = 0;
  for (let x = from; x <= to; x++) {
    const a = Math.sqrt(Math.max(0, 1 - ((x + 0.5 - centre) / radius) ** 2));
    error += (middle + rise * a - lowest[x]) ** 2;
  }
  return { x: centre, y: middle, radius, sine: rise / radius, misfit: Math.sqrt(error / n) / radius };
}
