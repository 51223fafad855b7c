import { GeometryError } from '../math/index.ts';
import { type Mesh, weld } from '../mesh/index.ts';
import {
  createMipTexture,
  createSurfaceSample,
  fillSurface,
  type MipTexture,
  measureBounds,
  type PlacedPart,
  placeParts,
  type RenderTexture,
  toRenderScene,
} from '../render/index.ts';
import { joinScene, type Scene } from '../scene/index.ts';

/** A model as the styles look at it: in one world, ready to be sampled. */
export interface StyleSource {
  parts: PlacedPart[];
  /** By texture index of the materials. */
  mips: (MipTexture | undefined)[];
  /** All faces in the world, outward, welded. */
  mesh: Mesh;
  min: [number, number, number];
  max: [number, number, number];
}

/** A point of the surface, reused from sample to sample. */
export interface StyleSample {
  x: number;
  y: number;
  z: number;
  /** Unit normal of the face. */
  nx: number;
  ny: number;
  nz: number;
  /** Linear colour as it looks, with what it emits: polished metal looks darker than what it is tinted by. */
  r: number;
  g: number;
  b: number;
  /** Surface that the sample stands for, square metres. */
  area: number;
  /** Index of the part. */
  part: number;
}

/** Samples at most, so that a model of any size takes seconds. */
const SAMPLES_MAX = 6_000_000;

/** What metal shows of its base colour as a mirror, and from this roughness on. */
const MIRROR = 0.47;
const BLURRED = 0.78;
const ROUGH = 0.45;

/** Makes a model ready to be restyled. `pictures`: its textures decoded, by index, those that say what is metal too. Throws GeometryError `no_faces` where there is no surface. */
export function prepareStyleSource(scene: Scene, pictures: readonly (RenderTexture | undefined)[]): StyleSource {
  const parts = placeParts(toRenderScene(scene, pictures).parts.filter((p) => p.mesh.indices.length > 2));
  const mesh = weld(joinScene(scene).mesh);
  const { min, max } = measureBounds([mesh]);
  const longest = Math.max(max[0] - min[0], max[1] - min[1], max[2] - min[2]);
  if (mesh.indices.length === 0 || !(longest > 1e-9) || !Number.isFinite(longest))
    throw new GeometryError('no_faces', 'The model has no faces: there is nothing to restyle.');
  const mips = pictures.map((picture) => picture && { ...createMipTexture(picture), singleLevel: true });
  return { parts, mips, mesh, min: [...min], max: [...max] };
}

/**
 * Visits points spread evenly over the surface, about `spacing` metres apart and at least one a face: a low-discrepancy sequence, so the
 * same model gives the same points. Without `colored` the colours are not looked up. Cut-out texels are left out when they are.
 */
export function eachSample(
  { parts, mips, min, max }: StyleSource,
  spacing: number,
  colored: boolean,
  visit: (sample: StyleSample) => void,
): void {
  const surface = createSurfaceSample();
  const sample: StyleSample = { x: 0, y: 0, z: 0, nx: 0, ny: 0, nz: 0, r: 0, g: 0, b: 0, area: 0, part: 0 };
  const step = widen(parts, spacing);
  const diagonal = Math.hypot(max[0] - min[0], max[1] - min[1], max[2] - min[2]);
  let turn = 0;
  for (let p = 0; p < parts.length; p++) {
    const placed = parts[p];
    const { positions: q, mesh, mirrored, part } = placed;
    const cut = part.material.alphaMode === 'MASK' ? (part.material.alphaCutoff ?? 0.5) : 0.02;
    const point = { placed, face: 0, u: 0, v: 0, pixel: step };
    sample.part = p;
    for (let f = 0; 3 * f + 2 < mesh.indices.length; f++) {
      const [a, b, c] = [3 * mesh.indices[3 * f], 3 * mesh.indices[3 * f + 1], 3 * mesh.indices[3 * f + 2]];
      const [ux, uy, uz] = [q[b] - q[a], q[b + 1] - q[a + 1], q[b + 2] - q[a + 2]];
      const [vx, vy, vz] = [q[c] - q[a], q[c + 1] - q[a + 1], q[c + 2] - q[a + 2]];
      const [nx, ny, nz] = [uy * vz - uz * vy, uz * vx - ux * vz, ux * vy - uy * vx];
      const double = Math.sqrt(nx * nx + ny * ny + nz * nz);
      if (!(double > 1e-14 * diagonal * diagonal)) continue;
      const count = Math.max(1, Math.ceil(double / 2 / (step * step)));
      const sign = (mirrored ? -1 : 1) / double;
      sample.nx = nx * sign;
      sample.ny = ny * sign;
      sample.nz = nz * sign;
      sample.area = double / 2 / count;
      point.face = f;
      for (let i = 0; i < count; i++, turn++) {
        // Roberts' R2 sequence, folded into the triangle.
        let u = (0.5 + turn * 0.7548776662466927) % 1;
        let v = (0.5 + turn * 0.5698402909980532) % 1;
        if (u + v > 1) {
          u = 1 - u;
          v = 1 - v;
        }
        sample.x = q[a] + u * ux + v * vx;
        sample.y = q[a + 1] + u * uy + v * vy;
        sample.z = q[a + 2] + u * uz + v * vz;
        if (colored) {
          point.u = u;
          point.v = v;
          fillSurface(point, mips, surface);
          if (surface.alpha < cut) continue;
          const share = shownShare(surface.metallic, surface.roughness);
          sample.r = Math.min(1, Math.max(0, surface.r * share + surface.er));
          sample.g = Math.min(1, Math.max(0, surface.g * share + surface.eg));
          sample.b = Math.min(1, Math.max(0, surface.b * share + surface.eb));
        }
        visit(sample);
      }
    }
  }
}

/**
 * Share of its base colour that a surface looks like when it is matte. Metal has no colour of its own: it shows the room, which is dark but for
 * a few lamps. On the mean of how light it looks (cube roots) over a sphere in a studio, a mirror shows half of the light that a matte
 * white shows, and what is blurred more three quarters.
 */
function shownShare(metallic: number, roughness: number): number {
  const metal = MIRROR + (BLURRED - MIRROR) * Math.min(1, Math.max(0, roughness) / ROUGH);
  return 1 - Math.min(1, Math.max(0, metallic)) * (1 - metal);
}

/** The spacing, wider where that would be too many samples. */
function widen(parts: readonly PlacedPart[], spacing: number): number {
  let area = 0;
  for (const { positions: q, mesh } of parts) {
    for (let f = 0; f + 2 < mesh.indices.length; f += 3) {
      const [a, b, c] = [3 * mesh.indices[f], 3 * mesh.indices[f + 1], 3 * mesh.indices[f + 2]];
      const [ux, uy, uz] = [q[b] - q[a], q[b + 1] - q[a + 1], q[b + 2] - q[a + 2]];
      const [vx, vy, vz] = [q[c] - q[a], q[c + 1] - q[a + 1], q[c + 2] - q[a + 2]];
      area += Math.sqrt((uy * vz - uz * vy) ** 2 + (uz * vx - ux * vz) ** 2 + (ux * vy - uy * vx) ** 2) / 2;
    }
  }
  return Math.max(spacing, Math.sqrt(area / SAMPLES_MAX));
}
