import { compileField, limitDistance } from '../field/index.ts';
import { cellNoise, fbm } from '../math/index.ts';
import { createLatticeFbm } from './lattice-fbm.ts';
import type { MaskSpec } from './material-spec.ts';
import { smooth } from './shade.ts';

/** Weight 0..1 of a mask at a point: same arguments as a sample function. Never allocates. */
export type MaskFn = (
  x: number,
  y: number,
  z: number,
  nx: number,
  ny: number,
  nz: number,
  ao: number,
  curvature: number,
) => number;

/**
 * Turns a mask's JSON into a function. Edges of pattern masks are wavered by fine noise, so that no layer ends in a line as
 * straight as a cut. `footprint`: metres a texel, 0 = unknown. `near` masks compile their shape once. Cost: the shape's own for `near`, 0.1-0.3 us for patterns.
 */
export function compileMask(spec: MaskSpec, seed: number, footprint = 0): MaskFn {
  switch (spec.kind) {
    case 'slope': {
      const [dx, dy, dz] = unit(spec.dir);
      return (_x, _y, _z, nx, ny, nz) => smooth(spec.from, ends(spec.from, spec.to), nx * dx + ny * dy + nz * dz);
    }
    case 'span': {
      const [dx, dy, dz] = unit(spec.dir);
      const b = ends(spec.from, spec.to);
      const soft = Math.abs(b - spec.from);
      const f = 0.7 / Math.max(1e-4, soft);
      const waver = createLatticeFbm(2, seed + 11, f * footprint);
      return (x, y, z) => {
        const at = x * dx + y * dy + z * dz;
        // Far from the border the waver cannot matter.
        if ((at - spec.from) * (at - b) > soft * soft) return smooth(spec.from, b, at);
        return smooth(spec.from, b, at + 0.25 * soft * waver(x * f, y * f, z * f));
      };
    }
    case 'near': {
      const soft = Math.max(1e-5, spec.soft);
      const distance = limitDistance(compileField(spec.shape), soft);
      return (x, y, z) => smooth(soft, -soft, distance(x, y, z));
    }
    case 'edge':
      return (_x, _y, _z, _nx, _ny, _nz, _ao, cv) => smooth(spec.from, ends(spec.from, spec.to), cv);
    case 'cavity':
      return (_x, _y, _z, _nx, _ny, _nz, _ao, cv) => smooth(spec.from, ends(spec.from, spec.to), -cv);
    case 'occluded':
      return (_x, _y, _z, _nx, _ny, _nz, ao) => smooth(spec.from, ends(spec.from, spec.to), 1 - ao);
    case 'all':
      return combine(spec.of, seed, footprint, (a, b) => a * b, 1, 0);
    case 'any':
      return combine(spec.of, seed, footprint, (a, b) => Math.max(a, b), 0, 1);
    case 'around':
      return compileAround(spec, seed, footprint);
    case 'not': {
      const of = compileMask(spec.of, seed, footprint);
      return (x, y, z, nx, ny, nz, ao, cv) => 1 - of(x, y, z, nx, ny, nz, ao, cv);
    }
    default:
      return compilePattern(spec, seed, footprint);
  }
}

