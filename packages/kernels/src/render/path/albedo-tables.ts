import { shadowOne, visibility } from './microfacet.ts';

const SIZE = 32;
const SAMPLES = 64;

/**
 * How much light a rough mirror sends back in all, by cosine of the view (rows) and roughness (columns): reflectance = f0 * scale + bias with Schlick's
 * Fresnel. Made when the module loads (10 ms), by sampling visible normals. Source: Karis, "Real shading in Unreal Engine 4", 2013.
 */
const SCALE = new Float32Array(SIZE * SIZE);
const BIAS = new Float32Array(SIZE * SIZE);
/** The same of cloth (Charlie) of white colour. */
const SHEEN = new Float32Array(SIZE * SIZE);

for (let row = 0; row < SIZE; row++) {
  for (let column = 0; column < SIZE; column++) {
    const nv = Math.max(0.002, row / (SIZE - 1));
    const roughness = column / (SIZE - 1);
    fillMirror(row * SIZE + column, nv, Math.max(0.001, roughness * roughness));
    SHEEN[row * SIZE + column] = integrateSheen(nv, Math.max(0.1, roughness));
  }
}

function fillMirror(at: number, nv: number, alpha: number): void {
  const sin = Math.sqrt(1 - nv * nv);
  for (let i = 0; i < SAMPLES; i++) {
    // Visible normals by the spherical cap of the stretched view.
    const phi = 2 * Math.PI * ((i * 0.6180339887498949) % 1);
    const stretch = 1 / Math.hypot(alpha * sin, nv);
    const wx = alpha * sin * stretch;
    const wz = nv * stretch;
    const z = ((SAMPLES - i - 0.5) / SAMPLES) * (1 + wz) - wz;
    const r = Math.sqrt(Math.max(0, 1 - z * z));
    let hx = (r * Math.cos(phi) + wx) * alpha;
    let hy = r * Math.sin(phi) * alpha;
    let hz = z + wz;
    const l = 1 / Math.hypot(hx, hy, hz);
    hx *= l;
    hy *= l;
    hz *= l;
    const vh = sin * hx + nv * hz;
    const nl = 2 * vh * hz - nv;
    if (nl <= 0) continue;
    const weight = (visibility(nl, nv, alpha) * 4 * nv * nl) / shadowOne(nv, alpha) / SAMPLES;
    const fresnel = (1 - vh) ** 5;
    SCALE[at] += weight * (1 - fresnel);
    BIAS[at] += weight * fresnel;
  }
}

function integrateSheen(nv: number, roughness: number): number {
  let sum = 0;
  const steps = 12;
  const sinV = Math.sqrt(1 - nv * nv);
  for (let i = 0; i < steps; i++) {
    for (let j = 0; j < steps; j++) {
      const nl = Math.sqrt((i + 0.5) / steps);
      const sinL = Math.sqrt(1 - nl * nl);
      const phi = (Math.PI * (j + 0.5)) / steps;
      const vl = sinV * sinL * Math.cos(phi) + nv * nl;
      const nh = (nl + nv) / Math.sqrt(Math.max(1e-9, 2 + 2 * vl));
      sum += (Math.PI * sheenTerm(nh, nl, nv, roughness)) / (steps * steps);
    }
  }
  return Math.min(1, sum);
}

/** Charlie's fibres, with the visibility of Ashikhmin. Source: Estevez & Kulla, "Production friendly microfacet sheen BRDF", 2017. */
export function sheenTerm(nh: number, nl: number, nv: number, roughness: number): number {
  const inverse = 1 / roughness;
  const sin = Math.sqrt(Math.max(0, 1 - nh * nh));
  return ((2 + inverse) * sin ** inverse) / (2 * Math.PI) / (4 * (nl + nv - nl * nv));
}

function lookUp(table: Float32Array, nv: number, roughness: number): number {
  const y = Math.max(0, Math.min(1, nv)) * (SIZE - 1);
  const x = Math.max(0, Math.min(1, roughness)) * (SIZE - 1);
  const iy = Math.min(SIZE - 2, Math.floor(y));
  const ix = Math.min(SIZE - 2, Math.floor(x));
  const fy = y - iy;
  const fx = x - ix;
  const o = iy * SIZE + ix;
  const top = table[o] + (table[o + 1] - table[o]) * fx;
  const low = table[o + SIZE] + (table[o + SIZE + 1] - table[o + SIZE]) * fx;
  return top + (low - top) * fy;
}

/** Part of a rough mirror's reflectance that f0 multiplies. */
export function mirrorScale(nv: number, roughness: number): number {
  return lookUp(SCALE, nv, roughness);
}

/** Part of a rough mirror's reflectance that is there without f0. */
export function mirrorBias(nv: number, roughness: number): number {
  return lookUp(BIAS, nv, roughness);
}

/** Reflectance of white fibres. */
export function sheenAlbedo(nv: number, roughness: number): number {
  return lookUp(SHEEN, nv, roughness);
}
