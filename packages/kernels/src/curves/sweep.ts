import { GeometryError, sampleSpline, V3, type Vec2, type Vec3 } from '../math/index.ts';
import type { Mesh } from '../mesh/index.ts';
import { arcPieces, type MeshContext, segmentsFor } from './context.ts';
import { type PathFrame, pathFrames } from './frames.ts';
import { outlineArea, roundCorners } from './outline.ts';
import type { MeshNode, Section } from './shape.ts';
import { skinRings } from './skin.ts';

type Sweep = Extract<MeshNode, { op: 'sweep' }>;

/** A section moved along a path, mitred where the path bends, tapered and twisted, capped. */
export function sweepMesh(shape: Sweep, ctx: MeshContext): Mesh {
  if (shape.path.length < 2) throw new GeometryError('bad_shape', 'A sweep needs at least two path points.');
  const closed = shape.closed === true && shape.path.length > 2;
  const rows = shape.path.map((p, i) => [...p, shape.taper?.[i] ?? 1]);
  const outline = sectionOutline(shape.section, ctx);
  const reach = Math.max(...outline.map((p) => Math.hypot(p[0], p[1])));
  const straight = shape.spline === 'linear' || rows.length < 3;
  const eased = straight
    ? easeCorners(distinctRows(rows, closed), reach, shape.section.kind === 'circle', ctx, closed)
    : refinePath(rows, ctx, closed);
  const line = distinctRows(eased, closed);
  if (line.length < 2) throw new GeometryError('bad_shape', 'The points of a sweep path coincide.');
  const points = line.map((r): Vec3 => [r[0], r[1], r[2]]);
  const frames = pathFrames(points, closed, shape.up && V3.normalize(shape.up));
  const twist = ((shape.twist ?? 0) * Math.PI) / 180;
  const rings = frames.map((f, i) => {
    const turn = (twist * i) / Math.max(1, closed ? frames.length : frames.length - 1);
    return placeSection(outline, f, Math.max(0, line[i][3]), turn);
  });
  const round = Math.min(...outline.map((p) => Math.hypot(p[0], p[1])));
  return skinRings(rings, {
    closedAlong: closed,
    cap: shape.cap ?? 'flat',
    bevel: 0.15 * round,
    capPieces: arcPieces(ctx, reach, 90, 3),
  });
}

/** Points of a section, counter-clockwise. */
export function sectionOutline(section: Section, ctx: MeshContext): Vec2[] {
  switch (section.kind) {
    case 'circle':
      return ellipse(section.r, section.r, segmentsFor(ctx, section.r));
    case 'ellipse':
      return ellipse(section.rx, section.ry, segmentsFor(ctx, Math.max(section.rx, section.ry)));
    case 'rect': {
      const x = section.w / 2;
      const y = section.h / 2;
      const radius = Math.min(section.r ?? Math.min(x, y) * 0.12, Math.min(x, y) * 0.999);
      const corners: Vec2[] = [
        [-x, -y],
        [x, -y],
        [x, y],
        [-x, y],
      ];
      return radius >= Math.min(x, y) * 0.89 ? stadium(x, y, ctx) : roundCorners(corners, { radius, closed: true });
    }
    case 'polygon': {
      const ccw = outlineArea(section.points) >= 0 ? [...section.points] : [...section.points].reverse();
      if (section.smooth)
        return sampleSpline(ccw, Math.max(2, Math.round((4 * ctx.detail * 6) / ccw.length)), true) as unknown as Vec2[];
      const size = Math.sqrt(Math.abs(outlineArea(ccw)));
      return roundCorners(ccw, { radius: size * 0.05, closed: true, pieces: 2 });
    }
  }
}

function ellipse(rx: number, ry: number, n: number): Vec2[] {
  return Array.from({ length: n }, (_, i): Vec2 => {
    const a = (2 * Math.PI * i) / n;
    return [rx * Math.cos(a), ry * Math.sin(a)];
  });
}

function stadium(x: number, y: number, ctx: MeshContext): Vec2[] {
  const r = Math.min(x, y);
  const n = segmentsFor(ctx, r);
  return ellipse(r, r, n).map(
    ([px, py]): Vec2 => [
      px + Math.sign(Math.round(px * 1e9)) * (x - r),
      py + Math.sign(Math.round(py * 1e9)) * (y - r),
    ],
  );
}

