import { V3, type Vec2, type Vec3 } from '../math/index.ts';
import type { Mesh } from '../mesh/index.ts';
import { createBuilder, type MeshBuilder } from './builder.ts';
import { triangulateLoops } from './polygons.ts';

/** What closes the end of a tube. */
export type Cap = 'flat' | 'round' | 'point';

/** How rings are skinned. */
export interface SkinOptions {
  /** The last ring joins the first; no caps. */
  closedAlong?: boolean;
  cap?: Cap;
  /** Edge radius of flat caps. */
  bevel?: number;
  /** Pieces of a round cap's quarter circle. */
  capPieces?: number;
}

/**
 * A closed tube through rings of equally many points, each ring a loop. A ring whose points coincide becomes one vertex. Faces
 * come out outward whichever way the rings run.
 */
export function skinRings(rings: readonly (readonly Vec3[])[], options: SkinOptions = {}): Mesh {
  let all = rings.map((r) => [...r]);
  if (!options.closedAlong) {
    const head = capRings([...all].reverse(), options).reverse();
    const tail = capRings(all, options);
    const first = trimmed(all[0], all[1], options);
    const last = trimmed(all[all.length - 1], all[all.length - 2], options);
    all = [...head, first, ...all.slice(1, -1), last, ...tail];
  }
  const b = createBuilder();
  const ids = all.map((ring) => addRing(b, ring));
  for (let i = 0; i + 1 < ids.length; i++) joinRings(b, ids[i], ids[i + 1]);
  if (options.closedAlong) joinRings(b, ids[ids.length - 1], ids[0]);
  else {
    closeRing(b, all[0], ids[0], true);
    closeRing(b, all[all.length - 1], ids[ids.length - 1], false);
  }
  return b.finish();
}

/** Adds a ring's vertices; a ring without extent is one vertex repeated. */
export function addRing(b: MeshBuilder, ring: readonly Vec3[]): number[] {
  const c = ring[0];
  let reach = 0;
  for (const p of ring) reach = Math.max(reach, Math.abs(p[0] - c[0]), Math.abs(p[1] - c[1]), Math.abs(p[2] - c[2]));
  if (reach < 1e-7) {
    const v = b.vertex(c);
    return ring.map(() => v);
  }
  return ring.map((p) => b.vertex(p));
}

/** Quads between two rings. */
export function joinRings(b: MeshBuilder, lower: readonly number[], upper: readonly number[]): void {
  const n = lower.length;
  for (let i = 0; i < n; i++) {
    const j = (i + 1) % n;
    b.quad(lower[i], lower[j], upper[j], upper[i]);
  }
}

function centroid(ring: readonly Vec3[]): Vec3 {
  let c: Vec3 = [0, 0, 0];
  for (const p of ring) c = V3.add(c, p);
  return V3.scale(c, 1 / ring.length);
}

function meanRadius(ring: readonly Vec3[], c: Vec3): number {
  let r = 0;
  for (const p of ring) r += V3.distance(p, c);
  return r / ring.length;
}

function leastRadius(ring: readonly Vec3[], c: Vec3): number {
  return ring.reduce((r, p) => Math.min(r, V3.distance(p, c)), Infinity);
}

/** Bevel that fits: a third of the least radius and of the step to the next ring. */
function bevelOf(end: readonly Vec3[], next: readonly Vec3[], options: SkinOptions): number {
  if ((options.cap ?? 'flat') !== 'flat') return 0;
  const c = centroid(end);
  return Math.min(options.bevel ?? 0, leastRadius(end, c) / 3, V3.distance(c, centroid(next)) / 3);
}

/** The end ring drawn back by the bevel. */
function trimmed(end: readonly Vec3[], next: readonly Vec3[], options: SkinOptions): Vec3[] {
  const bevel = bevelOf(end, next, options);
  if (bevel <= 0) return [...end];
  const t = bevel / V3.distance(centroid(end), centroid(next));
  return end.map((p, i) => V3.lerp(p, next[i], t));
}

