import { beforeAll, expect, it } from 'vitest';
import { initGeometry } from '../curves/index.ts';
import type { Mesh } from '../mesh/index.ts';
import { densify } from '../remesh/index.ts';
import { createDepthBuffer, rasterize } from '../render/index.ts';
import { ARCHETYPES } from '../sculpt/index.ts';
import { silhouetteCut } from './cut.testing.ts';
import { deformToOutline } from './deform.ts';
import { type FittedPart, type FittedShape, project } from './fitted-shape.ts';
import { shapeFitted } from './make-fitted.ts';
import { meetOutline } from './meet-outline.ts';
import { startPose } from './refine.ts';
import { makeTarget } from './target.ts';
import { buildVariant } from './variant.ts';

beforeAll(initGeometry);

const SIZE = 256;

/** A box about x = 0 whose corners a function moves, finely meshed. */
function box(move: (x: number, y: number, z: number) => [number, number, number] = (...at) => at): FittedPart {
  const corners = Array.from({ length: 8 }, (_, i) => [i & 1 ? 0.6 : -0.6, i & 2 ? 0.5 : -0.5, i & 4 ? 0.4 : -0.4]);
  const quads = [0, 2, 3, 1, 4, 5, 7, 6, 0, 1, 5, 4, 2, 6, 7, 3, 0, 4, 6, 2, 1, 3, 7, 5];
  const indices: number[] = [];
  for (let q = 0; q < quads.length; q += 4) indices.push(...[0, 1, 2, 0, 2, 3].map((k) => quads[q + k]));
  const plain: Mesh = { positions: Float32Array.from(corners.flat()), indices: Uint32Array.from(indices) };
  const { positions, indices: faces } = densify(plain, 4000, 0.1);
  for (let i = 0; i < positions.length; i += 3)
    positions.set(move(positions[i], positions[i + 1], positions[i + 2]), i);
  return { name: 'box', positions, indices: faces } as Partial<FittedPart> as FittedPart;
}

/** Seen from the right and above. */
function shapeOf(part: FittedPart): FittedShape {
  const [sa, ca, se, ce] = [Math.sin(0.6), Math.cos(0.6), Math.sin(0.3), Math.cos(0.3)];
  const rows = Float64Array.of(ca, 0, -sa, -sa * se, ce, -ca * se, sa * ce, se, ca * ce);
  return { parts: [part], rows, nearness: 0.1, scale: 100, x: SIZE / 2, y: SIZE / 2 };
}

function silhouette(shape: FittedShape): Float32Array {
  const buffer = createDepthBuffer(SIZE, SIZE, false);
  for (const part of shape.parts) rasterize(buffer, project(shape, part.positions), part.indices, 0, 'both');
  return Float32Array.from(buffer.nearness, (near) => (near > 0 ? 1 : 0));
}

function overlap(a: Float32Array, b: Float32Array): number {
  let [both, either] = [0, 0];
  for (let i = 0; i < a.length; i++) {
    both += Math.min(a[i], b[i]);
    either += Math.max(a[i], b[i]);
  }
  return both / either;
}

/** Taller, most of all in front. */
const taller = (x: number, y: number, z: number): [number, number, number] => [x, y * (1.2 + 0.3 * z), z];

it('bends in space to what is taller, both sides alike, and nearer to its true shape than before', () => {
  const truth = shapeOf(box(taller));
  const alpha = silhouette(truth);
  const shape = shapeOf(box());
  const before = { overlap: overlap(silhouette(shape), alpha), way: meanWay(shape, truth) };
  const target = makeTarget(silhouetteCut(alpha, SIZE), 192);
  const seen = {
    ...shape,
    scale: shape.scale / target.step,
    x: (shape.x - target.originX) / target.step,
    y: (shape.y - target.originY) / target.step,
  };
  deformToOutline(seen, target);
  expect(before.overlap).toBeLessThan(0.87);
  expect(overlap(silhouette(shape), alpha)).toBeGreaterThan(0.955);
  expect(meanWay(shape, truth)).toBeLessThan(0.5 * before.way);
  expect(unlikeness(shape)).toBeLessThan(0.02);
});

it('then lies on the outline to a pixel', () => {
  const alpha = silhouette(shapeOf(box(taller)));
  // A notch that no bending makes.
  for (let y = 110; y < 150; y++)
    for (let x = 0; x < SIZE; x++) if (x < 80 - Math.abs(y - 130)) alpha[y * SIZE + x] = 0;
  const shape = shapeOf(box());
  const cut = silhouetteCut(alpha, SIZE);
  meetOutline(shape, cut, makeTarget(cut, 192));
  expect(overlap(silhouette(shape), alpha)).toBeGreaterThan(0.985);
});

it('what is plain is meshed finely enough to follow', () => {
  const crate = { archetype: 'crate', symmetric: true };
  const { sculpture, proxy } = buildVariant(crate, ARCHETYPES);
  const alpha = new Float32Array(SIZE * SIZE);
  for (let y = 40; y < 220; y++)
    for (let x = 40; x < 220; x++) alpha[y * SIZE + x] = Math.hypot(x - 130, y + 10) > 90 ? 1 : 0;
  const candidate = { variant: crate, proxy, pose: startPose(0, 0) } as Parameters<typeof shapeFitted>[1];
  const shape = shapeFitted(silhouetteCut(alpha, SIZE), candidate, sculpture, { cells: 64, pixels: 256, seed: 1 });
  expect(overlap(silhouette(shape), alpha)).toBeGreaterThan(0.97);
});

/** How far vertices are from where they should be, in the mean, wherever the whole is. */
function meanWay({ parts: [{ positions: p }] }: FittedShape, { parts: [{ positions: q }] }: FittedShape): number {
  const off = [0, 0, 0];
  for (let i = 0; i < p.length; i++) off[i % 3] += (3 * (p[i] - q[i])) / p.length;
  let sum = 0;
  for (let i = 0; i < p.length; i += 3) sum += Math.hypot(...off.map((o, a) => p[i + a] - q[i + a] - o));
  return (3 * sum) / p.length;
}

/** How unlike the mirror image it is: the largest difference of a box's upper corners. */
function unlikeness({ parts: [{ positions: p }] }: FittedShape): number {
  const corner = (x: number, z: number, a: number): number => {
    const plain = box().positions;
    for (let i = 0; i < plain.length; i += 3)
      if (Math.hypot(plain[i] - x, plain[i + 1] - 0.5, plain[i + 2] - z) < 1e-3) return p[i + a];
    return Number.NaN;
  };
  let most = 0;
  for (const z of [-0.4, 0.4])
    for (const a of [0, 1, 2])
      most = Math.max(most, Math.abs(corner(-0.6, z, a) - (a === 0 ? -1 : 1) * corner(0.6, z, a)));
  return most;
}
