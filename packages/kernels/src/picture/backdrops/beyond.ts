import { fbm, type Vec3 } from '../../math/index.ts';
import type { PathLight, PathPart, RenderTexture } from '../../render/index.ts';
import { linearOf } from '../build/color.ts';
import { matte } from '../build/matte.ts';
import { MeshBuilder } from '../build/mesh-builder.ts';
import { addRock } from '../ground/plants.ts';
import { groundShape } from '../ground/shapes.ts';
import { buildGround, frameGround, levelled } from '../ground/terrain.ts';
import { createSky } from '../sky/create-sky.ts';
import { drawPanorama } from '../sky/panorama.ts';
import { createNebula, createStars } from '../sky/stars.ts';
import type { SkyRadiance, Stage, StageInput } from '../stage/types.ts';
import { viewOf } from '../stage/view.ts';

const HUES: readonly (readonly [Vec3, Vec3])[] = [
  [
    [0.03, 0.14, 0.6],
    [0.55, 0.04, 0.32],
  ],
  [
    [0.01, 0.26, 0.36],
    [0.7, 0.2, 0.03],
  ],
  [
    [0.2, 0.03, 0.5],
    [0.02, 0.28, 0.52],
  ],
];

/** Outer space: stars, gas in two colours, a planet at the edge, one hard sun and the glow of the gas. */
export function buildSpace(input: StageInput): Stage {
  const { spec, subject, camera, aspect, rng, seed } = input;
  const { forward, right, up } = viewOf(camera, aspect);
  const stars = spec.without.includes('stars') ? undefined : createStars(2, seed & 0xffff);
  const [a, b] = rng.pick(HUES);
  const nebula = spec.without.includes('nebula') ? undefined : createNebula(a, b, seed);
  const gas: SkyRadiance = (x, y, z, out) => {
    out[0] = 0.003;
    out[1] = 0.004;
    out[2] = 0.009;
    nebula?.(x, y, z, out);
  };
  const sky: SkyRadiance = (x, y, z, out) => {
    gas(x, y, z, out);
    stars?.(x, y, z, out);
  };
  const side = rng.next() < 0.5 ? -1 : 1;
  const sun = unit([0, 1, 2].map((c) => -0.35 * forward[c] + 0.8 * side * right[c] + 0.55 * up[c]));
  const rim = unit([0, 1, 2].map((c) => 0.75 * forward[c] - 0.8 * side * right[c] + 0.1 * up[c]));
  const far = 400 * subject.size;
  const middle = [0, 1, 2].map((c) => camera.eye[c] + forward[c] * far);
  const planet = ball(
    [0, 1, 2].map(
      (c) =>
        middle[c] - side * right[c] * far * 0.36 * Math.max(0.8, aspect) - up[c] * far * 0.3 + forward[c] * far * 0.1,
    ) as unknown as Vec3,
    far * 0.17,
    seed,
  );
  const parts: PathPart[] = [planet];
  const lights: PathLight[] = [
    { kind: 'sun', direction: sun, irradiance: [4.2, 4, 3.7], angleDeg: 1 },
    { kind: 'sun', direction: rim, irradiance: [a[0] * 5 + 0.2, a[1] * 5 + 0.2, a[2] * 5 + 0.2], angleDeg: 6 },
  ];
  return {
    parts,
    textures: [],
    lights,
    environment: { map: drawPanorama(512, 256, gas) },
    sky,
    exposure: 0,
    key: 0.3,
    lift: 0.001,
  };
}

/** A grey or red plain of craters under stars, with a blue planet in the sky. */
export function buildMoon(input: StageInput): Stage {
  const { spec, subject, camera, aspect, fine, rng, seed } = input;
  const { forward, right } = viewOf(camera, aspect);
  const red = spec.color !== undefined;
  const stars = createStars(red ? 0.3 : 1.6, seed & 0xffff);
  const dust: Vec3 = red ? linearOf(spec.color ?? '#a4532f') : [0, 0, 0];
  const sky: SkyRadiance = (_x, y, _z, out) => {
    const haze = red ? Math.exp(-Math.max(0, y) * 2.2) : 0;
    for (let c = 0; c < 3; c++) out[c] = 0.002 + haze * (0.25 * dust[c] + [0.34, 0.22, 0.14][c]) * (y < 0 ? 0.5 : 1);
  };
  const starry: SkyRadiance = (x, y, z, out) => {
    sky(x, y, z, out);
    if (!red && y > 0) stars(x, y, z, out);
  };
  const side = rng.next() < 0.5 ? -1 : 1;
  const sun = unit([0, 1, 2].map((c) => (c === 1 ? 0.42 : -0.15 * forward[c] + 0.95 * side * right[c])));
  const frame = frameGround(camera, subject, aspect, 2500);
  const shape = groundShape(spec, { scale: frame.reach, yaw: Math.atan2(forward[0], forward[2]), seed });
  const { mesh, textureOf } = buildGround(shape, frame, levelled(shape, subject, frame.reach), fine * 1.1);
  const textures: RenderTexture[] = [textureOf(seed)];
  const parts: PathPart[] = [{ mesh, material: matte(1, { baseColorTexture: { texture: 0 } }) }];
  if (!red) {
    const away = 1800;
    const at = [0, 1, 2].map(
      (c) => camera.eye[c] + away * (c === 1 ? 0.34 : forward[c] - 0.24 * side * right[c] * Math.max(0.8, aspect)),
    ) as unknown as Vec3;
    parts.push(ball(at, 130, seed));
  }
  return {
    parts,
    textures,
    lights: [{ kind: 'sun', direction: sun, irradiance: red ? [2.6, 2, 1.5] : [4.2, 4.1, 4], angleDeg: 0.6 }],
    environment: { map: drawPanorama(512, 256, sky) },
    fog: red ? { extinction: [0.0009, 0.001, 0.0011], color: [0.36, 0.22, 0.13], skyDistance: 1 } : undefined,
    sky: starry,
    exposure: 0,
    key: red ? 0.9 : 0.6,
    lift: subject.floating ? 0.3 * subject.size : undefined,
  };
}

