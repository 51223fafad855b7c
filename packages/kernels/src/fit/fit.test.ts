import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { beforeAll, describe, expect, it } from 'vitest';
import { initGeometry } from '../curves/index.ts';
import { createFloatImage, type FloatImage } from '../image/index.ts';
import { guessName } from '../inflate/index.ts';
import { rotateVector } from '../math/index.ts';
import { readNetwork } from '../network/index.ts';
import { ARCHETYPES } from '../sculpt/index.ts';
import { pickConvincing } from './convince.ts';
import { drawVariant } from './cut.testing.ts';
import { project } from './fitted-shape.ts';
import { FITTED_KINDS } from './kinds.ts';
import { describeArchetype, lookUp } from './library.ts';
import { packLibrary, unpackLibrary } from './library-file.ts';
import { makeFitted, shapeFitted } from './make-fitted.ts';
import { POSE } from './pose.ts';
import { recognise } from './recognise.ts';
import { makeTarget } from './target.ts';
import { sculptVariant } from './variant.ts';
import { findWarp, readWarp } from './warp.ts';

const STORED = new URL('../../data/archetype-views.bin.gz', import.meta.url);

beforeAll(initGeometry);

function ellipse(size: number, a: number, b: number): FloatImage {
  const out = createFloatImage(size, size, 1);
  for (let i = 0; i < size * size; i++) {
    const [x, y] = [(i % size) + 0.5 - size / 2, Math.floor(i / size) + 0.5 - size / 2];
    out.data[i] = Math.min(1, Math.max(0, 0.5 + (1 - Math.hypot(x / a, y / b)) * Math.min(a, b)));
  }
  return out;
}

describe('the stored library', () => {
  const library = unpackLibrary(gunzipSync(readFileSync(STORED)));

  it('knows every archetype, and nothing else', () => {
    const names = new Set(library.variants.map((v) => v.archetype));
    for (const kind of FITTED_KINDS) expect(names, kind).toContain(kind);
    for (const { archetype, preset, posture } of library.variants) {
      expect(ARCHETYPES).toHaveProperty([archetype]);
      if (preset) expect(ARCHETYPES[archetype].presets).toHaveProperty([preset]);
      if (posture) expect(ARCHETYPES[archetype].params.pose).toMatchObject({ of: expect.arrayContaining([posture]) });
    }
    expect(library.variants.filter(({ posture }) => posture === 'lying').length).toBeGreaterThan(5);
  });

  it('a being is told where something has a name for it', async () => {
    const cut = drawVariant({ archetype: 'creature' }, 0.9, 0.2);
    const tell = async (named: Record<string, number>): Promise<string | undefined> =>
      pickConvincing(cut, (await recognise(cut, library, ARCHETYPES, { named })).candidates)?.candidate.variant
        .archetype;
    expect(await tell({ creature: 0.9 })).toBe('creature');
    expect(await tell({ creature: 0.01 })).toBeUndefined();
  }, 120_000);

  it('finds a thing among the first by its silhouette', () => {
    const matches = lookUp(library, makeTarget(drawVariant({ archetype: 'teapot' }, 0.6, 0.25), 96), 60);
    expect(matches.some((m) => m.variant.archetype === 'teapot')).toBe(true);
  });

  it('looks among those that are asked for only', () => {
    const target = makeTarget(drawVariant({ archetype: 'teapot' }, 0.6, 0.25), 96);
    const all = lookUp(library, target, Infinity).filter(({ variant }) => variant.archetype === 'mug');
    expect(all.length).toBeGreaterThan(20);
    expect(lookUp(library, target, Infinity, ({ archetype }) => archetype === 'mug')).toEqual(all);
  });

  it('a wrong name convinces nobody', async () => {
    const cut = drawVariant({ archetype: 'car' }, 0.7, 0.25);
    const { candidates } = await recognise(cut, library, ARCHETYPES, { named: { piano: 0.9 } });
    expect(candidates.some(({ variant }) => variant.archetype === 'piano')).toBe(true);
    expect(pickConvincing(cut, candidates)?.candidate.variant.archetype).not.toBe('piano');
  }, 120_000);

  it('recognises what it is shown, from where, and makes it in the shape of its outline', async () => {
    const cut = drawVariant({ archetype: 'car' }, 0.7, 0.25);
    const fractions: number[] = [];
    const progress = (fraction: number): number => fractions.push(fraction);
    const { candidates } = await recognise(cut, library, ARCHETYPES, { progress });
    expect(fractions.length).toBeGreaterThan(3);
    expect(fractions).toEqual([...fractions].sort((a, b) => a - b));
    const found = pickConvincing(cut, candidates);
    expect(found?.candidate.variant.archetype).toBe('car');
    const candidate = found?.candidate ?? candidates[0];
    const sculpture = sculptVariant(candidate.variant, ARCHETYPES);
    const turn = candidate.pose[POSE.azimuth] - 0.7;
    expect(Math.cos(turn)).toBeGreaterThan(0.97);
    const shape = shapeFitted(cut, candidate, sculpture, { cells: 40, pixels: 256, seed: 1 });
    expect(shape.parts.length).toBeGreaterThan(20);
    expect(shape.parts.every((p) => p.positions.every(Number.isFinite))).toBe(true);
    // What is hidden by design does not show at the rim, however far it reaches.
    const half = candidate.proxy.scale;
    const side = 13;
    const positions = Float32Array.from({ length: 3 * side * side }, (_, i) => {
      const v = Math.floor(i / 3);
      return i % 3 === 1 ? 0 : half * (((i % 3 === 0 ? v % side : Math.floor(v / side)) * 2) / (side - 1) - 1);
    });
    const indices = Uint32Array.from({ length: 3 * (side - 1) ** 2 }, (_, i) => {
      const cell = Math.floor(i / 3);
      return cell + Math.floor(cell / (side - 1)) + [0, side, 1][i % 3];
    });
    const pan = { op: 'mesh', positions, indices } as const;
    const parts = [...sculpture.parts, { ...sculpture.parts[0], name: 'pan', shape: pan, hidden: true }];
    const panned = shapeFitted(cut, candidate, { ...sculpture, parts }, { cells: 40, pixels: 256, seed: 1 });
    const screen = project(panned, panned.parts.find(({ name }) => name === 'pan')?.positions ?? new Float32Array());
    let outside = 0;
    for (let i = 0; i < screen.length; i += 3)
      outside += cut.alpha[Math.floor(screen[i + 1]) * cut.width + Math.floor(screen[i])] > 0.5 ? 0 : 3;
    expect(screen.length).toBeGreaterThanOrEqual(3 * side * side);
    expect(outside).toBeLessThan(0.1 * screen.length);
    // Aligned, it looks the same in parallel projection.
    const flat = shapeFitted(cut, candidate, sculpture, { cells: 40, pixels: 256, seed: 1, align: true });
    expect(shape.nearness).toBeGreaterThan(0.01);
    expect(flat.nearness).toBeLessThan(0.005);
    expect(flat.rows[1]).toBeCloseTo(0, 9);
    shape.parts.forEach((part, k) => {
      const [near, far] = [project(shape, part.positions), project(flat, flat.parts[k].positions)];
      for (let i = 0; i < near.length; i += 3) {
        expect(Math.hypot(near[i] - far[i], near[i + 1] - far[i + 1])).toBeLessThan(0.01);
      }
    });
    // And it leans as it was seen: the camera's right, up and back are those of the scene.
    const options = { cells: 24, pixels: 128, seed: 1, align: true };
    const leaned = makeFitted(cut, candidate, ARCHETYPES, options).nodes[0].transform?.turn ?? [0, 0, 0, 1];
    for (const r of [0, 1, 2]) {
      const axis = rotateVector(leaned, [flat.rows[3 * r], flat.rows[3 * r + 1], flat.rows[3 * r + 2]]);
      for (const a of [0, 1, 2]) expect(axis[a]).toBeCloseTo(a === r ? 1 : 0, 6);
    }
  }, 120_000);
});

