import type { FieldShape } from '../../../../field/index.ts';
import type { Vec3 } from '../../../../math/index.ts';
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
    [0.3, 0.74, 0.5],
    [-0.12, 0.46, 1],
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
};

export interface LimbPlace {
  where: 'front' | 'hind';
  side: number;
  /** The top joint. */
  root: Vec3;
  /** Height that the template is designed for: the standing top joint. Defaults to root[1]. */
  rest?: number;
  /** Foot moved from its template place, metres: a step. */
  step?: Vec3;
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
      root[2] + z * height + step[2] * reach,
    ];
  });
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
  buildFoot(draft, spec, {
    label,
    joint: parent,
    at: points[points.length - 1],
    r: radii[radii.length - 1],
    ground: ground + step[1],
    side,
  });
}
