import { compileMaterial, type MaterialPlace } from './compile.ts';
import { materialHints } from './library.ts';
import type { MaterialSpec } from './material-spec.ts';
import { SAMPLE_STRIDE } from './recipe.ts';

/** The fields that a preview fills in; the renderer's surface sample has all of them. */
export interface PreviewSample {
  r: number;
  g: number;
  b: number;
  metallic: number;
  roughness: number;
  er: number;
  eg: number;
  eb: number;
  nx: number;
  ny: number;
  nz: number;
}

/**
 * A material evaluated per pixel, without unwrap or bake, for looking at shapes while they are designed. The relief bends the
 * normal by differences over `footprint` metres (default 1/600 of the size). Three evaluations a call: about 2 us.
 */
export function createPreviewShade(
  spec: MaterialSpec,
  seed: number,
  place: MaterialPlace = {},
): (x: number, y: number, z: number, nx: number, ny: number, nz: number, out: PreviewSample) => void {
  const step = place.footprint ?? (place.size ?? 1) / 600;
  const material = compileMaterial(spec, seed, { ...place, footprint: step });
  const strength = materialHints(spec).emissiveStrength;
  const s = new Float64Array(SAMPLE_STRIDE);
  const t = new Float64Array(SAMPLE_STRIDE);
  return (x, y, z, nx, ny, nz, out) => {
    material.evaluate(x, y, z, nx, ny, nz, 1, 0, s);
    // Two tangents of the normal (Duff et al. 2017).
    const sign = nz >= 0 ? 1 : -1;
    const a = -1 / (sign + nz);
    const b = nx * ny * a;
    const ux = 1 + sign * nx * nx * a;
    const uy = sign * b;
    const uz = -sign * nx;
    const vy = sign + ny * ny * a;
    material.evaluate(x + step * ux, y + step * uy, z + step * uz, nx, ny, nz, 1, 0, t);
    const du = (t[5] - s[5]) / step;
    material.evaluate(x + step * b, y + step * vy, z - step * ny, nx, ny, nz, 1, 0, t);
    const dv = (t[5] - s[5]) / step;
    const mx = nx - du * ux - dv * b;
    const my = ny - du * uy - dv * vy;
    const mz = nz - du * uz + dv * ny;
    const k = 1 / Math.sqrt(mx * mx + my * my + mz * mz);
    out.r = s[0];
    out.g = s[1];
    out.b = s[2];
    out.roughness = s[3];
    out.metallic = s[4];
    out.er = s[6] * strength;
    out.eg = s[7] * strength;
    out.eb = s[8] * strength;
    out.nx = mx * k;
    out.ny = my * k;
    out.nz = mz * k;
  };
}
