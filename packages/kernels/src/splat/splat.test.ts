import { expect, test } from 'vitest';
import { createFloatImage, signedDistance } from '../image/index.ts';
import { createRng } from '../math/index.ts';
import { drawSplats } from './draw-splats.ts';
import { frontSplats } from './front-splats.ts';
import type { FrontView } from './front-view.ts';
import { hiddenAround, tuckAway } from './hide.ts';
import { readSplat, writeSplat } from './splat-file.ts';
import { createSplats, joinSplats, orientSplat, type Splats } from './splats.ts';
import { splitCells } from './split-cells.ts';
import { throwDarts } from './throw-darts.ts';

interface One {
  at: readonly number[];
  scale: readonly number[];
  color: readonly number[];
  normal?: readonly number[];
  tangent?: readonly number[];
}

function make(all: readonly One[]): Splats {
  const splats = createSplats(all.length);
  all.forEach(({ at, scale, color, normal = [0, 0, 1], tangent = [1, 0, 0] }, i) => {
    splats.positions.set(at, 3 * i);
    splats.scales.set(scale, 3 * i);
    splats.colors.set(color, 4 * i);
    orientSplat(splats, i, normal[0], normal[1], normal[2], tangent[0], tangent[1], tangent[2]);
  });
  return splats;
}

/** Sees 2 x 2 metres, 101 pixels a side: the middle of the picture is the middle of a pixel. */
const FRONT = { eye: [0, 0, 5], target: [0, 0, 0], height: 2 } as const;
const SIZE = { width: 101, height: 101 };
const alphaAt = (data: Uint8Array, x: number, y: number): number => data[4 * (y * 101 + x) + 3] / 255;

test('a splat has the profile of its deviations, along its own axes', () => {
  const sigma = 10 * (2 / 101);
  const { data } = drawSplats(
    make([{ at: [0, 0, 0], scale: [sigma, sigma / 2, sigma / 9], color: [10, 20, 30, 204], tangent: [0, 1, 0] }]),
    FRONT,
    SIZE,
  );
  expect([...data.subarray(4 * (50 * 101 + 50), 4 * (50 * 101 + 50) + 3)]).toEqual([10, 20, 30]);
  expect(alphaAt(data, 50, 50)).toBeCloseTo(0.8, 2);
  // The first axis is upright, the second lies across.
  expect(alphaAt(data, 50, 40)).toBeCloseTo(0.8 * Math.exp(-0.5), 2);
  expect(alphaAt(data, 55, 50)).toBeCloseTo(0.8 * Math.exp(-0.5), 2);
  expect(alphaAt(data, 50, 80)).toBe(0);
});

test('seen at an angle, a disk is narrower by the cosine; from nearby, perspective makes it larger', () => {
  const sigma = 10 * (2 / 101);
  const tilt = Math.PI / 3;
  const disk = make([
    {
      at: [0, 0, 0],
      scale: [sigma, sigma, 1e-4],
      color: [255, 255, 255, 255],
      normal: [Math.sin(tilt), 0, Math.cos(tilt)],
    },
  ]);
  const { data } = drawSplats(disk, FRONT, SIZE);
  expect(alphaAt(data, 55, 50)).toBeCloseTo(Math.exp(-0.5), 1);
  expect(alphaAt(data, 50, 60)).toBeCloseTo(Math.exp(-0.5), 2);
  const flat = make([{ at: [0, 0, 0], scale: [sigma, sigma, 1e-4], color: [255, 255, 255, 255] }]);
  const near = drawSplats(
    flat,
    { eye: [0, 0, 2], target: [0, 0, 0], fovDeg: (2 * Math.atan(0.25) * 180) / Math.PI },
    SIZE,
  );
  // One metre high at two metres: twice as large as above.
  expect(alphaAt(near.data, 70, 50)).toBeCloseTo(Math.exp(-0.5), 2);
});

