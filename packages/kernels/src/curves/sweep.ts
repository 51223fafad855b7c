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
  const line = distinctRows(
    shape.spline === 'linear' || rows.length < 3 ? rows : refinePath(rows, ctx, closed),
    closed,
  );
  if (line.length < 2) throw new GeometryError('bad_shape', 'The points of a sweep path coincide.');
  const points = line.map((r): Vec3 => [r[0], r[1], r[2]]);
  const frames = pathFrames(points, closed, shape.up && V3.normalize(shape.up));
  const outline = sectionOutline(shape.section, ctx);
  const twist = ((shape.twist ?? 0) * Math.PI) / 180;
  const rings = frames.map((f, i) => {
    const turn = (twist * i) / Math.max(1, closed ? frames.length : frames.length - 1);
    return placeSection(outline, f, Math.max(0, line[i][3]), turn);
  });
  const reach = Math.max(...outline.map((p) => Math.hypot(p[0], p[1])));
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

/** Spline rows, each span cut by how much it turns: about 10 degrees a piece at standard detail. */
function refinePath(rows: readonly number[][], ctx: MeshContext, closed: boolean): number[][] {
  const fine = 12;
  const dense = sampleSpline(rows, fine, closed);
  const spans = closed ? rows.length : rows.length - 1;
  const out: number[][] = [];
  for (let s = 0; s < spans; s++) {
    const span = Array.from({ length: fine + 1 }, (_, j) => dense[(s * fine + j) % dense.length]);
    let turn = 0;
    for (let j = 1; j < fine; j++) turn += turnAt(span[j - 1], span[j], span[j + 1]);
    const taper = Math.abs(span[0][3] - span[fine][3]);
    const want = Math.max(turn / ((10 * Math.PI) / 180), taper * 6, 1.5) * ctx.detail;
    const pieces = [2, 3, 4, 6, 12].find((p) => p >= want) ?? 12;
    for (let j = 0; j < pieces; j++) out.push(span[(j * fine) / pieces]);
  }
  if (!closed) out.push(rows[rows.length - 1]);
  return out;
}

function turnAt(a: readonly number[], b: readonly number[], c: readonly number[]): number {
  const u = V3.normalize([b[0] - a[0], b[1] - a[1], b[2] - a[2]]);
  const v = V3.normalize([c[0] - b[0], c[1] - b[1], c[2] - b[2]]);
  return Math.acos(Math.max(-1, Math.min(1, V3.dot(u, v))));
}
