import { describe, expect, it } from 'vitest';
import type { Material } from '../../scene/index.ts';
import { frontCamera, material, plainSky } from './testing-scenes.ts';
import { ball } from './testing-shapes.ts';
import { tracePicture } from './trace-picture.ts';

/** Mean of a picture of a ball that fills it, in a sky of radiance 1. A thing that absorbs nothing is invisible there. */
async function brightness(change: Partial<Material>, glass?: 'solid'): Promise<number> {
  const picture = await tracePicture(
    { parts: [{ mesh: ball(), material: material(change), glass }], environment: { map: plainSky(1) } },
    frontCamera(1.4),
    { width: 8, height: 8, samples: 128, bounces: 12, denoise: false, tone: 'linear', features: false },
  );
  expect(picture.linear.every(Number.isFinite)).toBe(true);
  return picture.linear.reduce((a, b) => a + b, 0) / picture.linear.length;
}

describe('white furnace', () => {
  it.each([0.03, 0.3, 0.6, 1])('a white metal of roughness %f loses nothing', async (roughnessFactor) => {
    expect(await brightness({ metallicFactor: 1, roughnessFactor })).toBeCloseTo(1, 1);
  });

  it.each([0.05, 0.5, 1])('white matte under a dielectric surface of roughness %f loses little', async (roughness) => {
    const mean = await brightness({ roughnessFactor: roughness });
    expect(mean).toBeGreaterThan(0.96);
    expect(mean).toBeLessThan(1.01);
  });

  it.each([
    ['a coat', { clearcoat: { factor: 1, roughness: 0.1 } }],
    ['fibres', { sheen: { color: [1, 1, 1], roughness: 0.4 } }],
    ['both', { clearcoat: { factor: 1, roughness: 0.4 }, sheen: { color: [0.6, 0.6, 0.6], roughness: 0.7 } }],
  ] satisfies [string, Partial<Material>][])('%s adds no light', async (_, layers) => {
    const mean = await brightness(layers);
    expect(mean).toBeGreaterThan(0.93);
    expect(mean).toBeLessThan(1.02);
  });

  it('glass shows the sky behind it: thin and solid unchanged, frosted a little less of it', async () => {
    const transmission = { factor: 1, ior: 1.5 };
    expect(await brightness({ transmission, roughnessFactor: 0 })).toBeCloseTo(1, 1);
    expect(await brightness({ transmission, roughnessFactor: 0 }, 'solid')).toBeCloseTo(1, 1);
    // What facets hide from each other is lost at both sheets.
    const frosted = await brightness({ transmission, roughnessFactor: 0.4 });
    expect(frosted).toBeGreaterThan(0.88);
    expect(frosted).toBeLessThan(1.01);
  });

  it('a grey surface reflects its share', async () => {
    const mean = await brightness({ metallicFactor: 1, roughnessFactor: 0.5, baseColorFactor: [0.5, 0.5, 0.5, 1] });
    expect(mean).toBeGreaterThan(0.46);
    expect(mean).toBeLessThan(0.54);
  });
});
