import type { Shape } from '../../../../curves/index.ts';
import type { Vec3 } from '../../../../math/index.ts';
import { frames } from '../../../kits/frame.ts';
import { antlerShape, type HornOptions, hornShape } from '../../../kits/horns.ts';
import type { HornKind } from '../spec.ts';
import type { HeadDraft } from './head.ts';

/** One horn of a set, in head lengths: root x and z (height is found on the surface), direction, length, radius, curl. */
interface HornRow {
  name: string;
  x: number;
  z: number;
  dir: Vec3;
  length: number;
  r: number;
  curl?: number;
  axis?: Vec3;
  drift?: number;
  flat?: number;
  /** Found from the side instead of from above: height of the root. */
  y?: number;
}

const PAIRS: Partial<Record<HornKind, readonly HornRow[]>> = {
  dragon: [
    { name: 'horn', x: 0.12, z: 0.16, dir: [0.4, 0.22, -1], length: 1.0, r: 0.055, curl: 72, axis: [1, 0.1, 0] },
    { name: 'brow horn', x: 0.17, z: 0.3, dir: [0.55, 0.75, -0.6], length: 0.22, r: 0.033, curl: 30, axis: [-1, 0, 0] },
    {
      name: 'temple horn',
      x: 0.3,
      y: 0.06,
      z: 0.14,
      dir: [0.85, 0.28, -0.85],
      length: 0.4,
      r: 0.042,
      curl: 35,
      axis: [0, 1, 0],
    },
    {
      name: 'cheek horn',
      x: 0.3,
      y: -0.05,
      z: 0.17,
      dir: [0.9, -0.12, -0.8],
      length: 0.28,
      r: 0.034,
      curl: 30,
      axis: [0, 1, 0],
    },
    {
      name: 'jaw horn',
      x: 0.3,
      y: -0.1,
      z: 0.2,
      dir: [0.8, -0.5, -0.7],
      length: 0.27,
      r: 0.028,
      curl: 22,
      axis: [0, 1, 0.4],
    },
  ],
  bull: [
    { name: 'horn', x: 0.17, z: 0.14, dir: [1, 0.22, 0.05], length: 0.62, r: 0.072, curl: 85, axis: [0, -0.35, 1] },
  ],
  goat: [{ name: 'horn', x: 0.08, z: 0.26, dir: [0.28, 1, -0.28], length: 0.75, r: 0.062, curl: 85, axis: [-1, 0, 0] }],
  ram: [
    {
      name: 'horn',
      x: 0.13,
      z: 0.24,
      dir: [0.55, 0.75, -0.5],
      length: 1.5,
      r: 0.1,
      curl: 400,
      axis: [-1, -0.12, 0],
      drift: -0.32,
    },
  ],
  antelope: [
    { name: 'horn', x: 0.07, z: 0.28, dir: [0.2, 1, -0.25], length: 1.0, r: 0.04, curl: 25, axis: [-1, 0, 0] },
  ],
  ossicones: [{ name: 'ossicone', x: 0.1, z: 0.2, dir: [0.15, 1, -0.2], length: 0.22, r: 0.05, curl: 0 }],
  devil: [{ name: 'horn', x: 0.16, z: 0.3, dir: [0.5, 1, 0.1], length: 0.45, r: 0.06, curl: 50, axis: [-0.5, 0, 0.9] }],
  triceratops: [
    { name: 'brow horn', x: 0.15, z: 0.42, dir: [0.22, 0.75, 0.7], length: 0.85, r: 0.075, curl: -25, axis: [1, 0, 0] },
  ],
};

const SINGLE: Partial<Record<HornKind, readonly HornRow[]>> = {
  crest: [
    { name: 'crest', x: 0, z: 0.16, dir: [0, 0.5, -1], length: 0.95, r: 0.085, curl: 12, axis: [-1, 0, 0], flat: 0.5 },
  ],
  unicorn: [{ name: 'horn', x: 0, z: 0.42, dir: [0, 0.82, 0.57], length: 0.85, r: 0.05 }],
  rhino: [
    { name: 'front horn', x: 0, z: 0.9, dir: [0, 0.85, 0.5], length: 0.62, r: 0.1, curl: -45, axis: [1, 0, 0] },
    { name: 'rear horn', x: 0, z: 0.68, dir: [0, 0.95, 0.25], length: 0.28, r: 0.085, curl: -25, axis: [1, 0, 0] },
  ],
  triceratops: [
    { name: 'nose horn', x: 0, z: 0.82, dir: [0, 0.9, 0.4], length: 0.22, r: 0.065, curl: -20, axis: [1, 0, 0] },
  ],
};

