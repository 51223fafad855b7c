import type { Shape } from '../../curves/index.ts';
import { V3, type Vec3 } from '../../math/index.ts';

export interface HornOptions {
  /** Root, sunk a little into the host by the kit. */
  at: Vec3;
  /** Direction at the root. */
  dir: Vec3;
  length: number;
  /** Radius at the root. */
  r: number;
  /** Turns the direction while it grows, degrees over the whole length, about the axis. Default 0. */
  curl?: number;
  /** Axis of the curl. Default +X: positive curls from up to forward. */
  axis?: Vec3;
  /** Sideways drift along the axis per length, makes a corkscrew out of a curl. Default 0. */
  drift?: number;
  /** Section width over depth. Default 1. */
  flat?: number;
}

/** Rotates `v` about the unit `axis` by `rad` (Rodrigues). */
function turn(v: Vec3, axis: Vec3, rad: number): Vec3 {
  const c = Math.cos(rad);
  const s = Math.sin(rad);
  return V3.add(V3.add(V3.scale(v, c), V3.scale(V3.cross(axis, v), s)), V3.scale(axis, V3.dot(axis, v) * (1 - c)));
}

/**
 * A horn, claw, tooth, tusk or spike: a tapering sweep that may curl. The path is integrated, so length and curl are independent.
 * A closed mesh that starts 0.6 r inside its host.
 */
export function hornShape(options: HornOptions): Shape {
  const { length, r, curl = 0, axis = [1, 0, 0], drift = 0, flat = 1 } = options;
  const steps = Math.max(4, Math.min(16, Math.round(3 + Math.abs(curl) / 22)));
  const unit = V3.normalize(axis);
  let dir = V3.normalize(options.dir);
  let p = V3.addScaled(options.at, dir, -r * 0.6);
  const path: Vec3[] = [p];
  const taper: number[] = [1];
  const total = length + r * 0.6;
  for (let i = 1; i <= steps; i++) {
    dir = turn(dir, unit, ((curl / steps) * Math.PI) / 180);
    p = V3.add(p, V3.scale(V3.add(dir, V3.scale(unit, drift)), total / steps));
    path.push(p);
    const t = i / steps;
    taper.push(Math.max(0.04, (1 - t) ** 0.8 * 0.97 + 0.03));
  }
  return {
    op: 'sweep',
    path,
    section: flat === 1 ? { kind: 'circle', r } : { kind: 'ellipse', rx: r * flat, ry: r },
    spline: 'catmull',
    taper,
    cap: 'point',
  };
}

/** Branching antlers: a main beam with tines, one side. `size` is the beam's length. */
export function antlerShape(at: Vec3, side: number, size: number, tines: number, palm = 0): Shape {
  const beam: Vec3[] = [];
  for (let i = 0; i <= 6; i++) {
    const t = i / 6;
    beam.push([
      at[0] + side * size * (0.06 + 0.42 * Math.sin(t * 1.9) * (palm ? 1.5 : 1)),
      at[1] + size * (palm ? 0.45 * t + 0.1 * t * t : 0.95 * t),
      at[2] + size * (-0.32 * Math.sin(t * 2.4) + 0.28 * t * t),
    ]);
  }
  const r = size * (palm ? 0.05 : 0.036);
  const of: Shape[] = [
    {
      op: 'sweep',
      path: beam,
      section: { kind: 'circle', r },
      spline: 'catmull',
      taper: [1.25, 0.95, 0.85, 0.75, 0.62, 0.45, 0.12],
      cap: 'round',
    },
  ];
  for (let i = 0; i < tines; i++) {
    const t = 0.12 + (0.72 * i) / Math.max(1, tines - 1);
    const j = Math.min(5, Math.floor(t * 6));
    const from = V3.lerp(beam[j], beam[j + 1], t * 6 - j);
    const forward = i === 0 ? 1 : 0.45;
    of.push(
      hornShape({
        at: from,
        dir: [side * (i % 2 === 0 ? 0.15 : 0.6), 0.75, forward],
        length: size * (i === 0 ? 0.3 : 0.36 - 0.1 * t),
        r: r * (0.85 - 0.3 * t),
        curl: -35,
      }),
    );
  }
  if (palm > 0) of.push(palmBlade(beam, side, size, palm));
  return { op: 'assembly', of };
}

function palmBlade(beam: readonly Vec3[], side: number, size: number, palm: number): Shape {
  const grid: Vec3[][] = [];
  for (let i = 2; i <= 6; i++) {
    const p = beam[i];
    const w = size * palm * Math.sin(((i - 1.2) / 5.4) * Math.PI);
    const points = i % 2 === 0 ? 1.15 : 0.85;
    grid.push([
      [p[0] - side * w * 0.1, p[1] - w * 0.15, p[2] + w * 0.45],
      [p[0], p[1], p[2]],
      [p[0] + side * w * 0.22 * points, p[1] + w * 0.5 * points, p[2] - w * 0.35 * points],
    ]);
  }
  return { op: 'sheet', grid, thickness: size * 0.03, spline: 'catmull' };
}
