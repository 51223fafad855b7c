import type { Vec3 } from '../../math/index.ts';
import type { PathLight } from '../../render/index.ts';
import type { Ambient } from '../sky/panorama.ts';
import type { LightName } from '../spec.ts';
import type { StageInput } from './types.ts';

/** A lamp as a photographer sets it: degrees from the camera's side and above the floor, distance and size in subject sizes. */
interface Lamp {
  azimuth: number;
  elevation: number;
  distance: number;
  width: number;
  height: number;
  /** Light that arrives at the subject, 1 = a full key light. */
  power: number;
  color: Vec3;
}

interface Rig {
  lamps: readonly Lamp[];
  ambient: Ambient;
  exposure: number;
  key: number;
}

const WHITE: Vec3 = [1, 1, 1];
const WARM: Vec3 = [1, 0.88, 0.74];
const COOL: Vec3 = [0.78, 0.9, 1];
const even = (v: number, tint: Vec3 = WHITE): Ambient => {
  const c = (k: number): Vec3 => [tint[0] * v * k, tint[1] * v * k, tint[2] * v * k];
  return { top: c(1.2), middle: c(0.9), bottom: c(0.7) };
};
const lamp = (azimuth: number, elevation: number, power: number, more: Partial<Lamp> = {}): Lamp => ({
  azimuth,
  elevation,
  distance: 3.4,
  width: 1.6,
  height: 1.6,
  power,
  color: WHITE,
  ...more,
});

const STUDIO: Rig = {
  lamps: [
    lamp(-42, 38, 1.5, { width: 1.8, height: 1.8, color: [1, 0.965, 0.92] }),
    lamp(58, 18, 0.42, { width: 2.6, height: 2.2, color: [0.92, 0.96, 1] }),
    lamp(152, 48, 0.95, { width: 0.9, height: 2.2 }),
  ],
  ambient: even(0.36),
  exposure: 0,
  key: 1,
};

/** The lamps of each light. What belongs to the open air shines here as a studio would imitate it. */
const RIGS: Readonly<Partial<Record<LightName, Rig>>> = {
  studio: STUDIO,
  softbox: {
    lamps: [
      lamp(-35, 42, 1.15, { width: 3.4, height: 3.4 }),
      lamp(48, 28, 0.62, { width: 3.4, height: 3 }),
      lamp(0, 82, 0.4, { width: 3, height: 3 }),
    ],
    ambient: even(0.5),
    exposure: 0,
    key: 1,
  },
  rim: {
    lamps: [
      lamp(138, 26, 3.4, { width: 0.5, height: 2.6, color: [1, 0.94, 0.86] }),
      lamp(-140, 24, 3, { width: 0.5, height: 2.6, color: [0.82, 0.92, 1] }),
      lamp(-30, 40, 0.22, { width: 2 }),
    ],
    ambient: even(0.035),
    exposure: 0.1,
    key: 0.5,
  },
  dramatic: {
    lamps: [
      lamp(-62, 46, 2.5, { width: 0.7, height: 0.7, color: [1, 0.9, 0.78] }),
      lamp(150, 34, 0.9, { width: 0.5, height: 2, color: [0.7, 0.84, 1] }),
    ],
    ambient: even(0.03, [0.8, 0.9, 1.1]),
    exposure: 0,
    key: 0.55,
  },
  backlight: {
    lamps: [
      lamp(176, 32, 5, { width: 2.2, height: 1.6, color: [1, 0.93, 0.82] }),
      lamp(-40, 30, 0.3, { width: 2.4, height: 2.4 }),
    ],
    ambient: even(0.16),
    exposure: 0.2,
    key: 0.7,
  },
  candle: {
    lamps: [
      lamp(-48, 12, 1.7, { width: 0.25, height: 0.35, distance: 2, color: [1, 0.56, 0.22] }),
      lamp(130, 24, 0.32, { color: [1, 0.5, 0.2] }),
    ],
    ambient: even(0.035, [1, 0.66, 0.42]),
    exposure: 0.25,
    key: 0.5,
  },
  neon: {
    lamps: [
      lamp(-68, 22, 1.9, { width: 0.35, height: 2.6, color: [1, 0.1, 0.62] }),
      lamp(72, 20, 1.7, { width: 0.35, height: 2.6, color: [0.08, 0.62, 1] }),
      lamp(165, 40, 1.3, { width: 2.6, height: 0.3, color: [0.55, 0.2, 1] }),
      lamp(-5, 50, 0.16, { width: 2 }),
    ],
    ambient: even(0.03, [0.8, 0.5, 1.4]),
    exposure: 0.15,
    key: 0.55,
  },
  sunset: {
    lamps: [
      lamp(-115, 13, 2.6, { width: 0.8, height: 0.8, color: [1, 0.5, 0.2] }),
      lamp(45, 30, 0.4, { width: 3, color: [0.6, 0.66, 1] }),
    ],
    ambient: even(0.2, [1, 0.8, 0.85]),
    exposure: 0,
    key: 0.8,
  },
  golden: {
    lamps: [
      lamp(-78, 22, 2.2, { width: 0.6, height: 0.6, color: [1, 0.72, 0.4] }),
      lamp(50, 30, 0.4, { width: 3, color: COOL }),
    ],
    ambient: even(0.3, WARM),
    exposure: 0,
    key: 0.95,
  },
  moonlight: {
    lamps: [
      lamp(-100, 44, 1.3, { width: 0.4, height: 0.4, color: [0.6, 0.76, 1] }),
      lamp(60, 20, 0.1, { color: [0.5, 0.6, 1] }),
    ],
    ambient: even(0.06, [0.5, 0.66, 1.2]),
    exposure: 0,
    key: 0.5,
  },
};

