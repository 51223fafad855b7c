import type { Shape } from '../../../curves/index.ts';
import type { Rng, Vec2, Vec3 } from '../../../math/index.ts';
import { drapery } from '../drapery.ts';
import { outline, solid } from '../joinery/index.ts';
import { starOutline } from '../star-outline.ts';
import { visor } from './caps.ts';
import { felt, type Warp } from './felt.ts';
import type { HatPart } from './hat-part.ts';

const { bandShell, feltShell, hem, round, seam } = felt;

/** Pirate's cocked hat: three sides of the brim turned up, gold braid, cockade and a plume or skull. */
export function tricorn(): HatPart[] {
  const line = outline.pairs([
    0.0006, 0.085, 0.04, 0.083, 0.07, 0.07, 0.084, 0.045, 0.09, 0.012, 0.094, 0.002, 0.105, -0.002, 0.125, -0.002, 0.15,
    0, 0.172, 0.002,
  ]);
  const warp: Warp = (a, r, y) => {
    const out = Math.max(0, (r - 0.094) / 0.078);
    const side = (1 - Math.cos(3 * a)) / 2;
    const up = out * side;
    const k = out > 0 ? 0.094 + (r - 0.094) * (1 - 0.75 * side) : r;
    return [
      k * Math.sin(a) * (out > 0 ? 1 + 0.15 * (1 - side) * out : 1),
      y + up * 0.088,
      k * Math.cos(a) * (out > 0 ? 1 + 0.22 * (1 - side) * out : 1),
    ];
  };
  const feather = solid.many(
    [0, 1, 2].map((i) =>
      solid.bar(
        [
          [0.06, 0.06, -0.04 - i * 0.012],
          [0.1, 0.13 + i * 0.008, -0.07 - i * 0.02],
          [0.11, 0.165 + i * 0.006, -0.13 - i * 0.02],
          [0.1, 0.14, -0.2 - i * 0.012],
        ],
        { kind: 'ellipse', rx: 0.016 - i * 0.003, ry: 0.003 },
        { spline: 'catmull', up: [1, 0, 0], taper: [0.3, 1, 0.9, 0.2] },
      ),
    ),
  );
  const parts: HatPart[] = [
    { name: 'hat', slot: 'hat', shape: feltShell(line, 0.0034, warp, 72), detail: 1.6 },
    { name: 'braid', slot: 'trim', shape: hem(0.171, 0.002, 0.0036, warp, 84), detail: 0.7 },
    { name: 'second braid', slot: 'trim', shape: hem(0.16, 0.0012, 0.0016, warp, 84), detail: 0.5 },
    { name: 'band', slot: 'band', shape: bandShell(0.012, 0.03, () => 0.0905, 0.002, round) },
    { name: 'plume', slot: 'feather', shape: feather },
  ];
  const at = warp(Math.PI / 3, 0.16, 0);
  const face = (s: number): Shape =>
    solid.put(
      solid.turned(
        outline.pairs([0, 0, 0.018, 0, 0.018, 0.003, 0.013, 0.005, 0.009, 0.003, 0.005, 0.006, 0, 0.0066]),
        [0, 0, 0],
        { axis: 'z', segments: 20 },
      ),
      [s * at[0] * 0.86, at[1] - 0.024, at[2] * 0.92],
      [-14, s * 60, 0],
    );
  parts.push({ name: 'cockade', slot: 'metal', shape: solid.many([face(1), face(-1)]) });

  parts.push({
    name: 'buttons',
    slot: 'metal',
    shape: solid.many([-1, 1].map((s): Shape => ({ op: 'ball', r: 0.006, at: warp(s * 1.4, 0.13, 0) }))),
    detail: 0.4,
  });
  return parts;
}

/** Mortarboard: skull cap, square board, button and tassel. */
export function mortarboard(): HatPart[] {
  const line = outline.pairs([0.0006, 0.07, 0.05, 0.07, 0.074, 0.066, 0.085, 0.05, 0.091, 0.02, 0.0925, 0.0]);
  const cord = outline.triples([
    0, 0.084, 0, 0.06, 0.083, 0.05, 0.115, 0.083, 0.062, 0.128, 0.074, 0.064, 0.13, 0.03, 0.064,
  ]);
  return [
    {
      name: 'cap',
      slot: 'hat',
      shape: feltShell(line, 0.003, (a, r, y) => round(a, r, y - (y < 0.02 ? 0.016 * (1 - Math.cos(a)) * 0.5 : 0))),
      detail: 1,
    },
    { name: 'board', slot: 'hat', shape: solid.box([0.245, 0.006, 0.245], [0, 0.076, 0], 0.002, [0, 45, 0]) },
    {
      name: 'board edge',
      slot: 'trim',
      shape: {
        op: 'sweep',
        path: outline.ngon(0.1735, 4, 0).map(([x, z]): Vec3 => [x, 0.076, z]),
        section: { kind: 'circle', r: 0.0028 },
        closed: true,
        spline: 'linear',
      },
      detail: 0.5,
    },
    { name: 'button', slot: 'band', shape: { op: 'ball', r: [0.011, 0.006, 0.011], at: [0, 0.081, 0] } },
    { name: 'cord', slot: 'band', shape: solid.tube(cord, 0.0018) },
    { name: 'tassel', slot: 'band', shape: drapery.tassel([0.13, 0.034, 0.064], 0.085, 0.011) },
  ];
}

