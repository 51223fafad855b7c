import { fbm, type Vec3 } from '../../math/index.ts';
import type { SunLight } from '../../render/index.ts';
import type { LightName, PictureSpec } from '../spec.ts';
import type { SkyRadiance } from '../stage/types.ts';
import { createAtmosphere } from './atmosphere.ts';
import { createClouds } from './clouds.ts';
import { createStars } from './stars.ts';

/** A sky ready to be traced under. */
export interface Sky {
  radiance: SkyRadiance;
  /** The same without stars and disks: what a coarse picture of it can hold. */
  smooth: SkyRadiance;
  sun?: SunLight;
  /** Mean radiance at the horizon ahead: what distance fades to. */
  horizon: Vec3;
  /** How bright it is meant to look, 1 = day. */
  key: number;
}

interface Hour {
  /** Degrees: height of the sun (or moon), and its side: 0 = ahead of the camera, 180 = behind it. */
  elevation: number;
  side: number;
  dust: number;
  cover: number;
  /** Share of the light that comes from the sun, against the physical one. */
  sun: number;
  /** Degrees across: larger is softer. */
  angle: number;
  key: number;
  /** How red the horizon and how blue the zenith turn beyond what light scattered once does, 0..1. */
  blush?: number;
}

const HOURS: Readonly<Partial<Record<LightName, Hour>>> = {
  noon: { elevation: 46, side: 128, dust: 1, cover: 0.42, sun: 1, angle: 0.6, key: 1 },
  golden: { elevation: 13, side: 112, dust: 1.7, cover: 0.4, sun: 1, angle: 1.2, key: 0.98, blush: 0.25 },
  dawn: { elevation: 7, side: 66, dust: 2.6, cover: 0.38, sun: 0.9, angle: 2, key: 0.92, blush: 0.6 },
  sunset: { elevation: 3.6, side: 40, dust: 2.1, cover: 0.5, sun: 1.25, angle: 1.6, key: 0.78, blush: 1 },
  backlight: { elevation: 16, side: 16, dust: 2.4, cover: 0.3, sun: 1.1, angle: 1, key: 0.85 },
  dramatic: { elevation: 20, side: 74, dust: 1.6, cover: 0.78, sun: 1.2, angle: 0.8, key: 0.72 },
  night: { elevation: 34, side: 62, dust: 1, cover: 0.26, sun: 1.4, angle: 1, key: 0.3 },
  moonlight: { elevation: 22, side: 24, dust: 1.4, cover: 0.34, sun: 1.7, angle: 1, key: 0.36 },
};

/** Radians from the camera's bearing at which the sun (or moon) of an hour stands. */
export function sunBearing(light: LightName, mirrored: boolean): number {
  return ((mirrored ? -1 : 1) * (HOURS[light] ?? HOURS.noon!).side * Math.PI) / 180;
}

/** The sky of an hour over a camera that looks along `forward`. About 30 ms; directions then cost 0.1 to 1 us. */
export function createSky(spec: PictureSpec, forward: Vec3, mirrored: boolean, seed: number): Sky {
  const { light, weather, without } = spec;
  if (light === 'overcast' || light === 'softbox' || weather === 'snowfall' || weather === 'rain')
    return closedSky(spec, seed);
  const hour = HOURS[light] ?? HOURS.noon!;
  const yaw = Math.atan2(forward[0], forward[2]) + sunBearing(light, mirrored);
  const el = (hour.elevation * Math.PI) / 180;
  const direction: Vec3 = [Math.sin(yaw) * Math.cos(el), Math.sin(el), Math.cos(yaw) * Math.cos(el)];
  const night = light === 'night' || light === 'moonlight';
  const air = createAtmosphere(direction, weather === 'fog' ? hour.dust + 3 : hour.dust);
  const scale = normalise(air.radiance, air.sun, direction);
  const tint: Vec3 = night ? [0.5, 0.72, 1.25] : [1, 1, 1];
  const dim = night ? 0.2 : 1;
  const sunColor = air.sun.map((v, c) => v * scale * hour.sun * tint[c]) as [number, number, number];
  const cloudLight = night ? 0.1 : 1;
  const lit = sunColor.map((v) => cloudLight * (0.2 * v + 0.1 * (sunColor[0] + sunColor[1] + sunColor[2]) * 0.33)) as [
    number,
    number,
    number,
  ];
  const zenith = new Float64Array(3);
  air.radiance(0.2, 0.8, 0.55, zenith);
  const shaded = [0, 1, 2].map((c) => cloudLight * (0.9 * zenith[c] * scale * dim * tint[c] + 0.1 * lit[c] + 0.02)) as [
    number,
    number,
    number,
  ];
  const clouds = without.includes('clouds')
    ? undefined
    : createClouds({ cover: hour.cover, lit, shaded, sun: direction, seed });
  const stars = night && !without.includes('stars') ? createStars(1, seed & 0xffff) : undefined;
  const disk = night && !without.includes('sun') ? moon(direction) : undefined;
  const draw =
    (detail: boolean): SkyRadiance =>
    (x, y, z, out) => {
      air.radiance(x, y, z, out);
      for (let c = 0; c < 3; c++) out[c] *= scale * dim * tint[c];
      if (hour.blush) blush(y, hour.blush, out);
      if (night && y > 0 && detail) {
        stars?.(x, y, z, out);
        disk?.(x, y, z, out);
      } else if (!night && y > -0.02) glow(x, y, z, direction, sunColor, detail, out);
      clouds?.(x, y, z, out);
    };
  const radiance = draw(true);
  return {
    radiance,
    smooth: draw(false),
    sun: { kind: 'sun', direction, irradiance: sunColor, angleDeg: hour.angle },
    horizon: meanOver(radiance, forward),
    key: hour.key,
  };
}

