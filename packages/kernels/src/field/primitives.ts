import { flatChain } from './flat-segments.ts';
import { KIND } from './node.ts';
import { chain } from './segments.ts';

/** A signed distance (or first-order distance) of one primitive at a world point. */
export type PrimitiveDistance = (p: Float64Array, x: number, y: number, z: number) => number;

/** Where a placed primitive's own numbers begin: after the inverse matrix (12) and the distance scale (1). */
export const OWN = 13;

function sphere(p: Float64Array, x: number, y: number, z: number): number {
  const dx = x - p[0];
  const dy = y - p[1];
  const dz = z - p[2];
  return Math.sqrt(dx * dx + dy * dy + dz * dz) - p[3];
}

/** First-order distance k0 (k0 - 1) / k1 (Quilez): exact zero set, right slope at the surface. */
function ellipsoid(p: Float64Array, x: number, y: number, z: number): number {
  const lx = p[0] * x + p[1] * y + p[2] * z + p[3];
  const ly = p[4] * x + p[5] * y + p[6] * z + p[7];
  const lz = p[8] * x + p[9] * y + p[10] * z + p[11];
  const ax = lx / p[13];
  const ay = ly / p[14];
  const az = lz / p[15];
  const bx = ax / p[13];
  const by = ay / p[14];
  const bz = az / p[15];
  const k0 = Math.sqrt(ax * ax + ay * ay + az * az);
  const k1 = Math.sqrt(bx * bx + by * by + bz * bz);
  if (k1 < 1e-12) return -p[12] * Math.min(p[13], p[14], p[15]);
  return (p[12] * k0 * (k0 - 1)) / k1;
}

function box(p: Float64Array, x: number, y: number, z: number): number {
  const r = p[16];
  const qx = Math.abs(p[0] * x + p[1] * y + p[2] * z + p[3]) - p[13] + r;
  const qy = Math.abs(p[4] * x + p[5] * y + p[6] * z + p[7]) - p[14] + r;
  const qz = Math.abs(p[8] * x + p[9] * y + p[10] * z + p[11]) - p[15] + r;
  const ox = Math.max(qx, 0);
  const oy = Math.max(qy, 0);
  const oz = Math.max(qz, 0);
  const inner = Math.max(qx, qy, qz);
  return p[12] * (Math.sqrt(ox * ox + oy * oy + oz * oz) + Math.min(inner, 0) - r);
}

/** Capped cone along y: half height, bottom radius, top radius, edge radius (the first three already reduced by it). */
function cone(p: Float64Array, x: number, y: number, z: number): number {
  const lx = p[0] * x + p[1] * y + p[2] * z + p[3];
  const ly = p[4] * x + p[5] * y + p[6] * z + p[7];
  const lz = p[8] * x + p[9] * y + p[10] * z + p[11];
  const h = p[13];
  const r1 = p[14];
  const r2 = p[15];
  const q = Math.sqrt(lx * lx + lz * lz);
  const rim = ly < 0 ? r1 : r2;
  const cax = q - Math.min(q, rim);
  const cay = Math.abs(ly) - h;
  const k2x = r2 - r1;
  const k2y = 2 * h;
  let t = ((r2 - q) * k2x + (h - ly) * k2y) / (k2x * k2x + k2y * k2y);
  t = t < 0 ? 0 : Math.min(t, 1);
  const cbx = q - r2 + k2x * t;
  const cby = ly - h + k2y * t;
  const s = cbx < 0 && cay < 0 ? -1 : 1;
  const d = s * Math.sqrt(Math.min(cax * cax + cay * cay, cbx * cbx + cby * cby));
  return p[12] * (d - p[16]);
}

function torus(p: Float64Array, x: number, y: number, z: number): number {
  const lx = p[0] * x + p[1] * y + p[2] * z + p[3];
  const ly = p[4] * x + p[5] * y + p[6] * z + p[7];
  const lz = p[8] * x + p[9] * y + p[10] * z + p[11];
  const q = Math.sqrt(lx * lx + lz * lz) - p[13];
  return p[12] * (Math.sqrt(q * q + ly * ly) - p[14]);
}

