import { linearToByte } from '../math/index.ts';
import { createSurfaceSample, fillSurface, type SurfacePoint } from '../render/index.ts';
import { cornerWeights } from './corner-weights.ts';
import { createFacet, enterFacet, interpolateFrame } from './facet.ts';
import type { Hits } from './hits.ts';
import type { TransferInput } from './input.ts';
import type { TransferSource } from './source.ts';

/** The samples of one texel, and what they add up to. */
export interface Gathered {
  /** Samples: which hit of the tile, and in which triangle of the target. */
  count: number;
  hit: Int32Array;
  triangle: Int32Array;
  /** In texels. */
  x: Float64Array;
  y: Float64Array;
}

/** Room for the samples of a texel. */
export function createGathered(samples: number): Gathered {
  return {
    count: 0,
    hit: new Int32Array(samples),
    triangle: new Int32Array(samples),
    x: new Float64Array(samples),
    y: new Float64Array(samples),
  };
}

/** Coordinates further apart than this share of the whole texture, beyond what the slope says, are another place of the picture. */
const UV_SLACK = 0.002;
/** Normals bend away from the target's by less than a right angle: what leans further cannot be lit. */
const Z_MIN = 0.02;
/** Width of the filter in texels: a little sharp, because viewers filter once more. */
const FILTER = 0.7;

/**
 * Writes texels: samples that met one smooth piece of the source are evaluated once in their middle, with the filter as wide as they spread;
 * the others each for itself. Colours are averaged in linear light, weighted by alpha; normals in tangent space.
 */
export function createResolver(input: TransferInput, hits: Hits): (texel: number, gathered: Gathered) => void {
  const { source, target, size } = input;
  const done = new Uint8Array(input.supersample ** 2);
  const facet = createFacet();
  const out = createSurfaceSample();
  const point: SurfacePoint = { placed: source.parts[0], face: 0, u: 0, v: 0, pixel: 0 };
  const sum = new Float64Array(13);
  const normal = new Float64Array(3);
  const group: Group = { members: new Int32Array(done.length), count: 0, u: 0, v: 0 };
  return (texel, g) => {
    done.fill(0, 0, g.count);
    sum.fill(0);
    for (let s = 0; s < g.count; s++) {
      if (done[s]) continue;
      gather(source, hits, g, s, done, group);
      const n = group.count;
      const f = hits.triangle[g.hit[s]];
      const placed = source.parts[source.partOf[f]];
      enterFacet(facet, target, g.triangle[s], size);
      point.placed = placed;
      point.face = f - placed.firstTriangle;
      point.u = group.u;
      point.v = group.v;
      point.pixel = FILTER * facet.texel * Math.sqrt(n / g.count);
      fillSurface(point, source.mips, out);
      const alpha = alphaOf(placed.part.material, out.alpha);
      // Nothing has a colour where it is not, unless nothing is anywhere.
      const weight = n * (alpha + 1e-4);
      sum[0] += weight;
      sum[1] += out.r * weight;
      sum[2] += out.g * weight;
      sum[3] += out.b * weight;
      sum[4] += alpha * n;
      sum[5] += out.occlusion * n;
      sum[6] += Math.min(1, Math.max(0, out.roughness)) * n;
      sum[7] += Math.min(1, Math.max(0, out.metallic)) * n;
      sum[8] += out.er * n;
      sum[9] += out.eg * n;
      sum[10] += out.eb * n;
      if (placed.part.material.normalTexture) bentNormal(placed.normalMatrix, out, normal);
      else meanNormal(source, hits, g, group, normal);
      turnToFront(source, hits, g.hit[s], normal);
      let x = 0;
      let y = 0;
      for (let i = 0; i < n; i++) {
        x += g.x[group.members[i]];
        y += g.y[group.members[i]];
      }
      interpolateFrame(facet, x / n, y / n);
      // What lies far away lends its colour, but says nothing of the shape here.
      if (hits.missed[g.hit[s]] === 2) for (let k = 0; k < 3; k++) normal[k] = facet.at[k];
      addTangentNormal(facet.at, facet.hand, normal, n, tangentSum);
    }
    write(input, texel, g.count, sum);
  };
}

