import { type Mesh, measureMesh, mergeMeshes, splitComponents } from '../mesh/index.ts';
import { simplify } from '../remesh/index.ts';
import { buildBvh, closestPoint, createClosestPoint } from '../spatial/index.ts';
import { closeSurface } from './close-surface.ts';
import { untangleInPlace } from './untangle.ts';

export interface Rebuilt {
  /** Closed shells; face groups are the source's faces. */
  shells: Mesh[];
  /** Size of the cells it was sampled with, metres: finer details are lost. */
  cell: number;
  /** Specks that were left out. */
  dropped: number;
}

/** Triangles of the first mesh, before it is reduced to what the shape needs: this many for each of the source, within bounds. */
const FACES_PER_SOURCE = 12;
const FACES_FIRST = [80_000, 260_000] as const;
/** Each round of reduction leaves this share of the faces; fewer than FACES_MIN are not tried for. */
const REDUCTION = 0.4;
const FACES_MIN = 3000;
/** The reduced mesh stays within this share of a cell of the first one. */
const ERROR = 0.3;

/**
 * The solid of a soup by its winding number: sampled, meshed, reduced to as few triangles as keep within a third of a cell, and freed of
 * folds. Face groups come from the nearest source faces. `resolution` is cells along the longest side.
 */
export function rebuildSolid(source: Mesh, resolution?: number): Rebuilt {
  const { bounds, area } = measureMesh(source);
  const longest = Math.max(...[0, 1, 2].map((k) => bounds.max[k] - bounds.min[k]));
  const faces = Math.min(FACES_FIRST[1], Math.max(FACES_FIRST[0], FACES_PER_SOURCE * (source.indices.length / 3)));
  const cell = resolution ? longest / resolution : Math.max(Math.sqrt((3 * area) / faces), longest / 600);
  const fine = closeSurface(source, { cell });
  const pieces = splitComponents(fine);
  const kept = pieces.filter((piece) => Math.abs(measureMesh(piece).volume) > 8 * cell ** 3);
  if (!kept.length) return { shells: [], cell, dropped: pieces.length };
  const whole = mergeMeshes(kept);
  const reduced = reduceWithin(whole, ERROR * cell);
  untangleInPlace(reduced);
  const near = createClosestPoint();
  const bvh = buildBvh(source);
  const groups = source.faceGroups as Uint32Array;
  const { positions: p, indices } = reduced;
  reduced.faceGroups = Uint32Array.from({ length: indices.length / 3 }, (_, f) => {
    const c = [0, 1, 2].map(
      (k) => (p[3 * indices[3 * f] + k] + p[3 * indices[3 * f + 1] + k] + p[3 * indices[3 * f + 2] + k]) / 3,
    );
    closestPoint(bvh, c[0], c[1], c[2], near);
    return groups[near.triangle];
  });
  return { shells: splitComponents(reduced), cell, dropped: pieces.length - kept.length };
}

/** As few faces, in rounds, as leave the first mesh's vertices near the reduced surface. */
function reduceWithin(mesh: Mesh, error: number): Mesh {
  let out = mesh;
  for (;;) {
    const target = Math.round((REDUCTION * out.indices.length) / 3);
    if (target < FACES_MIN) return out;
    const next = simplify(out, { faceCount: target });
    if (!isNear(mesh, next, error)) return out;
    out = next;
  }
}

/** Whether all but one in a thousand of some thousand vertices of the mesh lie within `error` of the other. */
function isNear(mesh: Mesh, other: Mesh, error: number): boolean {
  const bvh = buildBvh(other);
  const near = createClosestPoint();
  const count = mesh.positions.length / 3;
  const step = Math.max(1, Math.floor(count / 20_000));
  let far = 0;
  for (let v = 0; v < count; v += step) {
    const o = 3 * v;
    if (!closestPoint(bvh, mesh.positions[o], mesh.positions[o + 1], mesh.positions[o + 2], near, error)) far++;
  }
  return far * step * 1000 <= count;
}