/** Peaked cap of police, captains and soldiers: flat flared crown, band, visor, strap and badge. */
export function peakedCap(rng: Rng): HatPart[] {
  const rise = rng.range(0.012, 0.022);
  const line = outline.pairs([
    0.0006, 0.084, 0.06, 0.085, 0.1, 0.082, 0.122, 0.076, 0.126, 0.07, 0.12, 0.062, 0.1, 0.05, 0.093, 0.043, 0.092,
    0.004,
  ]);
  const warp: Warp = (a, r, y) => [
    r * Math.sin(a),
    y + (y > 0.045 ? rise * (Math.cos(a) * (r / 0.126) + 0.4) : 0),
    r * Math.cos(a) * 1.03,
  ];
  return [
    { name: 'cap', slot: 'hat', shape: feltShell(line, 0.003, warp), detail: 1.3 },
    { name: 'crown piping', slot: 'trim', shape: hem(0.1265, 0.0705, 0.0018, warp, 52), detail: 0.5 },
    { name: 'band', slot: 'band', shape: bandShell(0.004, 0.042, () => 0.0925, 0.0016, warp) },
    { name: 'visor', slot: 'band', shape: visor(0.062, 0.004, 0.003, 0.3), detail: 1.1 },
    {
      name: 'strap',
      slot: 'metal',
      shape: {
        op: 'sweep',
        path: Array.from({ length: 17 }, (_, i) => {
          const a = (i / 16 - 0.5) * 2.7;
          return [0.0965 * Math.sin(a), 0.012, 0.0995 * Math.cos(a)] as Vec3;
        }),
        section: { kind: 'rect', w: 0.003, h: 0.01, r: 0.001 },
        up: [0, 1, 0],
        spline: 'linear',
        cap: 'flat',
      },
    },
    { name: 'strap buttons', slot: 'metal', shape: solid.both({ op: 'ball', r: 0.0065, at: [0.095, 0.013, 0.0225] }) },
    {
      name: 'badge',
      slot: 'metal',
      shape: solid.put(
        solid.many([
          solid.slab(starOutline(8, 0.022, 0.015), 0.004, [0, 0, 0], 'z', { bevel: 0.0015 }),
          { op: 'ball', r: [0.009, 0.009, 0.004], at: [0, 0, 0.002] },
        ]),
        [0, 0.062 + rise * 0.7, 0.108],
        [24, 0, 0],
      ),
    },
  ];
}