function placeSection(outline: readonly Vec2[], f: PathFrame, scale: number, turn: number): Vec3[] {
  const c = Math.cos(turn);
  const s = Math.sin(turn);
  return outline.map(([x, y]) => {
    const u = (x * c - y * s) * scale;
    const v = (x * s + y * c) * scale;
    const q = V3.add(V3.scale(f.side, u), V3.scale(f.up, v));
    // the mitre plane cuts the tube obliquely: longer along the bend
    return V3.add(f.at, V3.addScaled(q, f.bend, V3.dot(q, f.bend) * (f.stretch - 1)));
  });
}

/** Rows without repeats of the one before (and of the first, on a closed path). */
function distinctRows(rows: readonly number[][], closed: boolean): number[][] {
  let size = 0;
  for (const r of rows) size = Math.max(size, Math.hypot(r[0] - rows[0][0], r[1] - rows[0][1], r[2] - rows[0][2]));
  const far = (a: number[], b: number[]): boolean => Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2]) > size * 1e-6;
  const out = rows.filter((r, i) => i === 0 || far(r, rows[i - 1]));
  if (closed && out.length > 3 && !far(out[0], out[out.length - 1])) out.pop();
  return out;
}

/** Points of a spline, close where it bends: a new one after every 9 degrees at standard detail, or a tenth of taper. */
function refinePath(rows: readonly number[][], ctx: MeshContext, closed: boolean): number[][] {
  const fine = 32;
  const dense = sampleSpline(rows, fine, closed);
  const spans = closed ? rows.length : rows.length - 1;
  const limit = (9 * Math.PI) / 180 / ctx.detail;
  const out: number[][] = [];
  for (let s = 0; s < spans; s++) {
    out.push(dense[s * fine]);
    let turn = 0;
    let from = dense[s * fine][3];
    for (let j = 1; j < fine; j++) {
      const at = dense[s * fine + j];
      turn += turnAt(dense[s * fine + j - 1], at, dense[(s * fine + j + 1) % dense.length]);
      if (turn < limit && Math.abs(at[3] - from) < 0.1 && j !== fine / 2) continue;
      out.push(at);
      turn = 0;
      from = at[3];
    }
  }
  if (!closed) out.push(rows[rows.length - 1] as number[]);
  return out;
}

/**
 * A straight-edged path with its corners made fit to be swept: pipes get bends of 1.5 section radii, other sections keep the mitre
 * but get a ring on either side of it, so that smooth shading stays by the corner.
 */
function easeCorners(
  rows: readonly number[][],
  reach: number,
  pipe: boolean,
  ctx: MeshContext,
  closed: boolean,
): number[][] {
  const n = rows.length;
  const out: number[][] = [];
  for (let i = 0; i < n; i++) {
    const p = rows[i];
    const turn = closed || (i > 0 && i < n - 1) ? turnAt(rows[(i + n - 1) % n], p, rows[(i + 1) % n]) : 0;
    if (turn < 0.26 || turn > 3) {
      out.push(p);
      continue;
    }
    const a = rows[(i + n - 1) % n];
    const c = rows[(i + 1) % n];
    const want = reach * p[3] * Math.tan(turn / 2) * (pipe ? 1.5 : 1.15);
    const room = 0.45 * Math.min(gap(a, p), gap(p, c));
    const start = towards(p, a, Math.min(want, room));
    const end = towards(p, c, Math.min(want, room));
    if (!pipe) {
      out.push(start, p, end);
      continue;
    }
    const pieces = Math.max(2, Math.round((turn / (Math.PI / 2)) * 6 * Math.sqrt(ctx.detail)));
    for (let k = 0; k <= pieces; k++) {
      const t = k / pieces;
      const w = Math.cos(turn / 2);
      const b = [(1 - t) * (1 - t), 2 * t * (1 - t) * w, t * t];
      const sum = b[0] + b[1] + b[2];
      out.push(p.map((v, j) => (b[0] * start[j] + b[1] * v + b[2] * end[j]) / sum));
    }
  }
  return out;
}

function gap(a: readonly number[], b: readonly number[]): number {
  return Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2]);
}

function towards(from: readonly number[], to: readonly number[], by: number): number[] {
  const t = by / (gap(from, to) || 1);
  return from.map((v, i) => v + (to[i] - v) * t);
}

function turnAt(a: readonly number[], b: readonly number[], c: readonly number[]): number {
  const u = V3.normalize([b[0] - a[0], b[1] - a[1], b[2] - a[2]]);
  const v = V3.normalize([c[0] - b[0], c[1] - b[1], c[2] - b[2]]);
  return Math.acos(Math.max(-1, Math.min(1, V3.dot(u, v))));
}
