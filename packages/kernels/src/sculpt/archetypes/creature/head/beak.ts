import type { FieldShape } from '../../../../field/index.ts';
import type { Vec3 } from '../../../../math/index.ts';
import type { MaterialSpec } from '../../../../texture/index.ts';
import { frames } from '../../../kits/frame.ts';
import type { BeakSpec } from '../spec.ts';
import type { HeadDraft } from './head.ts';

/** Side profile of the upper bill: [z, y, half height] in bill lengths / root heights, from root to tip. */
const UPPER: Record<BeakSpec['kind'], readonly (readonly [number, number, number])[]> = {
  hook: [
    [-0.15, 0.1, 1],
    [0.3, 0.14, 0.86],
    [0.68, -0.05, 0.56],
    [0.92, -0.55, 0.28],
    [0.95, -1.2, 0.07],
  ],
  parrot: [
    [-0.15, 0.1, 1],
    [0.35, 0.25, 0.95],
    [0.75, -0.15, 0.7],
    [0.98, -1.0, 0.36],
    [0.86, -1.75, 0.08],
  ],
  cone: [
    [-0.15, 0.05, 1],
    [0.35, 0.02, 0.72],
    [0.75, -0.08, 0.36],
    [1, -0.18, 0.06],
  ],
  dagger: [
    [-0.15, 0.05, 1],
    [0.35, 0, 0.74],
    [0.75, -0.1, 0.4],
    [1, -0.22, 0.06],
  ],
  duck: [
    [-0.15, 0.2, 1],
    [0.25, 0.0, 0.66],
    [0.65, -0.22, 0.42],
    [0.95, -0.2, 0.34],
  ],
  flamingo: [
    [-0.15, 0.1, 1],
    [0.4, 0.1, 0.9],
    [0.72, -0.55, 0.72],
    [0.86, -1.6, 0.3],
    [0.84, -2.3, 0.08],
  ],
  toucan: [
    [-0.1, 0.1, 1],
    [0.3, 0.22, 1.0],
    [0.65, 0.12, 0.85],
    [0.92, -0.3, 0.45],
    [1, -0.75, 0.1],
  ],
};

/** The bill: upper and lower mandible as field shapes of their own, nostrils carved. Returns its tip, in the head's frame. */
export function buildBeak(head: HeadDraft, beak: BeakSpec): Vec3 {
  const { L, draft, frame, spec, prefix } = head;
  const len = beak.length * L;
  const [h, w] = [beak.r[0] * L, beak.r[1] * L];
  const y = spec.muzzleY[0] * L;
  const z = spec.muzzleZ * L;
  const rows = UPPER[beak.kind];
  const flare = beak.kind === 'duck' ? 1.5 : 1;
  const ridge = rows.map(([bz, by]): Vec3 => [0, y + by * h, z + bz * len]);
  const upper: FieldShape = {
    op: 'chain',
    points: ridge,
    radii: rows.map(([, , r], i) => r * h * (i > 1 ? flare : 1)),
    spline: 'catmull',
    scale: [w / h, 1, 1],
  };
  const shut = spec.gape ?? 0;
  const short = beak.kind === 'hook' || beak.kind === 'parrot' ? 0.62 : beak.kind === 'flamingo' ? 0.7 : 0.94;
  const drop = beak.kind === 'flamingo' ? 1.5 : 0.2;
  const lower: FieldShape = {
    op: 'chain',
    points: [
      [0, -h * 0.5, -0.1 * len],
      [0, -h * (0.62 + drop * 0.1), len * 0.4 * short],
      [0, -h * (0.42 + drop), len * short],
    ],
    radii: [h * 0.62, h * (beak.kind === 'duck' ? 0.42 : 0.5), h * (beak.kind === 'duck' ? 0.26 : 0.08)],
    spline: 'catmull',
    scale: [(w / h) * flare * 0.94, 1, 1],
    at: [0, y, z],
    rot: [shut, 0, 0],
  };
  const nostrils = [-1, 1].map(
    (s): FieldShape => ({
      op: 'ellipsoid',
      r: [w * 0.3, h * 0.12, len * 0.07],
      at: [s * w * 0.8, y + h * 0.4, z + len * 0.28],
    }),
  );
  const cut: FieldShape = { op: 'subtract', from: upper, cut: nostrils, k: h * 0.05 };
  const material = beak.kind === 'flamingo' ? darkTip(head, rows, len, h, y, z) : draft.materials.beak;
  draft.part(`${prefix}upper beak`, 'beak', frames.shape(frame, [cut]), { joint: 'head', detail: 1.3, material });
  draft.part(`${prefix}lower beak`, 'beak', frames.shape(frame, [lower]), { joint: 'jaw', detail: 1.2, material });
  return ridge[ridge.length - 1];
}

/** A flamingo's bill is black from its bend on. */
function darkTip(
  head: HeadDraft,
  rows: (typeof UPPER)[BeakSpec['kind']],
  len: number,
  h: number,
  y: number,
  z: number,
): MaterialSpec {
  const [bz, by] = rows[rows.length - 1];
  const tip: FieldShape = { op: 'sphere', r: h * 1.75, at: [0, y + by * h, z + bz * len] };
  const black = { color: '#1b1718', color2: '#2a2426', color3: '#0d0b0c' };
  const shape = frames.field(head.frame, [tip]);
  const { beak } = head.draft.materials;
  return {
    ...beak,
    layers: [...(beak.layers ?? []), { mask: { kind: 'near', shape, soft: h * 0.12 }, material: black }],
  };
}
