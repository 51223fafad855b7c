import { describe, expect, it } from 'vitest';
import { measureMesh } from '../mesh/index.ts';
import { createVolume, meshVolume, type Volume } from './mesh-volume.ts';

function fill(volume: Volume, distance: (x: number, y: number, z: number) => number): Volume {
  const [nx, ny, nz] = volume.size;
  for (let z = 0, i = 0; z < nz; z++)
    for (let y = 0; y < ny; y++)
      for (let x = 0; x < nx; x++, i++)
        volume.values[i] = distance(
          volume.origin[0] + x * volume.cell,
          volume.origin[1] + y * volume.cell,
          volume.origin[2] + z * volume.cell,
        );
  return volume;
}

describe('meshVolume', () => {
  it('meshes a ball: closed, outward, on the surface', () => {
    const mesh = meshVolume(fill(createVolume([-1, -1, -1], [1, 1, 1], 0.05), (x, y, z) => Math.hypot(x, y, z) - 1));
    const facts = measureMesh(mesh);
    expect(facts.isWatertight).toBe(true);
    expect(facts.volume).toBeGreaterThan(0.99 * ((4 / 3) * Math.PI));
    expect(facts.volume).toBeLessThan(1.01 * ((4 / 3) * Math.PI));
    for (let i = 0; i < mesh.positions.length; i += 3)
      expect(Math.abs(Math.hypot(...mesh.positions.subarray(i, i + 3)) - 1)).toBeLessThan(0.004);
  });

  it('closes what leaves the volume', () => {
    const mesh = meshVolume(
      fill(createVolume([0, 0, 0], [1, 1, 1], 0.1), (x, y) => Math.hypot(x - 0.5, y - 0.5) - 0.3),
    );
    expect(measureMesh(mesh).isWatertight).toBe(true);
  });

  it('makes nothing of nothing', () => {
    expect(meshVolume(createVolume([0, 0, 0], [1, 1, 1], 0.25)).indices.length).toBe(0);
  });
});
