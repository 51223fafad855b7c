import { nextSide, previousSide, type Surface } from '../mesh/index.ts';

/**
 * Flips edges towards Delaunay (opposite angles that sum to more than pi), in place: cotangent weights then are positive. Creases stay, and
 * so does any edge whose flip would bend the surface or repeat an edge.
 */
export function flipInPlace(s: Surface, sharp: Uint8Array, passes: number): void {
  for (let pass = 0; pass < passes; pass++) {
    let flips = 0;
    for (let c = 0; c < s.vertex.length; c++) {
      const t = s.twin[c];
      if (t < c || sharp[c]) continue;
      if (wants(s, c, t) && !joined(s, s.vertex[previousSide(c)], s.vertex[previousSide(t)])) {
        flip(s, sharp, c, t);
        flips++;
      }
    }
    if (!flips) return;
  }
}

const n0 = new Float64Array(3);
const n1 = new Float64Array(3);

function normalOf(p: Float64Array, a: number, b: number, c: number, out: Float64Array): number {
  const ux = p[b * 3] - p[a * 3];
  const uy = p[b * 3 + 1] - p[a * 3 + 1];
  const uz = p[b * 3 + 2] - p[a * 3 + 2];
  const vx = p[c * 3] - p[a * 3];
  const vy = p[c * 3 + 1] - p[a * 3 + 1];
  const vz = p[c * 3 + 2] - p[a * 3 + 2];
  out[0] = uy * vz - uz * vy;
  out[1] = uz * vx - ux * vz;
  out[2] = ux * vy - uy * vx;
  return Math.hypot(out[0], out[1], out[2]);
}

function cotangent(p: Float64Array, at: number, a: number, b: number): number {
  const ux = p[a * 3] - p[at * 3];
  const uy = p[a * 3 + 1] - p[at * 3 + 1];
  const uz = p[a * 3 + 2] - p[at * 3 + 2];
  const vx = p[b * 3] - p[at * 3];
  const vy = p[b * 3 + 1] - p[at * 3 + 1];
  const vz = p[b * 3 + 2] - p[at * 3 + 2];
  const x = uy * vz - uz * vy;
  const y = uz * vx - ux * vz;
  const z = ux * vy - uy * vx;
  return (ux * vx + uy * vy + uz * vz) / Math.max(1e-300, Math.sqrt(x * x + y * y + z * z));
}

function wants(s: Surface, c: number, t: number): boolean {
  const p = s.positions;
  const a = s.vertex[c];
  const b = s.vertex[t];
  const l = s.vertex[previousSide(c)];
  const r = s.vertex[previousSide(t)];
  if (l === r || cotangent(p, l, a, b) + cotangent(p, r, a, b) > -1e-6) return false;
  const e0 = normalOf(p, a, b, l, n0);
  const e1 = normalOf(p, b, a, r, n1);
  const ox = n0[0] + n1[0];
  const oy = n0[1] + n1[1];
  const oz = n0[2] + n1[2];
  // a bent pair keeps its edge unless one half is a sliver that has no facing to speak of
  if (Math.min(e0, e1) > 0.02 * Math.max(e0, e1)) {
    if (n0[0] * n1[0] + n0[1] * n1[1] + n0[2] * n1[2] < 0.8 * e0 * e1) return false;
  }
  const o = Math.hypot(ox, oy, oz);
  const f0 = normalOf(p, a, r, l, n0);
  const f1 = normalOf(p, r, b, l, n1);
  const d0 = n0[0] * ox + n0[1] * oy + n0[2] * oz;
  const d1 = n1[0] * ox + n1[1] * oy + n1[2] * oz;
  return f0 > 0 && f1 > 0 && d0 > 0.8 * f0 * o && d1 > 0.8 * f1 * o;
}

function joined(s: Surface, a: number, b: number): boolean {
  const start = s.side[a];
  let c = start;
  do {
    if (s.vertex[nextSide(c)] === b || s.vertex[previousSide(c)] === b) return true;
    c = s.twin[previousSide(c)];
  } while (c >= 0 && c !== start);
  return false;
}

function link(s: Surface, x: number, y: number): void {
  s.twin[x] = y;
  if (y >= 0) s.twin[y] = x;
}

/** Edge a-b of triangles (a, b, l) and (b, a, r) becomes r-l: triangles (r, l, a) in place of the first, (l, r, b) of the second. */
function flip(s: Surface, sharp: Uint8Array, c: number, t: number): void {
  const c1 = nextSide(c);
  const c2 = previousSide(c);
  const t1 = nextSide(t);
  const t2 = previousSide(t);
  const a = s.vertex[c];
  const b = s.vertex[t];
  const l = s.vertex[c2];
  const r = s.vertex[t2];
  const bl = s.twin[c1];
  const la = s.twin[c2];
  const ar = s.twin[t1];
  const rb = s.twin[t2];
  const flags = [sharp[c1], sharp[c2], sharp[t1], sharp[t2]];
  s.vertex[c] = r;
  s.vertex[c1] = l;
  s.vertex[c2] = a;
  s.vertex[t] = l;
  s.vertex[t1] = r;
  s.vertex[t2] = b;
  link(s, c1, la);
  link(s, c2, ar);
  link(s, t1, rb);
  link(s, t2, bl);
  sharp[c1] = flags[1];
  sharp[c2] = flags[2];
  sharp[t1] = flags[3];
  sharp[t2] = flags[0];
  for (const [v, side] of [
    [a, c2],
    [b, t2],
    [l, c1],
    [r, t1],
  ] as const)
    s.side[v] = rewind(s, side);
}

/** The most clockwise side of the fan that `c` is in; any side of a closed fan. */
function rewind(s: Surface, c: number): number {
  let at = c;
  while (s.twin[at] >= 0) {
    at = nextSide(s.twin[at]);
    if (at === c) break;
  }
  return at;
}
