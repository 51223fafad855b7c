import type { Shape } from '../../curves/index.ts';
import { type Rng, V3, type Vec2, type Vec3 } from '../../math/index.ts';
import type { PartSpec } from '../dsl/archetype.ts';
import { frames } from '../kits/frame.ts';
import type { Perch } from './decorate.ts';

/** A spoked brass gear that lies on the surface. `r`: metres to the tips of its teeth. */
export function gearPart({ at, normal }: Perch, r: number, name: string, rng: Rng): PartSpec {
  const teeth = Math.round(10 + 4 * (r > 0.06 ? 1 : 0) + rng.range(0, 4));
  const outline: Vec2[] = [];
  for (let i = 0; i < teeth; i++)
    for (const [k, reach] of [
      [-0.3, 0.82],
      [-0.17, 1],
      [0.17, 1],
      [0.3, 0.82],
    ]) {
      const angle = ((i + k) / teeth) * 2 * Math.PI;
      outline.push([r * reach * Math.cos(angle), r * reach * Math.sin(angle)]);
    }
  const spokes = 5;
  const holes = Array.from({ length: spokes }, (_, i): Vec2[] => {
    const [a, b] = [i + 0.14, i + 0.86].map((k) => (k / spokes) * 2 * Math.PI);
    const arc = (radius: number, from: number, to: number): Vec2[] =>
      Array.from({ length: 5 }, (_, k): Vec2 => {
        const angle = from + ((to - from) * k) / 4;
        return [radius * r * Math.cos(angle), radius * r * Math.sin(angle)];
      });
    return [...arc(0.64, a, b), ...arc(0.3, b - 0.1, a + 0.1)];
  });
  const wheel: Shape = { op: 'extrude', outline, holes, depth: 0.2 * r, bevel: 0.025 * r };
  const hub: Shape = { op: 'ball', r: [0.2 * r, 0.2 * r, 0.16 * r], at: [0, 0, 0.06 * r] };
  const turned: Shape = { op: 'assembly', of: [wheel, hub], rot: [0, 0, rng.range(0, 40)] };
  const frame = { at: V3.addScaled(at, normal, 0.07 * r), rot: frames.aim(normal) };
  return {
    name,
    shape: frames.shape(frame, [turned]),
    material: { base: rng.range(0, 1) < 0.5 ? 'brass' : 'copper', wear: 0.35 },
    detail: 1.2,
  };
}

/** An upright exhaust pipe with a flange at its foot and a cowl. */
export function pipePart({ at }: Perch, extent: number, side: string): PartSpec[] {
  const r = 0.017 * extent;
  const h = 0.16 * extent;
  const foot: Vec3 = [at[0], at[1] - 0.4 * r, at[2]];
  const tube: Shape = {
    op: 'lathe',
    profile: [
      [0, 0],
      [r, 0],
      [r, h],
      [1.35 * r, 1.1 * h],
      [1.15 * r, 1.1 * h],
      [0.8 * r, h],
      [0.8 * r, 0.7 * h],
      [0, 0.7 * h],
    ],
    bevel: 0.08 * r,
    at: foot,
  };
  const ring = (y: number, w: number): Shape => ({
    op: 'lathe',
    profile: [
      [0, 0],
      [w, 0],
      [w, 0.5 * r],
      [0, 0.5 * r],
    ],
    bevel: 0.1 * r,
    at: [foot[0], foot[1] + y, foot[2]],
  });
  return [
    { name: `${side} exhaust pipe`, shape: tube, material: { base: 'copper', wear: 0.5 } },
    { name: `${side} pipe flange`, shape: ring(0.2 * r, 1.9 * r), material: { base: 'brass', wear: 0.3 } },
    { name: `${side} pipe ring`, shape: ring(0.55 * h, 1.25 * r), material: { base: 'brass', wear: 0.3 } },
  ];
}

/** A pointed iron finial with a knop. `h`: metres. */
export function finialPart(at: Vec3, h: number, name: string): PartSpec {
  const r = 0.13 * h;
  return {
    name,
    shape: {
      op: 'lathe',
      profile: [
        [0, -0.04 * h],
        [1.3 * r, -0.04 * h],
        [1.3 * r, 0.06 * h],
        [0.6 * r, 0.12 * h],
        [0.5 * r, 0.3 * h],
        [1.15 * r, 0.4 * h],
        [0.5 * r, 0.5 * h],
        [0.42 * r, 0.55 * h],
        [0, h],
      ],
      bevel: 0.02 * h,
      at,
    },
    material: { base: 'cast-iron', color: '#25252b', wear: 0.3 },
  };
}