const LIKE: Readonly<Partial<Record<LightName, LightName>>> = {
  dawn: 'golden',
  night: 'moonlight',
  noon: 'studio',
  overcast: 'softbox',
};

/** The lamps of a light, set up around the subject as the camera sees it. */
export function lampsOf({ spec, subject, camera }: StageInput): {
  lights: PathLight[];
  ambient: Ambient;
  exposure: number;
  key: number;
} {
  const rig = RIGS[spec.light] ?? RIGS[LIKE[spec.light] ?? 'studio'] ?? STUDIO;
  const yaw = Math.atan2(camera.eye[0], camera.eye[2]);
  const s = subject.size;
  const middle = [0, 1, 2].map((a) => (subject.bounds.min[a] + subject.bounds.max[a]) / 2);
  const lights = rig.lamps.map((l): PathLight => {
    const az = yaw + (l.azimuth * Math.PI) / 180;
    const el = (l.elevation * Math.PI) / 180;
    const away = [Math.sin(az) * Math.cos(el), Math.sin(el), Math.cos(az) * Math.cos(el)];
    const right: Vec3 = [Math.cos(az), 0, -Math.sin(az)];
    const up: Vec3 = [-Math.sin(az) * Math.sin(el), Math.cos(el), -Math.cos(az) * Math.sin(el)];
    const [w, h] = [(l.width * s) / 2, (l.height * s) / 2];
    const d = l.distance * s;
    // Irradiance of a facing patch is radiance x area / distance squared.
    const radiance = (Math.PI * l.power * d * d) / (4 * w * h) / Math.PI;
    return {
      kind: 'rect',
      centre: [middle[0] + away[0] * d, middle[1] + away[1] * d, middle[2] + away[2] * d],
      right: [-right[0] * w, -right[1] * w, -right[2] * w],
      up: [up[0] * h, up[1] * h, up[2] * h],
      radiance: [l.color[0] * radiance, l.color[1] * radiance, l.color[2] * radiance],
    };
  });
  return { lights, ambient: rig.ambient, exposure: rig.exposure, key: rig.key };
}
