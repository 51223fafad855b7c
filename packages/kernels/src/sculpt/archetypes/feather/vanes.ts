import type { Shape } from '../../../curves/index.ts';
import type { Rng, Vec3 } from '../../../math/index.ts';
import { featherWing } from '../../kits/index.ts';
import { type Bench, solid } from '../../kits/joinery/index.ts';
import { lowest } from '../../kits/organic/index.ts';

const LONG = 0.25;

/** Middle of the shaft at `t` of its length: upright, bent to one side and a little back. */
const shaftAt = (t: number, bend: number): Vec3 => [
  0.05 - 0.02 * t - bend * LONG * 0.42 * t * t,
  LONG * (t - 0.12 * bend * t * t),
  -bend * LONG * 0.1 * t * t,
];

/** Half the width of the vane at `t`, as a share of the widest. */
const vaneWidth = (t: number): number => {
  const u = (t - 0.2) / 0.8;
  if (u <= 0) return 0;
  return Math.min(1, (u * 6) ** 0.6) * Math.max(0, 1 - u ** 5) ** 0.6 * (1 - 0.25 * u);
};

/** How one flight feather is drawn. */
export interface Flight {
  /** 0 straight to 1 bowed. */
  bend: number;
  /** Width of its vanes relative to the usual. */
  wide: number;
  /** Gaps where barbs have come apart, of each vane. */
  splits: number;
  /** Dark bands across; 0 for none. */
  bars: number;
  /** The end is of the tip's colour. */
  tip: boolean;
}

/**
 * A piece of a vane between two barbs: rows along the shaft, columns out along the barbs, which slant to the tip. `apart`: the barbs at its
 * ends lean together, so that the gaps between pieces open outwards.
 */
function piece(side: number, t0: number, t1: number, wide: number, bend: number, apart: boolean): Shape {
  const rows = Math.max(4, Math.round((t1 - t0) * 46));
  const grid: Vec3[][] = [];
  for (let i = 0; i <= rows; i++) {
    const k = i / rows;
    const t = t0 + (t1 - t0) * k;
    const [p, q] = [shaftAt(t, bend), shaftAt(t + 0.01, bend)];
    const d = Math.hypot(q[0] - p[0], q[1] - p[1]);
    const [ux, uy] = [(q[0] - p[0]) / d, (q[1] - p[1]) / d];
    const lean = 0.62 + 0.5 * t - (apart ? 0.16 * (k - 0.5) : 0);
    const w = Math.max(0.0012, wide * vaneWidth(t));
    const row: Vec3[] = [];
    for (let j = 0; j <= 5; j++) {
      const s = j / 5;
      const out = w * s * (1 - 0.12 * s);
      const up = w * lean * s * s * 0.75 + w * 0.25 * s;
      const ripple = 0.0005 * s * (i % 2 ? 1 : -1);
      const cup = -0.3 * out * s + 0.12 * out;
      row.push([p[0] + side * uy * out + ux * up, p[1] - side * ux * out + uy * up, p[2] + cup + ripple]);
    }
    grid.push(side > 0 ? row : row.toReversed());
  }
  return { op: 'sheet', grid, thickness: 0.0008, spline: 'linear' };
}

/** One flight feather on its quill: two vanes of barbs, torn here and there, down at their foot. */
function addFeather(b: Bench, { bend, wide: spread, splits, bars, tip }: Flight, taste: Rng): void {
  const path = Array.from({ length: 15 }, (_, i) => shaftAt(i / 14, bend));
  const thick = path.map((_, i) => 1 - 0.86 * (i / 14) ** 0.8);
  b.add('quill', 'quill', solid.tube(path.slice(0, 5), 0.0026, { taper: [0.45, 0.9, 1, 1, 0.86], cap: 'round' }), {
    detail: 1.4,
  });
  b.add('shaft', 'quill', solid.tube(path.slice(4), 0.0024, { taper: thick.slice(4), cap: 'round' }), { detail: 1.2 });
  const tipAt = 0.76;
  for (const [name, side, wide] of [
    ['left', 1, 0.031],
    ['right', -1, 0.023],
  ] as const) {
    const ends = bars
      ? Array.from({ length: 2 * bars + 2 }, (_, i) => 0.2 + (0.8 * (i + (i % 2 ? 0.16 : 0))) / (2 * bars + 1))
      : [
          0.2,
          ...Array.from({ length: splits }, (_, i) => 0.24 + ((i + taste.range(0.4, 0.9)) * 0.5) / Math.max(1, splits)),
          tipAt,
        ];
    ends[bars ? 2 * bars + 1 : ends.length] = 1;
    for (let i = 0; i + 1 < ends.length; i++) {
      const last = i + 2 === ends.length;
      const dark = (bars && i % 2 === 1) || (last && tip);
      b.add(
        last ? `${name} tip` : `${name} vane ${i + 1}`,
        b.tint(dark ? 'tip' : 'body', { grain: [side * 0.75, 0.65, 0], scale: 0.5 }),
        piece(side, ends[i] + (i && !bars ? 0.004 : 0), ends[i + 1], wide * spread, bend, !bars),
        { detail: 1.5 },
      );
    }
    const tufts = Array.from({ length: 34 }, (_, i): Shape => {
      const t = 0.125 + 0.0042 * i;
      const p = shaftAt(t, bend);
      const l = 0.009 + 0.009 * (i / 34) + taste.range(0, 0.004);
      const lift = taste.range(0.1, 0.75);
      const z = taste.range(-0.7, 0.7);
      const end = (k: number): Vec3 => [
        p[0] + side * l * k,
        p[1] + l * (lift * k - 0.35 * k * k),
        p[2] + l * z * k + l * 0.2 * k * k,
      ];
      return solid.bar(
        [p, end(0.35), end(0.7), end(1)],
        { kind: 'ellipse', rx: 0.0011, ry: 0.0006 },
        {
          taper: [0.7, 1.4, 1, 0.25],
          spline: 'catmull',
        },
      );
    });
    b.add(`${name} down`, 'down', solid.many(tufts), { detail: 0.7 });
  }
}

/** A pair of spread wings on short arms, such as are worn or hung up. */
function addWings(b: Bench, tip: boolean): void {
  const pair = ([1, -1] as const).map((side) =>
    featherWing({ at: [side * 0.05, 0, 0], side, span: 0.8, lift: 46, hang: 84, sweep: 10 }),
  );
  const up = 0.01 - Math.min(...pair.flatMap((w) => [lowest(w.flight), lowest(w.coverts)]));
  for (const [i, name] of (['left', 'right'] as const).entries()) {
    const w = pair[i];
    b.add(
      `${name} flight feathers`,
      b.tint(tip ? 'tip' : 'body', { grain: w.grain }),
      solid.put(w.flight, [0, up, 0]),
      {
        detail: 1.4,
      },
    );
    b.add(`${name} coverts`, b.tint('body', { grain: w.grain }), solid.put(w.coverts, [0, up, 0]), { detail: 1.4 });
    b.add(
      `${name} arm`,
      'body',
      solid.put(solid.tube(w.arm.points, 1, { taper: w.arm.radii.map((r) => r * 0.9), cap: 'round' }), [0, up, 0]),
    );
  }
  b.add('back plate', 'metal', solid.put(solid.box([0.14, 0.1, 0.03], [0, 0, -0.01], 0.01), [0, up, 0]));
}

/** Feathers and wings. */
export const vanes = { addFeather, addWings };