/** Horns, antlers and tusks, rooted on the surface of the head, each pair mirrored exactly so that heads look bred, not assembled. */
export function buildHeadHorns(head: HeadDraft): void {
  const { spec, draft, frame, L, prefix } = head;
  const kind = spec.horns ?? 'none';
  const size = spec.hornSize ?? 1;
  const put = (row: HornRow, side: number): Shape => {
    const options: HornOptions = {
      at: root(head, row, side),
      dir: [row.dir[0] * side, row.dir[1], row.dir[2]],
      length: row.length * L * size,
      r: row.r * L * Math.sqrt(size),
      curl: row.curl,
      axis: mirrorAxis(row.axis ?? [1, 0, 0], side),
      drift: (row.drift ?? 0) * side,
      flat: row.flat,
    };
    return hornShape(options);
  };
  for (const row of PAIRS[kind] ?? []) {
    // Where several heads crowd, the small ones would only be buried.
    if (prefix !== '' && row.y !== undefined) continue;
    for (const side of [1, -1]) {
      draft.part(
        `${prefix}${side > 0 ? 'left' : 'right'} ${row.name}`,
        'horns',
        frames.shape(frame, [put(row, side)]),
        { joint: 'head' },
      );
    }
  }
  for (const row of SINGLE[kind] ?? []) {
    draft.part(`${prefix}${row.name}`, 'horns', frames.shape(frame, [put(row, 1)]), { joint: 'head' });
  }
  if (kind === 'antlers' || kind === 'palmate') {
    for (const side of [1, -1]) {
      const at = root(head, { name: '', x: 0.09, z: 0.2, dir: [0, 1, 0], length: 1, r: 0 }, side);
      const shape = antlerShape(at, side, L * size * 1.7, kind === 'palmate' ? 4 : 4, kind === 'palmate' ? 0.5 : 0);
      draft.part(`${prefix}${side > 0 ? 'left' : 'right'} antler`, 'horns', frames.shape(frame, [shape]), {
        joint: 'head',
      });
    }
  }
  if (spec.tusks) buildTusks(head, spec.tusks);
}

/** A mirrored rotation axis: mirroring reverses the sense of turning, so the axis flips besides its x. */
function mirrorAxis(axis: Vec3, side: number): Vec3 {
  return side > 0 ? axis : [axis[0], -axis[1], -axis[2]];
}

function root(head: HeadDraft, row: HornRow, side: number): Vec3 {
  const { L, host } = head;
  if (row.y !== undefined) {
    return host.hit([side * 1.2 * L, row.y * L, row.z * L], [-side, 0, 0], -0.01 * L);
  }
  return host.hit([side * row.x * L, 1.2 * L, row.z * L], [0, -1, 0], -0.01 * L);
}

function buildTusks(head: HeadDraft, size: number): void {
  const { spec, L, draft, frame, prefix } = head;
  for (const side of [1, -1]) {
    const at: Vec3 = [
      side * spec.muzzleW[1] * 0.82 * L,
      (spec.muzzleY[1] - spec.muzzleH[1] * 0.55) * L,
      (0.5 + spec.muzzleZ * 0.5 + (spec.nose === 'trunk' ? -0.05 : 0.1)) * L,
    ];
    const shape = hornShape({
      at,
      dir: spec.nose === 'trunk' ? [side * 0.3, -0.55, 0.8] : [side * 0.75, 0.35, 0.4],
      length: size * L,
      r: Math.min(0.055, size * 0.09) * L,
      curl: spec.nose === 'trunk' ? -85 : 60,
      axis: spec.nose === 'trunk' ? [1, 0, 0] : mirrorAxis([-0.6, 0, 0.8], side),
    });
    draft.part(`${prefix}${side > 0 ? 'left' : 'right'} tusk`, 'teeth', frames.shape(frame, [shape]), {
      joint: 'head',
    });
  }
}