/** What `continues` leaves behind. */
const carried = new Float64Array(2);

/** Samples that are evaluated as one. */
interface Group {
  members: Int32Array;
  count: number;
  /** Their middle, in weights of the first one's triangle. */
  u: number;
  v: number;
}

/** Collects the samples that see the same smooth piece as sample `s`. */
function gather(source: TransferSource, hits: Hits, g: Gathered, s: number, done: Uint8Array, group: Group): void {
  const first = g.hit[s];
  const f = hits.triangle[first];
  const part = source.partOf[f];
  group.count = 0;
  group.u = 0;
  group.v = 0;
  for (let q = s; q < g.count; q++) {
    if (done[q] || g.triangle[q] !== g.triangle[s]) continue;
    const h = g.hit[q];
    const t = hits.triangle[h];
    if (hits.missed[h] !== hits.missed[first]) continue;
    if (t === f) {
      group.u += hits.u[h];
      group.v += hits.v[h];
    } else {
      if (source.partOf[t] !== part || hits.reversed[h] !== hits.reversed[first]) continue;
      if (!continues(source, f, t, hits.u[h], hits.v[h])) continue;
      group.u += carried[0];
      group.v += carried[1];
    }
    done[q] = 1;
    group.members[group.count++] = q;
  }
  group.u /= group.count;
  group.v /= group.count;
}

/**
 * Whether a point of triangle `t` looks as triangle `f` does where it is carried on to there; leaves its weights there in `carried`.
 */
function continues(source: TransferSource, f: number, t: number, u: number, v: number): boolean {
  const { positions: p, indices: i } = source;
  const placed = source.parts[source.partOf[f]];
  const { mesh } = placed;
  if (mesh.colors) return false;
  const a = 3 * i[3 * t];
  const b = 3 * i[3 * t + 1];
  const c = 3 * i[3 * t + 2];
  const w = 1 - u - v;
  cornerWeights(
    source,
    f,
    w * p[a] + u * p[b] + v * p[c],
    w * p[a + 1] + u * p[b + 1] + v * p[c + 1],
    w * p[a + 2] + u * p[b + 2] + v * p[c + 2],
    carried,
  );
  if (!mesh.uvs) return true;
  const at = readUv(mesh.uvs, mesh.indices, t - placed.firstTriangle, u, v, 0);
  const there = readUv(mesh.uvs, mesh.indices, f - placed.firstTriangle, carried[0], carried[1], 0);
  if (!(Math.abs(at - there) < UV_SLACK)) return false;
  const atV = readUv(mesh.uvs, mesh.indices, t - placed.firstTriangle, u, v, 1);
  const thereV = readUv(mesh.uvs, mesh.indices, f - placed.firstTriangle, carried[0], carried[1], 1);
  return Math.abs(atV - thereV) < UV_SLACK;
}

function readUv(uvs: Float32Array, i: Uint32Array, f: number, u: number, v: number, k: number): number {
  return (1 - u - v) * uvs[2 * i[3 * f] + k] + u * uvs[2 * i[3 * f + 1] + k] + v * uvs[2 * i[3 * f + 2] + k];
}

function alphaOf(material: { alphaMode: string; alphaCutoff?: number }, alpha: number): number {
  if (material.alphaMode === 'OPAQUE') return 1;
  // Every cut-out comes to be cut at one half.
  const scale = material.alphaMode === 'MASK' ? 0.5 / Math.max(1e-3, material.alphaCutoff ?? 0.5) : 1;
  return Math.min(1, Math.max(0, alpha * scale));
}

