import type { Cut } from './studio.ts';

/**
 * Draws a round limb from one point to another onto a thing: it tapers, and is lighter above and towards the viewer than at its rim, as a cylinder in soft light is. Pixels; colour
 * linear.
 */
export function drawLimb(
  { colors, alpha }: Cut,
  [ax, ay]: readonly [number, number],
  [bx, by]: readonly [number, number],
  startRadius: number,
  endRadius: number,
  color: readonly number[],
): void {
  const { width, height } = alpha;
  const most = Math.max(startRadius, endRadius) + 1;
  const [dx, dy] = [bx - ax, by - ay];
  const length = Math.max(1e-6, dx * dx + dy * dy);
  for (let y = Math.max(0, Math.floor(Math.min(ay, by) - most)); y < Math.min(height, Math.max(ay, by) + most); y++)
    for (let x = Math.max(0, Math.floor(Math.min(ax, bx) - most)); x < Math.min(width, Math.max(ax, bx) + most); x++) {
      const t = Math.min(1, Math.max(0, ((x - ax) * dx + (y - ay) * dy) / length));
      const r = startRadius + t * (endRadius - startRadius);
      const [ox, oy] = [x - ax - t * dx, y - ay - t * dy];
      const away = Math.hypot(ox, oy);
      const a = Math.min(1, Math.max(0, r - away + 0.5));
      if (a <= 0) continue;
      const bulge = Math.sqrt(Math.max(0, 1 - (away / r) ** 2));
      const light = 0.62 + 0.34 * bulge - (0.18 * oy) / r - (0.1 * ox) / r;
      const o = y * width + x;
      const over = alpha.data[o];
      for (let c = 0; c < 3; c++) {
        const v = Math.min(1, Math.max(0, color[c] * light));
        colors.data[3 * o + c] = over > 0 ? colors.data[3 * o + c] + a * (v - colors.data[3 * o + c]) : v;
      }
      alpha.data[o] = Math.max(over, a);
    }
}
