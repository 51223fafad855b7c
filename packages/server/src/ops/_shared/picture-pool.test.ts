import type { PathCamera, PathScene } from '@claywork/kernels';
import { describe, expect, it } from 'vitest';
import { tracePictureOnThreads } from './picture-pool.ts';

const matte = {
  name: '',
  baseColorFactor: [0.7, 0.3, 0.2, 1] as [number, number, number, number],
  metallicFactor: 0,
  roughnessFactor: 0.4,
  emissiveFactor: [0, 0, 0] as [number, number, number],
  alphaMode: 'OPAQUE' as const,
  doubleSided: false,
};

/** A leaning sheet over a floor, under a sky. */
const SCENE: PathScene = {
  parts: [0, 1].map((i) => ({
    mesh: {
      positions: Float32Array.of(-2, -i, -2, 2, -i, -2, 2, 1 - 2 * i, 2, -2, 1 - 2 * i, 2),
      indices: Uint32Array.of(0, 2, 1, 0, 3, 2),
    },
    material: matte,
  })),
  lights: [{ kind: 'sun', direction: [1, 2, 1], irradiance: [2, 2, 2], angleDeg: 5 }],
  environment: { map: { width: 4, height: 2, data: new Float32Array(24).fill(0.4) } },
};
const CAMERA: PathCamera = { eye: [0, 4, 6], target: [0, 0, 0], fovDeg: 45 };
const run = { signal: new AbortController().signal, progress: () => undefined };

describe('tracePictureOnThreads', () => {
  it('gives the same bytes on none, one and two threads', async () => {
    const options = { width: 80, height: 60, samples: 4, lift: 2 } as const;
    const pictures = [];
    for (const threads of [0, 1, 2])
      pictures.push(await tracePictureOnThreads(SCENE, CAMERA, options, { ...run, threads }));
    const [none, one, two] = pictures.map((p) => p.raster.data);
    expect(new Set(none).size).toBeGreaterThan(30);
    expect(Buffer.compare(none, one)).toBe(0);
    expect(Buffer.compare(none, two)).toBe(0);
  });

  it('stops when it is aborted', async () => {
    const control = new AbortController();
    const options = { width: 2000, height: 2000, samples: 64 };
    const progress = (): void => control.abort(new Error('changed my mind'));
    const traced = tracePictureOnThreads(SCENE, CAMERA, options, {
      signal: control.signal,
      progress,
      threads: 2,
    });
    await expect(traced).rejects.toThrow('changed my mind');
  });
});
