import { labelComponents } from './components.ts';
import type { Mesh } from './mesh.ts';
import { buildSurface, nextSide, type Surface } from './surface.ts';

/** A filling has at most this share of its shell's area. */
const FILLING_MAX = 0.3;
/** A hole with less area than this share of its length squared is a slit: a disk has 0.08. */
const SLIT = 0.004;

/**
 * Closes border loops with a fan around their middle, those whose length is at most `share` of the mesh's diagonal times pi (a round hole of
 * that width) and whose filling is no large part of their shell: the rim of a leaf is not a hole in it. Slits of any length go too. Wounds of scanning and leaks go; large openings that are meant stay. The remesher evens the fans out afterwards.
 */
export function closeHoles(mesh: Pick<Mesh, 'positions' | 'indices'>, share: number): Mesh {
  const s = buildSurface(mesh.positions, mesh.indices);
  const p = Array.from(s.positions);
  const faces = Array.from(s.vertex);
  const limit = share * Math.PI * diagonalOf(s.positions);
  const { ofFace } = labelComponents({
    positions: Float32Array.from(s.positions),
    indices: Uint32Array.from(s.vertex),
  });
  const shellArea: number[] = [];
  for (let f = 0; f < ofFace.length; f++) {
    const corners = [0, 1, 2].map((k) => s.vertex[f * 3 + k]);
    shellArea[ofFace[f]] = (shellArea[ofFace[f]] ?? 0) + triangleArea(p, corners[0], corners[1], corners[2]);
  }
  for (const loop of borderLoops(s)) {
    let length = 0;
    const middle = [0, 0, 0];
    for (const side of loop) {
      const a = s.vertex[side] * 3;
      const b = s.vertex[nextSide(side)] * 3;
      length += Math.hypot(p[b] - p[a], p[b + 1] - p[a + 1], p[b + 2] - p[a + 2]);
      for (let k = 0; k < 3; k++) middle[k] += p[a + k] / loop.length;
    }
    const centre = p.length / 3;
    p.push(...middle);
    let filling = 0;
    for (const side of loop) filling += triangleArea(p, s.vertex[nextSide(side)], s.vertex[side], centre);
    const isSlit = filling < SLIT * length * length;
    if ((length > limit && !isSlit) || filling > FILLING_MAX * shellArea[ofFace[Math.floor(loop[0] / 3)]]) {
      p.length -= 3;
      continue;
    }
    for (const side of loop) faces.push(s.vertex[nextSide(side)], s.vertex[side], centre);
  }
  return { positions: Float32Array.from(p), indices: Uint32Array.from(faces) };
}

function triangleArea(p: ArrayLike<number>, a: number, b: number, c: number): number {
  const [ux, uy, uz] = [0, 1, 2].map((k) => p[b * 3 + k] - p[a * 3 + k]);
  const [vx, vy, vz] = [0, 1, 2].map((k) => p[c * 3 + k] - p[a * 3 + k]);
  return Math.hypot(uy * vz - uz * vy, uz * vx - ux * vz, ux * vy - uy * vx) / 2;
}

/** The loops of border sides, each in the direction of its triangles. */
export function borderLoops(s: Surface): number[][] {
  const seen = new Uint8Array(s.twin.length);
  const loops: number[][] = [];
  for (let c = 0; c < s.twin.length; c++) if (s.twin[c] < 0 && !seen[c]) loops.push(borderLoop(s, c, seen));
  return loops;
}

function borderLoop(s: Surface, from: number, seen: Uint8Array): number[] {
  const loop: number[] = [];
  let c = from;
  do {
    seen[c] = 1;
    loop.push(c);
    // around the end vertex to the border side that starts there
    let at = nextSide(c);
    while (s.twin[at] >= 0) at = nextSide(s.twin[at]);
    c = at;
  } while (c !== from && !seen[c]);
  return loop;
}

/** Length of the bounding box's diagonal. */
export function diagonalOf(p: ArrayLike<number>): number {
  let sum = 0;
  for (let k = 0; k < 3; k++) {
    let lo = Number.POSITIVE_INFINITY;
    let hi = Number.NEGATIVE_INFINITY;
    for (let i = k; i < p.length; i += 3) {
      lo = Math.min(lo, p[i]);
      hi = Math.max(hi, p[i]);
    }
    if (hi > lo) sum += (hi - lo) ** 2;
  }
  return Math.sqrt(sum);
}
