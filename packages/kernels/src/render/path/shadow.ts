import type { PassSlot } from '../../spatial/index.ts';
import { readAlpha, readThrough, type SurfaceSource, type ThroughSample } from './surface-read.ts';

/** Frosted from here on: rougher sheets scatter what passes, smoother ones let it straight through. */
export const FROSTED = 0.15;

/** What is left of the light of a shadow ray that passed something. */
export interface Shadow extends ThroughSample {
  pass: PassSlot;
}

/**
 * Collects what holes, leaves of alpha and clear glass leave of a shadow ray. Solid glass is taken to let light straight through as well: what
 * bends it is left out, so that things in and behind glass are lit without a million samples for the caustics.
 */
export function createShadow(source: SurfaceSource): Shadow {
  const shadow: Shadow = { r: 0.5, g: 0.5, b: 0.5, roughness: 0.5, pass };
  const seen: ThroughSample = { r: 0.5, g: 0.5, b: 0.5, roughness: 0.5 };
  return shadow;

  function pass(slot: number, u: number, v: number): boolean {
    const m = source.materials[source.geometry.parts[slot]];
    let open = 0;
    if (m.alphaMode !== 0) open = 1 - readAlpha(source, slot, u, v);
    let r = open;
    let g = open;
    let b = open;
    if (m.transmission > 0) {
      readThrough(source, slot, u, v, seen);
      if (m.solid || seen.roughness < FROSTED) {
        const share = (1 - open) * m.transmission * (1 - m.metallic) * 0.94;
        r += share * (m.solid ? Math.sqrt(seen.r) : seen.r);
        g += share * (m.solid ? Math.sqrt(seen.g) : seen.g);
        b += share * (m.solid ? Math.sqrt(seen.b) : seen.b);
      }
    }
    shadow.r *= r;
    shadow.g *= g;
    shadow.b *= b;
    return shadow.r + shadow.g + shadow.b < 1e-4;
  }
}
