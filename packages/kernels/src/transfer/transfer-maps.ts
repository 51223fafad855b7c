import type { Raster } from '../image/index.ts';
import { GeometryError } from '../math/index.ts';
import type { Mesh } from '../mesh/index.ts';
import type { RenderTexture } from '../render/index.ts';
import type { Scene } from '../scene/index.ts';
import { fillInPlace } from '../texture/index.ts';
import { BAND_ROWS, type TransferInput } from './input.ts';
import { transferRows } from './rows.ts';
import { prepareSource, type TransferSource } from './source.ts';
import { prepareTarget } from './target.ts';

export interface TransferOptions {
  /** Texels along a side of the atlas, 1..8192. */
  size: number;
  /** The source's pictures decoded, by texture index; missing ones count as white. Default none. */
  textures?: readonly (RenderTexture | undefined)[];
  /** Samples per texel along each axis, 1..4. Default 2. */
  supersample?: number;
  /** How far the detailed surface is looked for, metres to either side. Default: measured around each vertex. */
  reach?: number;
  progress?: (share: number, stage: string) => void;
  signal?: AbortSignal;
}

export interface TransferResult {
  /** sRGB, RGBA; alpha is 255 everywhere unless `hasAlpha`. */
  baseColor: Raster;
  /** RGB, tangent space of `mesh`, +Y up as in glTF. */
  normal: Raster;
  /** RGB: occlusion, roughness, metallic. */
  orm: Raster;
  /** sRGB, RGB; only where the source glows. Times `report.emissiveStrength`. */
  emissive?: Raster;
  /** The target with the tangents that the normal map was made for: write this one. */
  mesh: Mesh;
  report: TransferReport;
}

export interface TransferReport {
  /** Share of the samples whose ray met no fitting surface and that took the closest point. */
  missed: number;
  /** Greatest distance from a sample to what it shows, metres. */
  distanceMax: number;
  /** Whether the source has holes or lets light through: the base colour's alpha counts. Cut-outs are to be cut at 0.5. */
  hasAlpha: boolean;
  /** Whether any material of the source shows its back: then the baked one should. */
  doubleSided: boolean;
  /** Whether the source has occlusion maps: otherwise occlusion is 1 everywhere. */
  hasOcclusion: boolean;
  /** What emissive is to be multiplied with; 1 in most cases. */
  emissiveStrength: number;
}

/**
 * Bakes what a detailed model looks like onto the texture atlas of another mesh that lies close to it, so that a light model passes for a heavy
 * one: base colour, tangent-space normals, occlusion-roughness-metallic, and emissive where there is any. From each sample of the
 * atlas a line runs along the normal, smooth across seams, to both sides; what an eye just outside would see counts, with its
 * factors, vertex colours, textures and normal map as the renderer sees them. What is empty is filled from its surroundings, so that no mip
 * level shows a seam. The same bytes every time.
 *
 * Errors: GeometryError `no_faces` (source without triangles), `no_uvs` (target without coordinates or normals), `bad_size`.
 * Cost, on a busy core: 4 s for 2048 x 2048 texels and 70k plain triangles, 13 s for 200k with three pictures of 4096 x 4096. Sources: Cignoni et al., "A general
 * method for preserving attribute values on simplified meshes", 1998; Mikkelsen, "Simulation of wrinkled surfaces revisited", 2008.
 */
export function transferMaps(source: Scene, target: Mesh, options: TransferOptions): TransferResult {
  const { size, progress, signal } = options;
  if (!(Number.isInteger(size) && size >= 1 && size <= 8192))
    throw new GeometryError('bad_size', 'The size of the maps must be a whole number from 1 to 8192.');
  progress?.(0, 'reading the surface');
  const made = prepareSource(source, options.textures ?? []);
  signal?.throwIfAborted();
  progress?.(0.1, 'measuring distances');
  const input = createInput(made, target, options);
  for (let y = 0; y < size; y += BAND_ROWS) {
    signal?.throwIfAborted();
    progress?.(0.2 + (0.7 * y) / size, 'baking');
    transferRows(input, y, y + BAND_ROWS);
  }
  progress?.(0.9, 'filling gaps');
  return finish(input);
}

function createInput(source: TransferSource, mesh: Mesh, options: TransferOptions): TransferInput {
  const { size } = options;
  const texels = size * size;
  let emissiveMax = 0;
  for (const { part } of source.parts)
    emissiveMax = Math.max(
      emissiveMax,
      (part.material.emissiveStrength ?? 1) * Math.max(...part.material.emissiveFactor),
    );
  return {
    source,
    target: prepareTarget(mesh, source, options.reach),
    size,
    supersample: Math.max(1, Math.min(4, Math.round(options.supersample ?? 2))),
    baseColor: new Uint8Array(4 * texels).fill(255),
    orm: new Uint8Array(3 * texels).fill(255),
    normal: new Uint8Array(3 * texels).map((_, i) => (i % 3 === 2 ? 255 : 128)),
    emissive: emissiveMax > 0 ? new Uint8Array(3 * texels) : undefined,
    emissiveMax: Math.max(1, emissiveMax),
    coverage: new Uint8Array(texels),
    tally: new Float64Array(3 * Math.ceil(size / BAND_ROWS)),
  };
}

function finish(input: TransferInput): TransferResult {
  const { size, source, coverage, tally } = input;
  let [samples, missed, distanceMax] = [0, 0, 0];
  for (let b = 0; b < tally.length; b += 3) {
    samples += tally[b];
    missed += tally[b + 1];
    distanceMax = Math.max(distanceMax, tally[b + 2]);
  }
  const fill = (data: Uint8Array, channels: 3 | 4): Raster => {
    // Without a single sample there is nothing to fill gaps from.
    if (samples > 0) fillInPlace(data, coverage, size, channels);
    return { width: size, height: size, channels, data };
  };
  return {
    baseColor: fill(input.baseColor, 4),
    normal: fill(input.normal, 3),
    orm: fill(input.orm, 3),
    emissive: input.emissive && fill(input.emissive, 3),
    mesh: input.target.mesh,
    report: {
      missed: missed / Math.max(1, samples),
      distanceMax,
      hasAlpha: source.parts.some((p) => p.part.material.alphaMode !== 'OPAQUE'),
      doubleSided: source.parts.some((p) => p.part.material.doubleSided),
      hasOcclusion: source.parts.some(
        (p) => p.part.material.occlusionTexture && source.mips[p.part.material.occlusionTexture.texture],
      ),
      emissiveStrength: input.emissiveMax,
    },
  };
}