function bentNormal(m: Float64Array, s: { nx: number; ny: number; nz: number }, out: Float64Array): void {
  out[0] = m[0] * s.nx + m[1] * s.ny + m[2] * s.nz;
  out[1] = m[3] * s.nx + m[4] * s.ny + m[5] * s.nz;
  out[2] = m[6] * s.nx + m[7] * s.ny + m[8] * s.nz;
  normalize(out);
}

/** Mean of the interpolated normals of a group, unit length. */
function meanNormal(source: TransferSource, hits: Hits, g: Gathered, group: Group, out: Float64Array): void {
  const { normals: n, indices, faceNormals } = source;
  let sx = 0;
  let sy = 0;
  let sz = 0;
  for (let q = 0; q < group.count; q++) {
    const h = g.hit[group.members[q]];
    const f = 3 * hits.triangle[h];
    const a = 3 * indices[f];
    const b = 3 * indices[f + 1];
    const c = 3 * indices[f + 2];
    const u = hits.u[h];
    const v = hits.v[h];
    const w = 1 - u - v;
    let x = w * n[a] + u * n[b] + v * n[c];
    let y = w * n[a + 1] + u * n[b + 1] + v * n[c + 1];
    let z = w * n[a + 2] + u * n[b + 2] + v * n[c + 2];
    let l = Math.sqrt(x * x + y * y + z * z);
    if (!(l > 1e-6)) {
      x = faceNormals[f];
      y = faceNormals[f + 1];
      z = faceNormals[f + 2];
      l = 1;
    }
    sx += x / l;
    sy += y / l;
    sz += z / l;
  }
  out[0] = sx;
  out[1] = sy;
  out[2] = sz;
  normalize(out);
}

function normalize(v: Float64Array): void {
  const l = 1 / (Math.sqrt(v[0] * v[0] + v[1] * v[1] + v[2] * v[2]) || 1);
  v[0] *= l;
  v[1] *= l;
  v[2] *= l;
}

/** Normals on the side of their face that was met. */
function turnToFront({ faceNormals: n }: TransferSource, hits: Hits, h: number, normal: Float64Array): void {
  const f = 3 * hits.triangle[h];
  const along = n[f] * normal[0] + n[f + 1] * normal[1] + n[f + 2] * normal[2];
  if (along < 0 !== (hits.reversed[h] === 1)) for (let k = 0; k < 3; k++) normal[k] = -normal[k];
}

const tangentSum = new Float64Array(3);

function addTangentNormal(at: Float64Array, hand: number, n: Float64Array, weight: number, sum: Float64Array): void {
  const nx = at[0];
  const ny = at[1];
  const nz = at[2];
  const tx = at[3];
  const ty = at[4];
  const tz = at[5];
  const x = n[0] * tx + n[1] * ty + n[2] * tz;
  const y = hand * (n[0] * (ny * tz - nz * ty) + n[1] * (nz * tx - nx * tz) + n[2] * (nx * ty - ny * tx));
  const z = Math.max(Z_MIN, n[0] * nx + n[1] * ny + n[2] * nz);
  const l = weight / Math.sqrt(x * x + y * y + z * z);
  sum[0] += x * l;
  sum[1] += y * l;
  sum[2] += z * l;
}

function write(input: TransferInput, texel: number, count: number, sum: Float64Array): void {
  const { baseColor, orm, normal, emissive } = input;
  for (let k = 0; k < 3; k++) baseColor[4 * texel + k] = linearToByte(sum[1 + k] / sum[0]);
  baseColor[4 * texel + 3] = (255 * sum[4]) / count + 0.5;
  for (let k = 0; k < 3; k++) orm[3 * texel + k] = 255 * Math.min(1, sum[5 + k] / count) + 0.5;
  if (emissive)
    for (let k = 0; k < 3; k++) emissive[3 * texel + k] = linearToByte(sum[8 + k] / count / input.emissiveMax);
  normalize(tangentSum);
  for (let k = 0; k < 3; k++) normal[3 * texel + k] = 127.5 * tangentSum[k] + 128;
  tangentSum.fill(0);
  input.coverage[texel] = 1;
}
