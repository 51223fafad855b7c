import { gradientNoise } from '../math/index.ts';
import { compileCameraProjection } from './camera-projection.ts';
import { parseColor } from './color.ts';
import { createFineFbm, createLatticeFbm } from './lattice-fbm.ts';
import { findRecipe } from './library.ts';
import { compileMask, type MaskFn } from './masks.ts';
import type { MaterialSpec } from './material-spec.ts';
import { compileTile } from './picture-tile.ts';
import { compileProjection } from './projection.ts';
import { type Recipe, SAMPLE_STRIDE, type SampleFn } from './recipe.ts';
import { mixColor, smooth } from './shade.ts';
import { compileViews } from './view-projection.ts';

/** A compiled solid material: call `evaluate` per texel or pixel. Not reentrant: one per thread. */
export interface SolidMaterial {
  /** See `SampleFn`; `out` needs `SAMPLE_STRIDE` numbers. */
  evaluate: SampleFn;
}

/** What the compiler may know of the part. */
export interface MaterialPlace {
  /** Size of a texel or pixel on the surface in metres: patterns under two of them fade out. Default 0: everything shows. */
  footprint?: number;
  /** Diagonal of the part in metres, which sets the size of the largest mottling. Default 1. */
  size?: number;
  /** Radius of a part that is round about its own Y axis; see `RecipeInput.round`. Default 0. */
  round?: number;
}

interface Layer {
  mask: MaskFn;
  strength: number;
  sample: SampleFn;
}

/**
 * Compiles a material specification: recipe, common variation (mottling, fine grain, roughness), wear, then layers in order.
 * The same spec, seed and place give the same numbers. About 0.3-1 us per evaluation.
 */
export function compileMaterial(spec: MaterialSpec, seed: number, place: MaterialPlace = {}): SolidMaterial {
  const { cell, projection, views, photo } = spec;
  if (spec.lit) return { evaluate: lightUp(compileMaterial({ ...spec, lit: undefined }, seed, place).evaluate) };
  if (photo) {
    const under = compileMaterial({ ...spec, photo: undefined }, seed, place);
    return { evaluate: compileCameraProjection(photo, under.evaluate) };
  }
  if (projection) return { evaluate: compileProjection(projection, spec.rough ?? 0.65, spec.metal ?? 0) };
  if (spec.tile) return { evaluate: compileTile(spec.tile, spec.rough ?? 0.7, spec.metal ?? 0) };
  if (views) return { evaluate: compileViews(views, spec.rough ?? 0.65, spec.metal ?? 0) };
  if (!cell) return compileSmooth(spec, seed, place);
  const { evaluate } = compileSmooth({ ...spec, cell: undefined }, seed, { ...place, footprint: cell });
  const middle = (p: number, n: number): number => (Math.floor(p / cell - 0.5 * n) + 0.5) * cell;
  return {
    evaluate: (x, y, z, nx, ny, nz, ao, cv, out) =>
      evaluate(middle(x, nx), middle(y, ny), middle(z, nz), nx, ny, nz, ao, cv, out),
  };
}

/** Light of a bright sky over a darker ground; metal also mirrors both. Colours stay what they are on the whole. */
function lightUp(base: SampleFn): SampleFn {
  return (x, y, z, nx, ny, nz, ao, cv, out) => {
    base(x, y, z, nx, ny, nz, ao, cv, out);
    const soft = 0.9 + 0.16 * ny + 0.05 * nz;
    const mirrored = 0.85 + 0.35 * smooth(-0.15, 0.6, ny) - 0.25 * smooth(0.25, -0.2, Math.abs(ny));
    const light = soft + (mirrored - soft) * out[4] * (1 - out[3]);
    for (let c = 0; c < 3; c++) out[c] = Math.min(0.98, out[c] * light + 0.6 * out[6 + c]);
  };
}

