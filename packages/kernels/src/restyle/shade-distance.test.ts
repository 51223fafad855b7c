import { expect, test } from 'vitest';
import { type ShadeWeights, shadeDistance } from './shade-distance.ts';

const WEIGHTS: ShadeWeights = {
  lightness: 1,
  chroma: 1,
  hue: 1,
  faded: 0,
  fadedShare: 0.7,
  turned: 0,
  richer: 1,
  gaudy: 0,
};
/** OKLab of a lightness, chroma and hue in degrees. */
const shade = (l: number, c: number, h: number): number[] => [
  l,
  c * Math.cos((h * Math.PI) / 180),
  c * Math.sin((h * Math.PI) / 180),
];
const between = (made: number[], wanted: number[], more: Partial<ShadeWeights> = {}): number =>
  shadeDistance(made, 0, wanted, 0, { ...WEIGHTS, ...more });

test('with weights of one it is the distance in OKLab', () => {
  expect(between(shade(0.5, 0.1, 20), shade(0.7, 0.1, 20))).toBeCloseTo(0.2, 6);
  expect(between(shade(0.5, 0.05, 0), shade(0.5, 0.05, 180))).toBeCloseTo(0.1, 6);
});

test('a pale colour of another hue is no match, a grey has no hue to miss', () => {
  const cream = shade(0.9, 0.03, 90);
  const pink = shade(0.9, 0.03, 40);
  expect(between(pink, cream, { turned: 0.4 })).toBeGreaterThan(0.3);
  expect(between(shade(0.9, 0.005, 40), cream, { turned: 0.4 })).toBeCloseTo(between(shade(0.9, 0.005, 40), cream), 6);
});

test('a richer colour is nearer than a paler one, but not for greys', () => {
  const [pale, mid, rich] = [0.05, 0.1, 0.15].map((c) => shade(0.6, c, 80));
  expect(between(rich, mid, { richer: 0.8 })).toBeCloseTo(0.04, 6);
  expect(between(pale, mid, { richer: 0.8 })).toBeCloseTo(0.05, 6);
  expect(between(mid, shade(0.6, 0.01, 80), { richer: 0.8 })).toBeCloseTo(0.09, 6);
});

test('far richer colours are gaudy, a little richer ones are not', () => {
  const [brown, tan, orange] = [0.1, 0.15, 0.2].map((c) => shade(0.55, c, 50));
  expect(between(tan, brown, { gaudy: 4 })).toBeCloseTo(0.05, 6);
  expect(between(orange, brown, { gaudy: 4 })).toBeCloseTo(Math.hypot(0.1, 0.12), 6);
});
