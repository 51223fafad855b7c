import type { Shape } from '../../../curves/index.ts';
import { V3, type Vec2, type Vec3 } from '../../../math/index.ts';
import { pairs } from './points.ts';

/** A section of a wing: its leading edge, its depth backwards (-z) and its greatest thickness, metres. */
export interface Rib {
  at: Vec3;
  chord: number;
  thick: number;
}

/** Half of an aerofoil: share of the chord, height above the chord line as a share of the thickness. */
const UPPER = pairs([0, 0, 0.015, 0.2, 0.06, 0.38, 0.16, 0.52, 0.32, 0.58, 0.52, 0.48, 0.74, 0.28, 0.9, 0.12, 1, 0.03]);

/** A wing through ribs written as rows of five numbers from root to tip: x, y, z of the leading edge, chord, thickness. */
export function ribs(flat: readonly number[]): Rib[] {
  const out: Rib[] = [];
  for (let i = 0; i + 4 < flat.length; i += 5)
    out.push({ at: [flat[i], flat[i + 1], flat[i + 2]], chord: flat[i + 3], thick: flat[i + 4] });
  return out;
}

/** A wing, tail plane or fin (`up` sideways) lofted through its ribs; the tip is drawn in so that it ends rounded. */
export function wing(plan: readonly Rib[], up: Vec3 = [0, 1, 0]): Shape {
  const last = plan[plan.length - 1];
  const out = V3.normalize(V3.sub(last.at, plan[plan.length - 2].at));
  const tip = (k: number, by: number): Rib => ({
    at: V3.add(V3.addScaled(last.at, out, last.thick * by), [0, 0, (-last.chord * (1 - k)) / 2]),
    chord: last.chord * k,
    thick: last.thick * k * k,
  });
  const all = [...plan, tip(0.95, 0.4), tip(0.8, 0.75)];
  return loft(all.map((r) => section(r, up, 0, 1)));
}

/** A flap, rudder or aileron between two shares of the span, from `hinge` (share of the chord) back: a little proud of the wing. */
export function flap(plan: readonly Rib[], from: number, to: number, hinge: number, up: Vec3 = [0, 1, 0]): Shape {
  const stops = [from, ...plan.map((_, i) => i / (plan.length - 1)).filter((t) => t > from && t < to), to];
  return loft(stops.map((t) => section(ribAt(plan, t), up, hinge, 1.07)));
}

/** The rib at a share of the way through the list. */
export function ribAt(plan: readonly Rib[], t: number): Rib {
  const k = Math.min(plan.length - 1.000001, Math.max(0, t * (plan.length - 1)));
  const i = Math.floor(k);
  const [a, b, u] = [plan[i], plan[i + 1], k - i];
  return {
    at: V3.lerp(a.at, b.at, u),
    chord: a.chord + (b.chord - a.chord) * u,
    thick: a.thick + (b.thick - a.thick) * u,
  };
}

function section({ at, chord, thick }: Rib, up: Vec3, from: number, grown: number): Vec3[] {
  const cut = from > 0 ? [[from, heightAt(from)] as Vec2, ...UPPER.filter(([c]) => c > from + 0.02)] : UPPER;
  const point = ([c, h]: Vec2, side: number): Vec3 => {
    const p = V3.addScaled(at, up, side * (h * grown + (grown > 1 ? 0.02 : 0)) * thick);
    return [p[0], p[1], p[2] - c * chord * (grown > 1 && c === 1 ? 1.01 : 1)];
  };
  const top = cut.map((p) => point(p, 1));
  const under = cut.map((p) => point([p[0], p[1] * (from > 0 ? 0.82 : 0.75)], -1)).reverse();
  return from > 0 ? [...top, ...under] : [...top, ...under.slice(0, -1)];
}

function heightAt(c: number): number {
  const i = Math.max(
    1,
    UPPER.findIndex((p) => p[0] >= c),
  );
  const [a, b] = [UPPER[i - 1], UPPER[i]];
  return a[1] + ((b[1] - a[1]) * (c - a[0])) / (b[0] - a[0]);
}

const loft = (rings: readonly Vec3[][]): Shape => ({
  op: 'loft',
  sections: rings.map((points) => ({ points })),
  spline: 'linear',
  cap: 'flat',
});
