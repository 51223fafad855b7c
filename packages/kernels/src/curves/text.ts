import { GeometryError, type Vec2 } from '../math/index.ts';
import type { Mesh } from '../mesh/index.ts';
import type { MeshContext } from './context.ts';
import { extrudeLoops } from './extrude.ts';
import { GLYPHS } from './glyphs.ts';
import { outlineArea } from './outline.ts';
import { unionPolygons } from './polygons.ts';
import type { MeshNode } from './shape.ts';

type Text = Extract<MeshNode, { op: 'text' }>;

/** How a font draws the skeletons: pen width, gap between letters, in cap heights. */
interface Pen {
  width: number;
  gap: number;
  ends: 'square' | 'round' | 'serif';
}

const PENS: Readonly<Record<NonNullable<Text['font']>, Pen>> = {
  sans: { width: 0.17, gap: 0.13, ends: 'square' },
  serif: { width: 0.125, gap: 0.2, ends: 'serif' },
  round: { width: 0.2, gap: 0.11, ends: 'round' },
};

/** A stroke's centre line; `arcEnd` tells of each end whether it is the end of an arc (which is not lengthened). */
interface Stroke {
  points: Vec2[];
  arcEnds: [boolean, boolean];
  dot: boolean;
}

/** Letters standing on y = 0, centred in x, extruded along z. Characters that the font lacks are drawn as their base letter or left out. */
export function textMesh(shape: Text, ctx: MeshContext): Mesh {
  const pen = PENS[shape.font ?? 'sans'];
  const polygons: Vec2[][] = [];
  let x = 0;
  for (const char of plain(shape.value)) {
    const source = GLYPHS[char];
    if (char === ' ') x += 0.32 + pen.gap;
    if (!source) continue;
    const strokes = source.split('|').map((s) => parseStroke(s, ctx.detail));
    const lo = Math.min(...strokes.flatMap((s) => s.points.map((p) => p[0])));
    const hi = Math.max(...strokes.flatMap((s) => s.points.map((p) => p[0])));
    polygons.push(...drawGlyph(strokes, pen, x - lo + pen.width / 2));
    x += hi - lo + pen.width + pen.gap;
  }
  if (polygons.length === 0) throw new GeometryError('bad_shape', 'The text has no letters that can be drawn.');
  const width = x - pen.gap;
  const h = shape.height;
  const scaled = polygons.map((l) => l.map(([px, py]): Vec2 => [(px - width / 2) * h, py * h]));
  const loops = unionPolygons(scaled, h * 0.002).filter((l) => Math.abs(outlineArea(l)) > h * h * 1e-4);
  const bevel = shape.bevel ?? Math.min(0.025 * h, shape.depth * 0.2);
  return extrudeLoops(loops, shape.depth, bevel, 3);
}

/** Letters as the centre lines of a pen's strokes, for drawing on a plane: base line at y = 0, cap line at 1, from x = 0. A dot is one point. `width` of the line, `pen` its width. */
export function textStrokes(text: string): { strokes: Vec2[][]; width: number; pen: number } {
  const pen = PENS.sans;
  const strokes: Vec2[][] = [];
  let x = 0;
  for (const char of plain(text)) {
    const source = GLYPHS[char];
    if (char === ' ') x += 0.32 + pen.gap;
    if (!source) continue;
    const parsed = source.split('|').map((s) => parseStroke(s, 1));
    const lo = Math.min(...parsed.flatMap((s) => s.points.map((p) => p[0])));
    const hi = Math.max(...parsed.flatMap((s) => s.points.map((p) => p[0])));
    for (const { points } of parsed)
      strokes.push(points.map(([px, py]): Vec2 => [px + x - lo + pen.width / 2, pen.width / 2 + py * (1 - pen.width)]));
    x += hi - lo + pen.width + pen.gap;
  }
  return { strokes, width: Math.max(0, x - pen.gap), pen: pen.width };
}

function plain(text: string): string[] {
  return [
    ...text
      .normalize('NFD')
      .replace(/[\u0300-\u036f]/g, '')
      .replace(/[’‘]/g, "'")
      .replace(/[“”]/g, '"')
      .replace(/[–—]/g, '-'),
  ];
}

