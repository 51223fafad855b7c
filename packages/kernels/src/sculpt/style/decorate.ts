import { type Rng, V3, type Vec3 } from '../../math/index.ts';
import { type Mesh, mergeMeshes, meshBounds } from '../../mesh/index.ts';
import { type Bvh, buildBvh, createRayHit, intersectRay } from '../../spatial/index.ts';
import type { NounClass, PartSpec } from '../dsl/archetype.ts';
import type { Look } from '../dsl/scene.ts';
import { facePart } from './face.ts';
import { finialPart, gearPart, pipePart } from './trims.ts';

/** A place on the surface of a thing. */
export interface Perch {
  at: Vec3;
  normal: Vec3;
}

/** Things that have a face of their own, or look odd with one. */
const FACELESS: readonly NounClass[] = ['animal', 'monster', 'person', 'text', 'terrain'];
/** Things that gears would not sit on. */
const GEARLESS: readonly NounClass[] = ['food', 'plant', 'text', 'terrain', 'clothing', 'mineral'];

/**
 * What a look adds to a thing: gears and pipes, finials, a face. Set on its surface by rays against its meshes, so that nothing floats and nothing is
 * buried. Empty for looks that only change materials.
 */
export function decorate(meshes: readonly Mesh[], look: Look | undefined, kind: NounClass, rng: Rng): PartSpec[] {
  if (look !== 'steampunk' && look !== 'kawaii' && look !== 'gothic') return [];
  const merged = mergeMeshes(meshes.map(({ positions, indices }) => ({ positions, indices })));
  if (!merged.indices.length) return [];
  const body = measure(merged);
  if (look === 'kawaii')
    return FACELESS.includes(kind) ? [] : facePart((u, v) => body.from([0, 0, 1], u, v), body.extent);
  if (GEARLESS.includes(kind)) return [];
  return look === 'steampunk' ? steampunk(body, rng) : kind === 'building' ? [] : gothic(body);
}

interface Body {
  extent: number;
  /** Of its box. */
  low: number;
  height: number;
  /** Where a ray along -`side` meets the thing first; `u`, `v`: 0..1 across its box, to the right and up as seen from there. */
  from(side: Vec3, u: number, v: number): Perch | undefined;
}

function measure(mesh: Mesh): Body {
  const bvh = buildBvh(mesh);
  const { min: low, max: high } = meshBounds([mesh]);
  const size = [0, 1, 2].map((a) => high[a] - low[a]);
  const extent = Math.max(...size);
  return {
    extent,
    low: low[1],
    height: size[1],
    from: (side, u, v) => {
      const up: Vec3 = Math.abs(side[1]) > 0.5 ? [0, 0, -1] : [0, 1, 0];
      const right = V3.cross(up, side);
      const middle: Vec3 = [0, 1, 2].map((a) => (low[a] + high[a]) / 2) as unknown as Vec3;
      const reach = (axis: Vec3): number => Math.abs(V3.dot(axis, size as unknown as Vec3));
      const start = V3.addScaled(
        V3.addScaled(V3.addScaled(middle, right, (u - 0.5) * reach(right)), up, (v - 0.5) * reach(up)),
        side,
        extent * 2,
      );
      return perch(mesh, bvh, start, V3.scale(side, -1));
    },
  };
}

const hit = createRayHit();

function perch(mesh: Mesh, bvh: Bvh, from: Vec3, dir: Vec3): Perch | undefined {
  if (!intersectRay(bvh, from[0], from[1], from[2], dir[0], dir[1], dir[2], Infinity, hit)) return undefined;
  const corner = (k: number): Vec3 => {
    const i = 3 * mesh.indices[3 * hit.triangle + k];
    return [mesh.positions[i], mesh.positions[i + 1], mesh.positions[i + 2]];
  };
  const [a, b, c] = [corner(0), corner(1), corner(2)];
  const normal = V3.normalize(V3.cross(V3.sub(b, a), V3.sub(c, a)));
  return { at: V3.addScaled(from, dir, hit.t), normal: V3.dot(normal, dir) > 0 ? V3.scale(normal, -1) : normal };
}

/** Gears on both flanks, a small one meshing with a large one, and two exhaust pipes behind. */
function steampunk({ extent, from }: Body, rng: Rng): PartSpec[] {
  const parts: PartSpec[] = [];
  const put = (side: Vec3, u: number, v: number, r: number, name: string): void => {
    const place = from(side, u, v);
    if (place && V3.dot(place.normal, side) > 0.35) parts.push(gearPart(place, r * extent, name, rng));
  };
  for (const [side, name] of [
    [[1, 0, 0], 'left'],
    [[-1, 0, 0], 'right'],
  ] as const) {
    const u = 0.5 + rng.range(-0.12, 0.12);
    const v = 0.55 + rng.range(-0.08, 0.08);
    put(side, u, v, 0.075, `${name} gear`);
    put(side, u + 0.11, v + 0.05, 0.045, `${name} small gear`);
    put(side, u - 0.1, v + 0.07, 0.035, `${name} pinion`);
  }
  put([0, 0, 1], 0.5 + rng.range(-0.1, 0.1), 0.42, 0.05, 'front gear');
  for (const [u, name] of [
    [0.44, 'right'],
    [0.56, 'left'],
  ] as const) {
    const top = from([0, 1, 0], u, 0.62);
    if (top) parts.push(...pipePart(top, extent, name));
  }
  return parts;
}

/** Finials along the top. */
function gothic({ extent, from, low, height }: Body): PartSpec[] {
  const parts: PartSpec[] = [];
  for (const [i, [u, v]] of [
    [0.5, 0.5],
    [0.22, 0.25],
    [0.78, 0.25],
    [0.22, 0.75],
    [0.78, 0.75],
  ].entries()) {
    const place = from([0, 1, 0], u, v);
    if (place && place.normal[1] > 0.75 && place.at[1] > low + 0.8 * height)
      parts.push(finialPart(place.at, extent * (i ? 0.1 : 0.14), `finial ${i + 1}`));
  }
  return parts;
}