/** High up: a sky all round, a sea of clouds below. */
export function buildClouds(input: StageInput): Stage {
  const { spec, subject, camera, aspect, rng, seed } = input;
  const { forward } = viewOf(camera, aspect);
  const sky = createSky(
    { ...spec, weather: 'clear', light: spec.light === 'overcast' ? 'noon' : spec.light },
    forward,
    rng.fork('side').next() < 0.5,
    seed,
  );
  const s = seed & 0xffff;
  const mirrored = new Float64Array(3);
  const cloudy =
    (above: SkyRadiance): SkyRadiance =>
    (x, y, z, out) => {
      above(x, Math.max(y, 0.002), z, out);
      const below = Math.min(1, Math.max(0, (0.03 - y) / 0.1));
      if (below <= 0) return;
      const k = 0.55 / (Math.max(0, -y) + 0.06);
      const n = 0.5 + 1.1 * fbm(x * k, 0.5, z * k, 5, s + 3);
      const deep = 0.5 + 0.6 * fbm(x * k * 0.4, 4.5, z * k * 0.4, 3, s + 4);
      above(x, 0.5, z, mirrored);
      const sun = sky.sun?.irradiance ?? [1, 1, 1];
      const light = Math.min(1.25, Math.max(0.05, 0.08 + 0.75 * n + 0.35 * deep));
      for (let c = 0; c < 3; c++) {
        const own = light * (0.2 * sun[c] + 0.2 * mirrored[c]) + 0.2 * mirrored[c];
        out[c] += (own - out[c]) * below;
      }
    };
  return {
    parts: [],
    textures: [],
    lights: sky.sun ? [sky.sun] : [],
    environment: { map: drawPanorama(512, 256, cloudy(sky.smooth)) },
    sky: cloudy(sky.radiance),
    exposure: 0,
    key: sky.key,
    lift: 0.001 * subject.size,
  };
}

/** Under water: sand with the nets of light that waves throw, rocks and weed, blue that swallows distance, light from above. */
export function buildUnderwater(input: StageInput): Stage {
  const { spec, subject, camera, aspect, fine, rng, seed } = input;
  const { forward } = viewOf(camera, aspect);
  const frame = frameGround(camera, subject, aspect, 60 * Math.max(1, subject.size));
  const shape = groundShape(spec, { scale: frame.reach, yaw: Math.atan2(forward[0], forward[2]), seed });
  const drop = subject.floating ? 0.55 * subject.size : 0;
  const level = levelled(shape, subject, frame.reach);
  const heightAt = (x: number, z: number): number => level(x, z);
  const { mesh, textureOf } = buildGround(shape, frame, heightAt, fine);
  const textures: RenderTexture[] = [textureOf(seed)];
  const parts: PathPart[] = [{ mesh, material: matte(0.95, { baseColorTexture: { texture: 0 } }) }];
  const s = seed & 0xffff;
  const sky: SkyRadiance = (x, y, z, out) => {
    // The window to the air above, broken by waves.
    const up = Math.max(0, y);
    const glow = up ** 3 * (1.2 + 0.8 * fbm((x / (up + 0.2)) * 3, 0.5, (z / (up + 0.2)) * 3, 3, s)) * 1.9;
    const depth = 0.32 + 0.68 * Math.min(1, Math.max(0, 0.5 + y));
    out[0] = 0.018 * depth + 0.42 * glow;
    out[1] = 0.17 * depth + 0.92 * glow;
    out[2] = 0.3 * depth + glow;
  };
  if (!spec.without.includes('rocks')) parts.push(reef(input, frame, heightAt));
  const k = 1 / (frame.reach + 2.2 * subject.size);
  const side = rng.next() < 0.5 ? -0.35 : 0.35;
  const sun = unit([side * forward[2] - 0.2 * forward[0], 1, -side * forward[0] - 0.2 * forward[2]]);
  return {
    parts,
    textures,
    lights: [{ kind: 'sun', direction: sun, irradiance: [2, 2.9, 2.9], angleDeg: 5 }],
    environment: { map: drawPanorama(256, 128, sky), strength: 1.15 },
    fog: { extinction: [0.62 * k, 0.3 * k, 0.24 * k], color: [0.016, 0.16, 0.27], skyDistance: 0.9 / k },
    sky,
    exposure: 0,
    key: 0.8,
    lift: drop || undefined,
  };
}

