import { bookLight, ownShare } from './book-light.ts';
import { readLatLong } from './environment.ts';
import { glowDensity, lightDensity, skyDensity } from './light-density.ts';
import { SUN_IN, SUN_ON_ALL } from './sun.ts';
import type { Tracer } from './tracer.ts';

/**
 * The share of light found by following the path, against shadow rays that could have found it with density `other`. What lies behind solid glass is
 * shared as if the glass did not bend: shadow rays go straight through it, and the two add up.
 */
function followShare(t: Tracer, other: number): number {
  return t.walk.pdf > 0 ? ownShare(t.walk.pdf, other) : 1;
}

/** A light stood in the way. */
export function addLight(t: Tracer, index: number): void {
  const l = t.scene.lights.lights[index];
  const { walk } = t;
  if (l.kind === 'sun' && walk.bounce === 1 && walk.sun !== SUN_IN) {
    if (walk.sun === SUN_ON_ALL) return;
    walk.matteR = walk.matteG = walk.matteB = 0;
  }
  bookLight(t, l.r, l.g, l.b, followShare(t, lightDensity(t.picker, index, t.ray)));
}

/** The surface just filled glows. */
export function addGlow(t: Tracer): void {
  const { er, eg, eb } = t.surface;
  bookLight(t, er, eg, eb, followShare(t, t.walk.pdf > 0 ? glowDensity(t.picker, t.ray) : 0));
}

const sky = new Float64Array(3);

/** Nothing is there: the environment, or what the camera sees instead of it. */
export function addSky(t: Tracer): void {
  const e = t.scene.environment;
  const { walk, ray, sample } = t;
  if (!e) return;
  const { backdrop } = e;
  if (walk.straight && backdrop.kind !== 'map') {
    if (backdrop.kind === 'transparent') {
      if (!walk.behindGlass) sample.cover = 0;
    } else if (backdrop.kind === 'color') bookLight(t, backdrop.color[0], backdrop.color[1], backdrop.color[2], 1);
    else {
      readLatLong(backdrop.map, e.yaw, ray.dx, ray.dy, ray.dz, sky);
      bookLight(t, sky[0], sky[1], sky[2], 1);
    }
    return;
  }
  readLatLong(e.map, e.yaw, ray.dx, ray.dy, ray.dz, sky);
  const share = walk.pdf > 0 ? followShare(t, skyDensity(t.picker, ray.dx, ray.dy, ray.dz)) : 1;
  bookLight(t, sky[0] * e.strength, sky[1] * e.strength, sky[2] * e.strength, share);
}
