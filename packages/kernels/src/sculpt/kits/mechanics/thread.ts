import type { Shape } from '../../../curves/index.ts';
import type { Vec2, Vec3 } from '../../../math/index.ts';

export interface ThreadPlan {
  /** Radius of the core that it sits on, and how far its crest stands out (negative: inwards, the thread of a nut; its sections then run the other way). */
  r: number;
  depth: number;
  pitch: number;
  from: number;
  to: number;
  /** Core radius at `to`, for wood screws and worms. Default `r`. */
  r2?: number;
  /** Width of the crest as a share of the pitch. Default 0.12. */
  crest?: number;
  /** Stations a turn. Default 18. */
  per?: number;
  /** Left-handed. */
  left?: boolean;
}

/**
 * The helix of a screw thread about +Y, one shell that runs out at both ends, its foot sunk into the core. Sections are placed exactly in
 * planes through the axis: a swept one would roll about its path with every turn. Metres.
 */
export function thread(p: ThreadPlan): Shape {
  const { r, depth, pitch, from, to, r2 = r, crest = 0.12, per = 18, left } = p;
  const foot = Math.min(pitch * 0.4, Math.abs(depth) * 0.62);
  const turns = Math.max(1, (to - from - 2 * foot) / pitch);
  const n = Math.ceil(turns * per);
  const profile: readonly Vec2[] = [
    [-depth * 0.3, -foot],
    [-depth * 0.3, foot],
    [depth, (crest * pitch) / 2],
    [depth, (-crest * pitch) / 2],
  ];
  const sections = Array.from({ length: n + 1 }, (_, i) => {
    const t = i / n;
    const a = 2 * Math.PI * turns * t * (left ? -1 : 1);
    const runout = Math.min(1, 0.15 + (Math.min(i, n - i) / per) * 2.4);
    const y = from + foot + (to - from - 2 * foot) * t;
    const core = r + (r2 - r) * t;
    const points = profile.map(([out, dy]): Vec3 => {
      const k = core + (out * depth > 0 ? out * runout - depth * 0.3 * (1 - runout) * 0.5 : out);
      return [k * Math.cos(a), y + dy, -k * Math.sin(a)];
    });
    return { points: left ? points.reverse() : points };
  });
  return { op: 'loft', sections, spline: 'linear', smooth: false, cap: 'flat' };
}

/** A spiral of round wire about +Y: springs. `ends` flattened turns close it above and below. Metres. */
export function coil(
  r: number,
  wire: number,
  h: number,
  turns: number,
  o: { ends?: number; per?: number } = {},
): Shape {
  const { ends = 1, per = 20 } = o;
  const n = Math.round((turns + 2 * ends) * per);
  const pitch = (h - 2 * wire * (1 + ends * 2)) / turns;
  const path = Array.from({ length: n + 1 }, (_, i): Vec3 => {
    const t = i / per;
    const low = Math.min(t, ends) * wire * 2;
    const mid = Math.max(0, Math.min(turns, t - ends)) * pitch;
    const high = Math.max(0, t - ends - turns) * wire * 2;
    const a = 2 * Math.PI * t;
    return [r * Math.cos(a), wire + low + mid + high, -r * Math.sin(a)];
  });
  return { op: 'sweep', path, section: { kind: 'circle', r: wire }, spline: 'linear', cap: 'flat', up: [0, 1, 0] };
}
