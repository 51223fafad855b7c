import type { Shape } from '../../curves/index.ts';
import { V3, type Vec3 } from '../../math/index.ts';
import type { PartSpec } from '../dsl/archetype.ts';
import { frames } from '../kits/frame.ts';
import type { Perch } from './decorate.ts';

/** Where the face may be, in heights of the thing: the first that is wide and even enough. */
const HEIGHTS = [0.5, 0.42, 0.58, 0.7, 0.34, 0.78, 0.84, 0.26];
/** Samples across the thing, and how many of them a face needs. */
const ACROSS = 41;
const NEEDED = 7;

/** Two shiny eyes, a smile and rosy cheeks on the front of a thing that has no face. `on`: the front at (0..1, 0..1). */
export function facePart(on: (u: number, v: number) => Perch | undefined, extent: number): PartSpec[] {
  for (const v of HEIGHTS) {
    const span = widestSpan(on, v, 0.06 * extent);
    if (!span) continue;
    const [u, half, width] = span;
    const r = Math.min(0.05 * extent, 0.13 * width);
    const drop = r / extent;
    const at = (across: number, down: number): Perch | undefined => on(u + across * half, v - down * drop);
    const spots = [at(-0.36, 0), at(0.36, 0), at(-0.62, 1.9), at(0.62, 1.9)];
    const mouth = [-0.16, -0.08, 0, 0.08, 0.16].map((x, i) => at(x, [1.4, 1.85, 2, 1.85, 1.4][i]));
    if (![...spots, ...mouth].every((spot) => spot && spot.normal[2] > 0.3)) continue;
    const [left, right, cheekL, cheekR] = spots as Perch[];
    return [
      ...eye(left, r, 'right'),
      ...eye(right, r, 'left'),
      smile(mouth as Perch[], r),
      cheek(cheekL, r, 'right'),
      cheek(cheekR, r, 'left'),
    ];
  }
  return [];
}

/** Middle and half width, in shares of the box, and metres of the longest stretch at a height that looks ahead without a step. */
function widestSpan(
  on: (u: number, v: number) => Perch | undefined,
  v: number,
  step: number,
): [u: number, half: number, metres: number] | undefined {
  const row = Array.from({ length: ACROSS }, (_, i) => on(i / (ACROSS - 1), v));
  let best: [number, number] = [0, -1];
  for (let i = 0, from = 0; i < ACROSS; i++) {
    const [spot, before] = [row[i], row[i - 1]];
    if (!spot || spot.normal[2] < 0.35) from = i + 1;
    else if (before && Math.abs(spot.at[2] - before.at[2]) > step) from = i;
    if (i - from > best[1] - best[0]) best = [from, i];
  }
  const [a, b] = best;
  if (b - a < NEEDED) return undefined;
  const metres = Math.abs((row[b] as Perch).at[0] - (row[a] as Perch).at[0]);
  return [(a + b) / 2 / (ACROSS - 1), (b - a) / 2 / (ACROSS - 1), metres];
}

function eye({ at, normal }: Perch, r: number, side: string): PartSpec[] {
  const frame = { at, rot: frames.aim(normal) };
  const ball = (size: Vec3, place: Vec3): Shape => frames.shape(frame, [{ op: 'ball', r: size, at: place }]);
  return [
    {
      name: `${side} eye`,
      shape: ball([0.82 * r, 1.05 * r, 0.3 * r], [0, 0, 0.04 * r]),
      material: { base: 'plastic', color: '#17130f', rough: 0.12, clearcoat: 1 },
      detail: 2,
    },
    {
      name: `${side} eye light`,
      shape: ball([0.27 * r, 0.3 * r, 0.12 * r], [-0.26 * r, 0.42 * r, 0.27 * r]),
      material: { base: 'plastic', color: '#ffffff', rough: 0.2, emissive: '#ffffff', emissiveStrength: 0.4 },
    },
  ];
}

function cheek({ at, normal }: Perch, r: number, side: string): PartSpec {
  return {
    name: `${side} cheek`,
    shape: frames.shape({ at, rot: frames.aim(normal) }, [{ op: 'ball', r: [0.75 * r, 0.48 * r, 0.12 * r] }]),
    material: { base: 'plastic', color: '#f58fa6', rough: 0.6 },
  };
}

function smile(spots: readonly Perch[], r: number): PartSpec {
  return {
    name: 'smile',
    shape: {
      op: 'sweep',
      path: spots.map(({ at, normal }) => V3.addScaled(at, normal, 0.05 * r)),
      section: { kind: 'circle', r: 0.13 * r },
      spline: 'catmull',
      cap: 'round',
    },
    material: { base: 'plastic', color: '#2a1712', rough: 0.3 },
    detail: 1.5,
  };
}
