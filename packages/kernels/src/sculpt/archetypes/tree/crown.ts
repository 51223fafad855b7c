import type { Shape } from '../../../curves/index.ts';
import type { FieldShape } from '../../../field/index.ts';
import type { Rng, Vec3 } from '../../../math/index.ts';
import type { Bench } from '../../kits/joinery/index.ts';
import type { Limb } from './branching.ts';

/** A leaf blade pointing along +Y, folded on its midrib. */
function leafBlade(s: number): Shape {
  const grid = [0, 0.35, 0.7, 1].map((t) => {
    const w = s * 0.36 * Math.sin(Math.PI * Math.min(0.985, 0.06 + t * 0.94)) ** 0.8;
    return [-1, 0, 1].map((k): Vec3 => [k * w, t * s, Math.abs(k) * w * 0.4 - t * t * s * 0.25]);
  });
  return { op: 'sheet', grid, thickness: s * 0.02, spline: 'linear' };
}

/** Soft masses at limb and twig ends, dressed with single leaves standing off them: full at a distance, leafy near by. */
export function addCrown(
  b: Bench,
  limbs: readonly Limb[],
  h: number,
  fullness: number,
  rng: Rng,
  snow: boolean,
  fruit: number,
): void {
  const tips = limbs.filter((l) => l.level > 0).map((l) => ({ at: l.path[l.path.length - 1], level: l.level }));
  tips.push({ at: limbs[0].path[limbs[0].path.length - 1], level: 1 });
  const size = h * 0.085 * Math.sqrt(fullness);
  const groups = cluster(
    tips.map((t) => t.at),
    h * 0.2,
  );
  groups.forEach((group, i) => {
    const blobs = group.map((p): FieldShape => {
      const r = size * rng.range(0.85, 1.25);
      return {
        op: 'ellipsoid',
        r: [r * 1.15, r * 0.85, r * 1.1],
        at: [p[0] + rng.range(-0.2, 0.2) * r, p[1] + 0.15 * r, p[2] + rng.range(-0.2, 0.2) * r],
      };
    });
    const mass: FieldShape = {
      op: 'displace',
      amp: size * 0.2,
      freq: 2.6 / size,
      seed: rng.int(9999),
      of: { op: 'union', k: size * 0.35, of: blobs },
    };
    const name = `foliage ${i + 1}`;
    b.add(
      name,
      snow
        ? {
            ...b.tint('leaves', {}),
            layers: [
              {
                mask: { kind: 'slope', dir: [0, 1, 0], from: 0.35, to: 0.6 },
                material: { base: 'snow', color: '#f4f7fb' },
              },
            ],
          }
        : 'leaves',
      mass,
      { detail: 0.7 },
    );
    const n = Math.round(38 * fullness * Math.max(1, group.length * 0.7));
    b.add(
      `${name} leaves`,
      'leaves',
      {
        op: 'scatter',
        on: mass,
        of: { op: 'placed', of: leafBlade(size * 0.42), places: [{ rot: [38, 0, 0] }] },
        n,
        seed: rng.int(9999),
        sink: size * 0.05,
        jitter: 0.9,
      },
      { detail: 0.5 },
    );
    if (fruit > 0) {
      const share = Math.max(1, Math.round(fruit / groups.length));
      b.add(`fruit ${i + 1}`, 'fruit', {
        op: 'scatter',
        on: mass,
        of: { op: 'ball', r: h * 0.014, at: [0, h * 0.004, 0] },
        n: share,
        seed: rng.int(9999),
        jitter: 0.5,
      });
    }
  });
}

/** Greedy groups of points that lie within `reach` of the group's first. */
function cluster(points: readonly Vec3[], reach: number): Vec3[][] {
  const groups: Vec3[][] = [];
  for (const p of points) {
    const near = groups.find((g) => Math.hypot(g[0][0] - p[0], g[0][1] - p[1], g[0][2] - p[2]) < reach);
    if (near) near.push(p);
    else groups.push([p]);
  }
  return groups;
}

/** Willow: hanging strands of leaves from the limbs. */
export function addCurtain(b: Bench, limbs: readonly Limb[], h: number, fullness: number, rng: Rng): void {
  const strands: Shape[] = [];
  for (const limb of limbs.filter((l) => l.level > 0)) {
    for (let i = 0; i < Math.round(4 * fullness); i++) {
      const p = limb.path[Math.min(limb.path.length - 1, 2 + i)];
      const len = Math.min(p[1] - h * 0.06, h * rng.range(0.3, 0.55));
      const a = rng.range(0, 6.28);
      const grid = Array.from({ length: 7 }, (_, j) => {
        const u = j / 6;
        const w = h * 0.016 * Math.sin(Math.PI * Math.min(0.97, 0.1 + u * 0.88));
        const out = h * 0.05 * Math.sin(u * 1.5);
        const sway = h * 0.012 * Math.sin(u * 7 + a);
        return [-1, 0, 1].map(
          (k): Vec3 => [
            p[0] + Math.cos(a) * (out + k * w) + sway,
            p[1] - len * u,
            p[2] + Math.sin(a) * (out + k * w) + Math.abs(k) * w * 0.5,
          ],
        );
      });
      strands.push({ op: 'sheet', grid, thickness: h * 0.003, spline: 'catmull' });
    }
  }
  const third = Math.ceil(strands.length / 3);
  for (let i = 0; i < 3; i++)
    b.add(
      `hanging leaves ${i + 1}`,
      'leaves',
      { op: 'assembly', of: strands.slice(i * third, (i + 1) * third) },
      { detail: 0.7 },
    );
  addCrown(b, limbs, h, fullness * 0.55, rng, false, 0);
}
