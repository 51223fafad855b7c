import { V3, type Vec3 } from '../math/index.ts';
import { createRayHit, intersectRay } from '../spatial/index.ts';
import { colorOn } from './continue-pattern.ts';
import { mirrorIn, type Twin } from './find-twins.ts';
import type { Whole } from './leave-solid.ts';
import { measureRoom } from './measure-room.ts';
import { pointAt } from './rim-loops.ts';
import { createSmoothSystem, smoothValues } from './smooth-system.ts';
import type { Patch } from './span-rims.ts';

/** How far out of a filling, and into it, its twin's surface is looked for, in radii of the rim. */
const OUTWARD = 2.5;
const INWARD = 0.8;
/** Share of a filling that a twin must show to be followed. */
const SHOWN = 0.7;

/** The twin that shows what is hidden behind a filling drawn tight, and how far out of it that is at each vertex, metres; NaN where it is not seen. */
export function findShown(
  patch: Patch,
  twins: readonly Twin[],
  radius: number,
): { twin: Twin; depths: Float64Array } | undefined {
  const inner = patch.positions.length / 3 - patch.rim;
  if (inner < 1) return undefined;
  const normals = vertexNormals(patch);
  for (const twin of twins) {
    const depths = new Float64Array(patch.rim + inner).fill(Number.NaN);
    let seen = 0;
    for (let v = patch.rim; v < depths.length; v++) {
      depths[v] = depthAt(twin, pointAt(patch.positions, v), pointAt(normals, v), radius);
      if (!Number.isNaN(depths[v])) seen++;
    }
    if (seen >= SHOWN * inner) return { twin, depths };
  }
  return undefined;
}

/** Moves a filling drawn tight onto what its twin shows, as far as there is room in what hides it. In place. Returns the twin's colours there, linear RGBA a vertex. */
export function followTwin(
  patch: Patch,
  { twin, depths }: { twin: Twin; depths: Float64Array },
  all: Whole,
  radius: number,
): Float64Array {
  const n = depths.length;
  const normals = vertexNormals(patch);
  const way = new Float64Array(3 * n);
  const isFixed = new Uint8Array(n).fill(1, 0, patch.rim);
  for (let v = patch.rim; v < n; v++) {
    if (Number.isNaN(depths[v])) continue;
    isFixed[v] = 1;
    for (let k = 0; k < 3; k++) way[3 * v + k] = depths[v] * normals[3 * v + k];
  }
  smoothValues(createSmoothSystem(patch.positions, patch.corners), way, 3, isFixed, 1);
  const target = way.map((w, i) => patch.positions[i] + w);
  const share = measureRoom(patch, target, all);
  const colors = new Float64Array(4 * n);
  const width = radius / Math.sqrt(Math.max(1, n / 3));
  for (let v = patch.rim; v < n; v++) {
    for (let k = 0; k < 3; k++) patch.positions[3 * v + k] += share[v] * way[3 * v + k];
    colorOn(twin.source, mirrorIn(twin, pointAt(patch.positions, v)), width, colors, 4 * v);
  }
  return colors;
}

const hit = createRayHit();

/** Where the twin's body ends on the way out of a filling, or, where it is hollow there, begins on the way in. */
function depthAt(twin: Twin, at: Vec3, normal: Vec3, radius: number): number {
  const [x, y, z] = mirrorIn(twin, at);
  const [dx, dy, dz] = mirrorIn(twin, normal, true);
  const { bvh } = twin.source;
  if (intersectRay(bvh, x, y, z, dx, dy, dz, OUTWARD * radius, hit) && !hit.front) return hit.t;
  if (intersectRay(bvh, x, y, z, -dx, -dy, -dz, INWARD * radius, hit) && hit.front) return -hit.t;
  return Number.NaN;
}

/** Unit normals of a filling's vertices, by the area around them. */
function vertexNormals({ positions, corners }: Patch): Float64Array {
  const out = new Float64Array(positions.length);
  for (let c = 0; c < corners.length; c += 3) {
    const [p, q, r] = [0, 1, 2].map((k) => pointAt(positions, corners[c + k]));
    const normal = V3.cross(V3.sub(q, p), V3.sub(r, p));
    for (let k = 0; k < 9; k++) out[3 * corners[c + Math.floor(k / 3)] + (k % 3)] += normal[k % 3];
  }
  for (let v = 0; v < out.length; v += 3) out.set(V3.normalize([out[v], out[v + 1], out[v + 2]], [0, 0, 0]), v);
  return out;
}
