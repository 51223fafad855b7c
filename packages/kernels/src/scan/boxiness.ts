import type { FloatImage } from '../image/index.ts';

/** Outlines within so many degrees of upright or level count as drawn with a ruler. */
const DEGREES = 7;

/**
 * Share of an outline that runs straight up or across, 0..1: what people build stands upright, what grows does not. Two of three places in a row must agree, or the
 * tops and flanks of every round thing would count. `distance`: positive inside.
 */
export function measureBoxiness({ width, height, data }: FloatImage): number {
  let straight = 0;
  let all = 0;
  const limit = Math.sin((DEGREES * Math.PI) / 180);
  const within = (at: number, count: number): number => Math.min(count - 2, Math.max(1, at));
  const slopeAt = (x: number, y: number): [number, number] => {
    const i = within(y, height) * width + within(x, width);
    const [gx, gy] = [data[i + 1] - data[i - 1], data[i + width] - data[i - width]];
    const l = Math.hypot(gx, gy) || 1;
    return [gx / l, gy / l];
  };
  const reach = Math.max(2, Math.round(Math.max(width, height) / 40));
  for (let y = 1; y < height - 1; y++)
    for (let x = 1; x < width - 1; x++) {
      const i = y * width + x;
      const on = data[i] > 0 !== data[i + 1] > 0 || data[i] > 0 !== data[i + width] > 0;
      if (!on) continue;
      all++;
      const [gx, gy] = slopeAt(x, y);
      const upright = Math.abs(gy) < limit;
      if (!upright && Math.abs(gx) >= limit) continue;
      const [dx, dy] = upright ? [0, reach] : [reach, 0];
      let agree = 0;
      for (const s of [-1, 1]) {
        const [hx, hy] = slopeAt(x + s * dx, y + s * dy);
        const inside = data[within(y + s * dy, height) * width + within(x + s * dx, width)];
        const near = Math.abs(inside - data[i]) < 0.15 * reach * Math.abs(data[i + 1] - data[i - 1] || 1);
        if (hx * gx + hy * gy > 0.985 && near) agree++;
      }
      if (agree > 0) straight++;
    }
  return all ? straight / all : 0;
}