/** Beret, fez, jester's cap, fur hat, flat cap: what is left of the soft ones. */
export function softHat(kind: string, rng: Rng): HatPart[] {
  if (kind === 'fez') {
    const line = outline.pairs([0.0006, 0.115, 0.05, 0.115, 0.066, 0.114, 0.069, 0.11, 0.08, 0.055, 0.0905, 0.001]);
    return [
      { name: 'hat', slot: 'hat', shape: feltShell(line, 0.003) },
      { name: 'hem', slot: 'hat', shape: hem(0.0905, 0.003, 0.002), detail: 0.5 },
      { name: 'button', slot: 'band', shape: { op: 'ball', r: [0.006, 0.004, 0.006], at: [0, 0.117, 0] } },
      {
        name: 'cord',
        slot: 'band',
        shape: solid.tube(
          [
            [0, 0.119, 0],
            [0.04, 0.118, 0.02],
            [0.07, 0.112, 0.034],
            [0.083, 0.08, 0.04],
          ],
          0.0018,
        ),
      },
      { name: 'tassel', slot: 'band', shape: drapery.tassel([0.0845, 0.084, 0.0405], 0.075, 0.01) },
    ];
  }
  if (kind === 'beret') {
    const line = outline.pairs([
      0.0006, 0.052, 0.04, 0.054, 0.08, 0.05, 0.112, 0.038, 0.126, 0.02, 0.12, 0.006, 0.1, 0.002, 0.09, 0.0, 0.089,
      -0.008,
    ]);
    const s = rng.next() < 0.5 ? 1 : -1;
    const warp: Warp = (a, r, y) => [
      r * Math.sin(a) * (1 + 0.02 * Math.sin(5 * a)) + s * 0.022 * Math.max(0, y) * 18 * 0.06,
      y + (r > 0.06 ? -s * 0.3 * (r - 0.06) * Math.sin(a) : 0) + 0.004 * Math.sin(3 * a) * (r / 0.12),
      r * Math.cos(a),
    ];
    return [
      { name: 'beret', slot: 'hat', shape: feltShell(line, 0.003, warp), detail: 1.2 },
      { name: 'headband', slot: 'band', shape: bandShell(-0.012, 0.002, () => 0.0895, 0.0018) },
      {
        name: 'stalk',
        slot: 'hat',
        shape: solid.rod([s * 0.003, 0.05, 0], [s * 0.006, 0.068, 0], 0.003, 0.002, 'round'),
      },
    ];
  }
  if (kind === 'jester') return jester(rng);
  const line = outline.pairs([0.0006, 0.098, 0.04, 0.098, 0.07, 0.095, 0.085, 0.085, 0.092, 0.06, 0.094, 0.001]);
  const fur: Warp = (a, r, y) => round(a, r * (1 + 0.02 * Math.sin(a * 17 + y * 200)), y);
  const flap = drapery.stuffed(outline.roundRect(0.07, 0.1, 0.03, 0, 0, 5), 0.024);
  return [
    { name: 'hat', slot: 'hat', shape: feltShell(line, 0.005, round) },
    { name: 'fur band', slot: 'trim', shape: bandShell(0.0, 0.062, () => 0.0945, 0.014, fur, 72), detail: 1.2 },
    {
      name: 'crown seams',
      slot: 'band',
      shape: solid.many([
        seam(line.slice(0, 5), 0, 0.0014),
        seam(line.slice(0, 5), Math.PI, 0.0014),
        seam(line.slice(0, 5), Math.PI / 2, 0.0014),
        seam(line.slice(0, 5), -Math.PI / 2, 0.0014),
      ]),
      detail: 0.5,
    },
    ...(['left', 'right'] as const).map(
      (side): HatPart => ({
        name: `${side} ear flap`,
        slot: 'trim',
        shape: solid.put(flap, [side === 'left' ? 0.102 : -0.102, -0.03, -0.01], [0, 0, side === 'left' ? -84 : 84]),
      }),
    ),
    {
      name: 'badge',
      slot: 'metal',
      shape: solid.put(
        solid.slab(starOutline(5, 0.018, 0.008), 0.003, [0, 0, 0], 'z', { bevel: 0.001 }),
        [0, 0.034, 0.11],
      ),
    },
  ];
}

/** Three stuffed points with bells. */
function jester(rng: Rng): HatPart[] {
  const parts: HatPart[] = [
    {
      name: 'cap',
      slot: 'hat',
      shape: feltShell(
        outline.pairs([0.0006, 0.1, 0.03, 0.098, 0.06, 0.085, 0.082, 0.055, 0.091, 0.02, 0.092, 0]),
        0.003,
      ),
    },
    { name: 'collar', slot: 'trim', shape: bandShell(0, 0.022, () => 0.0915, 0.004) },
  ];
  const dags: Vec2[] = outline.pairs([-0.016, 0, 0.016, 0, 0, -0.03]);
  parts.push({
    name: 'dags',
    slot: 'band',
    shape: solid.put(
      {
        op: 'arrayed',
        n: 16,
        around: 'y',
        of: solid.slab([...dags].reverse(), 0.003, [0, 0.004, 0.0945], 'z', { bevel: 0.001 }),
      },
      [0, 0, 0],
    ),
    detail: 0.5,
  });
  for (let i = 0; i < 3; i++) {
    const a = (i * 2 * Math.PI) / 3 + Math.PI / 6 + rng.range(-0.08, 0.08);
    const at = (r: number, y: number): Vec3 => [r * Math.sin(a), y, r * Math.cos(a)];
    const path = [at(0.02, 0.06), at(0.055, 0.11), at(0.1, 0.145), at(0.15, 0.13), at(0.17, 0.08)];
    parts.push({
      name: `point ${i + 1}`,
      slot: i % 2 ? 'band' : 'hat',
      shape: solid.tube(path, 0.046, { taper: [0.9, 1, 0.7, 0.4, 0.16] }),
      detail: 1.1,
    });
    parts.push({ name: `bell ${i + 1}`, slot: 'metal', shape: { op: 'ball', r: 0.014, at: at(0.173, 0.066) } });
    parts.push({
      name: `bell ring ${i + 1}`,
      slot: 'metal',
      shape: solid.hoop(0.0142, { kind: 'circle', r: 0.0014 }, at(0.173, 0.066), 'y', 20),
      detail: 0.4,
    });
  }
  return parts;
}