function compileSmooth(spec: MaterialSpec, seed: number, place: MaterialPlace): SolidMaterial {
  const base = compileOne(spec, seed, place);
  const layers: Layer[] = (spec.layers ?? []).map((layer, i) => ({
    mask: compileMask(layer.mask, seed + 1000 * (i + 1), place.footprint),
    strength: layer.strength ?? 1,
    // Without a base of its own a layer keeps the recipe, and its seed, so that the relief runs on underneath.
    sample: compileOne(layerAlone(spec, layer.material), layer.material.base ? seed + 37 * (i + 1) : seed, place),
  }));
  if (layers.length === 0) return { evaluate: base };
  const top = new Float64Array(SAMPLE_STRIDE);
  const weights = new Float64Array(layers.length);
  return {
    evaluate: (x, y, z, nx, ny, nz, ao, cv, out) => {
      // From the top down: what an opaque layer hides need not be worked out.
      let i = layers.length - 1;
      for (; i >= 0; i--) {
        weights[i] = layers[i].strength * layers[i].mask(x, y, z, nx, ny, nz, ao, cv);
        if (weights[i] > OPAQUE) break;
      }
      if (i < 0) base(x, y, z, nx, ny, nz, ao, cv, out);
      else layers[i].sample(x, y, z, nx, ny, nz, ao, cv, out);
      for (i++; i < layers.length; i++) {
        const w = weights[i];
        if (w < 1 - OPAQUE) continue;
        layers[i].sample(x, y, z, nx, ny, nz, ao, cv, top);
        for (let c = 0; c < SAMPLE_STRIDE; c++) out[c] += (top[c] - out[c]) * w;
      }
    },
  };
}

/** A layer of more weight hides what is under it; one of less than the rest is not seen. */
const OPAQUE = 0.996;

/** What a layer shows, as a material of its own: it keeps the recipe below where it names none. */
export function layerAlone(under: MaterialSpec, over: Partial<MaterialSpec>): MaterialSpec {
  if (over.base && over.base !== under.base)
    return { scale: under.scale, wear: under.wear, flow: under.flow, ...over, base: over.base };
  return { ...under, ...over, base: under.base, layers: undefined };
}

/** One recipe with its common finish. */
function compileOne(spec: MaterialSpec, seed: number, place: MaterialPlace): SampleFn {
  const recipe = findRecipe(spec.base);
  const colors = resolveColors(spec, recipe);
  const footprint = place.footprint ?? 0;
  const visible = (period: number): number =>
    footprint <= 0 ? 1 : Math.max(0, Math.min(1, period / footprint / 2 - 0.75));
  const metal = spec.metal ?? recipe.metal;
  const sample = recipe.build({
    ...colors,
    rough: spec.rough ?? recipe.rough,
    metal,
    scale: Math.max(0.01, spec.scale ?? 1),
    wear: spec.wear ?? 0,
    frame: grainFrame(spec.grain ?? recipe.grain ?? [0, 1, 0]),
    round: spec.about?.r ?? place.round ?? 0,
    flow: spec.flow,
    seed: seed & 0xffffff,
    visible,
    fbm: (octaves, seed, frequency) => createFineFbm(octaves, seed, frequency * footprint),
    broad: (octaves, seed, frequency) => createLatticeFbm(octaves, seed, frequency * footprint),
  });
  const finished = finish(sample, recipe, spec, colors, seed, place);
  if (!spec.about) return finished;
  const { x: ax, z: az } = spec.about;
  return (x, y, z, nx, ny, nz, ao, cv, out) => finished(x - ax, y, z - az, nx, ny, nz, ao, cv, out);
}

interface Colors {
  color: Float64Array;
  color2: Float64Array;
  color3: Float64Array;
}

/**
 * A spec that gives only the main colour gets its second and third by carrying over how the recipe's own differ from its
 * main one, in linear light: "blue scales" then have blue mottling and blue-black gaps instead of green ones.
 */
function resolveColors(spec: MaterialSpec, recipe: Recipe): Colors {
  const color = parseColor(spec.color ?? recipe.color);
  const main = parseColor(recipe.color);
  const luma = (c: Float64Array): number => 0.2126 * c[0] + 0.7152 * c[1] + 0.0722 * c[2];
  const derive = (own: string | undefined, hex: string): Float64Array => {
    const ref = parseColor(hex);
    if (own) return parseColor(own);
    if (!spec.color) return ref;
    const k = Math.max(0.12, Math.min(3.2, luma(ref) / Math.max(0.004, luma(main))));
    const out = new Float64Array(3);
    const l = luma(color);
    // Lighter tones lose saturation towards white instead of clipping; near neutrals keep a little of the recipe's hue.
    for (let i = 0; i < 3; i++) {
      const scaled =
        k <= 1 ? color[i] * k : color[i] + (Math.min(1, l * k) - l) * (0.45 + (0.55 * color[i]) / Math.max(l, 1e-3));
      out[i] = Math.max(0, Math.min(1, scaled * 0.88 + ref[i] * 0.12));
    }
    return out;
  };
  return { color, color2: derive(spec.color2, recipe.color2), color3: derive(spec.color3, recipe.color3) };
}

