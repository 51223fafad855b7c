import { bookLight } from './book-light.ts';
import type { Tracer } from './tracer.ts';
import type { PathFog } from './types.ts';

/**
 * Metres of full fog along a stretch of `length` metres that starts at height `y` and rises by `slope` a metre: the integral of the density, which
 * is 1 up to the base and falls off exponentially above.
 */
export function fogDepth(fog: PathFog, y: number, slope: number, length: number): number {
  if (!fog.height) return length;
  const { base, falloff } = fog.height;
  const rise = slope * length;
  if (Math.abs(rise) < 1e-6 * falloff) return length * (y <= base ? 1 : Math.exp((base - y) / falloff));
  return (sumBelow(y + rise, base, falloff) - sumBelow(y, base, falloff)) / slope;
}

/** Integral of the density up to a height. */
function sumBelow(y: number, base: number, falloff: number): number {
  return y <= base ? y : base + falloff * (1 - Math.exp((base - y) / falloff));
}

/** Takes the fog of the ray's last stretch off what follows, and books its own glow. */
export function crossFog(t: Tracer): void {
  const { fog } = t.scene;
  const { walk, ray } = t;
  if (!fog || (!walk.straight && ray.slot < 0)) return;
  const length = ray.t - ray.from;
  const depth =
    length < 1e20 ? fogDepth(fog, ray.oy + ray.dy * ray.from, ray.dy, length) : depthOfSky(t, fog.skyDistance);
  const kr = Math.exp(-fog.extinction[0] * depth);
  const kg = Math.exp(-fog.extinction[1] * depth);
  const kb = Math.exp(-fog.extinction[2] * depth);
  bookLight(t, fog.color[0] * (1 - kr), fog.color[1] * (1 - kg), fog.color[2] * (1 - kb), 1);
  walk.r *= kr;
  walk.g *= kg;
  walk.b *= kb;
}

/** Fog before the environment; without a distance of its own it is behind all of it. */
function depthOfSky(t: Tracer, distance: number | undefined): number {
  const { fog } = t.scene;
  const { ray } = t;
  return fog ? fogDepth(fog, ray.oy, ray.dy, distance ?? 1e6) : 0;
}
