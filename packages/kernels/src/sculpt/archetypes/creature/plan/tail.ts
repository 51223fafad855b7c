import type { FieldShape } from '../../../../field/index.ts';
import { V3, type Vec3 } from '../../../../math/index.ts';
import type { Draft } from '../draft.ts';
import type { TailSpec } from '../spec.ts';

export interface Tail {
  points: Vec3[];
  radii: number[];
  /** The last joint that turns. */
  joint: string;
}

/** Feathers fanned about a tail: length, in units, and angle above the horizontal, degrees. */
interface Fan {
  size: number;
  rise: number;
}

/** Share of a tail's points from which its feathers fan out. */
const FANNED = 0.4;

/** The point of a tail that its feathers fan out from. */
export function fanRoot({ points }: Pick<Tail, 'points'>): number {
  return Math.floor(points.length * FANNED);
}

/** How thick along the tail (t = 0 root .. 1 tip), relative to its radius. */
const PROFILE: Record<TailSpec['kind'], (t: number) => number> = {
  none: () => 0,
  taper: (t) => (1 - t) ** 1.15 * 0.95 + 0.05,
  bushy: (t) => 0.45 + 0.85 * Math.sin(Math.min(1, t * 0.86 + 0.1) * Math.PI) ** 0.9 - 0.2 * t,
  tuft: (t) => 1 - 0.55 * t,
  horse: (t) => 1 - 0.5 * t,
  stub: (t) => 1 - 0.45 * t,
  curl: (t) => 1 - 0.5 * t,
  fan: (t) => 1 - 0.72 * t,
  plume: (t) => 1 - 0.5 * t,
  ring: (t) => 1 - 0.22 * t,
};

/** The tail: integrated like the neck, swinging to one side. Ends in a tuft, a fall of hair, a fan of feathers or nothing. */
export function buildTail(draft: Draft, spec: TailSpec, root: Vec3, fan?: Fan): Tail | undefined {
  if (spec.kind === 'none') return undefined;
  const u = draft.unit;
  const rad = Math.PI / 180;
  const steps = spec.length > 0.9 ? 12 : 8;
  let p = root;
  const points: Vec3[] = [p];
  const radii: number[] = [spec.r * PROFILE[spec.kind](0) * u];
  const length = (spec.kind === 'horse' ? 0.25 : 1) * spec.length * u;
  for (let i = 0; i < steps; i++) {
    const t = (i + 0.5) / steps;
    const angle = (spec.rise + spec.arch * t) * rad;
    const yaw = (spec.swing ?? 12) * t * t * rad;
    const dir: Vec3 = [Math.sin(yaw) * Math.cos(angle), Math.sin(angle), -Math.cos(yaw) * Math.cos(angle)];
    const next = V3.addScaled(p, dir, length / steps);
    // It trails along the ground rather than through it.
    p = [next[0], Math.max(next[1], Math.min(p[1], 0.6 * spec.r * u)), next[2]];
    points.push(p);
    // Never thinner than a grid cell of a body this long: a finer tip would break into crumbs.
    radii.push(
      Math.max(0.004, Math.min(spec.r, spec.length * 0.012), spec.r * PROFILE[spec.kind]((i + 1) / steps)) * u,
    );
  }
  draft.add({ op: 'chain', points, radii, spline: 'catmull' }, Math.min(0.05, spec.r * 0.7) * u);
  const joints = Math.max(2, Math.min(6, Math.round(spec.length * 3)));
  let parent = 'hips';
  // The last joint is where feathers begin, which it turns, and its end is theirs.
  const fanned = fanRoot({ points });
  for (let j = 0; j < joints; j++) {
    const along = fan ? (j / (joints - 1)) * fanned : (j / joints) * steps;
    parent = draft.joint(`tail ${j + 1}`, parent, points[Math.floor(along)]);
  }
  const tip = fan
    ? V3.addScaled(points[fanned], [0, Math.sin(fan.rise * rad), -Math.cos(fan.rise * rad)], fan.size * u)
    : points[steps];
  draft.joint('tail end', parent, tip);
  if (spec.kind === 'tuft')
    draft.part('tail tuft', 'mane', tuft(points[steps - 1], points[steps], u * spec.r * 2.2), { joint: parent });
  if (spec.kind === 'horse')
    draft.part('tail hair', 'mane', hairFall(points, u * spec.length, u * spec.r), { joint: 'tail 1' });
  return { points, radii, joint: parent };
}

/** A drop-shaped clump of hair at the end. */
function tuft(before: Vec3, end: Vec3, r: number): FieldShape {
  const d = V3.normalize(V3.sub(end, before));
  const of: FieldShape[] = [];
  for (let i = 0; i < 6; i++) {
    const a = (i / 6) * Math.PI * 2;
    const off: Vec3 = [Math.cos(a) * r * 0.35, Math.sin(a) * r * 0.12, Math.sin(a) * r * 0.35];
    const start = V3.addScaled(end, d, -r * 0.5);
    of.push({
      op: 'chain',
      points: [
        start,
        V3.add(V3.addScaled(start, d, r * 1.3), off),
        V3.add(V3.addScaled(start, d, r * (3 + 0.5 * (i % 2))), V3.scale(off, 0.4)),
      ],
      radii: [r * 0.26, r * 0.42, r * 0.1],
      spline: 'catmull',
    });
  }
  return { op: 'union', of, k: r * 0.1 };
}

/** Locks of long hair falling from the dock. */
function hairFall(points: readonly Vec3[], length: number, r: number): FieldShape {
  const of: FieldShape[] = [];
  const n = 18;
  for (let i = 0; i < n; i++) {
    const f = i / (n - 1);
    const j = Math.min(points.length - 2, Math.floor(f * (points.length - 1)));
    const from = V3.lerp(points[j], points[j + 1], f * (points.length - 1) - j);
    const a = i * 2.4;
    const side: Vec3 = [Math.cos(a) * r * 0.9, 0, Math.sin(a) * r * 0.6];
    // Hair ends above the ground, however low the animal lies.
    const drop = Math.min(length * (0.72 + 0.2 * Math.sin(i * 1.7)), from[1] * (0.9 + 0.06 * Math.sin(i * 2.3)));
    of.push({
      op: 'chain',
      points: [
        V3.add(from, [side[0] * 0.4, 0, r * 0.3]),
        V3.add(from, [side[0], -drop * 0.12, -r * 1.6 + side[2]]),
        V3.add(from, [side[0] * 1.9, -drop * 0.55, -r * 2.1 + side[2]]),
        V3.add(from, [side[0] * 1.4 + r * 0.6, -drop, -r * 1.2 + side[2]]),
      ],
      radii: [r * 0.36, r * 0.52, r * 0.46, r * 0.14],
      spline: 'catmull',
    });
  }
  return { op: 'union', of, k: r * 0.12 };
}
