import { expect, test } from 'vitest';
import { computeNormals } from '../mesh/index.ts';
import { ball } from '../solid/broken.testing.ts';
import { type BakeInput, bakedColor, type MaterialSpec, parseColor, planBake } from '../texture/index.ts';
import { matchColors } from './match-colors.ts';

const round = computeNormals(ball([0, 0, 0], 0.5, 24));
const mesh = {
  ...round,
  uvs: new Float32Array((2 * round.positions.length) / 3).map(
    (_, i) => (round.positions[3 * (i >> 1) + (i & 1)] + 1) / 2,
  ),
};

/** A bake of the ball, in the shade everywhere. */
function bakeOf(material: MaterialSpec, open: number): BakeInput {
  const occlusion = new Float32Array(new SharedArrayBuffer((4 * mesh.positions.length) / 3)).fill(open);
  return planBake([{ mesh, material, seed: 5 }], { size: 256, occlusion: [occlusion] }).input;
}

test('what is shaded, folded or scaly comes out in the colour that was asked for, on the whole', () => {
  for (const base of ['scales', 'wool', 'knit', 'cut-stone'])
    for (const open of [1, 0.5]) {
      const spec = { base, color: '#3f62c4' };
      const asked = parseColor(spec.color);
      const input = bakeOf(spec, open);
      const off = (material: MaterialSpec): number =>
        Math.hypot(...bakedColor(input, 0, material, 900).color.map((v, k) => v - asked[k]));
      expect(off(matchColors(spec, input, [0], new Set([spec.color]))), `${base} ${open}`).toBeLessThan(
        Math.max(0.02, 0.4 * off(spec)),
      );
    }
});

test('a pattern comes out in its colour too, and does not change what lies under it', () => {
  const spec: MaterialSpec = { base: 'wool', color: '#3f62c4' };
  const mask = { kind: 'stripes', dir: [0, 1, 0], period: 0.2, width: 0.5 } as const;
  const striped: MaterialSpec = { ...spec, layers: [{ mask, material: { color: '#c22020' } }] };
  const asked = new Set(['#3f62c4', '#c22020']);
  const input = bakeOf(striped, 0.7);
  const matched = matchColors(striped, input, [0], asked);
  expect(matched.color).toBe(matchColors(spec, input, [0], asked).color);
  const red = matchColors({ base: 'wool', color: '#c22020' }, input, [0], asked);
  expect(matched.layers?.[0]).toEqual({ mask, material: { color: red.color } });
  expect(red.color).not.toBe('#c22020');
});

test('colours that nobody asked for stay', () => {
  const spec: MaterialSpec = { base: 'wool', color: '#3f62c4' };
  expect(matchColors(spec, bakeOf(spec, 0.7), [0], new Set(['#c22020']))).toEqual(spec);
});
