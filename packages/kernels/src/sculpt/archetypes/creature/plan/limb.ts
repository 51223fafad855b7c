import type { FieldShape } from '../../../../field/index.ts';
import type { Vec3 } from '../../../../math/index.ts';
import { type Frame, frames } from '../../../kits/frame.ts';
import type { Draft } from '../draft.ts';
import type { LimbSpec, LimbTemplate } from '../spec.ts';
import { buildFoot } from './foot.ts';

/** [z, y, sideways share]: heights and depths in fractions of the top joint's height, sideways from root (0) to foot (1). */
type Row = readonly [number, number, number];

const FORE: Record<LimbTemplate, readonly Row[]> = {
  digitigrade: [
    [0.02, 1, 0],
    [-0.1, 0.7, 0.5],
    [-0.02, 0.29, 1],
    [0.035, 0.09, 1],
  ],
  unguligrade: [
    [0.04, 1, 0],
    [-0.05, 0.76, 0.5],
    [0.015, 0.43, 1],
    [0.0, 0.16, 1],
    [0.04, 0.06, 1],
  ],
  plantigrade: [
    [0.02, 1, 0],
    [-0.09, 0.66, 0.6],
    [-0.02, 0.2, 1],
    [0.04, 0.08, 1],
  ],
  column: [
    [0.02, 1, 0],
    [-0.04, 0.66, 0.6],
    [0.01, 0.3, 1],
    [0.01, 0.06, 1],
  ],
  sprawl: [
    [0, 1, 0],
    [-0.15, 0.95, 0.55],
    [0.12, 0.42, 0.92],
    [0.2, 0.12, 1],
  ],
  bird: [
    [0, 1, 0],
    [0.2, 0.7, 0.5],
    [-0.1, 0.4, 1],
    [0, 0.06, 1],
  ],
  theropod: [
    [0, 1, 0],
    [-0.18, 0.62, 0.7],
    [0.2, 0.3, 1],
    [0.3, 0.12, 1],
  ],
  frog: [
    [0, 1, 0],
    [-0.2, 0.7, 0.8],
    [0.3, 0.3, 1],
    [0.35, 0.1, 1],
  ],
  flipper: [
    [0, 1, 0],
    [0.1, 0.82, 0.45],
    [0.0, 0.5, 0.8],
    [-0.25, 0.22, 1],
  ],
  couchant: [
    [0, 1, 0],
    [-0.14, 0.4, 0.8],
    [0.34, 0.26, 1],
    [0.5, 0.22, 1],
  ],
  folded: [
    [0, 1, 0],
    [-0.12, 0.5, 0.8],
    [0.34, 0.34, 1],
    [0.04, 0.2, 1.05],
    [-0.08, 0.18, 1.05],
  ],
};

const HIND: Record<LimbTemplate, readonly Row[]> = {
  digitigrade: [
    [0, 1, 0],
    [0.15, 0.62, 0.6],
    [-0.14, 0.31, 1],
    [-0.02, 0.08, 1],
  ],
  unguligrade: [
    [0, 1, 0],
    [0.13, 0.69, 0.6],
    [-0.12, 0.45, 1],
    [-0.08, 0.16, 1],
    [-0.035, 0.055, 1],
  ],
  plantigrade: [
    [0, 1, 0],
    [0.15, 0.52, 0.7],
    [-0.08, 0.14, 1],
    [0.03, 0.06, 1],
  ],
  column: [
    [0, 1, 0],
    [0.06, 0.55, 0.7],
    [-0.04, 0.26, 1],
    [0, 0.06, 1],
  ],
  sprawl: [
    [0, 1, 0],
    [0.28, 0.92, 0.6],
    [-0.14, 0.42, 0.92],
    [-0.06, 0.12, 1],
  ],
  bird: [
    [0, 1, 0],
    [0.2, 0.78, 0.5],
    [-0.1, 0.45, 1],
    [0, 0.05, 1],
  ],
  theropod: [
    [0, 1, 0],
    [0.26, 0.68, 0.6],
    [-0.14, 0.34, 1],
    [0.02, 0.07, 1],
  ],
  frog: [
    [0, 1, 0],
    [0.95, 0.95, 0.85],
    [-0.42, 0.42, 0.8],
    [-0.1, 0.1, 1],
  ],
  flipper: [
    [0, 1, 0],
    [-0.15, 0.8, 0.5],
    [-0.4, 0.5, 0.85],
    [-0.7, 0.25, 1],
  ],
  couchant: [
    [0, 1, 0],
    [0.4, 0.72, 0.95],
    [-0.02, 0.28, 1.05],
    [0.3, 0.17, 1.1],
  ],
  folded: [
    [0, 1, 0],
    [0.4, 0.62, 0.9],
    [-0.04, 0.36, 1.1],
    [0.28, 0.18, 1.15],
    [0.38, 0.15, 1.15],
  ],
};