function compilePattern(
  spec: Extract<MaskSpec, { kind: 'noise' | 'stripes' | 'spots' }>,
  seed: number,
  footprint: number,
): MaskFn {
  const own = spec.seed ?? seed;
  if (spec.kind === 'noise') {
    const f = 1 / Math.max(1e-4, spec.scale);
    const soft = spec.soft ?? 0.08;
    // fbm stays within about +-0.8: stretched so that thresholds 0 and 1 are all and nothing.
    const patch = createLatticeFbm(4, own, f * footprint);
    return (x, y, z) => smooth(spec.threshold - soft, spec.threshold + soft, 0.5 + 0.62 * patch(x * f, y * f, z * f));
  }
  if (spec.kind === 'stripes') {
    const [dx, dy, dz] = unit(spec.dir);
    const f = 1 / Math.max(1e-4, spec.period);
    const warp = spec.warp ?? 0;
    const bending = createLatticeFbm(3, own, f * 0.5 * footprint);
    const swelling = createLatticeFbm(2, own + 1, f * 0.8 * footprint);
    // Edges finer than texels would be drawn as steps, other ones in every chart.
    const soft = Math.max(0.01, spec.soft ?? 0.06, 2 * f * footprint);
    return (x, y, z) => {
      const bend = warp > 0 ? warp * 1.1 * bending(x * f * 0.5, y * f * 0.5, z * f * 0.5) : 0;
      const t = (x * dx + y * dy + z * dz) * f + bend;
      const off = Math.abs(t - Math.round(t)) * 2;
      // With warp the bands also swell and taper out, as a tiger's do.
      const width =
        warp > 0 ? spec.width * (1 + 0.7 * warp * swelling(x * f * 0.8 + 7, y * f * 0.8, z * f * 0.8)) : spec.width;
      return smooth(width + soft, width - soft, off);
    };
  }
  return compileSpots(spec, own, footprint);
}

function compileSpots(spec: Extract<MaskSpec, { kind: 'spots' }>, seed: number, footprint: number): MaskFn {
  const f = 1 / Math.max(1e-4, spec.scale);
  const soft = Math.max(0.01, spec.soft ?? 0.06, f * footprint);
  const ring = spec.ring ?? 0;
  const gap = spec.gap ?? 0;
  const cell = new Float64Array(6);
  return (x, y, z) => {
    const w = 0.22 * fbm(x * f * 1.6, y * f * 1.6, z * f * 1.6, 2, seed + 1);
    cellNoise(x * f + w, y * f - w, z * f + w, 0.75, seed, cell);
    if (gap > 0) return smooth(gap - soft, gap + soft, cell[1] - cell[0] - 0.1 * w);
    const size = spec.size * (0.7 + 0.5 * (cell[2] / 255));
    const spot = smooth(size + soft, size - soft, cell[0] + 0.35 * w);
    if (ring <= 0) return spot;
    const hole = size * (1 - ring);
    // Rosettes are broken rings: the hollow is open towards one side.
    const open = fbm(x * f * 2.2, y * f * 2.2, z * f * 2.2, 2, seed + 3);
    return spot * (1 - smooth(hole + soft, hole - soft, cell[0] + 0.2 * open)) * smooth(-0.5, -0.2, open);
  };
}

/** Joins masks in order, and stops where no further one can change the `end` that is reached. */
function combine(
  of: readonly MaskSpec[],
  seed: number,
  footprint: number,
  join: (a: number, b: number) => number,
  start: number,
  end: number,
): MaskFn {
  const fns = of.map((m, i) => compileMask(m, seed + i * 101, footprint));
  return (x, y, z, nx, ny, nz, ao, cv) => {
    let w = start;
    for (let i = 0; i < fns.length && w !== end; i++) w = join(w, fns[i](x, y, z, nx, ny, nz, ao, cv));
    return w;
  };
}

/** Turns every point into the sector about +Z, so that the motif is asked for once however often it goes round. */
function compileAround(spec: Extract<MaskSpec, { kind: 'around' }>, seed: number, footprint: number): MaskFn {
  const of = compileMask(spec.of, seed, footprint);
  const step = (2 * Math.PI) / Math.max(1, Math.round(spec.n));
  return (x, y, z, nx, ny, nz, ao, cv) => {
    const turn = Math.round(Math.atan2(x, z) / step) * step;
    const c = Math.cos(turn);
    const s = Math.sin(turn);
    return of(x * c - z * s, y, x * s + z * c, nx * c - nz * s, ny, nx * s + nz * c, ao, cv);
  };
}

function unit(v: readonly [number, number, number]): [number, number, number] {
  const n = Math.hypot(v[0], v[1], v[2]) || 1;
  return [v[0] / n, v[1] / n, v[2] / n];
}

/** A step of width zero would divide by zero. */
function ends(from: number, to: number): number {
  return Math.abs(to - from) < 1e-6 ? from + 1e-6 : to;
}