/** (F - 1) / |grad F| with F the superquadric's inside-outside function made homogeneous of degree 1. */
function superellipsoid(p: Float64Array, x: number, y: number, z: number): number {
  const ax = Math.abs(p[0] * x + p[1] * y + p[2] * z + p[3]) / p[13] + 1e-9;
  const ay = Math.abs(p[4] * x + p[5] * y + p[6] * z + p[7]) / p[14] + 1e-9;
  const az = Math.abs(p[8] * x + p[9] * y + p[10] * z + p[11]) / p[15] + 1e-9;
  const e1 = p[16];
  const e2 = p[17];
  const big = Math.max(ax, az);
  // L-norm of exponent 2/e2 in the xz plane, then of 2/e1 with y; scaled by the larger term so that powers cannot overflow
  const px = (ax / big) ** (2 / e2);
  const pz = (az / big) ** (2 / e2);
  const s = px + pz;
  const g = big * s ** (e2 / 2);
  const top = Math.max(g, ay);
  const qg = (g / top) ** (2 / e1);
  const qy = (ay / top) ** (2 / e1);
  const f = top * (qg + qy) ** (e1 / 2);
  const w = f / (qg + qy);
  const fg = (w * qg) / g;
  const fy = (w * qy) / ay;
  const fx = (fg * g * px) / (s * ax);
  const fz = (fg * g * pz) / (s * az);
  const gx = fx / p[13];
  const gy = fy / p[14];
  const gz = fz / p[15];
  return (p[12] * (f - 1)) / Math.sqrt(gx * gx + gy * gy + gz * gz);
}

/** Signed distance to a polygon of n points at p[o], plus: inside negative. Quilez, "2D distance functions". */
function polygon(p: Float64Array, o: number, n: number, x: number, y: number, skipAxis: boolean): number {
  let d = Infinity;
  let s = 1;
  for (let i = 0, j = n - 1; i < n; j = i, i++) {
    const ix = p[o + 2 * i];
    const iy = p[o + 2 * i + 1];
    const jx = p[o + 2 * j];
    const jy = p[o + 2 * j + 1];
    const ex = jx - ix;
    const ey = jy - iy;
    const wx = x - ix;
    const wy = y - iy;
    if (!(skipAxis && ix <= 0 && jx <= 0)) {
      const l = ex * ex + ey * ey;
      let t = l > 0 ? (wx * ex + wy * ey) / l : 0;
      t = t < 0 ? 0 : Math.min(t, 1);
      const bx = wx - ex * t;
      const by = wy - ey * t;
      const q = bx * bx + by * by;
      if (q < d) d = q;
    }
    const c1 = y >= iy;
    const c2 = y < jy;
    const c3 = ex * wy > ey * wx;
    if ((c1 && c2 && c3) || (!c1 && !c2 && !c3)) s = -s;
  }
  return s * Math.sqrt(d);
}

/** Extruded polygon: half depth, edge radius, point count, points (already shrunk by the radius). */
function prism(p: Float64Array, x: number, y: number, z: number): number {
  const lx = p[0] * x + p[1] * y + p[2] * z + p[3];
  const ly = p[4] * x + p[5] * y + p[6] * z + p[7];
  const lz = p[8] * x + p[9] * y + p[10] * z + p[11];
  const r = p[14];
  const d = polygon(p, 16, p[15], lx, ly, false) + r;
  const w = Math.abs(lz) - p[13] + r;
  const od = Math.max(d, 0);
  const ow = Math.max(w, 0);
  const inner = Math.max(d, w);
  return p[12] * (Math.min(inner, 0) + Math.sqrt(od * od + ow * ow) - r);
}

/** Polygon in (radius, y) turned about y: point count, points. Edges lying on the axis are not part of the surface. */
function revolve(p: Float64Array, x: number, y: number, z: number): number {
  const lx = p[0] * x + p[1] * y + p[2] * z + p[3];
  const ly = p[4] * x + p[5] * y + p[6] * z + p[7];
  const lz = p[8] * x + p[9] * y + p[10] * z + p[11];
  return p[12] * polygon(p, 14, p[13], Math.sqrt(lx * lx + lz * lz), ly, true);
}

function halfspace(p: Float64Array, x: number, y: number, z: number): number {
  return p[0] * x + p[1] * y + p[2] * z - p[3];
}

const zero: PrimitiveDistance = () => Infinity;

/** The distance function of each primitive kind, by kind number. */
export const PRIMITIVES: readonly PrimitiveDistance[] = (() => {
  const table: PrimitiveDistance[] = new Array(12).fill(zero);
  table[KIND.sphere] = sphere;
  table[KIND.ellipsoid] = ellipsoid;
  table[KIND.box] = box;
  table[KIND.cone] = cone;
  table[KIND.torus] = torus;
  table[KIND.superellipsoid] = superellipsoid;
  table[KIND.chain] = chain;
  table[KIND.flatChain] = flatChain;
  table[KIND.prism] = prism;
  table[KIND.revolve] = revolve;
  table[KIND.halfspace] = halfspace;
  return table;
})();
