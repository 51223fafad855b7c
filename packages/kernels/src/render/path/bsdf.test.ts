import { describe, expect, it } from 'vitest';
import { createRng } from '../../math/index.ts';
import type { Material } from '../../scene/index.ts';
import { type Bsdf, createBsdf, setUpBsdf } from './bsdf.ts';
import { drawDirection, evaluateBsdf } from './bsdf-draw.ts';
import { packMaterials } from './materials.ts';
import { createSurface } from './surface.ts';
import { material } from './testing-scenes.ts';
import { ball } from './testing-shapes.ts';

function bsdfOf(change: Partial<Material>, through = 0): Bsdf {
  const [m] = packMaterials([{ mesh: ball(4), material: material(change) }]);
  const surface = createSurface();
  const { r, g, b, metallic, roughness } = m;
  Object.assign(surface, { r, g, b, metallic, roughness, gx: 0, gy: 1, gz: 0, mx: 0, my: 1, mz: 0 });
  Object.assign(surface, { nx: 0, ny: 1, nz: 0 });
  const bsdf = createBsdf();
  setUpBsdf(bsdf, surface, m, 0.8, -0.6, 0, through, 1 - through);
  return bsdf;
}

const light = (b: Bsdf): number => b.matteG + b.glossG;

const CASES: [string, Partial<Material>, number][] = [
  ['matte', { roughnessFactor: 0.7 }, 0],
  ['metal', { metallicFactor: 1, roughnessFactor: 0.35 }, 0],
  ['coated', { roughnessFactor: 0.8, clearcoat: { factor: 1, roughness: 0.3 } }, 0],
  ['cloth', { sheen: { color: [0.8, 0.8, 0.8], roughness: 0.5 } }, 0],
  ['frosted', { roughnessFactor: 0.5, transmission: { factor: 0.7, ior: 1.5 } }, 0.7],
];

describe('bsdf', () => {
  it.each(CASES)('%s: directions drawn carry the light that directions at random do', (_, change, through) => {
    const bsdf = bsdfOf(change, through);
    const rng = createRng(3);
    const count = 60_000;
    let drawn = 0;
    let random = 0;
    let density = 0;
    for (let i = 0; i < count; i++) {
      drawDirection(bsdf, rng.next(), rng.next(), rng.next());
      if (bsdf.pdf > 0) drawn += light(bsdf) / bsdf.pdf / count;
      const z = 2 * rng.next() - 1;
      const phi = 2 * Math.PI * rng.next();
      Object.assign(bsdf, {
        lx: Math.sqrt(1 - z * z) * Math.cos(phi),
        ly: z,
        lz: Math.sqrt(1 - z * z) * Math.sin(phi),
      });
      evaluateBsdf(bsdf);
      random += (light(bsdf) * 4 * Math.PI) / count;
      density += (bsdf.pdf * 4 * Math.PI) / count;
    }
    expect(drawn / random).toBeCloseTo(1, 1);
    // Facets send a little of what is drawn below the surface, where it counts as nothing.
    expect(density).toBeGreaterThan(0.9);
    expect(density).toBeLessThan(1.03);
  });
});
