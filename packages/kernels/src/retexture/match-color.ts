import { createRng, linearToByte } from '../math/index.ts';
import { diagonalOf, type Mesh, sampleSurface } from '../mesh/index.ts';
import { compileMaterial, type MaterialSpec, parseColor } from '../texture/index.ts';

/** Places that are looked at. */
const PLACES = 400;
/** How far a recipe's main colour may be moved, in linear light. */
const MOST = 1.8;
const ROUNDS = 2;

/**
 * The material with its main colour moved so that what a viewer sees on the whole is the colour that was asked for: the folds of a cloth and the gaps
 * between scales darken it. Patterns on top are left out of account.
 */
export function matchColor(spec: MaterialSpec, mesh: Mesh, seed: number): MaterialSpec {
  if (!spec.color) return spec;
  const asked = parseColor(spec.color);
  const { places, normals: n } = sampleSurface(mesh, PLACES, createRng(seed));
  if (!places.length) return spec;
  const size = diagonalOf(mesh.positions);
  const main = Float64Array.from(asked);
  let color = spec.color;
  const out = new Float64Array(16);
  for (let round = 0; round < ROUNDS; round++) {
    const { evaluate } = compileMaterial({ ...spec, color, layers: undefined }, seed, { size });
    const mean = [0, 0, 0];
    for (let i = 0; i < places.length; i += 3) {
      evaluate(places[i], places[i + 1], places[i + 2], n[i], n[i + 1], n[i + 2], 1, 0, out);
      for (let k = 0; k < 3; k++) mean[k] += (3 * out[k]) / places.length;
    }
    for (let k = 0; k < 3; k++) {
      const least = asked[k] / MOST;
      main[k] = Math.min(1, asked[k] * MOST, Math.max(least, (main[k] * asked[k]) / Math.max(1e-4, mean[k])));
    }
    color = `#${[...main].map((v) => linearToByte(v).toString(16).padStart(2, '0')).join('')}`;
  }
  return { ...spec, color };
}
