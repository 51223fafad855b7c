import { fbm, linearToSrgb, type Rng, type Vec3 } from '../../math/index.ts';
import type { PathLight, PathPart, RenderTexture } from '../../render/index.ts';
import { matte } from '../build/matte.ts';
import { MeshBuilder } from '../build/mesh-builder.ts';
import { createSky } from '../sky/create-sky.ts';
import { drawPanorama } from '../sky/panorama.ts';
import type { Stage, StageInput } from '../stage/types.ts';
import { viewOf } from '../stage/view.ts';

const NEON: readonly Vec3[] = [
  [1, 0.06, 0.5],
  [0.05, 0.7, 1],
  [0.6, 0.16, 1],
  [1, 0.42, 0.06],
  [0.1, 1, 0.62],
];

/** A street between houses: wet asphalt, pavements, windows with lights in them, signs; by day the same street in daylight. */
export function buildCity(input: StageInput): Stage {
  const { spec, subject, camera, aspect, rng, seed } = input;
  const { forward } = viewOf(camera, aspect);
  const yaw = Math.hypot(forward[0], forward[2]) > 0.2 ? Math.atan2(forward[0], forward[2]) : 0;
  const dark =
    spec.light === 'neon' ||
    spec.light === 'night' ||
    spec.light === 'moonlight' ||
    spec.light === 'dramatic' ||
    spec.light === 'rim' ||
    spec.light === 'candle';
  const sky = createSky(
    dark ? { ...spec, light: 'night', weather: 'clear' } : spec,
    forward,
    rng.fork('side').next() < 0.5,
    seed,
  );
  const s = Math.max(0.6, subject.size);
  const half = Math.max(4.2, 1.15 * s + 1.4);
  const at = (across: number, y: number, away: number): Vec3 => [
    across * Math.cos(yaw) + away * Math.sin(yaw),
    y,
    -across * Math.sin(yaw) + away * Math.cos(yaw),
  ];
  const wet = spec.weather === 'rain' || dark;
  const textures: RenderTexture[] = [facade(seed), windows(seed, dark), puddles(seed, wet)];
  const parts: PathPart[] = [];

  const road = new MeshBuilder();
  road.quad(at(-200, 0, -200), at(-200, 0, 260), at(200, 0, 260), at(200, 0, -200), [0.07, 0.07, 0.075], [100, 115]);
  parts.push({
    mesh: road.finish(),
    material: matte(1, { doubleSided: true, metallicRoughnessTexture: { texture: 2 } }),
  });

  const curb = new MeshBuilder();
  for (const side of [-1, 1])
    block(
      curb,
      at,
      [side < 0 ? -half - 3.2 : half, 0, -60],
      [side < 0 ? -half : half + 3.2, 0.16, 200],
      [0.2, 0.2, 0.21],
      2,
    );
  const marks: Vec3 = [0.55, 0.54, 0.5];
  for (let k = 1; k < 26; k++)
    curb.quad(
      at(-0.07, 0.004, 3 * k + s),
      at(0.07, 0.004, 3 * k + s),
      at(0.07, 0.004, 3 * k + 1.4 + s),
      at(-0.07, 0.004, 3 * k + 1.4 + s),
      marks,
    );
  parts.push({ mesh: curb.finish(20), material: matte(wet ? 0.35 : 0.85, { doubleSided: true }) });

  const lights: PathLight[] = [];
  const houses = new MeshBuilder();
  if (!spec.without.includes('buildings')) {
    addHouses(houses, at, half + 3.2, rng.fork('houses'));
    parts.push({
      mesh: houses.finish(20),
      material: matte(0.7, {
        baseColorTexture: { texture: 0 },
        emissiveTexture: { texture: 1 },
        emissiveFactor: [1, 1, 1],
        emissiveStrength: dark ? 1.5 : 0.15,
      }),
    });
  }
  if (dark) lights.push(...signs(input, at, half, rng.fork('signs')));
  else if (sky.sun) lights.push(sky.sun);
  return {
    parts,
    textures,
    lights,
    environment: { map: drawPanorama(256, 128, sky.smooth) },
    fog: {
      extinction: dark ? [0.009, 0.01, 0.011] : [0.0009, 0.001, 0.0012],
      color: dark ? [0.05, 0.032, 0.075] : sky.horizon,
      skyDistance: dark ? 60 : 1,
    },
    sky: sky.radiance,
    exposure: 0,
    key: dark ? 0.46 : sky.key,
    lift: subject.floating ? 0.4 * subject.size : undefined,
  };
}