/** Brings sun and sky to a usual exposure: together they light a slanting white paper to about 1. */
function normalise(sky: SkyRadiance, sun: Vec3, direction: Vec3): number {
  const color = new Float64Array(3);
  let light = 0;
  const N = 64;
  for (let i = 0; i < N; i++) {
    const y = (i + 0.5) / N;
    const r = Math.sqrt(1 - y * y);
    sky(r * Math.cos(i * 2.4), y, r * Math.sin(i * 2.4), color);
    light += (2 * Math.PI * y * (0.2126 * color[0] + 0.7152 * color[1] + 0.0722 * color[2])) / N;
  }
  const beam = 0.2126 * sun[0] + 0.7152 * sun[1] + 0.0722 * sun[2];
  return (Math.PI * 0.95) / (light + beam * Math.max(0.17, direction[1]));
}

/** Evening colours: what is scattered many times reddens low in the sky and leaves it violet above. */
function blush(y: number, amount: number, out: Float64Array): void {
  const low = Math.exp(-Math.max(0, y) * 4.5);
  out[0] *= 1 + amount * (0.5 * low - 0.12 * (1 - low));
  out[1] *= 1 - amount * (0.2 * low + 0.2 * (1 - low));
  out[2] *= 1 + amount * (-0.12 * low + 0.5 * (1 - low));
}

/** The sun's disk and the glare around it. */
function glow(x: number, y: number, z: number, sun: Vec3, color: Vec3, detail: boolean, out: Float64Array): void {
  const cosine = x * sun[0] + y * sun[1] + z * sun[2];
  if (cosine < 0.9) return;
  const angle = Math.acos(Math.min(1, cosine)) * (180 / Math.PI);
  const disk = detail && angle < 0.75 ? 14 * Math.min(1, (0.75 - angle) * 8) : 0;
  const halo = 0.9 * Math.exp(-angle / 1.1) + 0.16 * Math.exp(-angle / 5);
  for (let c = 0; c < 3; c++) out[c] += (disk + halo) * color[c] * 0.5;
}

/** A full moon with its seas. */
function moon(at: Vec3): (x: number, y: number, z: number, out: Float64Array) => void {
  const size = 1.5;
  return (x, y, z, out) => {
    const cosine = x * at[0] + y * at[1] + z * at[2];
    if (cosine < 0.96) return;
    const angle = Math.acos(Math.min(1, cosine)) * (180 / Math.PI);
    const seas = 0.75 + 0.5 * fbm(x * 60, y * 60, z * 60, 3, 5);
    const disk = angle < size ? 1.5 * seas * Math.min(1, (size - angle) * 9) : 0;
    const halo = 0.16 * Math.exp(-Math.max(0, angle - size) / 1.4) + 0.05 * Math.exp(-angle / 6);
    for (let c = 0; c < 3; c++) out[c] += disk * [1, 0.97, 0.88][c] + halo * [0.7, 0.85, 1.1][c];
  };
}

/** A closed layer of cloud: brightest overhead, soft shapes in it. The CIE's overcast sky (1955). */
function closedSky({ light, weather }: PictureSpec, seed: number): Sky {
  const tone: Vec3 =
    light === 'night' || light === 'moonlight'
      ? [0.05, 0.065, 0.1]
      : light === 'sunset'
        ? [0.9, 0.6, 0.5]
        : [0.86, 0.92, 1];
  const s = seed & 0xffff;
  const depth = weather === 'rain' ? 0.34 : 0.2;
  const radiance: SkyRadiance = (x, y, z, out) => {
    const up = Math.max(0, y);
    const k = 1.3 / (up + 0.16);
    const shape = y > 0.01 ? fbm(x * k, 0.5, z * k, 4, s) : 0;
    const level =
      ((1 + 2 * up) / 3) * 1.55 * (1 + depth * shape * Math.min(1, up * 6)) * (y < 0 ? Math.max(0.3, 1 + 3 * y) : 1);
    for (let c = 0; c < 3; c++) out[c] = level * tone[c];
  };
  return {
    radiance,
    smooth: radiance,
    horizon: [tone[0] * 0.56, tone[1] * 0.56, tone[2] * 0.56],
    key: light === 'night' || light === 'moonlight' ? 0.35 : weather === 'rain' ? 0.72 : 0.92,
  };
}

function meanOver(sky: SkyRadiance, forward: Vec3): Vec3 {
  const color = new Float64Array(3);
  const sum = [0, 0, 0];
  const yaw = Math.atan2(forward[0], forward[2]);
  let n = 0;
  for (let i = -4; i <= 4; i++) {
    const a = yaw + i * 0.1;
    sky(Math.sin(a), 0.025, Math.cos(a), color);
    for (let c = 0; c < 3; c++) sum[c] += Math.min(3, color[c]);
    n++;
  }
  return [sum[0] / n, sum[1] / n, sum[2] / n];
}
