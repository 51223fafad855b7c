import { describe, expect, test } from 'vitest';
import type { CutOut } from '../image/index.ts';
import { labelComponents, type Mesh, measureMesh, meshBounds } from '../mesh/index.ts';
import { makeScan } from './make-scan.ts';
import type { ViewName } from './register.ts';

const SIDE = 120;

/** A picture whose outline is where `inside` says, in coordinates -1..1, y up; its colour by the same. */
function draw(
  inside: (x: number, y: number) => boolean,
  color: (x: number, y: number) => [number, number, number] = () => [0.5, 0.5, 0.5],
): CutOut {
  const alpha = new Float32Array(SIDE * SIDE);
  const colors = new Float32Array(3 * SIDE * SIDE);
  for (let v = 0, i = 0; v < SIDE; v++)
    for (let u = 0; u < SIDE; u++, i++) {
      const [x, y] = [(2 * (u + 0.5)) / SIDE - 1, 1 - (2 * (v + 0.5)) / SIDE];
      alpha[i] = inside(x, y) ? 1 : 0;
      colors.set(color(x, y), 3 * i);
    }
  return {
    width: SIDE,
    height: SIDE,
    alpha,
    colors,
    source: 'alpha',
    coverage: 0.5,
    cut: [false, false, false, false],
  };
}

function scan(views: Partial<Record<ViewName, CutOut>>) {
  const pictures = Object.entries(views).map(([name, cut]) => ({ name: name as ViewName, cut }));
  return makeScan(pictures, { cells: 64, pixels: 128 });
}

function sizeOf(mesh: Mesh): number[] {
  const { min, max } = meshBounds([mesh]);
  return max.map((high, a) => high - min[a]);
}

const disc = draw((x, y) => x * x + y * y < 0.64);
const square = draw((x, y) => Math.max(Math.abs(x), Math.abs(y)) < 0.7);

