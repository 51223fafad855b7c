import type { Body } from './body.ts';

const BANDS = 8;
/** What is farther out than this share of the widest is arms or wings, and what is no farther from the mirror plane than this share of the height is the middle. */
const OUTER = 0.6;
const MIDDLE = 0.08;

interface Band {
  n: number;
  z: number;
  front: number;
  back: number;
  outer: number;
  outerZ: number;
  middle: number;
  middleZ: number;
}

/**
 * What tells front from back of what stands, for a body that looks to +z if it looks anywhere: by layers from the ground up how far forward it is, how far it goes to
 * the front and to the back, where arms and the middle are. Always the same numbers in the same order.
 */
export function measureStanceTraits({ solid, size, floor, height }: Body): number[] {
  const [nx, ny] = size;
  const bands = Array.from(
    { length: BANDS },
    (): Band => ({ n: 0, z: 0, front: -Infinity, back: Infinity, outer: 0, outerZ: 0, middle: 0, middleZ: 0 }),
  );
  const out = (x: number): number => Math.abs(x - (nx - 1) / 2);
  let wide = 0;
  for (let i = 0; i < solid.length; i++) if (solid[i]) wide = Math.max(wide, out(i % nx));
  for (let i = 0; i < solid.length; i++) {
    if (!solid[i]) continue;
    const away = out(i % nx);
    const z = Math.floor(i / (nx * ny));
    const band = bands[Math.min(BANDS - 1, Math.floor((BANDS * ((Math.floor(i / nx) % ny) - floor)) / height))];
    band.n++;
    band.z += z;
    band.front = Math.max(band.front, z);
    band.back = Math.min(band.back, z);
    if (away > OUTER * wide) {
      band.outer++;
      band.outerZ += z;
    }
    if (away < MIDDLE * height) {
      band.middle++;
      band.middleZ += z;
    }
  }
  return list(bands, height, wide).map((v) => Math.round(v * 1e4) / 1e4);
}

function list(bands: readonly Band[], height: number, wide: number): number[] {
  const sum = (of: (band: Band) => number): number => bands.reduce((s, band) => s + of(band), 0);
  const mean = sum(({ z }) => z) / sum(({ n }) => n);
  const traits = bands.flatMap(({ n, z, front, back, outer, outerZ, middle, middleZ }) => {
    if (!n) return [0, 0, 0, 0, 0, 0];
    const at = z / n;
    const arms = outer ? outerZ / outer - at : 0;
    return [at - mean, front - mean, mean - back, front + back - 2 * at, arms, middle ? middleZ / middle - mean : 0];
  });
  const arms = sum(({ outer }) => outer);
  const long = Math.max(...bands.map(({ front }) => front)) - Math.min(...bands.map(({ back }) => back));
  return [...traits, arms ? sum(({ outerZ }) => outerZ) / arms - mean : 0, long, wide].map((v) => v / height);
}