type At = (across: number, y: number, away: number) => Vec3;

/** Rows of houses along both sides, and some across the far end. */
function addHouses(mesh: MeshBuilder, at: At, from: number, rng: Rng): void {
  for (const side of [-1, 1]) {
    let away = -12;
    while (away < 150) {
      const deep = rng.range(7, 14);
      const tall = rng.range(9, 30) * (away > 60 ? 1.4 : 1);
      const out = from + rng.range(0, 1.2);
      wall(mesh, at, [side * out, side * out], [away, away + deep], tall, side);
      // The side that faces the camera, where a house stands out before the last.
      face(mesh, at(side * out, 0, away), at(side * (out + 12), 0, away), tall, side < 0);
      away += deep + (rng.next() < 0.25 ? rng.range(2, 4) : 0.05);
    }
  }
  for (let k = 0; k < 7; k++) {
    const x = -40 + 13 * k + rng.range(-2, 2);
    face(mesh, at(x, 0, 150 + 10 * rng.next()), at(x + 12, 0, 152), rng.range(30, 75), false);
  }
}

function wall(
  mesh: MeshBuilder,
  at: At,
  across: readonly [number, number],
  away: readonly [number, number],
  tall: number,
  side: number,
): void {
  const a = at(across[0], 0, away[0]);
  const b = at(across[1], 0, away[1]);
  face(mesh, a, b, tall, side > 0);
}

/** One front, windows three metres apart. */
function face(mesh: MeshBuilder, a: Vec3, b: Vec3, tall: number, turned: boolean): void {
  const width = Math.hypot(a[0] - b[0], a[2] - b[2]);
  const [p, q] = turned ? [b, a] : [a, b];
  mesh.quad(p, q, [q[0], tall, q[2]], [p[0], tall, p[2]], [1, 1, 1], [width / 24, tall / 24]);
  mesh.quad(q, p, [p[0], tall, p[2]], [q[0], tall, q[2]], [1, 1, 1], [width / 24, tall / 24]);
}

/** Signs over the pavements as lights that are seen, lamps down the street, and a soft light on the subject. */
function signs({ spec, subject }: StageInput, at: At, half: number, rng: Rng): PathLight[] {
  const lights: PathLight[] = [];
  const neon = spec.light === 'neon' || spec.finish === 'cyberpunk';
  const s = Math.max(0.6, subject.size);
  for (const side of [-1, 1])
    for (let k = 0; k < 7; k++) {
      const color = neon ? rng.pick(NEON) : ([1, 0.72, 0.42] as Vec3);
      const away = -2 + s * 0.4 + k * rng.range(3.2, 4.6);
      const tall = rng.next() < 0.6;
      const w = tall ? 0.28 : rng.range(0.6, 1.2);
      const h = tall ? rng.range(0.8, 1.6) : 0.3;
      const strength = neon ? 5 : 2.6;
      const centre = at(side * (half + 2.4), rng.range(2.4, 4.6) + 0.25 * s, away);
      // Faces the street and the camera.
      const turn = side * 0.6;
      const right: Vec3 = [
        w * at(Math.cos(turn), 0, Math.sin(turn))[0],
        0,
        w * at(Math.cos(turn), 0, Math.sin(turn))[2],
      ];
      lights.push({
        kind: 'rect',
        centre,
        right,
        up: [0, h, 0],
        radiance: [color[0] * strength, color[1] * strength, color[2] * strength],
        seenByCamera: true,
      });
    }
  for (let k = 1; k < 9; k++)
    for (const side of [-1, 1])
      lights.push({
        kind: 'sphere',
        centre: at(side * (half + 0.3), 5.2, 9 * k),
        radius: 0.16,
        radiance: [26, 17, 9],
        seenByCamera: true,
      });
  const middle = (subject.bounds.max[1] + subject.bounds.min[1]) / 2;
  const [a, b]: [Vec3, Vec3] = neon
    ? [
        [1, 0.12, 0.55],
        [0.1, 0.62, 1],
      ]
    : [
        [1, 0.72, 0.45],
        [0.5, 0.66, 1],
      ];
  for (const [side, color] of [
    [-1, a],
    [1, b],
  ] as const)
    lights.push({
      kind: 'rect',
      centre: at(side * 2.1 * s, middle + 1.3 * s, -1.2 * s),
      right: at(side * 0.5 * s, 0, side * 0.8 * s),
      up: [0, 0.8 * s, 0],
      radiance: [color[0] * 2.3, color[1] * 2.3, color[2] * 2.3],
    });
  lights.push({
    kind: 'rect',
    centre: at(0.2 * s, middle + 1.9 * s, 2.2 * s),
    right: at(-0.9 * s, 0, 0),
    up: [0, 0.3 * s, 0],
    radiance: [3, 2.6, 3.4],
  });
  return lights;
}