test('the nearer splat is blended over the farther one, whatever their order', () => {
  const red = { at: [0, 0, 1], scale: [9, 9, 0.1], color: [255, 0, 0, 153] };
  const blue = { at: [0, 0, -1], scale: [9, 9, 0.1], color: [0, 0, 255, 255] };
  for (const both of [
    [red, blue],
    [blue, red],
  ]) {
    const { data } = drawSplats(make(both), FRONT, SIZE);
    const [r, g, b, a] = data.subarray(4 * (50 * 101 + 50));
    expect([r, g, b, a]).toEqual([153, 0, 102, 255]);
  }
});

test('a file is read back as it was written: largest first, y down, the front towards -z', () => {
  const rng = createRng(3);
  const all = Array.from({ length: 50 }, (): One => {
    const n = [rng.normal(), rng.normal(), rng.normal()];
    const l = Math.hypot(...n);
    return {
      at: [rng.normal(), rng.normal(), rng.normal()],
      scale: [rng.range(0.1, 1), rng.range(0.1, 1), 0.01],
      color: [rng.int(256), rng.int(256), rng.int(256), 255],
      normal: n.map((v) => v / l),
    };
  });
  const splats = make(all);
  const bytes = writeSplat(splats, { scale: 2, middle: [1, 2, 3] });
  expect(bytes.length).toBe(50 * 32);
  const read = readSplat(bytes);
  const volume = (i: number): number => read.scales[3 * i] * read.scales[3 * i + 1] * read.scales[3 * i + 2];
  for (let i = 1; i < 50; i++) expect(volume(i)).toBeLessThanOrEqual(volume(i - 1));
  const ours = drawSplats(splats, { eye: [1, 2, 11], target: [1, 2, 3], fovDeg: 40 }, SIZE);
  const theirs = drawSplats(read, { eye: [0, 0, -4], target: [0, 0, 0], up: [0, -1, 0], fovDeg: 40 }, SIZE);
  let worst = 0;
  for (let i = 0; i < ours.data.length; i += 4)
    worst = Math.max(worst, Math.abs(ours.data[i + 3] - theirs.data[i + 3]) / 255);
  expect(worst).toBeLessThan(0.12);
  expect(() => readSplat(bytes.subarray(0, 100))).toThrow('whole number');
});

test('darts keep their distance, and leave no room for another', () => {
  const rng = createRng(5);
  const points = Float32Array.from({ length: 3 * 4000 }, (_, i) => (i % 3 === 2 ? 0 : rng.next()));
  const kept = throwDarts(points, 4000, 0.05);
  const distance = (i: number, j: number): number =>
    Math.hypot(points[3 * i] - points[3 * j], points[3 * i + 1] - points[3 * j + 1]);
  kept.forEach((i, k) => {
    for (const j of kept.subarray(0, k)) expect(distance(i, j)).toBeGreaterThanOrEqual(0.05);
  });
  for (let i = 0; i < 4000; i += 37) expect(Math.min(...[...kept].map((j) => distance(i, j)))).toBeLessThan(0.05);
});

test('cells cover what is opaque once, are small where it changes, and are no more than asked for', () => {
  const picture = createFloatImage(100, 70, 4);
  for (let y = 10; y < 60; y++)
    for (let x = 20; x < 90; x++) {
      const o = 4 * (y * 100 + x);
      picture.data[o] = x < 50 ? 40 : 40 + ((x * 7 + y * 13) % 60);
      picture.data[o + 3] = 255;
    }
  const { count, x, y, size } = splitCells(picture, { least: 500, most: 2200 });
  expect(count).toBeLessThanOrEqual(2200);
  expect(count).toBeGreaterThan(1500);
  const covered = new Uint8Array(100 * 70);
  for (let i = 0; i < count; i++)
    for (let v = y[i]; v < Math.min(70, y[i] + size[i]); v++)
      for (let u = x[i]; u < Math.min(100, x[i] + size[i]); u++) covered[v * 100 + u]++;
  for (let i = 0; i < covered.length; i++) if (picture.data[4 * i + 3]) expect(covered[i]).toBe(1);
  const mean = (from: number, to: number): number => {
    const inside = [...x.keys()].filter((i) => x[i] >= from && x[i] + size[i] <= to && y[i] >= 16 && y[i] < 50);
    return inside.reduce((sum, i) => sum + size[i], 0) / inside.length;
  };
  expect(mean(24, 48)).toBeGreaterThan(2 * mean(56, 84));
});

