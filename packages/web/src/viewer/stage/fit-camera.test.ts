import { describe, expect, test } from 'vitest';
import { clipPlanes, type Fit, type FitOptions, firstView, fitCamera, sweptPoints } from './fit-camera.ts';

/** Where points fall in the picture, -1 to 1 each way. */
function project(points: number[], fit: Fit, options: FitOptions): [number, number][] {
  const unit = (v: number[]) => v.map((c) => c / Math.hypot(...v));
  const cross = (a: number[], b: number[]) => [
    a[1] * b[2] - a[2] * b[1],
    a[2] * b[0] - a[0] * b[2],
    a[0] * b[1] - a[1] * b[0],
  ];
  const dot = (a: number[], b: number[]) => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
  const back = unit(fit.position.map((p, k) => p - fit.target[k]));
  const right = unit(cross([0, 1, 0], back));
  const up = cross(back, right);
  const tall = Math.tan((options.fov * Math.PI) / 360);
  const out: [number, number][] = [];
  for (let i = 0; i < points.length; i += 3) {
    const d = [0, 1, 2].map((k) => points[i + k] - fit.position[k]);
    const z = -dot(d, back);
    out.push([dot(d, right) / z / (tall * options.aspect), dot(d, up) / z / tall]);
  }
  return out;
}

const BOX = [0, 0, 0, 4, 0, 0, 0, 1, 0, 4, 1, 0, 0, 0, 2, 4, 0, 2, 0, 1, 2, 4, 1, 2];

describe.each([
  ['front', 0, 0, 1.5],
  ['three quarters on a phone', 0.6, 0.3, 0.5],
  ['from behind and above', 2.8, 0.9, 2.2],
])('%s', (_name, azimuth, elevation, aspect) => {
  const options = { fov: 30, aspect, azimuth, elevation, margin: 0.1 };
  const seen = project(BOX, fitCamera(BOX, options), options);

  test('everything is inside the margin', () => {
    for (const [x, y] of seen) expect(Math.max(Math.abs(x), Math.abs(y))).toBeLessThanOrEqual(0.8 + 1e-9);
  });
  test('it touches the margin on both sides of the axis that is tight', () => {
    const reach = [0, 1].map((k) => [Math.max(...seen.map((s) => s[k])), Math.min(...seen.map((s) => s[k]))]);
    expect(reach.some(([high, low]) => Math.abs(high - 0.8) < 1e-6 && Math.abs(low + 0.8) < 1e-6)).toBe(true);
  });
});

test('nothing to show still has a place for the camera', () => {
  const fit = fitCamera([], { fov: 30, aspect: 1, azimuth: 0, elevation: 0 });
  expect(Number.isFinite(fit.distance)).toBe(true);
});

test('a single point does not put the camera into it', () => {
  expect(fitCamera([1, 2, 3], { fov: 30, aspect: 1, azimuth: 0, elevation: 0 }).distance).toBeGreaterThan(0);
});

test('flat things are seen from higher up', () => {
  expect(firstView([1, 0.05, 1]).elevation).toBeGreaterThan(firstView([1, 1, 1]).elevation + 0.3);
});

test('planes hold the thing on both sides', () => {
  const { near, far } = clipPlanes(10, 2);
  expect(near).toBeLessThan(8);
  expect(near).toBeGreaterThan(0);
  expect(far).toBeGreaterThan(12);
  expect(clipPlanes(1, 2).near).toBeGreaterThan(0);
});

test('room for turning holds the thing from every side, about its own axis', () => {
  const swept = sweptPoints(BOX, 2, 1);
  const fit = fitCamera(swept, { fov: 30, aspect: 1.5, azimuth: 0.4, elevation: 0.2 });
  // within three hundredths of its size
  expect(Math.hypot(fit.target[0] - 2, fit.target[2] - 1)).toBeLessThan(0.03 * Math.hypot(4, 1, 2));
  for (const azimuth of [0, 0.9, 1.8, 3.1]) {
    const options = { fov: 30, aspect: 1.5, azimuth: 0.4, elevation: 0.2 };
    const turned = [...sweptPoints(BOX, 2, 1).slice(0, BOX.length)].map(Number);
    const cos = Math.cos(azimuth);
    const sin = Math.sin(azimuth);
    for (let i = 0; i < turned.length; i += 3) {
      const [x, z] = [turned[i] - 2, turned[i + 2] - 1];
      turned[i] = 2 + cos * x + sin * z;
      turned[i + 2] = 1 - sin * x + cos * z;
    }
    for (const [x, y] of project(turned, fit, options)) expect(Math.max(Math.abs(x), Math.abs(y))).toBeLessThan(1);
  }
});