function block(mesh: MeshBuilder, at: At, min: Vec3, max: Vec3, color: Vec3, tile: number): void {
  const p = (x: number, y: number, z: number): Vec3 =>
    at(x ? max[0] : min[0], y ? max[1] : min[1], z ? max[2] : min[2]);
  mesh.quad(p(0, 1, 0), p(0, 1, 1), p(1, 1, 1), p(1, 1, 0), color, [1, (max[2] - min[2]) / tile]);
  mesh.quad(p(0, 0, 0), p(0, 0, 1), p(0, 1, 1), p(0, 1, 0), color);
  mesh.quad(p(1, 0, 0), p(1, 0, 1), p(1, 1, 1), p(1, 1, 0), color);
  mesh.quad(p(0, 0, 0), p(1, 0, 0), p(1, 1, 0), p(0, 1, 0), color);
}

const SIDE = 512;
const CELLS = 8;

/** A front of eight by eight windows, frames and courses. */
function facade(seed: number): RenderTexture {
  return paint((x, y, out) => {
    const { inside, frame } = windowAt(x, y);
    const n = 0.8 + 0.4 * (0.5 + fbm(x * 30, y * 30, 1.5, 4, seed & 0xffff));
    const base = inside ? 0.02 : frame ? 0.3 : 0.16 * n;
    out[0] = base * (inside ? 0.8 : 1.05);
    out[1] = base * (inside ? 0.95 : 0.92);
    out[2] = base * (inside ? 1.2 : 0.85);
  });
}

/** Which windows are lit, and how. */
function windows(seed: number, dark: boolean): RenderTexture {
  return paint((x, y, out) => {
    const { inside, id } = windowAt(x, y);
    const roll = ((id * 7919 + seed * 31) % 997) / 997;
    out.fill(0);
    if (!inside || !dark || roll > 0.42) return;
    const warm = roll < 0.3;
    const fall = 0.5 + 0.5 * (((y * CELLS) % 1) + 0.2);
    const level = (0.25 + 1.6 * roll) * fall;
    out[0] = Math.min(1, level * (warm ? 1 : 0.6));
    out[1] = Math.min(1, level * (warm ? 0.68 : 0.85));
    out[2] = Math.min(1, level * (warm ? 0.34 : 1));
  });
}

/** Dry and wet asphalt: roughness in green. */
function puddles(seed: number, wet: boolean): RenderTexture {
  return paint((x, y, out) => {
    const n = fbm(x * 6, y * 6, 2.5, 5, seed & 0xffff);
    const fine = fbm(x * 90, y * 90, 3.5, 2, seed & 0xffff);
    const pool = Math.min(1, Math.max(0, (n + 0.08) * 5));
    out[0] = 0;
    out[1] = wet ? 0.42 - 0.36 * pool + 0.06 * fine : 0.86 + 0.1 * fine;
    out[2] = 0;
  }, false);
}

function windowAt(x: number, y: number): { inside: boolean; frame: boolean; id: number } {
  const u = (x * CELLS) % 1;
  const v = (y * CELLS) % 1;
  const within = (m: number): boolean => u > 0.24 - m && u < 0.76 + m && v > 0.2 - m && v < 0.82 + m;
  return {
    inside: within(0) && Math.abs(u - 0.5) > 0.015,
    frame: within(0.035),
    id: Math.floor(x * CELLS) * 37 + Math.floor(y * CELLS) * 101,
  };
}

function paint(color: (x: number, y: number, out: Float64Array) => void, srgb = true): RenderTexture {
  const data = new Uint8Array(3 * SIDE * SIDE);
  const out = new Float64Array(3);
  for (let y = 0; y < SIDE; y++)
    for (let x = 0; x < SIDE; x++) {
      color((x + 0.5) / SIDE, (y + 0.5) / SIDE, out);
      for (let c = 0; c < 3; c++) {
        const v = Math.min(1, Math.max(0, out[c]));
        data[3 * (y * SIDE + x) + c] = Math.round(255 * (srgb ? linearToSrgb(v) : v));
      }
    }
  return { raster: { width: SIDE, height: SIDE, channels: 3, data } };
}