/** Rocks, fans of coral and ribbons of weed. */
function reef(
  { subject, rng, fine }: StageInput,
  frame: ReturnType<typeof frameGround>,
  heightAt: (x: number, z: number) => number,
): PathPart {
  const mesh = new MeshBuilder();
  const own = rng.fork('reef');
  const tones: Vec3[] = [
    [0.5, 0.16, 0.12],
    [0.55, 0.34, 0.08],
    [0.34, 0.12, 0.3],
    [0.18, 0.17, 0.14],
    [0.2, 0.2, 0.17],
  ];
  for (let k = 0; k < 46 * fine; k++) {
    const radius = frame.reach * 0.9 + subject.size * (0.4 + 7 * own.next() ** 1.6);
    const angle = frame.yaw + (2 * own.next() - 1) * Math.min(Math.PI, frame.half * 1.1);
    const x = frame.x + radius * Math.sin(angle);
    const z = frame.z + radius * Math.cos(angle);
    if (Math.hypot(x, z) < 0.7 * subject.size) continue;
    const y = heightAt(x, z);
    const size = subject.size * (0.05 + 0.16 * own.next() ** 2);
    if (own.next() < 0.5) addRock(mesh, [x, y, z], size, own.pick(tones), own);
    else ribbons(mesh, [x, y, z], subject.size * own.range(0.25, 0.7), own);
  }
  return { mesh: mesh.finish(40), material: matte(0.85, { doubleSided: true }) };
}

function ribbons(mesh: MeshBuilder, foot: Vec3, tall: number, rng: ReturnType<StageInput['rng']['fork']>): void {
  for (let r = 0; r < 7; r++) {
    const turn = rng.next() * 6.28;
    const x = foot[0] + 0.12 * tall * Math.sin(turn);
    const z = foot[2] + 0.12 * tall * Math.cos(turn);
    const height = tall * rng.range(0.5, 1.1);
    const wide = 0.03 * tall;
    const phase = rng.next() * 6;
    let before: [number, number] | undefined;
    for (let k = 0; k <= 8; k++) {
      const t = k / 8;
      const sway = 0.12 * tall * t * Math.sin(4 * t + phase);
      const w = wide * (1 - t * t);
      const tone: Vec3 = [0.05 + 0.08 * t, 0.13 + 0.16 * t, 0.03 + 0.02 * t];
      const a = mesh.vertex(
        [x + sway - w * Math.cos(turn), foot[1] + height * t, z + 0.6 * sway + w * Math.sin(turn)],
        tone,
      );
      const b = mesh.vertex(
        [x + sway + w * Math.cos(turn), foot[1] + height * t, z + 0.6 * sway - w * Math.sin(turn)],
        tone,
      );
      if (before) {
        mesh.triangle(before[0], before[1], b);
        mesh.triangle(before[0], b, a);
      }
      before = [a, b];
    }
  }
}

/** A planet: seas, lands, clouds in the colours of its vertices. */
function ball(at: Vec3, radius: number, seed: number): PathPart {
  const mesh = new MeshBuilder();
  const s = seed & 0xffff;
  const rows = 96;
  const columns = 160;
  for (let r = 0; r <= rows; r++)
    for (let c = 0; c <= columns; c++) {
      const theta = (Math.PI * r) / rows;
      const phi = (2 * Math.PI * c) / columns;
      const d: Vec3 = [Math.sin(theta) * Math.cos(phi), Math.cos(theta), Math.sin(theta) * Math.sin(phi)];
      const land = fbm(d[0] * 1.9, d[1] * 1.9, d[2] * 1.9, 6, s + 1);
      const cloud = Math.max(0, fbm(d[0] * 3 + 4, d[1] * 5, d[2] * 3, 5, s + 2));
      const ground: Vec3 = land > 0.06 ? [0.13 + 0.2 * land, 0.15 + 0.08 * land, 0.06] : [0.012, 0.045, 0.14];
      const white = Math.min(1, 2.6 * cloud + (Math.abs(d[1]) > 0.86 ? 0.8 : 0));
      const color: Vec3 = [0, 1, 2].map((k) => ground[k] + (0.8 - ground[k]) * white) as unknown as Vec3;
      mesh.vertex([at[0] + radius * d[0], at[1] + radius * d[1], at[2] + radius * d[2]], color, [0, 0], d);
    }
  for (let r = 0; r < rows; r++)
    for (let c = 0; c < columns; c++) {
      const i = r * (columns + 1) + c;
      mesh.triangle(i, i + 1, i + columns + 2);
      mesh.triangle(i, i + columns + 2, i + columns + 1);
    }
  return { mesh: mesh.finish(), material: matte(0.8) };
}

function unit(v: readonly number[]): Vec3 {
  const n = Math.hypot(v[0], v[1], v[2]) || 1;
  return [v[0] / n, v[1] / n, v[2] / n];
}
