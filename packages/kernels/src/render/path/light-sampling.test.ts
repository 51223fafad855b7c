import { describe, expect, it } from 'vitest';
import { createRng } from '../../math/index.ts';
import { createRay } from '../../spatial/index.ts';
import { packEnvironment } from './environment.ts';
import { packGeometry } from './geometry.ts';
import { lightDensity, meetLight, skyDensity } from './light-density.ts';
import { createLightPicker, drawLight, type LightPicker, weighLights } from './light-sampling.ts';
import { packLights } from './lights.ts';
import { packMaterials } from './materials.ts';
import { material } from './testing-scenes.ts';
import { square } from './testing-shapes.ts';
import type { PathEnvironment, PathLight } from './types.ts';

/** Lights above a white floor at the origin. */
function pickerOf(lights: readonly PathLight[], environment?: PathEnvironment): LightPicker {
  const parts = [{ mesh: square(1, -1), material: material({}) }];
  const geometry = packGeometry(parts);
  const packed = packLights(lights, geometry, packMaterials(parts), []);
  const picker = createLightPicker(packed, environment && packEnvironment(environment), geometry);
  weighLights(picker, 0, 0, 0, 0, 1, 0);
  return picker;
}

const COUNT = 40_000;

/** Irradiance at the origin by drawing points of lights. */
function askLights(p: LightPicker): number {
  const rng = createRng(1);
  let sum = 0;
  for (let i = 0; i < COUNT; i++) {
    drawLight(p, 0, 0, 0, rng.next(), rng.next(), rng.next());
    if (p.pdf > 0 && p.y > 0) sum += (p.g * p.y) / p.pdf;
  }
  return sum / COUNT;
}

/** The same by drawing directions: whatever shines there is met. */
function askDirections(p: LightPicker, sky = 0): number {
  const rng = createRng(2);
  const ray = createRay();
  let sum = 0;
  for (let i = 0; i < 4 * COUNT; i++) {
    const [u, phi] = [rng.next(), 2 * Math.PI * rng.next()];
    Object.assign(ray, { ox: 0, oy: 0, oz: 0, from: 0, t: Number.POSITIVE_INFINITY, slot: -1 });
    ray.dx = Math.sqrt(u) * Math.cos(phi);
    ray.dz = Math.sqrt(u) * Math.sin(phi);
    ray.dy = Math.sqrt(1 - u);
    const light = meetLight(p, ray, false);
    sum += Math.PI * (light >= 0 ? p.packed.lights[light].g : sky);
  }
  return sum / (4 * COUNT);
}

const CASES: [string, PathLight][] = [
  ['rect', { kind: 'rect', centre: [0.3, 1.5, 0.2], right: [1, 0, 0], up: [0, 0, 0.7], radiance: [3, 3, 3] }],
  ['disk', { kind: 'disk', centre: [-0.5, 1.2, 0.4], normal: [0.3, -1, 0], radius: 0.8, radiance: [3, 3, 3] }],
  ['sphere', { kind: 'sphere', centre: [0.5, 1.4, -0.2], radius: 0.6, radiance: [3, 3, 3] }],
  ['sun', { kind: 'sun', direction: [0.5, 1, 0.1], irradiance: [2, 2, 2], angleDeg: 25 }],
];

describe('lights', () => {
  it.each(CASES)('a %s gives the same light whether it is drawn or met', (_, light) => {
    const picker = pickerOf([light]);
    const asked = askLights(picker);
    expect(asked).toBeGreaterThan(0.1);
    expect(askDirections(picker) / asked).toBeCloseTo(1, 1);
  });

  it('a rect lights as its form factor says', () => {
    // A unit square straight above, one metre away: twice the two-corner formula over its quarters.
    const picker = pickerOf([
      { kind: 'rect', centre: [0, 1, 0], right: [0.5, 0, 0], up: [0, 0, 0.5], radiance: [1, 1, 1] },
    ]);
    const a = 0.5 / Math.sqrt(1.25);
    const quarter = 2 * a * Math.atan(0.5 / Math.sqrt(1.25));
    expect(askLights(picker) / (2 * quarter)).toBeCloseTo(1, 1);
  });

  it('the density of what was drawn is the density of meeting it', () => {
    const map = { width: 16, height: 8, data: new Float32Array(16 * 8 * 3).map((_, i) => ((i * 7) % 11) / 5) };
    const picker = pickerOf(
      CASES.map(([, light]) => light),
      { map, yaw: 0.7 },
    );
    const rng = createRng(5);
    const ray = createRay();
    let skies = 0;
    for (let i = 0; i < 300; i++) {
      drawLight(picker, 0, 0, 0, rng.next(), rng.next(), rng.next());
      if (!(picker.pdf > 0)) continue;
      const drawn = picker.pdf;
      Object.assign(ray, { ox: 0, oy: 0, oz: 0, from: 0, slot: -1, dx: picker.x, dy: picker.y, dz: picker.z });
      ray.t = picker.distance === Number.POSITIVE_INFINITY ? picker.distance : picker.distance * 1.0001;
      const met = meetLight(picker, ray, false);
      if (met < 0) {
        skies++;
        expect(skyDensity(picker, picker.x, picker.y, picker.z) / drawn).toBeCloseTo(1, 2);
      } else if (Math.abs(ray.t - picker.distance) < 1e-3 || ray.t === picker.distance) {
        expect(lightDensity(picker, met, ray) / drawn).toBeCloseTo(1, 2);
      }
    }
    expect(skies).toBeGreaterThan(5);
  });
});
