import type { Shape } from '../../../curves/index.ts';
import type { Rng, Vec3 } from '../../../math/index.ts';
import { drapery } from '../drapery.ts';
import { outline, solid } from '../joinery/index.ts';
import { starOutline } from '../star-outline.ts';
import { felt, type Warp } from './felt.ts';
import type { HatPart } from './hat-part.ts';

const { bandShell, feltShell, hem, seam } = felt;

const PANELS = outline.pairs([
  0.0006, 0.118, 0.022, 0.115, 0.045, 0.106, 0.066, 0.088, 0.08, 0.062, 0.088, 0.03, 0.092, 0.001,
]);

/** A visor in front of a cap: half-moon, arched across and bent down. */
export function visor(reach: number, y: number, thickness = 0.003, droop = 0.06): Shape {
  return drapery.cloth(8, 20, thickness, (u, v) => {
    const a = (u - 0.5) * 2.5;
    const k = 0.087 + reach * v * Math.max(0, Math.cos(a * 0.95)) ** 0.8;
    const x = k * Math.sin(a) * (1 - 0.1 * v);
    return [x, y - droop * v * reach * (0.4 + 0.6 * v) - 0.9 * x * x * (1 + 0.7 * v) + 0.004, k * Math.cos(a)];
  });
}

/** Baseball cap: six panels with seams and eyelets, button, visor with stitching, strap behind. `propeller` adds one. */
export function cap(rng: Rng, propeller: boolean): HatPart[] {
  const warp: Warp = (a, r, y) => {
    const c = Math.cos(a);
    return [
      r * Math.sin(a),
      y * (1 - 0.08 * (1 - c) * 0.5) + 0.004 * Math.max(0, c) * (y > 0.02 ? 1 : 0),
      r * c * 1.06,
    ];
  };
  const six = [0, 1, 2, 3, 4, 5].map((i) => (i * Math.PI) / 3);
  const reach = rng.range(0.082, 0.09);
  const parts: HatPart[] = [
    { name: 'cap', slot: 'hat', shape: feltShell(PANELS, 0.0026, warp, 48), detail: 1.4 },
    {
      name: 'panel seams',
      slot: 'trim',
      shape: solid.many(six.map((a) => seam(PANELS.slice(0, 7), a, 0.0011, warp))),
      detail: 0.6,
    },
    { name: 'hem', slot: 'hat', shape: hem(0.0915, 0.0015, 0.0024, warp), detail: 0.5 },
    {
      name: 'button',
      slot: 'trim',
      shape: solid.turned(
        outline.pairs([0, -0.002, 0.008, -0.002, 0.0085, 0.002, 0.005, 0.005, 0, 0.0058]),
        [0, 0.12, 0],
        { smooth: false, bevel: 0.001 },
      ),
    },
    { name: 'visor', slot: 'band', shape: visor(reach, 0.002), detail: 1.2 },
    {
      name: 'eyelets',
      slot: 'trim',
      shape: solid.many(
        six.map((a) =>
          solid.put(
            solid.hoop(0.0034, { kind: 'circle', r: 0.001 }, [0, 0, 0], 'z', 14),
            warp(a + Math.PI / 6, 0.067, 0.089),
            [-48, ((a + Math.PI / 6) * 180) / Math.PI, 0],
          ),
        ),
      ),
      detail: 0.4,
    },
    { name: 'back strap', slot: 'band', shape: bandArc(0.0915, 0.012, 2.55, 3.74, 0.011) },
    { name: 'strap buckle', slot: 'metal', shape: solid.box([0.014, 0.016, 0.004], [0.016, 0.012, -0.0995], 0.001) },
  ];
  const stitch = [0.35, 0.6, 0.85].map((v): Vec3[] =>
    Array.from({ length: 21 }, (_, i) => {
      const a = (i / 20 - 0.5) * 2.3;
      const k = 0.087 + reach * v * Math.max(0, Math.cos(a * 0.95)) ** 0.8;
      const x = k * Math.sin(a) * (1 - 0.1 * v);
      return [x, 0.0072 - 0.06 * v * reach * (0.4 + 0.6 * v) - 0.9 * x * x * (1 + 0.7 * v), k * Math.cos(a)];
    }),
  );
  parts.push({
    name: 'visor stitching',
    slot: 'trim',
    shape: solid.many(
      stitch.map(
        (path): Shape => ({ op: 'sweep', path, section: { kind: 'circle', r: 0.0007 }, spline: 'linear', cap: 'flat' }),
      ),
    ),
    detail: 0.5,
  });
  if (!propeller) {
    parts.push({
      name: 'badge',
      slot: 'trim',
      shape: solid.put(
        solid.slab(starOutline(5, 0.019, 0.009), 0.003, [0, 0, 0], 'z', { bevel: 0.001 }),
        warp(0, 0.083, 0.057),
        [-24, 0, 0],
      ),
    });
    return parts;
  }
  const blade = outline.pairs([
    0.004, -0.003, 0.02, -0.011, 0.055, -0.012, 0.062, 0, 0.055, 0.012, 0.02, 0.011, 0.004, 0.003,
  ]);
  for (const [side, turn] of [
    ['left', 0],
    ['right', 180],
  ] as const)
    parts.push({
      name: `${side} propeller blade`,
      slot: side === 'left' ? 'band' : 'trim',
      shape: solid.put(
        solid.put(solid.slab(blade, 0.003, [0, 0, 0], 'y', { bevel: 0.001 }), [0, 0, 0], [14, 0, 0]),
        [0, 0.148, 0],
        [0, turn + 25, 0],
      ),
    });
  parts.push(
    { name: 'propeller shaft', slot: 'metal', shape: solid.cyl(0.003, 0.03, [0, 0.136, 0]) },
    { name: 'propeller hub', slot: 'metal', shape: { op: 'ball', r: 0.007, at: [0, 0.15, 0] } },
  );
  return parts;
}