/** Centre line in pen space: y is squeezed so that the pen's edge, not its centre, reaches base and cap line. */
function parseStroke(source: string, detail: number): Stroke {
  if (source.startsWith('o')) {
    const [x, y] = source.slice(1).split(',').map(Number);
    return { points: [[x, y]], arcEnds: [false, false], dot: true };
  }
  const points: Vec2[] = [];
  const tokens = source.split(' ');
  for (const token of tokens) {
    if (!token.startsWith('@')) {
      const [x, y] = token.split(',').map(Number);
      points.push([x, y]);
      continue;
    }
    const [cx, cy, rx, ry, from, to] = token.slice(1).split(',').map(Number);
    const pieces = Math.max(3, Math.round((Math.abs(to - from) / 360) * 32 * Math.sqrt(detail)));
    for (let i = 0; i <= pieces; i++) {
      const a = ((from + ((to - from) * i) / pieces) * Math.PI) / 180;
      points.push([cx + rx * Math.cos(a), cy + ry * Math.sin(a)]);
    }
  }
  const distinct = points.filter(
    (p, i) => i === 0 || Math.hypot(p[0] - points[i - 1][0], p[1] - points[i - 1][1]) > 1e-6,
  );
  return {
    points: distinct,
    arcEnds: [tokens[0].startsWith('@'), tokens[tokens.length - 1].startsWith('@')],
    dot: false,
  };
}

function drawGlyph(strokes: readonly Stroke[], pen: Pen, x: number): Vec2[][] {
  const out: Vec2[][] = [];
  const w = pen.width;
  for (const stroke of strokes) {
    const line = stroke.points.map(([px, py]): Vec2 => [px + x, w / 2 + py * (1 - w)]);
    if (stroke.dot) {
      out.push(disc(line[0], w * 0.6));
      continue;
    }
    const first = line[0];
    const last = line[line.length - 1];
    if (Math.hypot(first[0] - last[0], first[1] - last[1]) < 1e-6) {
      out.push(...ringRibbon(line.slice(0, -1), w / 2));
      continue;
    }
    drawLine(line, stroke.arcEnds, pen, out);
  }
  return out;
}

/** Ribbons of the smooth runs between corners, joined by overlap and a disc; ends by the pen's manner. */
function drawLine(line: readonly Vec2[], arcEnds: readonly [boolean, boolean], pen: Pen, out: Vec2[][]): void {
  const r = pen.width / 2;
  let run: Vec2[] = [line[0]];
  let lead = endReach(pen, arcEnds[0], line[0], line[1], out);
  for (let i = 1; i < line.length; i++) {
    run.push(line[i]);
    const last = i === line.length - 1;
    const turn = last ? 0 : turnAt(line[i - 1], line[i], line[i + 1]);
    if (!last && turn < 0.6) continue;
    // up to a right angle the two runs' sides meet in a mitre; sharper ones are cut straight across
    const corner = (turn < 1.7 ? Math.tan(turn / 2) : 0.72) * r;
    const tail = last ? endReach(pen, arcEnds[1], line[i], line[i - 1], out) : pen.ends === 'round' ? 0 : corner;
    out.push(ribbon(run, r, lead, tail));
    if (!last && pen.ends === 'round') out.push(disc(line[i], r));
    else if (!last) out.push(join(line[i - 1], line[i], line[i + 1], r, corner));
    run = [line[i]];
    lead = tail;
  }
}

/** How far a stroke runs beyond its end point; draws what stands there (a round end, a serif). */
function endReach(pen: Pen, arc: boolean, end: Vec2, inner: Vec2, out: Vec2[][]): number {
  const r = pen.width / 2;
  if (pen.ends === 'round') {
    out.push(disc(end, r));
    return 0;
  }
  if (arc) return 0;
  const steep = Math.abs(end[1] - inner[1]) / Math.hypot(end[0] - inner[0], end[1] - inner[1]);
  if (pen.ends === 'serif' && steep > 0.5 && isFreeEnd(end, pen)) {
    const up = end[1] > inner[1] ? 1 : -1;
    const y = end[1] + up * r;
    const half = pen.width * 1.15;
    const thick = pen.width * 0.55;
    const lo = Math.min(y, y - up * thick);
    out.push([
      [end[0] - half, lo],
      [end[0] + half, lo],
      [end[0] + half, lo + thick],
      [end[0] - half, lo + thick],
    ]);
    return r * 0.9;
  }
  return r;
}

/** Whether an end stands on the base, x, cap or descender line: others begin inside another stroke. */
function isFreeEnd(end: Vec2, pen: Pen): boolean {
  const y = (end[1] - pen.width / 2) / (1 - pen.width);
  return [0, 0.66, 1, -0.3].some((line) => Math.abs(y - line) < 0.01);
}

function turnAt(a: Vec2, b: Vec2, c: Vec2): number {
  const x = Math.atan2(b[1] - a[1], b[0] - a[0]);
  const y = Math.atan2(c[1] - b[1], c[0] - b[0]);
  const d = Math.abs(x - y);
  return d > Math.PI ? 2 * Math.PI - d : d;
}

