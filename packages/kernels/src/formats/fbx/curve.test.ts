import { expect, test } from 'vitest';
import { evaluateCurve, RUN } from './curve.ts';
import { buildCurve, PLAIN_TANGENT } from './curve-tangents.ts';
import { sampleTrack } from './sample-track.ts';

const times = Float64Array.from([0, 1, 3]);
const values = Float64Array.from([0, 2, 0]);
const curveOf = (tangent: Partial<typeof PLAIN_TANGENT>) =>
  buildCurve(times, values, () => ({ ...PLAIN_TANGENT, ...tangent }));

test('held keys jump at the next one, or at once', () => {
  const held = curveOf({ run: RUN.held });
  expect([0, 0.5, 1, 2.9, 3].map((t) => evaluateCurve(held, t))).toEqual([0, 0, 2, 2, 0]);
  const next = curveOf({ run: RUN.heldNext });
  expect([0, 0.5, 1, 2.9].map((t) => evaluateCurve(next, t))).toEqual([0, 2, 2, 0]);
});

test('a cubic piece has the slopes that it is given, whatever the weights', () => {
  for (const weight of [1 / 3, 0.1, 0.9]) {
    const curve = curveOf({ run: RUN.cubic, leave: 5, arrive: -1, leaveWeight: weight, arriveWeight: weight });
    const h = 1e-5;
    expect((evaluateCurve(curve, h) - evaluateCurve(curve, 0)) / h).toBeCloseTo(5, 2);
    expect((evaluateCurve(curve, 1) - evaluateCurve(curve, 1 - h)) / h).toBeCloseTo(-1, 2);
    expect(evaluateCurve(curve, 1)).toBe(2);
  }
});

test('progressive automatic tangents do not overshoot', () => {
  const curve = curveOf({ run: RUN.cubic, kind: 'auto', progressive: true });
  for (let t = 0; t <= 3; t += 0.01) {
    expect(evaluateCurve(curve, t)).toBeLessThanOrEqual(2 + 1e-9);
    expect(evaluateCurve(curve, t)).toBeGreaterThanOrEqual(-1e-9);
  }
});

test('curves go on as they say, both ways', () => {
  const curve = curveOf({});
  const at = (mode: 'held' | 'repeat' | 'repeat-relative' | 'mirror', t: number, count?: number): number => {
    curve.before = curve.after = { mode, count };
    return evaluateCurve({ ...curve, values: Float64Array.from([0, 2, 6]) }, t);
  };
  expect([-1, 4].map((t) => at('held', t))).toEqual([0, 6]);
  expect([-0.5, 3.5].map((t) => at('repeat', t))).toEqual([5, 1]);
  expect([-0.5, 3.5].map((t) => at('repeat-relative', t))).toEqual([-1, 7]);
  expect([-0.5, 3.5].map((t) => at('mirror', t))).toEqual([1, 5]);
  expect(at('repeat', 100, 1)).toBe(6);
});

test('sampling follows a curve as closely as asked, and keeps jumps', () => {
  const curve = curveOf({ run: RUN.cubic, leave: 8, arrive: 0 });
  const source = { times: [0, 1, 3], rotation: false, tolerance: 1e-3, held: false };
  const evaluate = (t: number): number[] => [evaluateCurve(curve, t) + (t >= 1 ? 10 : 0)];
  const track = sampleTrack({ ...source, evaluate }, { left: 1e6 });
  for (let t = 0.0005; t < 3; t += 0.01) {
    if (Math.abs(t - 1) < 2e-4) continue;
    const i = track.times.findLastIndex((x) => x <= t);
    const share = (t - track.times[i]) / (track.times[i + 1] - track.times[i]);
    const shown = track.values[i] * (1 - share) + track.values[i + 1] * share;
    expect(Math.abs(shown - evaluate(t)[0])).toBeLessThan(3e-3);
  }
});