/** Rings beyond the last one: the bevel of a flat cap, the dome of a round one, the tip of a pointed one. */
function capRings(rings: readonly (readonly Vec3[])[], options: SkinOptions): Vec3[][] {
  const end = rings[rings.length - 1];
  const next = rings[rings.length - 2];
  const c = centroid(end);
  const r = meanRadius(end, c);
  if (r < 1e-6) return [];
  const out: Vec3[][] = [];
  const cap = options.cap ?? 'flat';
  if (cap === 'flat') {
    const bevel = bevelOf(end, next, options);
    if (bevel <= 0) return [];
    const start = trimmed(end, next, options);
    for (let k = 1; k <= 3; k++) {
      const a = (k * Math.PI) / 6;
      const inset = (bevel * (1 - Math.cos(a))) / leastRadius(end, c);
      out.push(end.map((p, i) => V3.addScaled(V3.lerp(start[i], p, Math.sin(a)), V3.sub(p, c), -inset)));
    }
    return out;
  }
  const towards = V3.normalize(V3.sub(c, centroid(next)));
  const normal = ringNormal(end);
  const dir = V3.length(normal) > 0.5 ? V3.scale(normal, Math.sign(V3.dot(normal, towards)) || 1) : towards;
  const steps = Math.max(2, options.capPieces ?? 4);
  const height = cap === 'round' ? r : 2.2 * r;
  for (let k = 1; k <= steps; k++) {
    const a = (k / steps) * (Math.PI / 2);
    const s = k === steps ? 0 : cap === 'round' ? Math.cos(a) : 1 - (k / steps) ** 1.35;
    const h = cap === 'round' ? Math.sin(a) : k / steps;
    out.push(end.map((p) => V3.addScaled(V3.lerp(c, p, s), dir, h * height)));
  }
  return out;
}

/** Unit normal of a loop (Newell), or nothing. */
function ringNormal(ring: readonly Vec3[]): Vec3 {
  let n: Vec3 = [0, 0, 0];
  const o = ring[0];
  for (let i = 0; i < ring.length; i++)
    n = V3.add(n, V3.cross(V3.sub(ring[i], o), V3.sub(ring[(i + 1) % ring.length], o)));
  return V3.normalize(n, [0, 0, 0]);
}

/** A flat lid over a ring: triangulated in the ring's own plane, so that any simple outline works. */
function closeRing(b: MeshBuilder, ring: readonly Vec3[], ids: readonly number[], start: boolean): void {
  if (ids.every((i) => i === ids[0])) return;
  const n = ringNormal(ring);
  const u = V3.perpendicular(n);
  const v = V3.cross(n, u);
  const loop = ring.map((p): Vec2 => [V3.dot(p, u), V3.dot(p, v)]);
  for (const [i, j, k] of lidTriangles(loop)) {
    if (start) b.triangle(ids[i], ids[k], ids[j]);
    else b.triangle(ids[i], ids[j], ids[k]);
  }
}

/** Triangles of a counter-clockwise loop: halving strips for convex ones (even and no centre vertex), else the general way. */
function lidTriangles(loop: readonly Vec2[]): readonly (readonly number[])[] {
  const n = loop.length;
  let convex = true;
  for (let i = 0; i < n && convex; i++) {
    const a = loop[i];
    const b = loop[(i + 1) % n];
    const c = loop[(i + 2) % n];
    if ((b[0] - a[0]) * (c[1] - b[1]) - (b[1] - a[1]) * (c[0] - b[0]) <= 0) convex = false;
  }
  if (!convex) return triangulateLoops([loop]);
  const out: number[][] = [];
  for (let step = 1; step < n; step *= 2) {
    for (let i = 0; i + step < n; i += step * 2) {
      const far = i + step * 2 < n ? i + step * 2 : 0;
      if (far !== i) out.push([i, i + step, far]);
    }
  }
  return out;
}
