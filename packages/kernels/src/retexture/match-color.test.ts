import { expect, test } from 'vitest';
import { createRng } from '../math/index.ts';
import { ball } from '../solid/broken.testing.ts';
import { compileMaterial, type MaterialSpec, parseColor } from '../texture/index.ts';
import { matchColor } from './match-color.ts';
import { placesOn } from './surface-places.ts';

const mesh = ball([0, 0, 0], 0.5, 24);

/** Mean colour of a material on the ball, linear. */
function meanOf(spec: MaterialSpec): number[] {
  const { evaluate } = compileMaterial(spec, 5, { size: 1.7 });
  const places = placesOn(mesh, 900, createRng(11));
  const mean = [0, 0, 0];
  const out = new Float64Array(16);
  for (const { at, normal } of places) {
    evaluate(at[0], at[1], at[2], normal[0], normal[1], normal[2], 1, 0, out);
    for (let k = 0; k < 3; k++) mean[k] += out[k] / places.length;
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
