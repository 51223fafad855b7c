import {
  compileMaterial,
  composeMatrix,
  hashString,
  type Material,
  meshBounds,
  type RenderPart,
  SAMPLE_STRIDE,
  type ShapedModel,
  type StagedNode,
} from '@claywork/kernels';

/** Places that a thing's size is divided into for its materials: finer patterns fade. */
const FINENESS = 1200;

const PLAIN: Material = {
  name: '',
  baseColorFactor: [1, 1, 1, 1],
  metallicFactor: 0,
  roughnessFactor: 0.65,
  emissiveFactor: [0, 0, 0],
  alphaMode: 'OPAQUE',
  doubleSided: false,
};

/** Shapes in their places as the renderers take them, their colours straight from the solid materials: without charts, atlas and bake. */
export function solidParts(
  models: readonly ShapedModel[],
  staged: readonly StagedNode[],
  seed: number,
): (RenderPart & { matrix: Float64Array })[] {
  return staged.flatMap(({ model, scale, at, rotation }) => {
    const matrix = composeMatrix({ translation: [...at], rotation: [...rotation], scale: [scale, scale, scale] });
    return models[model].parts.map(({ spec, mesh }) => {
      const { min, max } = meshBounds([mesh]);
      const size = Math.hypot(...min.map((low, a) => max[a] - low));
      const place = { size, footprint: size / FINENESS };
      const { evaluate } = compileMaterial(spec.material, hashString(spec.name, seed), place);
      const s = new Float64Array(SAMPLE_STRIDE);
      const shade: RenderPart['shade'] = (x, y, z, nx, ny, nz, out) => {
        evaluate(x, y, z, nx, ny, nz, 1, 0, s);
        out.r = s[0];
        out.g = s[1];
        out.b = s[2];
      };
      return { mesh, matrix, material: { ...PLAIN, doubleSided: spec.twoSided ?? false }, shade };
    });
  });
}
