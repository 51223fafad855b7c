import type { Shape } from '../../../../curves/index.ts';
import { solid } from '../../../kits/joinery/index.ts';
import { SIDES } from '../body/bones.ts';
import { Turn } from '../body/turn.ts';
import type { Dress, Material } from '../wardrobe/dress.ts';
import { onTrunk } from '../wardrobe/places.ts';

const LEATHER = { base: 'leather', color: '#5a3a22' } as const;

/** Arrows on the back. */
export function quiver(d: Dress): void {
  const u = d.body.figure.u;
  const back = d.body.follow('chest', [
    0.03 * u,
    d.body.rest.bones[d.body.rest.index.chest].at[1] + 0.08 * u,
    -0.115 * u,
  ]);
  d.bench.add(
    'quiver',
    LEATHER,
    {
      op: 'lathe',
      profile: [
        [0, -0.14 * u],
        [0.03 * u, -0.14 * u],
        [0.036 * u, 0.12 * u],
        [0.03 * u, 0.12 * u],
        [0, 0.1 * u],
      ],
      at: back,
      rot: [8, 0, -24],
    },
    { joint: 'chest' },
  );
  d.bench.add(
    'arrows',
    { base: 'wood', color: '#a07a4c' },
    {
      op: 'placed',
      of: {
        op: 'assembly',
        of: [
          [0.01, 0.008],
          [-0.012, 0.01],
          [0.002, -0.014],
          [-0.01, -0.01],
        ].map(([x, z]) => ({
          op: 'sweep',
          path: [
            [x * u, 0, z * u],
            [x * u * 1.5, 0.19 * u, z * u * 1.5],
          ],
          section: { kind: 'circle', r: 0.0035 * u },
        })),
      },
      places: [{ at: back, rot: [8, 0, -24] }],
    },
    { joint: 'chest' },
  );
  d.bench.add(
    'fletching',
    { base: 'feathers', color: '#d8d2c4' },
    {
      op: 'placed',
      of: {
        op: 'assembly',
        of: [
          [0.01, 0.008],
          [-0.012, 0.01],
          [0.002, -0.014],
          [-0.01, -0.01],
        ].map(([x, z]) => ({
          op: 'block',
          size: [0.014 * u, 0.04 * u, 0.002 * u],
          at: [x * u * 1.4, 0.17 * u, z * u * 1.4],
        })),
      },
      places: [{ at: back, rot: [8, 0, -24] }],
    },
    { joint: 'chest' },
  );
}

/** Two straps over the shoulders, from the chest to the back. */
export function straps(d: Dress, material: Material, lift: number): void {
  const u = d.body.figure.u;
  for (const [side, s] of SIDES) {
    const path = [0.72, 0.8, 0.88, 0.94].map((t, i) => onTrunk(d.body, t, s * (0.5 + 0.05 * i), lift * u));
    const back = [0.94, 0.85, 0.74, 0.6, 0.42].map((t, i) => onTrunk(d.body, t, s * (2.45 + 0.12 * i), lift * u));
    d.bench.add(
      `${side} strap`,
      material,
      {
        op: 'sweep',
        path: [...path, onTrunk(d.body, 0.965, s * 1.2, (lift + 0.006) * u), ...back],
        section: { kind: 'rect', w: 0.03 * u, h: 0.006 * u, r: 0.002 * u },
        spline: 'catmull',
        up: [0, 0, 1],
      },
      { joint: 'chest' },
    );
  }
}

/** A pack on the back. */
export function pack(d: Dress, material: Material, k = 1): void {
  const u = d.body.figure.u;
  const chest = d.body.rest.bones[d.body.rest.index.chest].at;
  const at = d.body.follow('chest', [0, chest[1] + 0.03 * u, chest[2] - (0.075 + 0.05 * k) * u]);
  const rot = Turn.angles(d.body.placed[d.body.rest.index.chest].turn);
  const add = (name: string, m: Material, shape: Shape): void =>
    d.bench.add(name, m, { op: 'placed', of: shape, places: [{ at, rot }] }, { joint: 'chest' });
  const w = 0.15 * u * k;
  add('pack', material, solid.box([w, 0.22 * u * k, 0.085 * u * k], [0, 0, 0], 0.02 * u * k));
  add(
    'pack lid',
    'under',
    solid.box([w * 0.96, 0.05 * u * k, 0.08 * u * k], [0, 0.1 * u * k, -0.008 * u], 0.016 * u * k),
  );
  add(
    'pack pockets',
    'trim',
    solid.many(
      [1, -1].map((s) =>
        solid.box([w * 0.36, 0.09 * u * k, 0.03 * u * k], [s * w * 0.26, -0.045 * u * k, -0.048 * u * k], 0.01 * u * k),
      ),
    ),
  );
}

/** A bag at the hip on a strap across the chest. */
export function shoulderBag(d: Dress): void {
  const u = d.body.figure.u;
  const at = onTrunk(d.body, 0.16, 1.75, 0.04 * u);
  d.bench.add('bag', LEATHER, solid.put(solid.box([0.05 * u, 0.11 * u, 0.13 * u], [0, 0, 0], 0.014 * u), at), {
    joint: 'hips',
  });
  const path = [
    [0.24, 1.4],
    [0.45, 0.9],
    [0.66, 0.2],
    [0.86, -0.6],
    [0.95, -1.4],
    [0.86, -2.4],
    [0.6, 3.0],
    [0.35, 2.3],
    [0.22, 1.95],
  ].map(([t, a]) => onTrunk(d.body, t, a, 0.016 * u));
  d.bench.add(
    'bag strap',
    LEATHER,
    {
      op: 'sweep',
      path,
      section: { kind: 'rect', w: 0.024 * u, h: 0.005 * u, r: 0.002 * u },
      spline: 'catmull',
      up: [0, 0, 1],
    },
    { joint: 'chest' },
  );
}
