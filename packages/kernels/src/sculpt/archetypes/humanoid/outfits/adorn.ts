import { belt } from '../wardrobe/details.ts';
import { drape } from '../wardrobe/drape.ts';
import { type Dress, wear } from '../wardrobe/dress.ts';
import { top } from '../wardrobe/garments.ts';
import { addShoes } from '../wardrobe/shoes.ts';

const SOLE = { base: 'leather', color: '#241a14' } as const;
const shoes = { name: 'shoe', top: 2.1, material: 'shoes', sole: SOLE, heel: 0.006, ease: 0.003 } as const;

/** A ball gown: a bodice and two bell skirts. */
function gown(d: Dress, flare: number, bare = false): void {
  top(d, {
    name: 'bodice',
    sleeves: bare ? 0.22 : 1.9,
    low: 0.34,
    high: bare ? 0.88 : 0.95,
    ease: 0.0045,
    folds: 0.002,
    hem: 0,
    scoop: bare ? 0.03 : 0.06,
    puff: bare ? 0.022 : 0.012,
    cuff: bare ? 0 : 0.01,
  });
  drape(d, 'gown', 'top', { from: 0.38, hem: 0.025, ease: 0.006, flare, folds: 13, depth: 0.013, bell: 0.55 });
  drape(d, 'overskirt', 'trim', {
    from: 0.385,
    hem: 0.42,
    ease: 0.011,
    flare: flare * 0.55,
    folds: 9,
    depth: 0.01,
    bell: 0.75,
    round: 0.8,
  });
  belt(d, { at: 0.39, wide: 0.02, ease: 0.012, material: 'trim', buckle: null });
  addShoes(d, { ...shoes, top: 2.35 });
}

/** A chain round the neck. */
function necklace(d: Dress): void {
  wear(d, 'necklace', 'metal', { trunk: [0.955, 0.968] }, { ease: 0.0035, thick: 0.003 });
}

/** A cross on the chest. */
function cross(d: Dress): void {
  const { bench, body } = d;
  const u = body.figure.u;
  const at = body.follow('chest', [0, body.rest.bones[body.rest.index.chest].at[1] + 0.02 * u, 0.092 * u]);
  bench.add(
    'cross',
    'metal',
    {
      op: 'assembly',
      of: [
        { op: 'block', size: [0.008 * u, 0.05 * u, 0.005 * u], bevel: 0.001 * u, at },
        {
          op: 'block',
          size: [0.032 * u, 0.008 * u, 0.0051 * u],
          bevel: 0.001 * u,
          at: [at[0], at[1] + 0.009 * u, at[2]],
        },
      ],
    },
    { joint: 'chest' },
  );
}

/** A patch over the right eye, its strap round the head. */
function eyePatch(d: Dress): void {
  const { head, bench } = d;
  const { eye, unit } = head;
  const dark = { base: 'leather', color: '#14110f' } as const;
  bench.add(
    'eye patch',
    dark,
    {
      op: 'placed',
      of: { op: 'ball', r: [0.088 * unit, 0.08 * unit, 0.03 * unit] },
      places: [{ at: head.place([-eye.x, eye.y, eye.z + eye.r + 0.004]), rot: head.rot }],
    },
    { joint: 'head' },
  );
  const path = [
    [-0.33, 0.52, 0.1],
    [-0.25, 0.56, 0.27],
    [-0.08, 0.6, 0.36],
    [0.1, 0.66, 0.36],
    [0.26, 0.7, 0.24],
    [0.335, 0.72, 0.05],
  ] as const;
  bench.add(
    'eye patch strap',
    dark,
    {
      op: 'sweep',
      path: path.map(([x, y]) => head.place(head.skull([0, y, 0], normal(x, path.find((p) => p[0] === x)![2])))),
      section: { kind: 'circle', r: 0.011 * unit },
      spline: 'catmull',
    },
    { joint: 'head' },
  );
}

function normal(x: number, z: number): readonly [number, number, number] {
  const l = Math.hypot(x, z);
  return [x / l, 0, z / l];
}

/** A red ball. */
function redNose(d: Dress): void {
  const { head, bench } = d;
  bench.add(
    'red nose',
    { base: 'plastic', color: '#d8201c', rough: 0.25 },
    { op: 'ball', r: 0.072 * head.unit, at: head.place([0, 0.335, head.front(0, 0.335) + 0.008]) },
    { joint: 'head' },
  );
}

/** What is put on besides clothes. */
export const adorn = { gown, necklace, cross, eyePatch, redNose } as const;