/** A strip of a band between two angles. */
function bandArc(r: number, y: number, a0: number, a1: number, h: number): Shape {
  const path = Array.from({ length: 14 }, (_, i): Vec3 => {
    const a = a0 + ((a1 - a0) * i) / 13;
    return [r * Math.sin(a) * 1.012, y, r * Math.cos(a) * 1.07];
  });
  return {
    op: 'sweep',
    path,
    section: { kind: 'rect', w: 0.002, h, r: 0.0008 },
    up: [0, 1, 0],
    spline: 'linear',
    cap: 'flat',
  };
}

/** A cook's hat: band and a puffed, pleated crown. */
export function chefHat(rng: Rng): HatPart[] {
  const n = 84;
  const line = outline.pairs([
    0.0006, 0.172, 0.04, 0.178, 0.085, 0.18, 0.118, 0.166, 0.128, 0.14, 0.12, 0.112, 0.104, 0.086, 0.094, 0.07, 0.091,
    0.062,
  ]);
  const tilt = rng.range(-0.05, 0.05);
  const warp: Warp = (a, r, y) => {
    const k = Math.min(1, Math.max(0, (y - 0.062) / 0.05));
    const pleat = 1 + 0.045 * k * Math.sin(a * 14) + 0.05 * k * Math.sin(3 * a + 1);
    return [
      r * pleat * Math.sin(a) + tilt * (y - 0.06),
      y + 0.012 * k * Math.sin(2 * a + 0.7) - 0.02 * k * Math.exp(-((r / 0.05) ** 2)),
      r * pleat * Math.cos(a),
    ];
  };
  const folds = Array.from({ length: 14 }, (_, i) => (i * 2 * Math.PI) / 14 + 0.11);
  return [
    { name: 'crown', slot: 'hat', shape: feltShell(line, 0.003, warp, n), detail: 1.8 },
    { name: 'band', slot: 'hat', shape: bandShell(0, 0.066, () => 0.0905, 0.003) },
    {
      name: 'band hem',
      slot: 'trim',
      shape: solid.many([hem(0.0935, 0.004, 0.0012), hem(0.0935, 0.062, 0.0012)]),
      detail: 0.5,
    },
    {
      name: 'pleats',
      slot: 'trim',
      shape: solid.many(folds.map((a) => seam(line.slice(5), a, 0.0009, warp))),
      detail: 0.5,
    },
    {
      name: 'button',
      slot: 'band',
      shape: { op: 'ball', r: [0.007, 0.007, 0.003], at: [0.03, 0.033, 0.0885], rot: [0, 19, 0] },
    },
  ];
}
