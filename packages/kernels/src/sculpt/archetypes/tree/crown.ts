import type { Shape } from '../../../curves/index.ts';
import type { FieldShape } from '../../../field/index.ts';
import type { Rng, Vec3 } from '../../../math/index.ts';
import type { MaterialSpec } from '../../../texture/index.ts';
import { type Bench, tone } from '../../kits/joinery/index.ts';
import { coverBlobs, leafSpray, type Blob as Puff } from '../../kits/spray.ts';
import { at, type Limb } from './branching.ts';

/** How many sprays a crown of fullness 1 wears: each is a texture chart, and an atlas carries a few hundred. */
const SPRAYS = 250;

/** Dark soft masses at limb and twig ends, dressed with leaf sprays all over: leafy near by, full at a distance. */
export function addCrown(
  b: Bench,
  limbs: readonly Limb[],
  h: number,
  fullness: number,
  rng: Rng,
  snow: boolean,
  fruit: number,
  sprays = SPRAYS,
): void {
  const size = h * 0.1 * Math.sqrt(fullness);
  const puffs = puffsAt(limbs, size, rng);
  const mass: FieldShape = {
    op: 'displace',
    amp: size * 0.14,
    freq: 1.3 / size,
    seed: rng.int(9999),
    of: {
      op: 'union',
      k: size * 0.36,
      of: puffs.map(({ at, r }): FieldShape => ({ op: 'ellipsoid', r: [r[0] * 0.9, r[1] * 0.9, r[2] * 0.9], at })),
    },
  };
  const leaves = snow ? snowed(b.tint('leaves', {})) : b.tint('leaves', {});
  const shadow: MaterialSpec = {
    ...leaves,
    base: leaves.base === 'leaf' ? 'foliage' : leaves.base,
    color3: tone(leaves.color ?? '#3f7a2c', 0.4),
    scale: h / 6,
  };
  b.add('foliage', shadow, mass, { detail: 0.3 });
  const spots = coverBlobs(puffs, Math.round(sprays * Math.min(1.2, Math.max(0.7, fullness))), rng);
  const third = Math.ceil(spots.length / 3);
  for (let i = 0; i < 3; i++) {
    const of = spots
      .slice(i * third, (i + 1) * third)
      .map((spot): Shape => leafSpray(spot, size * rng.range(0.62, 0.84), 9 + rng.int(4), rng));
    if (of.length) b.add(`leaves ${i + 1}`, leaves, { op: 'assembly', of }, { detail: 3, twoSided: true });
  }
  if (fruit > 0) addFruit(b, puffs, h, fruit, rng);
}

/** Snow where it can lie. */
function snowed(leaves: MaterialSpec): MaterialSpec {
  return {
    ...leaves,
    layers: [
      { mask: { kind: 'slope', dir: [0, 1, 0], from: 0.35, to: 0.6 }, material: { base: 'snow', color: '#f4f7fb' } },
    ],
  };
}

/** A large soft ball around the end of every limb, a smaller one around every twig's, and one in the middle that closes the view. */
function puffsAt(limbs: readonly Limb[], size: number, rng: Rng): Puff[] {
  const puffs = limbs.map((limb): Puff => {
    const p = limb.path[limb.path.length - 1];
    const r = size * (limb.level === 2 ? 0.8 : 1.3) * rng.range(0.85, 1.15);
    return { at: [p[0], p[1] + 0.15 * r, p[2]], r: [r * 1.12, r * 0.9, r * 1.12] };
  });
  // what the limbs carry on their way closes the gaps between their ends
  for (const limb of limbs)
    if (limb.level === 1) {
      const p = at(limb.path, 0.62);
      const r = size * rng.range(1.05, 1.3);
      puffs.push({ at: [p[0], p[1] + 0.35 * r, p[2]], r: [r * 1.1, r * 0.9, r * 1.1] });
    }
  const mean = [0, 1, 2].map((k) => puffs.reduce((sum, p) => sum + p.at[k], 0) / puffs.length);
  puffs.push({ at: [mean[0], mean[1], mean[2]], r: [size * 2, size * 2, size * 2] });
  return puffs;
}

function addFruit(b: Bench, puffs: readonly Puff[], h: number, count: number, rng: Rng): void {
  const r = h * 0.016;
  const of = coverBlobs(puffs, count, rng).map(
    ({ at, normal }): Shape => ({
      op: 'ball',
      r,
      at: [at[0] + normal[0] * r * 2.4, at[1] + normal[1] * r * 1.2 - r, at[2] + normal[2] * r * 2.4],
    }),
  );
  b.add('fruit', 'fruit', { op: 'assembly', of });
}

/** Willow: a rounded head, and strands of leaves that hang from it and from the limbs nearly to the ground. */
export function addCurtain(b: Bench, limbs: readonly Limb[], h: number, fullness: number, rng: Rng): void {
  const strands: Shape[] = [];
  for (const limb of limbs.filter((l) => l.level > 0))
    for (let i = 0; i < Math.round(3.4 * fullness); i++)
      strands.push(strand(limb.path[Math.min(limb.path.length - 1, 3 + i)], h, rng));
  const third = Math.ceil(strands.length / 3);
  for (let i = 0; i < 3; i++)
    b.add(
      `hanging leaves ${i + 1}`,
      'leaves',
      { op: 'assembly', of: strands.slice(i * third, (i + 1) * third) },
      { detail: 3, twoSided: true },
    );
  const high = limbs.filter((l) => l.level < 2 && l.path[l.path.length - 1][1] > h * 0.5);
  addCrown(b, high, h, fullness * 0.9, rng, false, 0, SPRAYS * 0.5);
}

/** A hanging twig with narrow leaves left and right, as one ribbon with a cut edge. */
function strand(from: Vec3, h: number, rng: Rng): Shape {
  const len = Math.min(from[1] - h * 0.06, h * rng.range(0.3, 0.55));
  const a = rng.range(0, 6.28);
  const rows = 19;
  const grid = Array.from({ length: rows }, (_, j) => {
    const u = j / (rows - 1);
    const full = Math.sin(Math.PI * Math.min(0.97, 0.1 + u * 0.88));
    const w = h * (j % 2 ? 0.026 : 0.006) * full;
    const out = h * 0.05 * Math.sin(u * 1.5);
    const sway = h * 0.012 * Math.sin(u * 7 + a);
    return [-1, 0, 1].map(
      (k): Vec3 => [
        from[0] + Math.cos(a) * (out + k * w) + sway,
        from[1] - len * u - (k ? (j % 2) * 0.03 * len : 0),
        from[2] + Math.sin(a) * (out + k * w) + Math.abs(k) * w * 0.5,
      ],
    );
  });
  return { op: 'sheet', grid, thickness: 0, spline: 'linear' };
}