export interface LimbPlace {
  where: 'front' | 'hind';
  side: number;
  /** The top joint. */
  root: Vec3;
  /** What the template's depths are fractions of: the leg's height when standing. Defaults to its height now. */
  rest?: number;
  /** Foot moved from its template place, metres: a step. */
  step?: Vec3;
  /** Turns at the joints, root first, degrees; the foot turns with the last of them. */
  bend?: readonly number[];
  parent: string;
}

const JOINTS = {
  front: ['shoulder', 'elbow', 'wrist', 'paw', 'toe'],
  hind: ['hip', 'knee', 'hock', 'foot', 'toe'],
} as const;

/** A leg: a splined limb over the template's joints, the foot of the species, its hooves or claws, and its joints. */
export function buildLimb(draft: Draft, spec: LimbSpec, place: LimbPlace): void {
  const u = draft.unit;
  const { root, side, where } = place;
  const rows = (where === 'front' ? FORE : HIND)[spec.kind];
  const step = place.step ?? [0, 0, 0];
  const footX = spec.track * u * side;
  const ground = root[1] * (1 - (spec.reach ?? 1));
  const height = root[1] - ground;
  const points: Vec3[] = rows.map(([z, y, share]) => {
    const reach = 1 - y;
    return [
      root[0] + (footX - root[0]) * share + step[0] * reach,
      ground + y * height + step[1] * reach,
      root[2] + z * (place.rest ?? height) + step[2] * reach,
    ];
  });
  const tilt = place.bend ? bendLimb(points, place.bend) : 0;
  const radii = points.map((_, i) => {
    const x = (i / (points.length - 1)) * (spec.radii.length - 1);
    const j = Math.min(spec.radii.length - 2, Math.floor(x));
    return (spec.radii[j] + (spec.radii[j + 1] - spec.radii[j]) * (x - j)) * u;
  });
  const chain: FieldShape = { op: 'chain', points, radii, spline: 'catmull' };
  draft.add(chain, Math.min(0.06, spec.radii[0] * 0.6) * u);
  const label = `${where} ${side > 0 ? 'left' : 'right'}`;
  let parent = place.parent;
  points.forEach((at, i) => {
    parent = draft.joint(`${label} ${JOINTS[where][i]}`, parent, at);
  });
  const last = points[points.length - 1];
  const foot = place.bend ? footHeight(spec, rows, height) : last[1];
  buildFoot(place.bend ? tilted(draft, last, tilt) : draft, spec, {
    label,
    joint: parent,
    at: last,
    r: radii[radii.length - 1],
    ground: place.bend ? last[1] - foot : ground + step[1],
    side,
  });
}

/** Height of the last joint over the sole of a standing leg. */
function footHeight(spec: LimbSpec, rows: readonly Row[], height: number): number {
  return rows[rows.length - 1][1] * height * (spec.reach === undefined ? 1 : 0.5);
}

/** Turns every segment by the sum of the turns above it, in the plane of the animal's side. Returns the foot's turn, degrees. */
function bendLimb(points: Vec3[], bend: readonly number[]): number {
  let total = 0;
  const old = points.map((p): Vec3 => [p[0], p[1], p[2]]);
  for (let i = 1; i < points.length; i++) {
    total += bend[i - 1] ?? 0;
    const a = (total * Math.PI) / 180;
    const [dy, dz] = [old[i][1] - old[i - 1][1], old[i][2] - old[i - 1][2]];
    const before = points[i - 1];
    points[i] = [
      old[i][0],
      before[1] + dz * Math.sin(a) + dy * Math.cos(a),
      before[2] + dz * Math.cos(a) - dy * Math.sin(a),
    ];
  }
  return total + (bend[points.length - 1] ?? 0);
}

/** A draft whose flesh and parts are turned about a point in the animal's side plane: for feet off the ground. */
function tilted(draft: Draft, at: Vec3, deg: number): Draft {
  const turn: Frame = { at: [0, 0, 0], rot: [-deg, 0, 0] };
  const moved = frames.direction(turn, at);
  const frame: Frame = { at: [at[0] - moved[0], at[1] - moved[1], at[2] - moved[2]], rot: turn.rot };
  const add: Draft['add'] = (shape, k) => draft.add(frames.field(frame, [shape]), k);
  const part: Draft['part'] = (name, slot, shape, more) => draft.part(name, slot, frames.shape(frame, [shape]), more);
  return new Proxy(draft, {
    get: (target, key) => (key === 'add' ? add : key === 'part' ? part : Reflect.get(target, key)),
  });
}
