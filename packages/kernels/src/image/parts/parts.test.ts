import { expect, test } from 'vitest';
import type { CutOut } from '../matte/cut-out.ts';
import { readHint } from './hint.ts';
import { traceParts } from './outlines.ts';
import { segmentParts } from './segment-parts.ts';

/** A figure: skin-coloured head, blue body, two brown legs, a red hat, a grey sword at the right. */
function figure(): CutOut {
  const [width, height] = [200, 260];
  const alpha = new Float32Array(width * height);
  const colors = new Float32Array(3 * width * height);
  const paint = (x0: number, y0: number, x1: number, y1: number, color: readonly number[]): void => {
    for (let y = y0; y < y1; y++)
      for (let x = x0; x < x1; x++) {
        alpha[y * width + x] = 1;
        colors.set(color, 3 * (y * width + x));
      }
  };
  paint(70, 50, 130, 100, [0.7, 0.4, 0.25]);
  paint(60, 20, 140, 52, [0.6, 0.02, 0.02]);
  paint(60, 100, 140, 180, [0.03, 0.08, 0.6]);
  paint(64, 180, 92, 245, [0.12, 0.05, 0.02]);
  paint(108, 180, 136, 245, [0.12, 0.05, 0.02]);
  paint(140, 120, 160, 132, [0.7, 0.4, 0.25]);
  paint(158, 40, 168, 170, [0.35, 0.35, 0.36]);
  return { width, height, alpha, colors, source: 'alpha', coverage: 0.4, cut: [false, false, false, false] };
}

test('a figure falls into head, body and legs, and the hint names hat and sword', () => {
  const cut = figure();
  const map = segmentParts(cut, 'medium', 'the red hat and a sword');
  const names = map.parts.map((p) => p.name);
  expect(names).toContain('red hat');
  expect(names).toContain('sword');
  expect(names).toContain('left leg');
  expect(names).toContain('right leg');
  expect(new Set(names).size).toBe(names.length);
  const at = (x: number, y: number): string | undefined => map.parts[map.label[y * cut.width + x]]?.name;
  expect(at(100, 35)).toBe('red hat');
  expect(at(163, 80)).toBe('sword');
  expect(at(75, 220)).toBe('left leg');
  expect(at(5, 5)).toBeUndefined();
  expect(map.parts.reduce((sum, p) => sum + p.share, 0)).toBeCloseTo(1, 5);
});

test('limbs of a figure in one colour are told by its outline, and crumbs are no parts', () => {
  const cut = figure();
  const plain = { ...cut, alpha: cut.alpha.slice(), colors: cut.colors.slice() };
  for (let i = 0; i < plain.alpha.length; i++) if (plain.alpha[i]) plain.colors.set([0.2, 0.3, 0.1], 3 * i);
  for (const [x, y] of [
    [8, 8],
    [190, 20],
    [188, 240],
  ])
    plain.alpha[y * cut.width + x] = 1;
  const map = segmentParts(plain, 'medium');
  const names = map.parts.map((p) => p.name);
  for (const name of ['torso', 'left leg', 'right leg', 'right arm']) expect(names).toContain(name);
  expect(map.parts.every((p) => p.share > 0.005)).toBe(true);
});

test('finer is more parts, and a number in the hint is kept', () => {
  const cut = figure();
  const counts = (['coarse', 'medium', 'fine'] as const).map((grain) => segmentParts(cut, grain).parts.length);
  expect(counts[0]).toBeLessThanOrEqual(4);
  expect(counts[0]).toBeLessThanOrEqual(counts[1]);
  expect(counts[1]).toBeLessThanOrEqual(counts[2]);
  expect(segmentParts(cut, 'fine', '3 parts').parts).toHaveLength(3);
  expect(segmentParts(cut, 'coarse', 'six pieces').parts).toHaveLength(6);
});

test('a hint is read as counts, colours and names', () => {
  expect(readHint('split it into 5 parts')).toEqual({ count: 5, wanted: [] });
  expect(readHint('the red hat, wheels and the golden sword').wanted).toEqual([
    { name: 'red hat', noun: 'hat', color: 'red', many: false },
    { name: 'wheels', noun: 'wheel', color: undefined, many: true },
    { name: 'golden sword', noun: 'sword', color: 'yellow', many: false },
  ]);
  expect(readHint('  ').wanted).toEqual([]);
});

test('outlines close, run counter-clockwise and cover the map between them', () => {
  const [width, height] = [20, 16];
  const label = Int32Array.from({ length: width * height }, (_, i) => {
    const [x, y] = [i % width, Math.floor(i / width)];
    return Math.hypot(x - 10, y - 8) < 3 ? 2 : x + y < 14 ? 0 : 1;
  });
  const traced = traceParts(label, width, height, 3, 0);
  const area = (loop: readonly (readonly number[])[]): number =>
    loop.reduce((sum, [x, y], i) => {
      const [u, v] = loop[(i + 1) % loop.length];
      return sum + (x * v - u * y) / 2;
    }, 0);
  let all = 0;
  for (const { outline, holes } of traced.flat()) {
    expect(area(outline)).toBeGreaterThan(0);
    all += area(outline) - holes.reduce((sum, hole) => sum + Math.abs(area(hole)), 0);
  }
  expect(all).toBeGreaterThan(0.97);
  expect(all).toBeLessThan(1.01);
});
