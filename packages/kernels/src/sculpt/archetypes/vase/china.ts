import type { FieldShape } from '../../../field/index.ts';
import { sampleSpline, type Vec2, type Vec3 } from '../../../math/index.ts';
import type { MaskSpec, MaterialSpec } from '../../../texture/index.ts';

/** White (or the paler colour) ware and the paint on it. */
export interface China {
  ware: MaterialSpec;
  paint: MaterialSpec;
}

/** Porcelain in two colours is painted ware: the paler one is the ground, the other the brush's. Undefined for anything else. */
export function paintedChina(body: MaterialSpec): China | undefined {
  if (body.base !== 'porcelain' || !body.color || !body.color2) return undefined;
  const [a, c] = [luma(body.color), luma(body.color2)];
  if (Math.abs(a - c) < 0.25 * Math.max(a, c)) return undefined;
  const [pale, dark] = a > c ? [body.color, body.color2] : [body.color2, body.color];
  return {
    ware: { ...body, color: pale, color2: pale },
    paint: { base: 'porcelain', color: dark, color2: dark },
  };
}

function luma(hex: string): number {
  const n = Number.parseInt(hex.slice(1), 16);
  return 0.3 * ((n >> 16) & 255) + 0.59 * ((n >> 8) & 255) + 0.11 * (n & 255);
}

/** Times a motif goes round. */
const AROUND = 5;

/** A vine with blossoms and leaves round the belly, petals standing round the foot and hanging from the neck, lines between. */
export function painted({ ware, paint }: China, outer: readonly Vec2[], h: number): MaterialSpec {
  const curve = sampleSpline(outer, 8);
  const radius = (y: number): number => {
    const i = curve.findIndex((p) => p[1] >= y);
    return curve[i < 0 ? curve.length - 1 : i][0];
  };
  const on = (a: number, y: number): Vec3 => [radius(y) * Math.sin(a), y, radius(y) * Math.cos(a)];
  const belly = outer.reduce((best, p) => (p[0] > best[0] ? p : best));
  const low = Math.max(h * 0.16, belly[1] - h * 0.2);
  const high = Math.min(h * 0.8, belly[1] + h * 0.2);
  const soft = h * 0.0015;
  const near = (shape: FieldShape): MaskSpec => ({ kind: 'near', soft, shape });
  /** A mask that is asked only between two heights. */
  const between = (y0: number, y1: number, of: MaskSpec): MaskSpec => ({
    kind: 'all',
    of: [near({ op: 'box', size: [h * 3, y1 - y0, h * 3], at: [0, (y0 + y1) / 2, 0] }), of],
  });
  const line = (y: number, w: number): MaskSpec => near({ op: 'box', size: [h * 3, w, h * 3], at: [0, y, 0] });
  const lappets = (y: number, n: number, up: number): MaskSpec => {
    const petal: FieldShape = { op: 'ellipsoid', r: [(2.6 * radius(y)) / n, h * 0.05, h * 0.1], at: on(0, y) };
    const heart: FieldShape = { op: 'ellipsoid', r: [(1.1 * radius(y)) / n, h * 0.026, h * 0.1], at: on(0, y) };
    const cut = near({ op: 'subtract', from: petal, cut: [heart] });
    return up > 0
      ? between(y, y + h * 0.06, { kind: 'around', n, of: cut })
      : between(y - h * 0.06, y, { kind: 'around', n, of: cut });
  };
  const middle = (low + high) / 2;
  const motif: FieldShape = { op: 'union', of: [...vine(on, middle, h), ...blossom(on, middle + h * 0.045, h)] };
  const of: MaskSpec[] = [
    line(low - h * 0.012, h * 0.008),
    line(high + h * 0.012, h * 0.008),
    line(h * 0.975, h * 0.03),
    line(h * 0.04, h * 0.02),
    between(low, high, { kind: 'around', n: AROUND, of: near(motif) }),
    lappets(low - h * 0.016, 14, -1),
    lappets(high + h * 0.016, 14, 1),
  ];
  return { ...ware, layers: [...(ware.layers ?? []), { mask: { kind: 'any', of }, material: paint, strength: 0.95 }] };
}

type OnWall = (angle: number, y: number) => Vec3;

/** One wave of the vine: low under the blossom, high between two, with leaves on both sides. */
function vine(on: OnWall, y: number, h: number): FieldShape[] {
  const half = Math.PI / AROUND;
  const height = (a: number): number => y - h * 0.065 * Math.cos(AROUND * a);
  const stem = Array.from({ length: 9 }, (_, i) => half * (i / 4 - 1) * 1.02);
  const shapes: FieldShape[] = [
    { op: 'chain', points: stem.map((a) => on(a, height(a))), radii: stem.map(() => h * 0.006) },
  ];
  for (const k of [-0.8, -0.45, 0.45, 0.8])
    for (const side of [1, -1]) {
      const a = half * k;
      const tip = a + half * 0.2 * Math.sign(k);
      const reach = side * h * (Math.abs(k) > 0.6 ? 0.05 : 0.038);
      shapes.push({
        op: 'chain',
        points: [on(a, height(a)), on((a + tip) / 2, height(a) + reach * 0.6), on(tip, height(a) + reach)],
        radii: [h * 0.004, h * 0.014, h * 0.002],
      });
    }
  return shapes;
}

/** Six petals round an open heart. */
function blossom(on: OnWall, y: number, h: number): FieldShape[] {
  const r = on(0, y)[2];
  const petals = Array.from({ length: 6 }, (_, i): FieldShape => {
    const t = (Math.PI * i) / 3;
    return { op: 'sphere', r: h * 0.021, at: on((h * 0.036 * Math.cos(t)) / r, y + h * 0.036 * Math.sin(t)) };
  });
  return [
    {
      op: 'subtract',
      from: { op: 'union', of: petals },
      cut: [{ op: 'sphere', r: h * 0.02, at: on(0, y) }],
    },
    { op: 'sphere', r: h * 0.012, at: on(0, y) },
  ];
}
