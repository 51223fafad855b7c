import { describe, expect, it } from 'vitest';
import { frontCamera, material, plainSky } from './testing-scenes.ts';
import { ball, square } from './testing-shapes.ts';
import { createLocalPathExecutor, tracePicture } from './trace-picture.ts';
import type { PathExecutor, PathLight, PathOptions, PathScene } from './types.ts';

const LAMP: PathLight = {
  kind: 'rect',
  centre: [1.5, 2.5, 1.5],
  right: [0.5, 0, -0.5],
  up: [0.4, -0.4, 0.4],
  radiance: [9, 9, 9],
};

/** A glossy ball on a floor under a soft box, beside a glowing one. */
function still(lights: readonly PathLight[] = [LAMP]): PathScene {
  const red = material({ baseColorFactor: [0.8, 0.2, 0.1, 1], roughnessFactor: 0.35 });
  const glow = material({ emissiveFactor: [1, 0.8, 0.3], emissiveStrength: 3 });
  const side = Float64Array.of(0.3, 0, 0, 0, 0, 0.3, 0, 0, 0, 0, 0.3, 0, -1.1, -0.7, 0.8, 1);
  return {
    parts: [
      { mesh: ball(16), material: red },
      { mesh: square(4, -1), material: material({ baseColorFactor: [0.5, 0.5, 0.5, 1] }) },
      { mesh: ball(8), material: glow, matrix: side },
    ],
    lights,
    environment: { map: plainSky(0.2) },
  };
}

const SMALL: PathOptions = { width: 40, height: 32, samples: 4, tone: 'linear' };

function rmse(a: Float32Array, b: Float32Array): number {
  let sum = 0;
  for (let i = 0; i < a.length; i++) sum += (Math.min(1.5, a[i]) - Math.min(1.5, b[i])) ** 2;
  return Math.sqrt(sum / a.length);
}

describe('tracePicture', () => {
  it('gives the same bytes in whatever order the jobs run, and others for another seed', async () => {
    const local = createLocalPathExecutor();
    const backwards: PathExecutor = { ...local, run: (jobs, done) => local.run([...jobs].reverse(), done) };
    for (const lift of [1, 2] as const) {
      const one = await tracePicture(still(), frontCamera(3), { ...SMALL, lift });
      const two = await tracePicture(still(), frontCamera(3), { ...SMALL, lift }, { executor: backwards });
      const other = await tracePicture(still(), frontCamera(3), { ...SMALL, lift, seed: 2 });
      expect(Buffer.compare(one.raster.data, two.raster.data)).toBe(0);
      expect(Buffer.compare(one.raster.data, other.raster.data)).not.toBe(0);
    }
  });

  it('lifting draws the shadows of a sun as sharp as things, and as bright as they are', async () => {
    const sun: PathLight = { kind: 'sun', direction: [0.6, 1, 0.4], irradiance: [3, 3, 3], angleDeg: 1 };
    const camera = frontCamera(3);
    const mean = (a: Float32Array): number => a.reduce((sum, v) => sum + v, 0) / a.length;
    for (const roughness of [0.9, 0.1]) {
      const scene = still([sun]);
      for (const part of scene.parts) Object.assign(part.material, { roughnessFactor: roughness });
      const truth = await tracePicture(scene, camera, { ...SMALL, samples: 400, denoise: false });
      const lifted = await tracePicture(scene, camera, { ...SMALL, samples: 24, lift: 2 });
      expect(mean(lifted.linear) / mean(truth.linear), `roughness ${roughness}`).toBeCloseTo(1, 1);
      expect(rmse(lifted.linear, truth.linear), `roughness ${roughness}`).toBeLessThan(0.08);
    }
  });

  it('the filter and lifting take out most of the error', async () => {
    const camera = frontCamera(3);
    // The glowing ball itself has no noise but at its edge.
    const scene = { ...still(), parts: still().parts.map((p, i) => ({ ...p, seenByCamera: i !== 2 })) };
    const truth = await tracePicture(scene, camera, { ...SMALL, samples: 300, denoise: false });
    const noisy = await tracePicture(scene, camera, { ...SMALL, denoise: false });
    const clean = await tracePicture(scene, camera, SMALL);
    const before = rmse(noisy.linear, truth.linear);
    expect(rmse(clean.linear, truth.linear)).toBeLessThan(0.5 * before);
    const lifted = await tracePicture(scene, camera, { ...SMALL, lift: 2, samples: 16 });
    expect(rmse(lifted.linear, truth.linear)).toBeLessThan(before);
    expect(clean.linear.every(Number.isFinite)).toBe(true);
  });

  it('a glowing mesh lights like the lamp of the same shape', async () => {
    const y = 2;
    const lamp: PathLight = { kind: 'rect', centre: [0, y, 0], right: [1, 0, 0], up: [0, 0, 1], radiance: [4, 4, 4] };
    const floor = { mesh: square(3, -1), material: material({}) };
    const shine = material({ baseColorFactor: [0, 0, 0, 1], emissiveFactor: [1, 1, 1], emissiveStrength: 4 });
    const camera = { eye: [0, 1, 5], target: [0, -1, 0], fovDeg: 30 } as const;
    const look = { width: 16, height: 16, samples: 128, denoise: false, tone: 'linear', bounces: 1 } as const;
    const mean = (a: Float32Array): number => a.reduce((x, b) => x + b, 0) / a.length;
    const byLamp = await tracePicture({ parts: [floor], lights: [lamp] }, { ...camera, eye: [0, 1, 5] }, look);
    const glowing = { mesh: square(1, y), material: shine, seenByCamera: false };
    const byMesh = await tracePicture({ parts: [floor, glowing] }, { ...camera, eye: [0, 1, 5] }, look);
    expect(mean(byMesh.linear) / mean(byLamp.linear)).toBeCloseTo(1, 1);
  });

  it('reports progress to the end, cancels, and leaves a transparent backdrop open', async () => {
    const seen: number[] = [];
    const scene = { ...still(), environment: { map: plainSky(0.5), backdrop: 'transparent' } } as const;
    const picture = await tracePicture(scene, frontCamera(9), SMALL, { progress: (f) => void seen.push(f) });
    expect(seen.at(-1)).toBeCloseTo(1, 6);
    expect([...seen].sort((a, b) => a - b)).toEqual(seen);
    expect(picture.raster.data[3]).toBe(0);
    expect(picture.features?.part[0]).toBe(-1);
    const executor = createLocalPathExecutor(() => {
      throw new Error('enough');
    });
    await expect(tracePicture(still(), frontCamera(3), SMALL, { executor })).rejects.toThrow('enough');
  });
});
