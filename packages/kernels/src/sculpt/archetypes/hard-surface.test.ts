import { beforeAll, describe, expect, test } from 'vitest';
import { initGeometry, meshShape } from '../../curves/index.ts';
import { createRng } from '../../math/index.ts';
import type { MaterialSpec } from '../../texture/index.ts';
import type { Archetype, ParamValue, Sculpture } from '../dsl/archetype.ts';
import { armchair } from './armchair/armchair.ts';
import { car } from './car/car.ts';
import { castle } from './castle/castle.ts';
import { chair } from './chair/chair.ts';
import { deskchair } from './deskchair/deskchair.ts';
import { house } from './house/house.ts';
import { lamp } from './lamp/lamp.ts';
import { robot } from './robot/robot.ts';
import { table } from './table/table.ts';

const ALL: readonly Archetype[] = [armchair, car, castle, chair, deskchair, house, lamp, robot, table];
const SEEDS = [1, 2, 3];

beforeAll(initGeometry);

function build(a: Archetype, params: Readonly<Record<string, ParamValue>>, seed: number): Sculpture {
  const settled: Record<string, ParamValue> = {};
  for (const [key, spec] of Object.entries(a.params)) settled[key] = params[key] ?? spec.default;
  const materials: Record<string, MaterialSpec> = {};
  for (const [slot, spec] of Object.entries(a.slots)) materials[slot] = spec.material;
  return a.build({ params: settled, materials, rng: createRng(seed) });
}

/** Edges that do not border exactly two triangles that run opposite ways. */
function badEdges(indices: Uint32Array): number {
  const seen = new Map<number, number>();
  for (let i = 0; i < indices.length; i += 3) {
    for (let k = 0; k < 3; k++) {
      const a = indices[i + k];
      const b = indices[i + ((k + 1) % 3)];
      const key = Math.min(a, b) * 2 ** 26 + Math.max(a, b);
      seen.set(key, (seen.get(key) ?? 0) + (a < b ? 1 : 1001));
    }
  }
  let bad = 0;
  for (const n of seen.values()) if (n !== 1002) bad++;
  return bad;
}

/** Pieces that do not hang together: each costs at least one texture chart. */
function shellsOf(indices: Uint32Array): number {
  const parent = new Map<number, number>();
  const root = (v: number): number => {
    let r = v;
    for (let up = parent.get(r); up !== undefined && up !== r; up = parent.get(r)) r = up;
    parent.set(v, r);
    return r;
  };
  for (let i = 0; i < indices.length; i += 3) {
    const a = root(indices[i]);
    parent.set(root(indices[i + 1]), a);
    parent.set(root(indices[i + 2]), a);
  }
  return new Set([...parent.keys()].map(root)).size;
}

describe.each(ALL.map((a) => [a.name, a] as const))('%s', (_, a) => {
  test('has one main slot, and every preset names parameters, choices and slots that exist', () => {
    expect(Object.values(a.slots).filter((s) => s.main)).toHaveLength(1);
    for (const [noun, preset] of Object.entries(a.presets ?? {})) {
      for (const [key, value] of Object.entries(preset.params ?? {})) {
        const spec = a.params[key];
        expect(spec, `${noun}: ${key}`).toBeDefined();
        if (spec?.type === 'choice') expect(spec.of, noun).toContain(value);
        if (spec?.type === 'number') expect(Number(value), noun).toBeGreaterThanOrEqual(spec.min);
      }
      for (const slot of Object.keys(preset.materials ?? {})) expect(Object.keys(a.slots), noun).toContain(slot);
    }
  });

  test('every preset and seed: few closed shells with unique names, on the ground, of the promised size', () => {
    const shapes = new Map(Object.entries(a.presets ?? {}).map((entry) => [JSON.stringify(entry[1].params), entry]));
    const nouns = [...shapes.values()];
    nouns.forEach(([noun, preset], i) => {
      const sculpture = build(a, preset.params ?? {}, SEEDS[i % SEEDS.length]);
      const names = sculpture.parts.map((p) => p.name);
      expect(new Set(names).size, noun).toBe(names.length);
      let shells = 0;
      let low = Number.POSITIVE_INFINITY;
      let high = Number.NEGATIVE_INFINITY;
      for (const part of sculpture.parts) {
        const mesh = meshShape(part.shape, { cellsMax: 32, detail: 0.5, seed: 1, size: 2 });
        expect(mesh.indices.length, `${noun}: ${part.name}`).toBeGreaterThan(0);
        if (!part.twoSided) expect(badEdges(mesh.indices), `${noun}: ${part.name} is closed and manifold`).toBe(0);
        shells += shellsOf(mesh.indices);
        for (let v = 0; v < mesh.positions.length; v += 3) {
          low = Math.min(low, mesh.positions[v + 1]);
          high = Math.max(high, mesh.positions[v + 1]);
        }
      }
      expect(shells, `${noun} leaves room for fewer than 400 charts`).toBeLessThan(330);
      expect(Math.abs(low), `${noun} stands on the ground`).toBeLessThan(0.012 * high + 0.004);
      const told = preset.size?.height;
      if (told && a !== robot) {
        expect(high, noun).toBeGreaterThan(told * 0.7);
        expect(high, noun).toBeLessThan(told * 1.4);
      }
    });
  }, 120_000);

  test('the seed changes the design, and the same seed does not', () => {
    const text = (seed: number): string => JSON.stringify(build(a, {}, seed));
    expect(text(5)).toBe(text(5));
    expect(new Set(SEEDS.map(text)).size).toBe(SEEDS.length);
  });
});

test('the joint of every robot part exists in its skeleton, parents first', () => {
  for (const style of ['toy', 'mech', 'android']) {
    const { parts, skeleton } = build(robot, { style }, 1);
    const names = skeleton?.joints.map((j) => j.name) ?? [];
    for (const part of parts) expect(names, part.name).toContain(part.joint);
    skeleton?.joints.forEach((j, i) => {
      expect(j.parent).toBeLessThan(i);
    });
  }
});
