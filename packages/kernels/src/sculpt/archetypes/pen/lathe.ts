import type { Vec2, Vec3 } from '../../../math/index.ts';
import { type Bench, pairs, solid } from '../../kits/joinery/index.ts';

/** Millimetres to metres, for profiles of small things: radius, height, radius, height ... */
const mm = (flat: readonly number[]): Vec2[] => pairs(flat).map(([r, y]): Vec2 => [r / 1000, y / 1000]);

/** A part turned about the pen's axis, which stands on its tip. */
export function turned(
  b: Bench,
  name: string,
  slot: string,
  profile: readonly number[],
  o: { sides?: number; detail?: number } = {},
): void {
  b.add(
    name,
    slot,
    { op: 'lathe', profile: mm(profile), bevel: 0.00015, ...(o.sides ? { segments: o.sides } : { segments: 40 }) },
    { detail: o.detail ?? 1 },
  );
}

/** A clip along the side from height `y0` to `y1`, `r` from the axis. */
export function clip(b: Bench, slot: string, r: number, y0: number, y1: number): void {
  const path: Vec3[] = [
    [0, y1, r * 0.6],
    [0, y1 + 0.0005, r + 0.0016],
    [0, y1 - 0.004, r + 0.0024],
    [0, y0 + 0.004, r + 0.0015],
    [0, y0, r + 0.0008],
  ];
  b.add(
    'clip',
    slot,
    solid.bar(
      path,
      { kind: 'rect', w: 0.0032, h: 0.0011, r: 0.0004 },
      { spline: 'catmull', up: [0, 0.6, 0.8], taper: [1, 1, 1, 0.85, 0.7] },
    ),
  );
  b.add('clip ball', slot, { op: 'ball', r: 0.0016, at: [0, y0 + 0.0002, r + 0.0006] });
}
