import { expect, test } from 'vitest';
import { compileMaterial } from './compile.ts';
import { MATERIAL_NAMES } from './library.ts';
import { compileMask } from './masks.ts';
import type { MaterialSpec } from './material-spec.ts';
import { SAMPLE_STRIDE } from './recipe.ts';

function sampleMany(spec: MaterialSpec, seed: number, count = 400): Float64Array {
  const material = compileMaterial(spec, seed);
  const all = new Float64Array(count * SAMPLE_STRIDE);
  const out = new Float64Array(SAMPLE_STRIDE);
  for (let i = 0; i < count; i++) {
    const a = i * 2.399963;
    const y = 1 - (2 * i + 1) / count;
    const r = Math.sqrt(1 - y * y);
    const n = [r * Math.cos(a), y, r * Math.sin(a)];
    material.evaluate(0.3 * n[0], 0.3 * n[1], 0.3 * n[2], n[0], n[1], n[2], (i % 11) / 10, ((i % 7) - 3) / 3, out);
    all.set(out, i * SAMPLE_STRIDE);
  }
  return all;
}

test.each(MATERIAL_NAMES)('%s stays within the ranges of its channels, fresh and worn', (base) => {
  for (const wear of [0, 1]) {
    const all = sampleMany({ base, wear }, 5);
    let bad = 0;
    for (let i = 0; i < all.length; i += SAMPLE_STRIDE) {
      for (let c = 0; c < 5; c++) if (!(all[i + c] >= 0 && all[i + c] <= 1)) bad++;
      if (!(Math.abs(all[i + 5]) < 0.1)) bad++;
    }
    expect(bad).toBe(0);
  }
});

test('the same seed gives the same bytes and another seed others', () => {
  const spec: MaterialSpec = {
    base: 'scales',
    layers: [{ mask: { kind: 'noise', scale: 0.1, threshold: 0.5 }, material: { color: '#ff0000' } }],
  };
  expect(sampleMany(spec, 3)).toEqual(sampleMany(spec, 3));
  expect(sampleMany(spec, 3)).not.toEqual(sampleMany(spec, 4));
});

test.each(MATERIAL_NAMES)('%s asked to be blue is more blue than red on average', (base) => {
  const all = sampleMany({ base, color: '#2040e0' }, 1);
  let red = 0;
  let blue = 0;
  for (let i = 0; i < all.length; i += SAMPLE_STRIDE) {
    red += all[i];
    blue += all[i + 2];
  }
  expect(blue).toBeGreaterThan(red);
});

test('a layer without a base recolours and keeps the relief', () => {
  const plain = sampleMany({ base: 'scales' }, 2);
  const layered = sampleMany(
    {
      base: 'scales',
      layers: [{ mask: { kind: 'slope', dir: [0, 1, 0], from: -3, to: -2 }, material: { color: '#ffffff' } }],
    },
    2,
  );
  let changed = 0;
  for (let i = 0; i < plain.length; i += SAMPLE_STRIDE) {
    expect(layered[i + 5]).toBeCloseTo(plain[i + 5], 12);
    if (Math.abs(layered[i] - plain[i]) > 0.01) changed++;
  }
  expect(changed).toBeGreaterThan(300);
});

test('masks weigh 1 inside and 0 outside', () => {
  const up = compileMask({ kind: 'slope', dir: [0, 2, 0], from: 0.2, to: 0.6 }, 1);
  expect(up(0, 0, 0, 0, 1, 0, 1, 0)).toBe(1);
  expect(up(0, 0, 0, 0, -1, 0, 1, 0)).toBe(0);
  const span = compileMask({ kind: 'span', dir: [0, 1, 0], from: 1, to: 0 }, 1);
  expect(span(0, -0.5, 0, 0, 1, 0, 1, 0)).toBe(1);
  expect(span(0, 1.5, 0, 0, 1, 0, 1, 0)).toBe(0);
  const near = compileMask({ kind: 'near', shape: { op: 'sphere', r: 0.1, at: [1, 0, 0] }, soft: 0.01 }, 1);
  expect(near(1, 0, 0, 0, 1, 0, 1, 0)).toBe(1);
  expect(near(1.2, 0, 0, 0, 1, 0, 1, 0)).toBe(0);
  const both = compileMask(
    {
      kind: 'all',
      of: [
        { kind: 'edge', from: 0.2, to: 0.5 },
        { kind: 'not', of: { kind: 'occluded', from: 0.2, to: 0.6 } },
      ],
    },
    1,
  );
  expect(both(0, 0, 0, 0, 1, 0, 1, 0.9)).toBe(1);
  expect(both(0, 0, 0, 0, 1, 0, 0, 0.9)).toBe(0);
});

test('stripes and spots fill about the share that was asked for', () => {
  const stripes = compileMask({ kind: 'stripes', dir: [1, 0, 0], period: 0.1, width: 0.3 }, 1);
  const spots = compileMask({ kind: 'spots', scale: 0.1, size: 0.3 }, 1);
  let s = 0;
  let d = 0;
  for (let i = 0; i < 20_000; i++) {
    const [x, y, z] = [i * 0.00713, ((i * 7919) % 1000) / 700, ((i * 104729) % 1000) / 900];
    s += stripes(x, y, z, 0, 1, 0, 1, 0);
    d += spots(x, y, z, 0, 1, 0, 1, 0);
  }
  expect(s / 20_000).toBeCloseTo(0.3, 1);
  expect(d / 20_000).toBeGreaterThan(0.04);
  expect(d / 20_000).toBeLessThan(0.3);
});

test('a mask that goes round repeats its motif, and a mask below a closed one is not asked', () => {
  const red = { base: 'plain', color: '#ff0000' };
  const dot = { kind: 'near', soft: 0.001, shape: { op: 'sphere', r: 0.1, at: [0, 0, 1] } } as const;
  const { evaluate } = compileMaterial(
    { base: 'plain', color: '#0000ff', layers: [{ mask: { kind: 'around', n: 4, of: dot }, material: red }] },
    1,
  );
  const out = new Float64Array(SAMPLE_STRIDE);
  const isRed = (angle: number): boolean => {
    evaluate(Math.sin(angle), 0, Math.cos(angle), Math.sin(angle), 0, Math.cos(angle), 1, 0, out);
    return out[0] > out[2];
  };
  for (let i = 0; i < 4; i++) {
    expect(isRed((i * Math.PI) / 2)).toBe(true);
    expect(isRed((i * Math.PI) / 2 + 0.6)).toBe(false);
  }
});
