import { describe, expect, it } from 'vitest';
import type { CutOut } from '../image/index.ts';
import { type Mesh, measureMesh } from '../mesh/index.ts';
import { depthOf } from './back-depth.ts';
import { makeSubject, planSubject } from './subject.ts';

const SIZE = 200;

/** A picture of what `at` says of every pixel: a colour, or nothing. */
function picture(at: (x: number, y: number) => readonly number[] | undefined): CutOut {
  const alpha = new Float32Array(SIZE * SIZE);
  const colors = new Float32Array(3 * SIZE * SIZE);
  for (let i = 0; i < alpha.length; i++) {
    const color = at((i % SIZE) + 0.5, Math.floor(i / SIZE) + 0.5);
    if (!color) continue;
    alpha[i] = 1;
    colors.set(color, 3 * i);
  }
  return {
    width: SIZE,
    height: SIZE,
    alpha,
    colors,
    source: 'alpha',
    coverage: 0.5,
    cut: [false, false, false, false],
  };
}

/** A cube of edge 90 seen from 30 degrees above a corner: red on the left, green on the right, white above. */
function cube(): CutOut {
  // Edges from the near upper corner: right and away, left and away, down.
  const right = [90 * Math.SQRT1_2, -45 * Math.SQRT1_2];
  const left = [-90 * Math.SQRT1_2, -45 * Math.SQRT1_2];
  const down = [0, 90 * Math.sqrt(0.75)];
  const corner = [100, 92];
  const faces = [
    { a: right, b: down, paint: [0.05, 0.6, 0.1] },
    { a: left, b: down, paint: [0.6, 0.05, 0.05] },
    { a: right, b: left, paint: [0.9, 0.9, 0.9] },
  ];
  return picture((x, y) => {
    const [px, py] = [x - corner[0], y - corner[1]];
    for (const { a, b, paint } of faces) {
      const det = a[0] * b[1] - a[1] * b[0];
      const u = (px * b[1] - py * b[0]) / det;
      const v = (a[0] * py - a[1] * px) / det;
      if (u >= 0 && v >= 0 && u <= 1 && v <= 1) return paint;
    }
    return undefined;
  });
}

function meanEdge({ positions: p, indices }: Mesh): number {
  let sum = 0;
  for (let c = 0; c < indices.length; c++) {
    const [a, b] = [3 * indices[c], 3 * indices[c % 3 === 2 ? c - 2 : c + 1]];
    sum += Math.hypot(p[a] - p[b], p[a + 1] - p[b + 1], p[a + 2] - p[b + 2]);
  }
  return sum / indices.length;
}

function depthOver(mesh: Mesh): { x: number; y: number; z: number } {
  const low = [9, 9, 9];
  const high = [-9, -9, -9];
  for (let i = 0; i < mesh.positions.length; i++) {
    low[i % 3] = Math.min(low[i % 3], mesh.positions[i]);
    high[i % 3] = Math.max(high[i % 3], mesh.positions[i]);
  }
  return { x: high[0] - low[0], y: high[1] - low[1], z: high[2] - low[2] };
}

it('wires thinner than a cell do not tear', () => {
  // A ball with whiskers to both sides, a pixel and a half wide: cells are four.
  const whiskers = (x: number, y: number): boolean =>
    [-0.4, -0.15, 0.15, 0.4].some((slope) => Math.abs(y - 100 - slope * (x - 100)) < 0.75 * Math.hypot(1, slope));
  const cut = picture((x, y) =>
    Math.hypot(x - 100, y - 100) < 40 || (Math.abs(x - 100) < 90 && whiskers(x, y)) ? [0.3, 0.3, 0.3] : undefined,
  );
  const { parts, projection } = makeSubject(cut, { cells: 45, pixels: 256 });
  const [{ mesh }] = parts;
  expect(measureMesh(mesh).isWatertight).toBe(true);
  const seen = depthOf(mesh, 1, projection);
  const { left, top, scale } = projection;
  for (const slope of [-0.4, -0.15, 0.15, 0.4])
    for (const side of [-1, 1])
      for (let far = 42; far < 88; far += 2) {
        const [x, y] = [(side * far) / 180, -(side * far * slope) / 180];
        const u = Math.floor((x - left) / scale);
        const v = Math.floor((top - (mid(mesh) + y)) / scale);
        const near = [-1, 0, 1].some((k) => !Number.isNaN(seen.data[(v + k) * seen.width + u]));
        expect(near).toBe(true);
      }
});