/** A half-soft disk of 20 pixels' radius, a pixel a metre, on a ball that reaches three pixels beyond it. */
function diskView(): FrontView {
  const side = 64;
  const [picture, outline] = [createFloatImage(side, side, 4), createFloatImage(side, side, 1)];
  const depth = new Float32Array(side * side);
  for (let i = 0; i < depth.length; i++) {
    const r = Math.hypot((i % side) + 0.5 - side / 2, Math.floor(i / side) + 0.5 - side / 2);
    outline.data[i] = Math.min(1, Math.max(0, (22 - r) / 4));
    picture.data.set(
      [200, 120, 40, 255].map((c) => c * outline.data[i]),
      4 * i,
    );
    depth[i] = 100 - Math.sqrt(Math.max(0, 23 * 23 - r * r));
  }
  const camera = { eye: [0, 0, 100], target: [0, 0, 0], height: side } as const;
  return { picture, camera, depth, distance: signedDistance(outline).data, metre: 1 };
}

test('what lies beside the outline is moved within it, and behind what the picture shows', () => {
  const view = diskView();
  for (let a = 0; a < 6.2; a += 0.3) {
    const place = Float32Array.of(23 * Math.cos(a), 23 * Math.sin(a), 30);
    tuckAway(view, place, 0, { within: 4, behind: 2 });
    expect(Math.hypot(place[0], place[1])).toBeLessThan(17.5);
    expect(Math.hypot(place[0], place[1])).toBeGreaterThan(13);
    expect(Math.abs(Math.atan2(place[1] * Math.cos(a) - place[0] * Math.sin(a), 15))).toBeLessThan(0.2);
    expect(place[2]).toBeLessThan(Math.sqrt(23 * 23 - 13 * 13) - 1);
  }
  const middle = Float32Array.of(1, 2, -5);
  tuckAway(view, middle, 0, { within: 4, behind: 2 });
  expect([...middle]).toEqual([1, 2, -5]);
});

test('opaque splats at a soft rim are made up for by the opacity before them', () => {
  const view = diskView();
  const ring = Array.from({ length: 90 }, (_, i): One => {
    const a = (i / 90) * 2 * Math.PI;
    return { at: [18 * Math.cos(a), 18 * Math.sin(a), 0], scale: [1, 1, 0.1], color: [200, 120, 40, 255] };
  });
  const lack = (splats: Splats): number => {
    const { data } = drawSplats(splats, view.camera, view.picture);
    let error = 0;
    for (let o = 3; o < data.length; o += 4) error += (data[o] - view.picture.data[o]) ** 2;
    return Math.sqrt((error * 4) / data.length);
  };
  const rest = make(ring);
  const front = frontSplats(view, 4000);
  expect(lack(front)).toBeLessThan(2);
  expect(lack(frontSplats(view, 4000, [rest]))).toBeLessThan(0.7 * lack(joinSplats([front, rest])));
});

test('a splat spreads no farther than what lies before its middle', () => {
  const [width, height, metre] = [40, 20, 0.01];
  const nearUntil = 25;
  const depth = Float32Array.from({ length: width * height }, (_, i) => (i % width < nearUntil ? 1 : 2));
  const view: FrontView = {
    picture: createFloatImage(width, height, 4),
    camera: { eye: [0, 0, 5], target: [0, 0, 4], height: height * metre },
    distance: Float32Array.from(depth, (_, i) => (i % width < 2 ? -1 : 20)),
    ...{ depth, metre },
  };
  const at = (column: number, z: number): number =>
    hiddenAround(view, (column + 0.5 - width / 2) * metre, metre / 2, z) / metre;
  // Between the near half and the far one: as far as the near one goes, or the outline.
  expect(at(20, 3.5)).toBeCloseTo(5);
  expect(at(6, 3.5)).toBeCloseTo(5);
  // The picture's lower edge.
  expect(at(14, 3.5)).toBeCloseTo(10);
  // Before all: nowhere. Behind all: as far as is looked.
  expect(at(20, 4.5)).toBe(0);
  expect(at(30, 2)).toBeGreaterThan(9);
});
