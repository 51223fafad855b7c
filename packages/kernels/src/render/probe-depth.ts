import { type Camera, createProjection } from './camera.ts';
import { showsFrontOnly } from './draw.ts';
import { placeParts } from './geometry.ts';
import { createDepthBuffer, projectVertices, rasterize } from './rasterize.ts';
import type { RenderPart } from './scene-input.ts';

/** Distances along the view of what a parallel camera sees, metres, rows from the top; infinity where nothing is. */
export function probeDepth(parts: readonly RenderPart[], camera: Camera, width: number, height: number): Float32Array {
  const projection = createProjection(camera, width, height);
  const buffer = createDepthBuffer(width, height, false);
  for (const p of placeParts(parts))
    rasterize(
      buffer,
      projectVertices(projection, p.positions),
      p.mesh.indices,
      p.firstTriangle,
      showsFrontOnly(p) ? 'front' : 'both',
    );
  return buffer.nearness.map((near) => -near);
}
