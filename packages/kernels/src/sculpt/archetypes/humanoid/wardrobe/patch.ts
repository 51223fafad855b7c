import type { Shape } from '../../../../curves/index.ts';
import type { BodySurface } from '../body/body.ts';

/** Pieces of a surface: quads that are kept, by index. */
export type QuadMask = Uint8Array;

/** Quads as a shape, split along their shorter diagonals. */
export function closedShape(p: ArrayLike<number>, quads: ArrayLike<number>): Shape {
  const indices = new Uint32Array((quads.length / 4) * 6);
  const span = (a: number, b: number): number =>
    (p[a * 3] - p[b * 3]) ** 2 + (p[a * 3 + 1] - p[b * 3 + 1]) ** 2 + (p[a * 3 + 2] - p[b * 3 + 2]) ** 2;
  for (let f = 0, o = 0; f < quads.length; f += 4, o += 6) {
    const [a, b, c, d] = [quads[f], quads[f + 1], quads[f + 2], quads[f + 3]];
    indices.set(span(a, c) <= span(b, d) ? [a, b, c, a, c, d] : [a, b, d, b, c, d], o);
  }
  return { op: 'mesh', positions: Float32Array.from(p), indices };
}

/** Directed edges on the border of a mask: each vertex's next. */
function borderOf(quads: Uint32Array, kept: readonly number[]): Map<number, number[]> {
  const open = new Map<string, [number, number]>();
  for (const q of kept)
    for (let k = 0; k < 4; k++) {
      const a = quads[q * 4 + k];
      const b = quads[q * 4 + ((k + 1) & 3)];
      if (!open.delete(`${b},${a}`)) open.set(`${a},${b}`, [a, b]);
    }
  const next = new Map<number, number[]>();
  for (const [a, b] of open.values()) next.set(a, [...(next.get(a) ?? []), b]);
  return next;
}

function listOf(mask: QuadMask): number[] {
  const out: number[] = [];
  for (let q = 0; q < mask.length; q++) if (mask[q]) out.push(q);
  return out;
}

/** How a piece of cloth stands off the body: metres outwards of its outer and inner face, per vertex. */
export interface ShellOffsets {
  outer(v: number): number;
  inner(v: number): number;
  /** Above 0 inside of the cut. Vertices outside are drawn back along an edge to where it is 0, so that cuts across the quads are smooth. */
  inside?(v: number): number;
}

/** A shell cut from the body's surface: outside, inside, and the rims that join them. Undefined where nothing is kept. */
export function cutShell(surface: BodySurface, mask: QuadMask, offsets: ShellOffsets): Shape | undefined {
  const kept = listOf(mask);
  if (!kept.length) return undefined;
  const { quads, positions, normals } = surface;
  const out: number[] = [];
  const points: number[] = [];
  const drawn = offsets.inside ? drawBack(quads, kept, offsets.inside) : undefined;
  const layer = (offset: (v: number) => number): Map<number, number> => {
    const ids = new Map<number, number>();
    for (const q of kept)
      for (let k = 0; k < 4; k++) {
        const v = quads[q * 4 + k];
        if (ids.has(v)) continue;
        const d = offset(v);
        ids.set(v, points.length / 3);
        const back = drawn?.get(v);
        const w = back ? back.to : v;
        const f = back ? back.share : 0;
        const e = back ? d + (offset(w) - d) * f : d;
        for (let c = 0; c < 3; c++) {
          const p = positions[v * 3 + c] + (positions[w * 3 + c] - positions[v * 3 + c]) * f;
          points.push(p + (normals[v * 3 + c] + (normals[w * 3 + c] - normals[v * 3 + c]) * f) * e);
        }
      }
    return ids;
  };
  const outer = layer(offsets.outer);
  const inner = layer(offsets.inner);
  for (const q of kept) {
    const [a, b, c, d] = [quads[q * 4], quads[q * 4 + 1], quads[q * 4 + 2], quads[q * 4 + 3]];
    out.push(outer.get(a)!, outer.get(b)!, outer.get(c)!, outer.get(d)!);
    out.push(inner.get(d)!, inner.get(c)!, inner.get(b)!, inner.get(a)!);
  }
  for (const [a, ends] of borderOf(quads, kept))
    for (const b of ends) out.push(outer.get(b)!, outer.get(a)!, inner.get(a)!, inner.get(b)!);
  return closedShape(points, out);
}

