import type { Projection } from './camera.ts';
import type { PlacedPart } from './geometry.ts';
import { createDepthBuffer, type DepthBuffer, projectVertices, rasterize } from './rasterize.ts';
import { type MipTexture, sampleTexture } from './sampling.ts';
import type { RenderPart } from './scene-input.ts';

/** What every sample of a picture sees: the nearest solid triangle, and the nearest see-through one before it. */
export interface Seen {
  solid: DepthBuffer;
  glass?: DepthBuffer;
}

/** Whether a part lets light through: drawn after, and blended over, everything solid. */
export function isSeeThrough(part: RenderPart): boolean {
  return part.material.alphaMode === 'BLEND' || (part.material.transmission?.factor ?? 0) > 0;
}

/** Draws all parts into visibility buffers of the projection's size. Cut-out materials are tested texel by texel. */
export function drawParts(
  placed: readonly PlacedPart[],
  projection: Projection,
  mips: readonly (MipTexture | undefined)[],
  cull: boolean,
): Seen {
  const { width, height } = projection;
  const solid = createDepthBuffer(width, height, true);
  const draw = (buffer: DepthBuffer, p: PlacedPart): void => {
    const screen = projectVertices(projection, p.positions);
    const keep = cull && showsFrontOnly(p) ? 'front' : 'both';
    rasterize(buffer, screen, p.mesh.indices, p.firstTriangle, keep, cutOut(p, mips));
  };
  const clear = placed.filter((p) => isSeeThrough(p.part));
  for (const p of placed) if (!isSeeThrough(p.part)) draw(solid, p);
  if (clear.length === 0) return { solid };
  const glass = createDepthBuffer(width, height, true);
  glass.nearness.set(solid.nearness);
  for (const p of clear) draw(glass, p);
  return { solid, glass };
}

function cutOut(
  p: PlacedPart,
  mips: readonly (MipTexture | undefined)[],
): ((face: number, w1: number, w2: number) => boolean) | undefined {
  const { material } = p.part;
  const ref = material.baseColorTexture;
  const mip = ref && mips[ref.texture];
  const uvs = p.mesh.uvs;
  if (material.alphaMode !== 'MASK' || !ref || !mip || !uvs) return undefined;
  const texel = new Float64Array(4);
  const cut = material.alphaCutoff ?? 0.5;
  const { indices } = p.mesh;
  return (face, w1, w2) => {
    const a = indices[3 * face];
    const b = indices[3 * face + 1];
    const c = indices[3 * face + 2];
    const w0 = 1 - w1 - w2;
    const s = uvs[2 * a] * w0 + uvs[2 * b] * w1 + uvs[2 * c] * w2;
    const t = uvs[2 * a + 1] * w0 + uvs[2 * b + 1] * w1 + uvs[2 * c + 1] * w2;
    sampleTexture(mip, ref, s, t, 0, false, texel);
    return texel[3] * material.baseColorFactor[3] >= cut;
  };
}

/** The projection of a picture at `scale` times its size: supersampling. */
export function scaleProjection(p: Projection, scale: number): Projection {
  return { ...p, focal: p.focal * scale, width: p.width * scale, height: p.height * scale };
}

/** Whether the back faces of a part are not seen. */
export function showsFrontOnly(p: PlacedPart): boolean {
  return !p.part.material.doubleSided && !p.mirrored;
}
