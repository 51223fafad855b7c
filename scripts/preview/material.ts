import { hashString } from '../../packages/kernels/src/math/index.ts';
import { type Mesh, measureMesh } from '../../packages/kernels/src/mesh/index.ts';
import type { RenderPart } from '../../packages/kernels/src/render/index.ts';
import type { PartSpec } from '../../packages/kernels/src/sculpt/dsl/archetype.ts';
import {
  compileMaterial,
  createPreviewShade,
  materialHints,
  parseColor,
  SAMPLE_STRIDE,
} from '../../packages/kernels/src/texture/index.ts';

/** A part's material for the renderer: its recipe evaluated per pixel. `whole` is the diagonal of the whole thing, metres. */
export function previewMaterial(spec: PartSpec, mesh: Mesh, whole: number, seed: number): Omit<RenderPart, 'mesh'> {
  const { material } = spec;
  const hints = materialHints(material);
  const size = diagonal(mesh);
  const own = hashString(spec.name, seed);
  const shade = createPreviewShade(material, own, { size, footprint: whole / 500, round: roundness(mesh) });
  const sheen = parseColor(hints.sheenColor);
  const middle = new Float64Array(SAMPLE_STRIDE);
  compileMaterial(material, own, { size }).evaluate(0, 0, 0, 0, 1, 0, 1, 0, middle);
  return {
    shade,
    material: {
      name: material.base,
      // The middle of the material: what see-through parts are tinted by before the shade is evaluated.
      baseColorFactor: [middle[0], middle[1], middle[2], 1],
      metallicFactor: middle[4],
      roughnessFactor: middle[3],
      emissiveFactor: [0, 0, 0],
      alphaMode: 'OPAQUE',
      doubleSided: spec.twoSided ?? false,
      clearcoat: hints.clearcoat > 0 ? { factor: hints.clearcoat, roughness: hints.clearcoatRoughness } : undefined,
      sheen:
        hints.sheen > 0
          ? { color: [sheen[0] * hints.sheen, sheen[1] * hints.sheen, sheen[2] * hints.sheen], roughness: 0.5 }
          : undefined,
      transmission: hints.transmission > 0 ? { factor: hints.transmission, ior: hints.ior } : undefined,
    },
  };
}

function diagonal(mesh: Mesh): number {
  if (mesh.indices.length === 0) return 1;
  const { min, max } = measureMesh(mesh).bounds;
  return Math.hypot(max[0] - min[0], max[1] - min[1], max[2] - min[2]);
}

/** Radius of a part that stands about the Y axis as wide as deep, else 0. */
function roundness(mesh: Mesh): number {
  if (mesh.indices.length === 0) return 0;
  const { min, max } = measureMesh(mesh).bounds;
  const w = max[0] - min[0];
  const d = max[2] - min[2];
  const centred = Math.abs(min[0] + max[0]) + Math.abs(min[2] + max[2]) < 0.04 * (w + d);
  return centred && Math.abs(w - d) < 0.03 * (w + d) ? (w + d) / 4 : 0;
}