/** For every vertex outside of a cut: the neighbour that is farthest inside, and the share of the way to it. */
function drawBack(
  quads: Uint32Array,
  kept: readonly number[],
  inside: (v: number) => number,
): Map<number, { to: number; share: number }> {
  const out = new Map<number, { to: number; share: number }>();
  const best = new Map<number, number>();
  for (const q of kept)
    for (let k = 0; k < 4; k++) {
      const v = quads[q * 4 + k];
      const g = inside(v);
      if (g >= 0) continue;
      for (const n of [(k + 1) & 3, (k + 3) & 3, (k + 2) & 3]) {
        const w = quads[q * 4 + n];
        const h = inside(w);
        if (h <= Math.max(0, best.get(v) ?? 0)) continue;
        best.set(v, h);
        out.set(v, { to: w, share: Math.min(0.98, g / (g - h)) });
      }
    }
  return out;
}

/** Bare skin: connected pieces of the mask, each closed by fans across its open ends. */
export function cutSkin(surface: BodySurface, mask: QuadMask): { shape: Shape; quads: number[] }[] {
  return pieces(surface.quads, mask).map((kept) => {
    const { quads, positions } = surface;
    const ids = new Map<number, number>();
    const points: number[] = [];
    const idOf = (v: number): number => {
      let id = ids.get(v);
      if (id === undefined) {
        id = points.push(positions[v * 3], positions[v * 3 + 1], positions[v * 3 + 2]) / 3 - 1;
        ids.set(v, id);
      }
      return id;
    };
    const out: number[] = [];
    for (const q of kept) for (let k = 0; k < 4; k++) out.push(idOf(quads[q * 4 + k]));
    const caps: number[] = [];
    const next = borderOf(quads, kept);
    while (next.size) {
      const loop: number[] = [];
      let at = next.keys().next().value as number;
      while (next.has(at)) {
        loop.push(at);
        const ends = next.get(at)!;
        const to = ends.pop()!;
        if (!ends.length) next.delete(at);
        at = to;
      }
      const c = [0, 1, 2].map((k) => loop.reduce((sum, v) => sum + positions[v * 3 + k], 0) / loop.length);
      const centre = points.push(c[0], c[1], c[2]) / 3 - 1;
      loop.forEach((v, i) => {
        caps.push(idOf(loop[(i + 1) % loop.length]), idOf(v), centre);
      });
    }
    const body = closedShape(points, out);
    if (body.op !== 'mesh') throw new Error('a piece of skin is a mesh');
    const indices = Uint32Array.from([...body.indices, ...caps]);
    return { shape: { op: 'mesh', positions: body.positions, indices }, quads: kept };
  });
}

/** Connected pieces of a mask, by shared vertices. */
function pieces(quads: Uint32Array, mask: QuadMask): number[][] {
  const root = new Map<number, number>();
  const find = (v: number): number => {
    let r = v;
    while (root.get(r) !== undefined && root.get(r) !== r) r = root.get(r)!;
    root.set(v, r);
    return r;
  };
  const kept = listOf(mask);
  for (const q of kept) {
    const r = find(quads[q * 4]);
    for (let k = 1; k < 4; k++) root.set(find(quads[q * 4 + k]), r);
  }
  const groups = new Map<number, number[]>();
  for (const q of kept) {
    const r = find(quads[q * 4]);
    groups.set(r, [...(groups.get(r) ?? []), q]);
  }
  return [...groups.values()].filter((g) => g.length > 6);
}

/** Takes away `rings` rows of quads along the border of a mask. */
export function shrink(quads: Uint32Array, mask: QuadMask, rings: number): QuadMask {
  let now = Uint8Array.from(mask);
  for (let r = 0; r < rings; r++) {
    const edge = new Set<number>();
    for (let q = 0; q < now.length; q++) if (!now[q]) for (let k = 0; k < 4; k++) edge.add(quads[q * 4 + k]);
    const next = Uint8Array.from(now);
    for (let q = 0; q < now.length; q++)
      if (now[q]) for (let k = 0; k < 4; k++) if (edge.has(quads[q * 4 + k])) next[q] = 0;
    now = next;
  }
  return now;
}
