import { expect, test } from 'vitest';
import { createRng } from '../math/index.ts';
import { sampleSurface } from '../mesh/index.ts';
import { ball } from '../solid/broken.testing.ts';
import { compileMaterial, type MaterialSpec, parseColor } from '../texture/index.ts';
import { matchColor } from './match-color.ts';

const mesh = ball([0, 0, 0], 0.5, 24);

/** Mean colour of a material on the ball, linear. */
function meanOf(spec: MaterialSpec): number[] {
  const { evaluate } = compileMaterial(spec, 5, { size: 1.7 });
  const { places, normals: n } = sampleSurface(mesh, 900, createRng(11));
  const mean = [0, 0, 0];
  const out = new Float64Array(16);
  for (let i = 0; i < places.length; i += 3) {
    evaluate(places[i], places[i + 1], places[i + 2], n[i], n[i + 1], n[i + 2], 1, 0, out);
    for (let k = 0; k < 3; k++) mean[k] += (3 * out[k]) / places.length;
  }
  return mean;
}

test('scales and wool come out in the colour that was asked for, on the whole', () => {
  for (const base of ['scales', 'wool', 'knit']) {
    const spec = { base, color: '#3f62c4' };
    const asked = parseColor(spec.color);
    const off = (mean: readonly number[]): number => Math.hypot(...mean.map((v, k) => v - asked[k]));
    const matched = off(meanOf(matchColor(spec, mesh, 5)));
    expect(matched, base).toBeLessThan(Math.max(0.02, 0.6 * off(meanOf(spec))));
  }
});
