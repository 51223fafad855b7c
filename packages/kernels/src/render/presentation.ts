import { VIEWS, type ViewAngles } from './camera.ts';
import { measureBounds, placeParts } from './geometry.ts';
import { renderScene } from './render.ts';
import type { RenderScene } from './scene-input.ts';

/** Degrees above the horizon from which a pancake is shown. */
const STEEPEST = 40;

/** The three-quarter view, from higher up the flatter a scene is: a pizza shows its top, a house its front. */
export function viewOfShape(scene: RenderScene): ViewAngles {
  const view = VIEWS['three-quarter'];
  const placed = placeParts(scene.parts.filter((p) => p.mesh.indices.length > 0));
  if (placed.length === 0) return view;
  const { min, max } = measureBounds(placed);
  const wide = Math.max(max[0] - min[0], max[2] - min[2], 1e-9);
  const flat = Math.min(1, Math.max(0, (0.75 - (max[1] - min[1]) / wide) / 0.6));
  return { ...view, elevationDeg: view.elevationDeg + (STEEPEST - view.elevationDeg) * flat };
}

/** Pixels along a side of the picture that is measured: the share of dark and light needs no more. */
const SIDE = 64;
/** Mean brightness (0..1, display) that needs no help. */
const DARK = 0.36;
const WHITE = 0.8;

/**
 * The exposure that shows the form of a scene: up to 1.9 for black things, whose shading would drown, down to 0.86 for white ones, whose
 * shading would bleach. 1 for the many between. Draws the scene once, small and without shadows.
 */
export function measureExposure(scene: RenderScene, view: ViewAngles): number {
  const { data } = renderScene(scene, { width: SIDE, height: SIDE, view, lights: 0, supersample: 1 });
  let sum = 0;
  let count = 0;
  for (let o = 0; o < data.length; o += 4) {
    if (data[o + 3] < 255) continue;
    sum += (0.3 * data[o] + 0.59 * data[o + 1] + 0.11 * data[o + 2]) / 255;
    count++;
  }
  if (count === 0) return 1;
  const mean = sum / count;
  if (mean < DARK) return 1 + 0.9 * (1 - mean / DARK);
  return mean > WHITE ? 1 - (0.14 * (mean - WHITE)) / (1 - WHITE) : 1;
}