/** The convex patch between the ends of two runs that meet in a corner, both lengthened by `reach`. */
function join(a: Vec2, b: Vec2, c: Vec2, r: number, reach: number): Vec2[] {
  const ends = [beyond(a, b, reach), beyond(c, b, reach)];
  const points: Vec2[] = [b];
  [a, c].forEach((from, i) => {
    const u = unit(b[0] - from[0], b[1] - from[1], 1, 0);
    points.push([ends[i][0] - u[1] * r, ends[i][1] + u[0] * r], [ends[i][0] + u[1] * r, ends[i][1] - u[0] * r]);
  });
  return convexHull(points);
}

/** Counter-clockwise hull (Andrew's monotone chain). */
function convexHull(points: readonly Vec2[]): Vec2[] {
  const sorted = [...points].sort((p, q) => p[0] - q[0] || p[1] - q[1]);
  const half = (list: readonly Vec2[]): Vec2[] => {
    const out: Vec2[] = [];
    for (const p of list) {
      while (out.length > 1) {
        const [a, b] = out.slice(-2);
        if ((b[0] - a[0]) * (p[1] - a[1]) - (b[1] - a[1]) * (p[0] - a[0]) > 1e-12) break;
        out.pop();
      }
      out.push(p);
    }
    return out.slice(0, -1);
  };
  return [...half(sorted), ...half(sorted.reverse())];
}

function disc(c: Vec2, r: number): Vec2[] {
  return Array.from({ length: 20 }, (_, i): Vec2 => {
    const a = (2 * Math.PI * i) / 20;
    return [c[0] + r * Math.cos(a), c[1] + r * Math.sin(a)];
  });
}

/** Both sides of a smooth run, its ends lengthened. */
function ribbon(run: readonly Vec2[], r: number, lead: number, tail: number): Vec2[] {
  const line = run.map((p): Vec2 => [p[0], p[1]]);
  const n = line.length;
  line[0] = beyond(run[1], run[0], lead);
  line[n - 1] = beyond(run[n - 2], run[n - 1], tail);
  const left: Vec2[] = [];
  const right: Vec2[] = [];
  for (let i = 0; i < n; i++) {
    const d = offsetAt(line[Math.max(0, i - 1)], line[i], line[Math.min(n - 1, i + 1)], r);
    left.push([line[i][0] + d[0], line[i][1] + d[1]]);
    right.push([line[i][0] - d[0], line[i][1] - d[1]]);
  }
  const loop = [...right, ...left.reverse()];
  return outlineArea(loop) >= 0 ? loop : loop.reverse();
}

/** Outer and inner loop of a closed stroke. */
function ringRibbon(line: readonly Vec2[], r: number): Vec2[][] {
  const n = line.length;
  const side = (s: number): Vec2[] =>
    line.map((p, i) => {
      const d = offsetAt(line[(i + n - 1) % n], p, line[(i + 1) % n], r * s);
      return [p[0] + d[0], p[1] + d[1]];
    });
  const loops = [side(1), side(-1)].sort((a, b) => Math.abs(outlineArea(b)) - Math.abs(outlineArea(a)));
  const outer = outlineArea(loops[0]) > 0 ? loops[0] : loops[0].reverse();
  const inner = outlineArea(loops[1]) < 0 ? loops[1] : loops[1].reverse();
  return [outer, inner];
}

function beyond(from: Vec2, to: Vec2, by: number): Vec2 {
  const l = Math.hypot(to[0] - from[0], to[1] - from[1]) || 1;
  return [to[0] + ((to[0] - from[0]) / l) * by, to[1] + ((to[1] - from[1]) / l) * by];
}

/** Offset to the left of the line at b, mitred. */
function offsetAt(a: Vec2, b: Vec2, c: Vec2, r: number): Vec2 {
  const u = unit(b[0] - a[0], b[1] - a[1], c[0] - b[0], c[1] - b[1]);
  const v = unit(c[0] - b[0], c[1] - b[1], b[0] - a[0], b[1] - a[1]);
  const s = 1 + u[0] * v[0] + u[1] * v[1];
  return [(-(u[1] + v[1]) * r) / s, ((u[0] + v[0]) * r) / s];
}

function unit(x: number, y: number, elseX: number, elseY: number): Vec2 {
  const l = Math.hypot(x, y);
  if (l > 1e-12) return [x / l, y / l];
  const m = Math.hypot(elseX, elseY) || 1;
  return [elseX / m, elseY / m];
}
