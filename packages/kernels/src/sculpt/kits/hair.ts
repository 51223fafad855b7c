import type { Shape } from '../../curves/index.ts';
import type { FieldShape } from '../../field/index.ts';
import { V3, type Vec3 } from '../../math/index.ts';

export interface LockOptions {
  at: Vec3;
  /** Direction in which it leaves the skin. */
  dir: Vec3;
  length: number;
  /** Half width at its widest. */
  width: number;
  /** How much it hangs: 0 stands, 1 falls. Default 0.5. */
  fall?: number;
  /** Thickness over width. Default 0.5. */
  flat?: number;
}

/** A lock of hair: a tapering, hanging sweep, fullest in its first third. Manes, beards, ruffs and tufts are many of these. */
export function lockShape(options: LockOptions): Shape {
  const { width, flat = 0.5 } = options;
  return {
    op: 'sweep',
    path: lockPath(options),
    section: { kind: 'ellipse', rx: width, ry: width * flat },
    spline: 'catmull',
    taper: [0.75, 1, 0.86, 0.5, 0.06],
    cap: 'point',
  };
}

/**
 * Many locks grown together at their roots into one closed shell, as a mane is sculpted: half the faces and a tenth of the charts of
 * as many loose locks.
 */
export function lockField(locks: readonly LockOptions[]): FieldShape {
  const of = locks.map((lock): FieldShape => {
    const r = lock.width * 0.92;
    return {
      op: 'chain',
      points: lockPath(lock),
      radii: [r * 0.85, r, r * 0.84, r * 0.58, r * 0.2],
      spline: 'linear',
    };
  });
  const width = locks.length ? locks[0].width : 0;
  return { op: 'union', of, k: width * 0.16 };
}

function lockPath(options: LockOptions): Vec3[] {
  const { at, length, width, fall = 0.5 } = options;
  let dir = V3.normalize(options.dir);
  let p = V3.addScaled(at, dir, -width * 0.7);
  const path: Vec3[] = [p];
  for (let i = 1; i <= 4; i++) {
    dir = V3.normalize(V3.add(dir, [0, -fall * 0.5, 0]));
    p = V3.addScaled(p, dir, (length + width * 0.7) / 4);
    path.push(p);
  }
  return path;
}
