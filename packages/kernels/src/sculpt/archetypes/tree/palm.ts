import type { Shape } from '../../../curves/index.ts';
import type { Placement } from '../../../field/index.ts';
import type { Rng, Vec3 } from '../../../math/index.ts';
import type { Bench } from '../../kits/joinery/index.ts';

/** Palm: a ringed, leaning trunk, arching fronds of paired leaflets, a heart and coconuts. */
export function addPalm(b: Bench, h: number, rng: Rng, fruit: number): void {
  const lean = rng.range(0.1, 0.2) * h;
  const n = 26;
  const top: Vec3 = [lean, h * 0.8, 0];
  const path = Array.from({ length: n + 1 }, (_, i): Vec3 => [lean * (i / n) ** 1.8, h * 0.8 * (i / n), 0]);
  const r = h * 0.032;
  const taper = path.map((_, i) => (1.35 - 0.75 * (i / n) + 0.5 * Math.exp(-i * 0.7)) * (i % 2 ? 1.07 : 0.95));
  b.add(
    'trunk',
    'trunk',
    { op: 'sweep', path, section: { kind: 'circle', r }, taper, spline: 'linear', cap: 'flat' },
    { grain: [0, 1, 0] },
  );
  b.add('heart', 'trunk', { op: 'ball', r: [r * 1.25, r * 1.9, r * 1.25], at: top });
  const fronds = 15;
  const ribs: Shape[] = [];
  for (let i = 0; i < fronds; i++) {
    const turn = i * 137.5 + rng.range(-10, 10);
    const up = 1 - i / fronds;
    const { blade, rib } = frond(h * rng.range(0.34, 0.42), 0.2 + up * 1.0, rng);
    const places: Placement[] = [{ at: [top[0], top[1] + r * 1.2, top[2]], rot: [0, turn, 0] }];
    b.add(`frond ${i + 1}`, 'leaves', { op: 'placed', of: blade, places }, { detail: 3, twoSided: true });
    ribs.push({ op: 'placed', of: rib, places });
  }
  b.add('frond ribs', 'leaves', { op: 'assembly', of: ribs });
  const nuts: Placement[] = Array.from({ length: Math.max(3, Math.min(8, fruit || 4)) }, (_, i) => ({
    at: [
      top[0] + r * 1.7 * Math.cos(i * 1.6),
      top[1] - r * 0.5 - (i % 2) * r * 0.5,
      top[2] + r * 1.7 * Math.sin(i * 1.6),
    ] as Vec3,
  }));
  b.add('coconuts', fruit ? 'fruit' : { base: 'bark', color: '#6a4526' }, {
    op: 'placed',
    of: { op: 'ball', r: [r * 0.85, r, r * 0.85] },
    places: nuts,
  });
}

/** Pairs of leaflets of a frond. */
const PAIRS = 17;

/**
 * An arching blade cut into leaflets on both sides, as one two-sided sheet over a rib: columns are left edge, rib, right edge, rows
 * alternate between the notch and the tip of a leaflet. `rise` > 0 stands up before it hangs.
 */
function frond(len: number, rise: number, rng: Rng): { blade: Shape; rib: Shape } {
  const rib = (t: number): Vec3 => [
    0,
    len * (rise * t * 0.75 - (0.45 + rise * 0.42) * t * t * 1.15),
    len * t * (1 - 0.2 * t * t),
  ];
  const rows: Vec3[][] = [];
  for (let i = 0; i <= PAIRS; i++) {
    const t = 0.1 + (0.88 * i) / PAIRS;
    const wide = len * 0.3 * Math.sin(Math.PI * (0.14 + 0.8 * t)) * rng.range(0.92, 1.08);
    const edge = (out: number, ahead: number): Vec3[] => {
      const p = rib(Math.min(1, t));
      const q = rib(Math.min(1, t + ahead));
      const drop = (out * out * 0.9) / len;
      return [[-out, q[1] - drop, q[2]], p, [out, q[1] - drop, q[2]]];
    };
    rows.push(edge(len * 0.012, 0));
    if (i < PAIRS) rows.push(edge(wide, 0.15), edge(len * 0.02 + wide * 0.3, 0.035));
  }
  rows.push([rib(1.04), rib(1.04), rib(1.04)]);
  return {
    blade: { op: 'sheet', grid: rows, thickness: 0, spline: 'linear' },
    rib: {
      op: 'sweep',
      path: Array.from({ length: 9 }, (_, i) => rib(i / 8)),
      section: { kind: 'circle', r: len * 0.013 },
      taper: Array.from({ length: 9 }, (_, i) => 1 - 0.1 * i),
      spline: 'catmull',
      cap: 'round',
    },
  };
}
