import { expect, test } from 'vitest';
import { createCurve, springTrack } from './curves.ts';

test('a curve goes through its keys, stops at turning points and does not overshoot', () => {
  const curve = createCurve([
    { time: 0, value: 0 },
    { time: 0.5, value: 10 },
    { time: 1.5, value: 12 },
    { time: 2, value: -3 },
  ]);
  expect(curve(0.5)).toBe(10);
  expect(curve(9)).toBe(-3);
  expect(curve(-1)).toBe(0);
  for (let t = 0; t <= 2; t += 0.01) expect(curve(t)).toBeLessThanOrEqual(12);
  expect(Math.abs(curve(1.5) - curve(1.49))).toBeLessThan(0.05);
});

test('a hit arrives at speed', () => {
  const keys = (ease: 'smooth' | 'hit') => [
    { time: 0, value: 0 },
    { time: 1, value: 1, ease },
  ];
  expect(1 - createCurve(keys('hit'))(0.9)).toBeGreaterThan(0.1);
  expect(1 - createCurve(keys('smooth'))(0.9)).toBeLessThan(0.05);
});

test('a periodic curve closes with its slope', () => {
  const curve = createCurve(
    [
      { time: 0.1, value: 1 },
      { time: 0.4, value: 3 },
      { time: 0.8, value: 0 },
    ],
    1,
  );
  expect(curve(0)).toBeCloseTo(curve(1), 12);
  expect(curve(0.001) - curve(0)).toBeCloseTo(curve(1) - curve(0.999), 3);
});

test('a spring overshoots and settles, and closes a loop', () => {
  const track = Float64Array.from({ length: 90 }, (_, i) => (i < 10 ? 0 : 1));
  springTrack(track, 1 / 30, { frequency: 2.5, damping: 0.5 });
  expect(Math.max(...track)).toBeGreaterThan(1.03);
  expect(Math.abs(track[89] - 1)).toBeLessThan(0.01);
  const loop = Float64Array.from({ length: 31 }, (_, i) => Math.sin((i / 30) * 2 * Math.PI));
  springTrack(loop, 1 / 30, { frequency: 3, damping: 0.6, loop: true });
  expect(Math.abs(loop[0] - loop[30])).toBe(0);
  expect(Math.abs(loop[1] - loop[0] - (loop[30] - loop[29]))).toBeLessThan(0.05);
});
