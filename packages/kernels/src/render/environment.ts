/**
 * A photographer's studio as light from every direction: soft boxes with dark gaps between them (so that chrome reads as
 * chrome), a dim room, a pale floor. Directions are relative to the camera: +Z towards it, +X to its right.
 */
export interface Studio {
  /** Turns the studio about +Y, radians: the azimuth of the camera, so that every view is equally well lit. */
  yaw: number;
  /** Multiplies all light. */
  exposure: number;
}

interface SoftBox {
  /** Unit vectors: towards the box, and along its width and height. */
  centre: readonly number[];
  across: readonly number[];
  along: readonly number[];
  /** Sines of the half angles. */
  width: number;
  height: number;
  radiance: readonly number[];
}

function softBox(azimuth: number, elevation: number, width: number, height: number, radiance: number[]): SoftBox {
  const a = (azimuth * Math.PI) / 180;
  const e = (elevation * Math.PI) / 180;
  return {
    centre: [Math.sin(a) * Math.cos(e), Math.sin(e), Math.cos(a) * Math.cos(e)],
    across: [Math.cos(a), 0, -Math.sin(a)],
    along: [-Math.sin(a) * Math.sin(e), Math.cos(e), -Math.cos(a) * Math.sin(e)],
    width: Math.sin((width * Math.PI) / 180),
    height: Math.sin((height * Math.PI) / 180),
    radiance,
  };
}

const BOXES: readonly SoftBox[] = [
  // Key: large, warm, over the photographer's left shoulder.
  softBox(-40, 34, 28, 22, [5.0, 4.82, 4.6]),
  // Fill: a tall cool strip on the right.
  softBox(68, 18, 11, 42, [2.3, 2.42, 2.6]),
  // Rim: a wide bank behind and above.
  softBox(168, 44, 46, 10, [3.0, 3.0, 3.0]),
  // A narrow strip on the far left draws the edge of glossy things.
  softBox(-112, 14, 7, 40, [2.0, 2.0, 2.08]),
];

/** A sigmoid from 0 to 1 with long tails, which is what a GGX lobe does to an edge. */
function edge(x: number): number {
  return 0.5 + (0.5 * x) / Math.sqrt(1 + x * x);
}

/**
 * Radiance arriving from a direction (camera-relative, unit length), blurred as a surface of that GGX roughness would see it, added to `out`
 * scaled by `weight`. Analytic: every box is a soft-edged rectangle whose edge widens with the lobe, so mirrors stay razor sharp at no memory.
 */
export function addRadiance(
  out: Float64Array,
  x: number,
  y: number,
  z: number,
  roughness: number,
  weight: number,
): void {
  const alpha = roughness * roughness;
  const spread = 0.02 + 1.15 * alpha;
  // Room: dark at the horizon, a little lighter overhead; the floor is pale and brightest near the feet.
  const sky = edge(y / (0.05 + 0.8 * alpha));
  const over = 0.045 + 0.2 * Math.max(0, y) + 0.05 * alpha;
  const floor = 0.1 + 0.3 * Math.min(1, Math.max(0, -y) * 1.6 + 0.3 * alpha);
  const base = over * sky + floor * (1 - sky);
  let r = base;
  let g = base;
  let b = base;
  for (const box of BOXES) {
    const front = x * box.centre[0] + y * box.centre[1] + z * box.centre[2];
    if (front < -0.3) continue;
    const u = x * box.across[0] + y * box.across[1] + z * box.across[2];
    const v = x * box.along[0] + y * box.along[1] + z * box.along[2];
    const w =
      (edge((u + box.width) / spread) - edge((u - box.width) / spread)) *
      (edge((v + box.height) / spread) - edge((v - box.height) / spread)) *
      edge((front - 0.15) / (0.08 + 0.5 * alpha));
    r += box.radiance[0] * w;
    g += box.radiance[1] * w;
    b += box.radiance[2] * w;
  }
  out[0] += r * weight;
  out[1] += g * weight;
  out[2] += b * weight;
}

/** Rows and columns of the irradiance table: latitude by longitude, cell centres. */
const ROWS = 24;
const COLUMNS = 48;

/** Irradiance / pi by direction, three floats per cell: what a white matte surface facing there shows. */
export function computeIrradiance(): Float32Array {
  const table = new Float32Array(ROWS * COLUMNS * 3);
  const light = new Float64Array(3);
  const directions: number[] = [];
  for (let i = 0; i < 32; i++) {
    for (let j = 0; j < 64; j++) {
      const y = 1 - (2 * (i + 0.5)) / 32;
      const s = Math.sqrt(1 - y * y);
      const p = (2 * Math.PI * (j + 0.5)) / 64;
      light.fill(0);
      addRadiance(light, s * Math.sin(p), y, s * Math.cos(p), 0, 4 / (32 * 64));
      directions.push(s * Math.sin(p), y, s * Math.cos(p), light[0], light[1], light[2]);
    }
  }
  for (let row = 0; row < ROWS; row++) {
    for (let column = 0; column < COLUMNS; column++) {
      const theta = (Math.PI * (row + 0.5)) / ROWS;
      const phi = (2 * Math.PI * (column + 0.5)) / COLUMNS;
      const nx = Math.sin(theta) * Math.sin(phi);
      const ny = Math.cos(theta);
      const nz = Math.sin(theta) * Math.cos(phi);
      const o = 3 * (row * COLUMNS + column);
      for (let d = 0; d < directions.length; d += 6) {
        const cos = nx * directions[d] + ny * directions[d + 1] + nz * directions[d + 2];
        if (cos <= 0) continue;
        for (let k = 0; k < 3; k++) table[o + k] += cos * directions[d + 3 + k];
      }
    }
  }
  return table;
}

/** Reads `computeIrradiance`'s table, bilinear, for a unit normal (camera-relative), into `out`. */
export function readIrradiance(table: Float32Array, x: number, y: number, z: number, out: Float64Array): void {
  const v = (Math.acos(Math.max(-1, Math.min(1, y))) / Math.PI) * ROWS - 0.5;
  const u = (Math.atan2(x, z) / (2 * Math.PI) + 1) * COLUMNS - 0.5;
  const r0 = Math.max(0, Math.floor(v));
  const r1 = Math.min(ROWS - 1, Math.floor(v) + 1);
  const c0 = Math.floor(u);
  const fu = u - c0;
  const fv = Math.max(0, v) - r0;
  const a = 3 * (r0 * COLUMNS + (c0 % COLUMNS));
  const b = 3 * (r0 * COLUMNS + ((c0 + 1) % COLUMNS));
  const c = 3 * (r1 * COLUMNS + (c0 % COLUMNS));
  const d = 3 * (r1 * COLUMNS + ((c0 + 1) % COLUMNS));
  for (let k = 0; k < 3; k++) {
    const top = table[a + k] + (table[b + k] - table[a + k]) * fu;
    const low = table[c + k] + (table[d + k] - table[c + k]) * fu;
    out[k] = top + (low - top) * fv;
  }
}
