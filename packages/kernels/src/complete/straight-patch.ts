import { V3, type Vec3 } from '../math/index.ts';
import type { Surface } from '../mesh/index.ts';
import { leaveSolid, type Whole } from './leave-solid.ts';
import { pointAt, type RimGroup } from './rim-loops.ts';
import type { Patch } from './span-rims.ts';

/** Walls go on in one direction where they agree so well, as a cosine. */
const PARALLEL = 0.96;
/** Normals within this angle (cosine) are of one plane; planes have at least this share of the rim, and all of them together at least that. */
const SAME_PLANE = 0.985;
const PLANE_SHARE = 0.04;
const PLANES_SHARE = 0.85;
/** How far walls go on, in radii of the rim: at most, and what is not worth it. */
const DEPTH = 0.7;
const DEPTH_MIN = 0.08;
const ROOM = 0.12;
const RINGS_MAX = 6;

/**
 * Where flat walls end in parallel, as those of a box: the filling with the walls gone on before it. Undefined where they do not, or have no room.
 * `patch` is the filling drawn tight, `onward` the direction of the walls at the rims.
 */
export function straightenPatch(
  s: Surface,
  patch: Patch,
  onward: readonly Vec3[],
  group: RimGroup,
  lengths: readonly number[],
  all: Whole,
): Patch | undefined {
  const way = V3.normalize(
    onward.reduce((sum, t, i) => V3.addScaled(sum, t, lengths[i]), [0, 0, 0] as Vec3),
    [0, 0, 0],
  );
  if (onward.some((t) => V3.dot(t, way) < PARALLEL) || !hasFlatWalls(s, group)) return undefined;
  const { radius, middle } = group[0];
  const n = patch.positions.length / 3;
  let depth = DEPTH * radius;
  for (let v = 0; v < n; v++) {
    // Rim vertices lie on the surface: from a little inwards.
    const at = pointAt(patch.positions, v);
    const from = v < patch.rim ? V3.lerp(at, middle, 0.06) : at;
    depth = Math.min(depth, (1 - ROOM) * radius * leaveSolid(all, from, V3.scale(way, radius)));
    if (depth < DEPTH_MIN * radius) return undefined;
  }
  const mean = lengths.reduce((sum, l) => sum + l, 0) / lengths.length;
  return extrude(patch, group, V3.scale(way, depth), Math.max(1, Math.min(RINGS_MAX, Math.round(depth / mean))));
}

/** Whether few planes meet nearly all of the rims. */
function hasFlatWalls(s: Surface, group: RimGroup): boolean {
  const planes: { normal: Vec3; length: number }[] = [];
  let total = 0;
  for (const { sides } of group) {
    for (const side of sides) {
      const o = side - (side % 3);
      const [a, b, c] = [0, 1, 2].map((k) => pointAt(s.positions, s.vertex[o + k]));
      const normal = V3.normalize(V3.cross(V3.sub(b, a), V3.sub(c, a)), [0, 0, 0]);
      const [from, to] = [s.vertex[side], s.vertex[o + ((side + 1) % 3)]];
      const length = V3.distance(pointAt(s.positions, from), pointAt(s.positions, to));
      total += length;
      const plane = planes.find((p) => V3.dot(p.normal, normal) > SAME_PLANE);
      if (plane) plane.length += length;
      else planes.push({ normal, length });
    }
  }
  const flat = planes.filter(({ length }) => length > PLANE_SHARE * total);
  return flat.length <= 8 && flat.reduce((sum, { length }) => sum + length, 0) > PLANES_SHARE * total;
}

/** The patch moved along, with walls in rings between its rims and where they were. */
function extrude(patch: Patch, group: RimGroup, way: Vec3, rings: number): Patch {
  const { rim } = patch;
  const positions: number[] = patch.positions.slice(0, 3 * rim);
  for (let ring = 1; ring < rings; ring++)
    for (let i = 0; i < 3 * rim; i++) positions.push(patch.positions[i] + (way[i % 3] * ring) / rings);
  const top = rings * rim;
  for (let i = 0; i < patch.positions.length; i++) positions.push(patch.positions[i] + way[i % 3]);
  const corners = patch.corners.map((v) => top + v);
  let first = 0;
  for (const { ring } of group) {
    for (let level = 0; level < rings; level++) {
      for (let i = 0; i < ring.length; i++) {
        const [a, b] = [level * rim + first + i, level * rim + first + ((i + 1) % ring.length)];
        corners.push(a, b, b + rim, a, b + rim, a + rim);
      }
    }
    first += ring.length;
  }
  return { positions, rim, corners };
}
