import type { Vec3 } from '../../math/index.ts';
import type { SkyRadiance } from '../stage/types.ts';

/** Kilometres. */
const GROUND = 6360;
const TOP = 6440;
/** Scattering per kilometre at sea level, and the heights over which air and dust thin out. */
const AIR: Vec3 = [5.8e-3, 13.5e-3, 33.1e-3];
const AIR_HEIGHT = 8;
const DUST_HEIGHT = 1.2;
/** Absorption of ozone per kilometre at its thickest, 25 km up. It keeps the sky blue at dusk. */
const OZONE: Vec3 = [0.65e-3, 1.88e-3, 0.085e-3];
const STEPS = 20;
const SUN_STEPS = 6;
const ROWS = 48;
const COLUMNS = 40;

/** A clear sky: what it radiates, and what is left of the sun's light (1 = above the air). */
export interface Atmosphere {
  radiance: SkyRadiance;
  sun: Vec3;
}

/**
 * A clear sky from the physics of scattering: molecules (Rayleigh), dust (Mie, forward) and ozone, light scattered once by integration along each
 * direction, further scattering as an even share of it. Tabulated over height and angle to the sun; about 30 ms. `dust`: 1 = clear, 4 = hazy.
 * Source: Nishita et al., "Display of the Earth Taking into Account Atmospheric Scattering", 1993; constants by Bruneton & Neyret, 2008.
 */
export function createAtmosphere(sun: Vec3, dust: number): Atmosphere {
  const mie = 3.2e-3 * dust;
  const table = new Float32Array(3 * ROWS * COLUMNS);
  const horizontal = Math.hypot(sun[0], sun[2]);
  const out = new Float64Array(3);
  for (let row = 0; row < ROWS; row++) {
    const up = Math.sin((row / (ROWS - 1)) ** 2 * (Math.PI / 2)) + 1e-3;
    const flat = Math.sqrt(Math.max(0, 1 - up * up));
    for (let column = 0; column < COLUMNS; column++) {
      const turn = (Math.PI * column) / (COLUMNS - 1);
      const cosine = Math.min(1, Math.max(-1, up * sun[1] + flat * horizontal * Math.cos(turn)));
      integrate(up, flat, turn, sun[1], cosine, mie, out);
      table.set(out, 3 * (row * COLUMNS + column));
    }
  }
  const azimuth = Math.atan2(sun[0], sun[2]);
  return {
    sun: transmittance(0.05, Math.max(sun[1], 0.02), mie),
    radiance: (x, y, z, into) => {
      const elevation = Math.asin(Math.min(1, Math.max(0, y)));
      const s = Math.sqrt(elevation / (Math.PI / 2)) * (ROWS - 1);
      let turn = Math.abs(Math.atan2(x, z) - azimuth);
      if (turn > Math.PI) turn = 2 * Math.PI - turn;
      const t = (turn / Math.PI) * (COLUMNS - 1);
      const i = Math.min(ROWS - 2, Math.floor(s));
      const k = Math.min(COLUMNS - 2, Math.floor(t));
      const fi = s - i;
      const fk = t - k;
      const o = 3 * (i * COLUMNS + k);
      const below = y < 0 ? Math.max(0.35, 1 + 2.2 * y) : 1;
      for (let c = 0; c < 3; c++) {
        const a = table[o + c] + (table[o + 3 + c] - table[o + c]) * fk;
        const q = o + 3 * COLUMNS + c;
        const b = table[q] + (table[q + 3] - table[q]) * fk;
        into[c] = (a + (b - a) * fi) * below;
      }
    },
  };
}

function integrate(
  up: number,
  flat: number,
  turn: number,
  sunUp: number,
  cosine: number,
  mie: number,
  out: Float64Array,
): void {
  const h0 = GROUND + 0.05;
  const b = h0 * up;
  const reach = -b + Math.sqrt(b * b - h0 * h0 + TOP * TOP);
  const g = 0.78;
  const rayleigh = (3 / (16 * Math.PI)) * (1 + cosine * cosine);
  const forward =
    ((3 / (8 * Math.PI)) * ((1 - g * g) * (1 + cosine * cosine))) / ((2 + g * g) * (1 + g * g - 2 * g * cosine) ** 1.5);
  const depth = [0, 0, 0];
  out.fill(0);
  let before = 0;
  for (let k = 0; k < STEPS; k++) {
    // Shorter steps near the eye, where the air is thick.
    const end = reach * ((k + 1) / STEPS) ** 2;
    const at = (before + end) / 2;
    const step = end - before;
    before = end;
    const height = Math.sqrt(h0 * h0 + at * at + 2 * h0 * at * up) - GROUND;
    // The sun's height over the local horizon at that place.
    const towards = Math.max(
      -1,
      Math.min(
        1,
        ((h0 + at * up) * sunUp + at * flat * Math.cos(turn) * Math.sqrt(Math.max(0, 1 - sunUp * sunUp))) /
          (GROUND + height),
      ),
    );
    const lit = transmittance(height, towards, mie);
    const air = Math.exp(-height / AIR_HEIGHT);
    const dust = Math.exp(-height / DUST_HEIGHT);
    const ozone = Math.max(0, 1 - Math.abs(height - 25) / 15);
    for (let c = 0; c < 3; c++) {
      const extinction = AIR[c] * air + 1.1 * mie * dust + OZONE[c] * ozone;
      const through = Math.exp(-(depth[c] + 0.5 * extinction * step));
      depth[c] += extinction * step;
      const scattered =
        AIR[c] * air * (rayleigh * lit[c] + 0.028 * (0.3 + lit[c])) +
        mie * dust * (forward * lit[c] + 0.022 * (0.25 + lit[c]));
      out[c] += through * scattered * step;
    }
  }
}

/** What is left of light on its way down to a height (kilometres) from a direction. */
function transmittance(height: number, up: number, mie: number): Vec3 {
  const r = GROUND + height;
  const b = r * up;
  // In the earth's shadow.
  if (up < 0 && r * r * (1 - up * up) < GROUND * GROUND) return [0, 0, 0];
  const reach = -b + Math.sqrt(b * b - r * r + TOP * TOP);
  let air = 0;
  let dust = 0;
  let ozone = 0;
  let before = 0;
  for (let k = 0; k < SUN_STEPS; k++) {
    const end = reach * ((k + 1) / SUN_STEPS) ** 2;
    const at = (before + end) / 2;
    const step = end - before;
    before = end;
    const h = Math.sqrt(r * r + at * at + 2 * r * at * up) - GROUND;
    air += Math.exp(-h / AIR_HEIGHT) * step;
    dust += Math.exp(-h / DUST_HEIGHT) * step;
    ozone += Math.max(0, 1 - Math.abs(h - 25) / 15) * step;
  }
  const left = (c: 0 | 1 | 2): number => Math.exp(-(AIR[c] * air + 1.1 * mie * dust + OZONE[c] * ozone));
  return [left(0), left(1), left(2)];
}
