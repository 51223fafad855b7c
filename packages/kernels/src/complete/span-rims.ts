import { triangulateLoops } from '../curves/index.ts';
import { V3 } from '../math/index.ts';
import { fillLoop } from '../mesh/index.ts';
import { onPlane, pointAt, type RimGroup } from './rim-loops.ts';

/** A filling: its first vertices are those of the rims, laid end to end, which stay where they are. */
export interface Patch {
  positions: number[];
  /** Vertices that are on the rims. */
  rim: number;
  /** Three vertices a triangle, counter-clockwise from outside. */
  corners: number[];
}

/** Rims this near a plane, in shares of their radius, are filled in it. */
const FLAT = 0.003;

/**
 * Triangles between the rims of a group, without new vertices. Seen along the normal of the first rim they are a plane triangulation where that is
 * possible, with the other rims as holes; else each rim is spanned for itself by triangles of least area.
 */
export function spanRims(p: ArrayLike<number>, group: RimGroup): { group: RimGroup; patch: Patch; isFlat: boolean }[] {
  const patch = spanFlat(p, group);
  if (patch) return [{ group, patch, isFlat: isFlat(p, group) }];
  return group.map((loop) => {
    const positions = loop.ring.flatMap((v) => pointAt(p, v));
    const ring = loop.ring.map((_, i) => i);
    const corners = fillLoop(positions, ring);
    return { group: [loop], patch: { positions, rim: ring.length, corners }, isFlat: false };
  });
}

function isFlat(p: ArrayLike<number>, group: RimGroup): boolean {
  const { area, middle, radius } = group[0];
  const n = V3.normalize(area);
  return group.every(({ ring }) =>
    ring.every((v) => Math.abs(V3.dot(V3.sub(pointAt(p, v), middle), n)) < FLAT * radius),
  );
}

function spanFlat(p: ArrayLike<number>, group: RimGroup): Patch | undefined {
  const { area, middle, radius } = group[0];
  const size = V3.length(area);
  if (!(size > 1e-3 * radius * radius)) return undefined;
  const n = V3.scale(area, 1 / size);
  const flat = group.map(({ ring }) => ring.map((v) => onPlane(pointAt(p, v), middle, n)));
  let triangles: readonly (readonly number[])[];
  try {
    triangles = triangulateLoops(flat);
  } catch {
    return undefined;
  }
  const places = flat.flat();
  const corners = triangles.flat();
  if (!spans(corners, group)) return undefined;
  let least = Number.POSITIVE_INFINITY;
  for (const [a, b, c] of triangles) {
    const [[ax, ay], [bx, by], [cx, cy]] = [places[a], places[b], places[c]];
    least = Math.min(least, (bx - ax) * (cy - ay) - (by - ay) * (cx - ax));
  }
  if (least < -1e-4 * size) return undefined;
  return { positions: group.flatMap(({ ring }) => ring.flatMap((v) => pointAt(p, v))), rim: places.length, corners };
}

/** Whether every side of the rims has one triangle, and every other side two that run against each other. */
function spans(corners: readonly number[], group: RimGroup): boolean {
  const total = group.reduce((sum, { ring }) => sum + ring.length, 0);
  const sides = new Set<number>();
  for (let c = 0; c < corners.length; c++) {
    const key = corners[c] * total + corners[c % 3 === 2 ? c - 2 : c + 1];
    if (sides.has(key)) return false;
    sides.add(key);
  }
  let first = 0;
  let rims = 0;
  for (const { ring } of group) {
    for (let i = 0; i < ring.length; i++) {
      const [a, b] = [first + i, first + ((i + 1) % ring.length)];
      if (!sides.has(a * total + b) || sides.has(b * total + a)) return false;
      rims++;
    }
    first += ring.length;
  }
  let alone = 0;
  for (const key of sides) if (!sides.has((key % total) * total + Math.floor(key / total))) alone++;
  return alone === rims;
}