/** y of the middle of a mesh. */
function mid({ positions }: Mesh): number {
  let [low, high] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY];
  for (let i = 1; i < positions.length; i += 3) {
    low = Math.min(low, positions[i]);
    high = Math.max(high, positions[i]);
  }
  return (low + high) / 2;
}

describe('makeSubject', () => {
  it('turns a vase about its axis, as deep as wide', () => {
    const vase = picture((x, y) => {
      const half = 16 + 34 * Math.sin(((y - 20) / 160) * Math.PI) ** 2 + (y > 165 ? 10 : 0);
      if (y < 20 || y > 180 || Math.abs(x - 100) > half) return undefined;
      const light = 0.2 + 0.5 * Math.sqrt(1 - ((x - 100) / half) ** 2);
      return y % 40 < 20 ? [light, 0.3 * light, 0.1 * light] : [0.2 * light, 0.3 * light, light];
    });
    const plan = planSubject(vase, { cells: 72, pixels: 128 });
    expect(plan.route).toBe('lathe');
    const [{ mesh }] = plan.make().parts;
    const size = depthOver(mesh);
    expect(measureMesh(mesh).isWatertight).toBe(true);
    expect(size.z / size.x).toBeGreaterThan(0.95);
    expect(size.z / size.x).toBeLessThan(1.05);
  });

  it('turns a dark cup with its handle in front, and leaves a book flat', () => {
    const square = (foot: number): CutOut =>
      picture((x, y) => {
        if (Math.abs(x - 100) > 50 || y < 40 || y > 150 + foot * Math.sqrt(1 - ((x - 100) / 50) ** 2)) return undefined;
        const isHandle = x > 110 && x < 118 && y > 70 && y < 120;
        return isHandle ? [0.3, 0.3, 0.32] : [0.01, 0.01, 0.012];
      });
    expect(planSubject(square(12), { cells: 48, pixels: 64 }).route).toBe('lathe');
    expect(planSubject(square(0), { cells: 48, pixels: 64 }).route).toBe('plate');
  });

  it('stands a box seen from above a corner on its foot, with flat faces', () => {
    const plan = planSubject(cube(), { cells: 80, pixels: 128 });
    expect(plan.route).toBe('box');
    expect((plan.elevation * 180) / Math.PI).toBeGreaterThan(24);
    expect((plan.elevation * 180) / Math.PI).toBeLessThan(36);
    const [{ mesh }] = plan.make().parts;
    const { volume, isWatertight } = measureMesh(mesh);
    expect(isWatertight).toBe(true);
    const size = depthOver(mesh);
    // A cube turned by half a right angle: its box is twice its volume.
    expect(volume / (size.x * size.y * size.z)).toBeGreaterThan(0.43);
    expect(volume / (size.x * size.y * size.z)).toBeLessThan(0.57);
    expect(size.y / size.x).toBeGreaterThan(0.62);
    expect(size.y / size.x).toBeLessThan(0.8);
  });

  it('gives an animal from the side legs on both sides', () => {
    const dog = picture((x, y) => {
      const trunk = Math.hypot((x - 100) / 68, (y - 90) / 26) < 1;
      const leg = y > 90 && y < 165 && (Math.abs(x - 60) < 8 || Math.abs(x - 140) < 8);
      return trunk || leg ? [0.4, 0.25, 0.1] : undefined;
    });
    const plan = planSubject(dog, { cells: 72, pixels: 64 });
    expect(plan.route).toBe('limbs');
    const [{ mesh }] = plan.make().parts;
    expect(measureMesh(mesh).isWatertight).toBe(true);
    let [near, far, between] = [0, 0, 0];
    for (let i = 0; i < mesh.positions.length; i += 3) {
      if (mesh.positions[i + 1] > 0.15) continue;
      const z = mesh.positions[i + 2];
      if (z > 0.03) near++;
      else if (z < -0.03) far++;
      else between++;
    }
    expect(Math.min(near, far)).toBeGreaterThan(20);
    expect(between).toBeLessThan(0.3 * (near + far));
  });

  it('leaves an animal one head, though it hangs on to a foreleg', () => {
    const turtle = picture((x, y) => {
      const shell = Math.hypot((x - 110) / 52, (y - 90) / 34) < 1;
      const leg = y > 80 && y < 160 && (Math.abs(x - 54) < 9 || Math.abs(x - 150) < 9);
      const head = Math.hypot((x - 34) / 22, (y - 88) / 13) < 1 || (x > 34 && x < 70 && Math.abs(y - 88) < 10);
      return shell || leg || head ? [0.4, 0.25, 0.1] : undefined;
    });
    const plan = planSubject(turtle, { cells: 72, pixels: 64 });
    expect(plan.route).toBe('limbs');
    const { positions } = plan.make().parts[0].mesh;
    // The muzzle: in the middle, its surface on both sides of that.
    let [most, least] = [0, 1];
    for (let i = 0; i < positions.length; i += 3) {
      if (positions[i] > -0.4) continue;
      most = Math.max(most, Math.abs(positions[i + 2]));
      least = Math.min(least, Math.abs(positions[i + 2]));
    }
    expect(least).toBeLessThan(0.01);
    expect(most).toBeLessThan(0.09);
  });

  it('stands a figure upright on its round foot', () => {
    const figure = picture((x, y) => {
      const post = Math.abs(x - 100) < 14 + 4 * Math.sin(y / 9) && y > 20 && y < 160;
      const disc = Math.hypot((x - 100) / 50, (y - 160) / 15) < 1 || (Math.abs(x - 100) < 50 && y > 150 && y < 160);
      return post && x > 96 ? [0.7, 0.1, 0.1] : post ? [0.1, 0.1, 0.6] : disc ? [0.3, 0.3, 0.3] : undefined;
    });
    const plan = planSubject(figure, { cells: 72, pixels: 64 });
    expect(Math.sin(plan.elevation)).toBeGreaterThan(0.22);
    expect(Math.sin(plan.elevation)).toBeLessThan(0.38);
    const [{ mesh }] = plan.make().parts;
    const size = depthOver(mesh);
    // The foot is as deep as wide.
    expect(size.z / size.x).toBeGreaterThan(0.75);
    expect(size.z / size.x).toBeLessThan(1.1);
  });

  it('makes closed parts of a body and its limbs', () => {
    const mace = picture((x, y) =>
      Math.hypot(x - 70, y - 100) < 45 || (x > 70 && x < 185 && Math.abs(y - 120) < 9) ? [0.5, 0.4, 0.3] : undefined,
    );
    const { parts } = makeSubject(mace, { cells: 72, pixels: 64, route: 'inflate', parts: true });
    expect(parts.map(({ name }) => name)).toEqual(['body', 'limb 1']);
    for (const { mesh } of parts) expect(measureMesh(mesh).isWatertight).toBe(true);
  });

  it('is as tall for its width as the picture, however its pixels fall on the cells', () => {
    for (const wide of [41, 47, 53, 58]) {
      const bar = picture((x, y) => (x > 70 && x < 70 + wide && y > 8 && y < 192 ? [0.5, 0.4, 0.3] : undefined));
      const { x, y } = depthOver(makeSubject(bar, { cells: 64, pixels: 200, route: 'solid' }).parts[0].mesh);
      // The sides lie where the outline does, to a fraction of a cell.
      expect(Math.abs(y - 1)).toBeLessThan(0.004);
      expect(Math.abs(x - wide / 184)).toBeLessThan(0.008);
    }
  });

  it('makes what is like lace on finer cells, and nothing else', () => {
    const ball = (x: number, y: number): boolean => Math.hypot(x - 100, y - 130) < 45;
    // A comb of four pixels, two pixels apart.
    const comb = (x: number, y: number): boolean =>
      ball(x, y) || (y > 8 && y < 120 && Math.abs(x - 100) < 60 && x % 6 < 4);
    const [thin, plain] = [comb, ball].map((at) => {
      const cut = picture((x, y) => (at(x, y) ? [0.5, 0.4, 0.3] : undefined));
      return makeSubject(cut, { cells: 80, pixels: 200, route: 'solid' }).parts[0].mesh;
    });
    // As long as cells are wide.
    expect(meanEdge(thin)).toBeLessThan(0.85 * meanEdge(plain));
  });

  it('finds the same kind of shape however finely it is made', () => {
    // The legs of an animal, too thin for coarse cells.
    const leg = (x: number): boolean => [43, 57, 143, 157].some((at) => Math.abs(x - at) < 2);
    const animal = picture((x, y) =>
      ((x - 100) / 76) ** 2 + ((y - 43) / 28) ** 2 < 1 || (y > 43 && y < 148 && leg(x)) ? [0.4, 0.3, 0.2] : undefined,
    );
    const routes = [40, 112, 168, 288].map((cells) => planSubject(animal, { cells, pixels: 200 }).route);
    expect(routes).toEqual(['limbs', 'limbs', 'limbs', 'limbs']);
  });

  it('leaves it as the picture shows it where that is asked for', () => {
    expect(planSubject(cube(), { cells: 48, pixels: 64, aligned: true }).elevation).toBe(0);
    expect(makeSubject(cube(), { cells: 48, pixels: 64, aligned: true }).projection.tilt).toBe(0);
  });
});