/** Mottling over the whole part, fine grain, roughness variation, edge wear and dirt: common to all recipes. */
function finish(
  sample: SampleFn,
  recipe: Recipe,
  spec: MaterialSpec,
  colors: Colors,
  seed: number,
  place: MaterialPlace,
): SampleFn {
  const size = Math.max(0.02, place.size ?? 1);
  const footprint = place.footprint ?? 0;
  const low = 3.2 / size;
  const fine = 1 / Math.max(0.0012, 2.6 * footprint);
  const broad = createLatticeFbm(3, seed + 501, low * footprint);
  const { mottle, grit, roughVary } = recipe;
  const relief = spec.relief ?? 1;
  const wear = spec.wear ?? 0;
  const edge = recipe.edge ?? 'none';
  const glow = spec.emissive ? parseColor(spec.emissive) : undefined;
  const bare = Float64Array.of(0.44, 0.42, 0.4);
  const dirt = Float64Array.of(0.085, 0.066, 0.047);
  return (x, y, z, nx, ny, nz, ao, cv, out) => {
    out[6] = 0;
    out[7] = 0;
    out[8] = 0;
    sample(x, y, z, nx, ny, nz, ao, cv, out);
    const a = mottle > 0 || wear > 0 ? broad(x * low, y * low, z * low) : 0;
    const g = grit > 0 ? gradientNoise(x * fine, y * fine, z * fine, seed + 502) : 0;
    const k = 1 + mottle * 1.6 * a + grit * 1.4 * g;
    // Mottling turns the hue a little too: warmer where it is lighter.
    out[0] *= k * (1 + 0.25 * mottle * a);
    out[1] *= k;
    out[2] *= k * (1 - 0.3 * mottle * a);
    out[3] += roughVary * (1.2 * a + 0.5 * g);
    if (wear > 0) {
      const scratch = gradientNoise(x * low * 14, y * low * 14, z * low * 14, seed + 503);
      if (edge !== 'none') {
        const t = smooth(0.5 - 0.42 * wear, 0.75 - 0.4 * wear, cv + 0.22 * scratch + 0.18 * a);
        if (edge === 'metal') {
          mixColor(out, bare, 1, t);
          out[3] += (0.38 - out[3]) * t;
          out[4] += (1 - out[4]) * t;
          out[5] -= 0.00025 * t;
        } else {
          mixColor(out, colors.color2, 1.1, 0.6 * t);
        }
      }
      const d = wear * smooth(0.15, 0.75, 0.8 * (1 - ao) + 0.35 * Math.max(0, -cv) + 0.3 * a + 0.15 * scratch);
      mixColor(out, dirt, 1 + 0.4 * scratch, 0.75 * d);
      out[3] += (0.92 - out[3]) * 0.7 * d;
      out[4] *= 1 - 0.8 * d;
    }
    for (let i = 0; i < 3; i++) out[i] = out[i] < 0.0015 ? 0.0015 : Math.min(out[i], 0.96);
    out[3] = out[3] < 0.03 ? 0.03 : Math.min(out[3], 1);
    out[4] = out[4] < 0 ? 0 : Math.min(out[4], 1);
    out[5] *= relief;
    if (glow) {
      out[6] = glow[0];
      out[7] = glow[1];
      out[8] = glow[2];
    }
  };
}

/** Grain, side and third direction: a right-handed orthonormal frame. */
function grainFrame(grain: readonly [number, number, number]): Float64Array {
  const n = Math.hypot(grain[0], grain[1], grain[2]) || 1;
  const [gx, gy, gz] = [grain[0] / n, grain[1] / n, grain[2] / n];
  // Side = up x grain, or X where the grain is upright: an eye along +Z then has its side along +X and its third along +Y.
  let [sx, sy, sz] = Math.abs(gy) > 0.9 ? [1, 0, 0] : [gz, 0, -gx];
  const d = sx * gx + sy * gy + sz * gz;
  sx -= d * gx;
  sy -= d * gy;
  sz -= d * gz;
  const m = Math.hypot(sx, sy, sz);
  sx /= m;
  sy /= m;
  sz /= m;
  return Float64Array.of(gx, gy, gz, sx, sy, sz, gy * sz - gz * sy, gz * sx - gx * sz, gx * sy - gy * sx);
}