it('a network says what it is called', () => {
  const network = readNetwork(readFileSync(new URL('../../data/name-network.bin', import.meta.url)));
  const names = JSON.parse(readFileSync(new URL('../../data/solid-names.json', import.meta.url), 'utf8'));
  for (const archetype of ['bicycle', 'guitar', 'windmill']) {
    const told = guessName(network, names, drawVariant({ archetype }, 0.6, 0.25));
    expect(told[archetype], archetype).toBeGreaterThan(0.4);
    const whole = Object.values(told).reduce((a, b) => a + b, 0);
    expect(whole).toBeGreaterThan(0.5);
    expect(whole).toBeLessThanOrEqual(1 + 1e-9);
    for (const name of Object.keys(told)) expect(ARCHETYPES).toHaveProperty([name]);
  }
});

it('a library survives packing', () => {
  const library = describeArchetype('mug', ARCHETYPES);
  const back = unpackLibrary(packLibrary([library]));
  expect(back).toEqual(library);
  expect(() => unpackLibrary(packLibrary([library]).subarray(0, 900))).toThrow('not of the form');
});

it('a warp brings one outline onto another', () => {
  const [from, to] = [ellipse(128, 30, 30), ellipse(128, 40, 24)];
  const field = findWarp(from, to);
  for (let k = 0; k < 12; k++) {
    const [c, s] = [Math.cos((k * Math.PI) / 6), Math.sin((k * Math.PI) / 6)];
    const [x, y] = [64 + 30 * c, 64 + 30 * s];
    const moved = Math.hypot((x + readWarp(field, x, y, 0) - 64) / 40, (y + readWarp(field, x, y, 1) - 64) / 24);
    expect(moved).toBeGreaterThan(0.95);
    expect(moved).toBeLessThan(1.05);
  }
});
