// Rays through a tree of four-way nodes, four boxes and two triangles at a time. AssemblyScript, not TypeScript: `npm run assembly` compiles it
// to packages/kernels/src/render/path/traverse-wasm.ts. Memory is laid out by render/path/ray-memory.ts, which documents it.
// Boxes are tested in single precision and widened so that they never lose what the triangle test finds; triangles are tested in double
// precision, operation for operation as in Möller & Trumbore 1997.
// Source of the order of work: Wald, Benthin & Boulos, "Getting rid of packets", 2008.

/** Whether light stops at a triangle that is not simply solid. */
declare function pass(slot: i32, u: f64, v: f64): i32;

const NODE: usize = 112;
const CHILDREN: usize = 96;
const PAIR: usize = 80;
/** A region: t, u, v (f64), slot (i32), then scratch for 48 bytes, then the stack. */
const U: usize = 8;
const V: usize = 16;
const SLOT: usize = 24;
const SCRATCH: usize = 32;
const STACK: usize = 80;
/** Relative widening of boxes: single precision rounds three times. */
const WIDE: f32 = 1.000001;
/** Share of the largest coordinate that rounding moves a plane by. */
const ROUNDING: f64 = 2.5e-7;

function inverse(d: f64): f64 {
  return 1.0 / (abs(d) < 1e-30 ? (d < 0.0 ? -1e-30 : 1e-30) : d);
}

function stops(at: usize, u: f64, v: f64): bool {
  const slot = load<i32>(at);
  return slot >= 0 || pass(slot & 0x7fffffff, u, v) !== 0;
}

/** Which of two triangles stand between `from` and `best`, as bits; where any does, their u, v and t are written to `out`, two by two. */
function testPair(
  p: usize,
  vox: v128,
  voy: v128,
  voz: v128,
  vdx: v128,
  vdy: v128,
  vdz: v128,
  vfrom: v128,
  best: f64,
  out: usize,
): i32 {
  const one = f64x2.splat(1);
  const none = f64x2.splat(0);
  const ax = f64x2.promote_low_f32x4(v128.load64_zero(p));
  const ay = f64x2.promote_low_f32x4(v128.load64_zero(p, 8));
  const az = f64x2.promote_low_f32x4(v128.load64_zero(p, 16));
  const e1x = f64x2.sub(f64x2.promote_low_f32x4(v128.load64_zero(p, 24)), ax);
  const e1y = f64x2.sub(f64x2.promote_low_f32x4(v128.load64_zero(p, 32)), ay);
  const e1z = f64x2.sub(f64x2.promote_low_f32x4(v128.load64_zero(p, 40)), az);
  const e2x = f64x2.sub(f64x2.promote_low_f32x4(v128.load64_zero(p, 48)), ax);
  const e2y = f64x2.sub(f64x2.promote_low_f32x4(v128.load64_zero(p, 56)), ay);
  const e2z = f64x2.sub(f64x2.promote_low_f32x4(v128.load64_zero(p, 64)), az);
  const px = f64x2.sub(f64x2.mul(vdy, e2z), f64x2.mul(vdz, e2y));
  const py = f64x2.sub(f64x2.mul(vdz, e2x), f64x2.mul(vdx, e2z));
  const pz = f64x2.sub(f64x2.mul(vdx, e2y), f64x2.mul(vdy, e2x));
  const inv = f64x2.div(one, f64x2.add(f64x2.add(f64x2.mul(e1x, px), f64x2.mul(e1y, py)), f64x2.mul(e1z, pz)));
  const sx = f64x2.sub(vox, ax);
  const sy = f64x2.sub(voy, ay);
  const sz = f64x2.sub(voz, az);
  const u = f64x2.mul(f64x2.add(f64x2.add(f64x2.mul(sx, px), f64x2.mul(sy, py)), f64x2.mul(sz, pz)), inv);
  let ok = v128.and(f64x2.ge(u, none), f64x2.le(u, one));
  if (!v128.any_true(ok)) return 0;
  const qx = f64x2.sub(f64x2.mul(sy, e1z), f64x2.mul(sz, e1y));
  const qy = f64x2.sub(f64x2.mul(sz, e1x), f64x2.mul(sx, e1z));
  const qz = f64x2.sub(f64x2.mul(sx, e1y), f64x2.mul(sy, e1x));
  const v = f64x2.mul(f64x2.add(f64x2.add(f64x2.mul(vdx, qx), f64x2.mul(vdy, qy)), f64x2.mul(vdz, qz)), inv);
  ok = v128.and(ok, v128.and(f64x2.ge(v, none), f64x2.le(f64x2.add(u, v), one)));
  if (!v128.any_true(ok)) return 0;
  const t = f64x2.mul(f64x2.add(f64x2.add(f64x2.mul(e2x, qx), f64x2.mul(e2y, qy)), f64x2.mul(e2z, qz)), inv);
  ok = v128.and(ok, v128.and(f64x2.gt(t, vfrom), f64x2.lt(t, f64x2.splat(best))));
  const found = i64x2.bitmask(ok);
  if (found !== 0) {
    v128.store(out, u);
    v128.store(out, v, 16);
    v128.store(out, t, 32);
  }
  return found;
}

/**
 * The nearest triangle between `from` and `tMax` along the ray: writes t, u, v and slot to the region, slot -1 where there is none. With `any`
 * whether one stands there, 1 or 0, and writes nothing: triangles with the highest bit of their slot set ask `pass` first, in no order.
 * `reach`: largest coordinate of the world.
 */