describe('makeScan', () => {
  test('discs from two sides are a ball, squares a box: closed, as large as the outlines', () => {
    const ball = scan({ front: disc, left: disc });
    expect(ball.route).toBe('hull');
    const measure = measureMesh(ball.mesh);
    expect(measure.isWatertight).toBe(true);
    expect(measure.volume).toBeGreaterThan(0.48);
    expect(measure.volume).toBeLessThan(0.6);
    for (const s of sizeOf(ball.mesh)) expect(s).toBeCloseTo(1, 1);
    const box = measureMesh(scan({ front: square, right: square }).mesh);
    expect(box.volume).toBeGreaterThan(0.94);
    expect(box.volume).toBeLessThan(1.03);
  });

  test('a solid of few faces is laid onto its outlines as well', () => {
    const pictures = (['front', 'left'] as const).map((name) => ({ name, cut: disc }));
    const { mesh } = makeScan(pictures, { cells: 64, pixels: 128, faces: 1500 });
    expect(mesh.indices.length / 3).toBeLessThanOrEqual(1500);
    expect(measureMesh(mesh).isWatertight).toBe(true);
    for (const s of sizeOf(mesh)) expect(s).toBeCloseTo(1, 3);
  });

  test('tips reach to the ends of their outlines', () => {
    const spindle = draw((x, y) => Math.abs(x) < 0.2 * (1 - Math.abs(y) / 0.9));
    const { positions } = scan({ front: spindle, left: spindle }).mesh;
    const heights = positions.filter((_, i) => i % 3 === 1);
    expect(heights.reduce((a, b) => Math.min(a, b), 1)).toBeCloseTo(0, 3);
    expect(heights.reduce((a, b) => Math.max(a, b), 0)).toBeCloseTo(1, 3);
  });

  test('squares on which light changes from left to right are a can', () => {
    const shade = (x: number): [number, number, number] => {
      const light = 0.5 + 0.3 * x;
      return [light, light, light];
    };
    const lit = draw((x, y) => Math.max(Math.abs(x), Math.abs(y)) < 0.7, shade);
    const can = measureMesh(scan({ front: lit, left: lit, back: lit, right: lit }).mesh);
    expect(can.volume).toBeGreaterThan(0.72);
    expect(can.volume).toBeLessThan(0.84);
  });

  test('discs whose colours say that every section stands on its corner are no ball', () => {
    const grade = (share: number): [number, number, number] => [share ** 2, (1 - share) ** 2, 0.2];
    const faced = (color: (share: number) => [number, number, number]): CutOut =>
      draw(
        (x, y) => x * x + y * y < 0.64,
        (x, y) => color(Math.min(1, Math.abs(x) / Math.sqrt(Math.max(0.01, 0.64 - y * y)))),
      );
    const [end, flank] = [faced(grade), faced((share) => grade(1 - share))];
    const cornered = measureMesh(scan({ front: end, left: flank, back: end, right: flank }).mesh);
    expect(cornered.isWatertight).toBe(true);
    expect(cornered.volume).toBeGreaterThan(0.3);
    expect(cornered.volume).toBeLessThan(0.44);
  });

  test('scale and padding of the pictures do not matter', () => {
    const small = draw((x, y) => (x - 0.3) ** 2 + (y + 0.2) ** 2 < 0.16);
    const mixed = measureMesh(scan({ front: disc, left: small, back: disc }).mesh);
    expect(mixed.volume).toBeGreaterThan(0.48);
    expect(mixed.volume).toBeLessThan(0.6);
  });

  test('one direction alone is blown up as deep as it is wide', () => {
    const { mesh, route } = scan({ front: disc, back: disc });
    expect(route).toBe('inflate');
    const [x, y, z] = sizeOf(mesh);
    expect(x).toBeCloseTo(1, 1);
    expect(y).toBeCloseTo(1, 1);
    expect(z).toBeGreaterThan(0.7);
    const turned = sizeOf(scan({ left: disc, right: disc }).mesh);
    expect(turned[0]).toBeGreaterThan(0.7);
    expect(turned[2]).toBeCloseTo(1, 1);
  });

  test('arms are as deep as they are wide, not as deep as the body', () => {
    // An arm held out at the middle of a round body, with a gap below: the row of the arm has the whole body's depth.
    const armed = draw((x, y) => x * x + y * y < 0.16 || (Math.abs(y) < 0.06 && Math.abs(x) < 0.9));
    const round = draw((x, y) => x * x + y * y < 0.16);
    const { mesh } = scan({ front: armed, left: round });
    let deep = 0;
    for (let i = 0; i < mesh.positions.length; i += 3)
      if (Math.abs(mesh.positions[i]) > 0.35) deep = Math.max(deep, Math.abs(mesh.positions[i + 2]));
    expect(deep).toBeGreaterThan(0.02);
    expect(deep).toBeLessThan(0.1);
  });

  test('a rod thinner than a cell stays whole', () => {
    const rod = draw(
      (x, y) => (Math.abs(x) < 0.4 && y < 0 && y > -0.8) || (Math.abs(x - 0.2) < 0.012 && Math.abs(y) < 0.8),
    );
    const { mesh } = scan({ front: rod, left: rod });
    expect(labelComponents(mesh).count).toBe(1);
    expect(sizeOf(mesh)[1]).toBeCloseTo(1, 1);
    // And no thicker than it was drawn, but for a pixel of the picture.
    let [from, to] = [1, -1];
    for (let i = 0; i < mesh.positions.length; i += 3)
      if (mesh.positions[i + 1] > 0.7 && mesh.positions[i + 1] < 0.9) {
        from = Math.min(from, mesh.positions[i]);
        to = Math.max(to, mesh.positions[i]);
      }
    expect(to - from).toBeGreaterThan(0.005);
    expect(to - from).toBeLessThan(0.024);
  });

  test('feelers that fork, thin and away from the body, stay on it and keep their tips', () => {
    const body = (x: number, y: number): boolean => x * x + y * y < 0.16;
    // From the front one, that leans far out; from the side two, with a gap between them.
    const front = draw((x, y) => body(x, y) || (Math.abs(y - 0.25 - 0.6 * x) < 0.03 && x > 0 && x < 0.9));
    const side = draw((x, y) => body(x, y) || (Math.abs(Math.abs(x) - 0.1 - 0.2 * y) < 0.03 && y > 0 && y < 0.79));
    const { mesh } = scan({ front, left: side });
    expect(labelComponents(mesh).count).toBe(1);
    const [x, y, z] = sizeOf(mesh);
    expect(x).toBeCloseTo(1, 2);
    expect(y / x).toBeCloseTo(1.2 / 1.3, 1);
    expect(z / x).toBeCloseTo(0.8 / 1.3, 1);
  });

  test('left and right change places when their colours say so', () => {
    const red: [number, number, number] = [0.8, 0.05, 0.05];
    const blue: [number, number, number] = [0.05, 0.1, 0.8];
    const front = draw(
      (x, y) => x * x + y * y < 0.64,
      () => red,
    );
    const back = draw(
      (x, y) => x * x + y * y < 0.64,
      () => blue,
    );
    const facingRight = draw(
      (x, y) => x * x + y * y < 0.64,
      (x) => (x > 0 ? red : blue),
    );
    const facingLeft = draw(
      (x, y) => x * x + y * y < 0.64,
      (x) => (x < 0 ? red : blue),
    );
    expect(scan({ front, back, left: facingRight, right: facingLeft }).swapped).toBe(false);
    expect(scan({ front, back, left: facingLeft, right: facingRight }).swapped).toBe(true);
  });

  test('a flank that was mirrored is turned round', () => {
    const nosed = (way: number) =>
      draw((x, y) => x * x + y * y < 0.36 || (Math.abs(y) < 0.1 && way * x > 0 && Math.abs(x) < 0.9));
    const [right, left] = [nosed(1), nosed(-1)];
    const front = draw((x, y) => x * x + y * y < 0.36);
    const proper = measureMesh(scan({ front, left: right, right: left }).mesh);
    const mended = measureMesh(scan({ front, left: right, right }).mesh);
    expect(mended.volume).toBeCloseTo(proper.volume, 2);
  });

  test('a view of nothing is refused by its name', () => {
    expect(() => scan({ front: disc, left: draw(() => false) })).toThrow('left');
  });
});