export function meet(
  ox: f64,
  oy: f64,
  oz: f64,
  dx: f64,
  dy: f64,
  dz: f64,
  from: f64,
  tMax: f64,
  any: i32,
  region: usize,
  nodes: usize,
  pairs: usize,
  reach: f64,
): i32 {
  const ix = inverse(dx);
  const iy = inverse(dy);
  const iz = inverse(dz);
  const nx: usize = ix < 0.0 ? 48 : 0;
  const ny: usize = iy < 0.0 ? 64 : 16;
  const nz: usize = iz < 0.0 ? 80 : 32;
  const fx: usize = 48 - nx;
  const fy: usize = 80 - ny;
  const fz: usize = 112 - nz;
  const pad = (max(max(abs(ox), abs(oy)), abs(oz)) + reach) * ROUNDING;
  const vix = f32x4.splat(<f32>ix);
  const viy = f32x4.splat(<f32>iy);
  const viz = f32x4.splat(<f32>iz);
  const nox = f32x4.splat(<f32>(ix < 0.0 ? ox - pad : ox + pad));
  const noy = f32x4.splat(<f32>(iy < 0.0 ? oy - pad : oy + pad));
  const noz = f32x4.splat(<f32>(iz < 0.0 ? oz - pad : oz + pad));
  const fox = f32x4.splat(<f32>(ix < 0.0 ? ox + pad : ox - pad));
  const foy = f32x4.splat(<f32>(iy < 0.0 ? oy + pad : oy - pad));
  const foz = f32x4.splat(<f32>(iz < 0.0 ? oz + pad : oz - pad));
  const wide = f32x4.splat(WIDE);
  const zero = f32x4.splat(0);
  const vdx = f64x2.splat(dx);
  const vdy = f64x2.splat(dy);
  const vdz = f64x2.splat(dz);
  const vox = f64x2.splat(ox);
  const voy = f64x2.splat(oy);
  const voz = f64x2.splat(oz);
  const vfrom = f64x2.splat(from);
  let best = tMax;
  let bestF: f32 = <f32>best * WIDE;
  let vbest = f32x4.splat(bestF);
  let slot: i32 = -1;
  let bestU: f64 = 0;
  let bestV: f64 = 0;
  const bottom = region + STACK;
  let top = bottom;
  let node: i32 = 0;
  while (true) {
    if (node >= 0) {
      const o = nodes + <usize>node * NODE;
      let near = f32x4.mul(f32x4.sub(v128.load(o + nx), nox), vix);
      let far = f32x4.mul(f32x4.sub(v128.load(o + fx), fox), vix);
      near = f32x4.pmax(near, f32x4.mul(f32x4.sub(v128.load(o + ny), noy), viy));
      far = f32x4.pmin(far, f32x4.mul(f32x4.sub(v128.load(o + fy), foy), viy));
      near = f32x4.pmax(near, f32x4.mul(f32x4.sub(v128.load(o + nz), noz), viz));
      far = f32x4.pmin(far, f32x4.mul(f32x4.sub(v128.load(o + fz), foz), viz));
      const hit = v128.and(v128.and(f32x4.le(near, f32x4.mul(far, wide)), f32x4.ge(far, zero)), f32x4.lt(near, vbest));
      let mask = i32x4.bitmask(hit);
      if (mask !== 0) {
        const children = o + CHILDREN;
        if ((mask & (mask - 1)) === 0) {
          node = load<i32>(children + ((<usize>ctz(mask)) << 2));
          continue;
        }
        v128.store(region + SCRATCH, near);
        const first = top;
        do {
          const lane = (<usize>ctz(mask)) << 2;
          mask &= mask - 1;
          const d = load<f32>(region + SCRATCH + lane);
          let p = top;
          // The nearest ends on top.
          while (p > first && load<f32>(p - 4) < d) {
            store<u64>(p, load<u64>(p - 8));
            p -= 8;
          }
          store<i32>(p, load<i32>(children + lane));
          store<f32>(p + 4, d);
          top += 8;
        } while (mask !== 0);
        top -= 8;
        node = load<i32>(top);
        continue;
      }
    } else {
      const leaf = ~node;
      let p = pairs + <usize>(leaf >>> 2) * PAIR;
      const end = p + <usize>(leaf & 3) * PAIR;
      for (; p < end; p += PAIR) {
        const found = testPair(p, vox, voy, voz, vdx, vdy, vdz, vfrom, best, region + SCRATCH);
        if (found === 0) continue;
        if (any) {
          if (found & 1 && stops(p + 72, load<f64>(region, SCRATCH), load<f64>(region, SCRATCH + 16))) return 1;
          if (found & 2 && stops(p + 76, load<f64>(region, SCRATCH + 8), load<f64>(region, SCRATCH + 24))) return 1;
          continue;
        }
        const t0 = load<f64>(region, SCRATCH + 32);
        const t1 = load<f64>(region, SCRATCH + 40);
        if (found === 1 || (found === 3 && t0 <= t1)) {
          best = t0;
          bestU = load<f64>(region, SCRATCH);
          bestV = load<f64>(region, SCRATCH + 16);
          slot = load<i32>(p, 72) & 0x7fffffff;
        } else {
          best = t1;
          bestU = load<f64>(region, SCRATCH + 8);
          bestV = load<f64>(region, SCRATCH + 24);
          slot = load<i32>(p, 76) & 0x7fffffff;
        }
        bestF = <f32>best * WIDE;
        vbest = f32x4.splat(bestF);
      }
    }
    do {
      if (top === bottom) {
        if (any) return 0;
        store<f64>(region, best);
        store<f64>(region, bestU, U);
        store<f64>(region, bestV, V);
        store<i32>(region, slot, SLOT);
        return 0;
      }
      top -= 8;
      node = load<i32>(top);
    } while (load<f32>(top + 4) >= bestF);
  }
}
