import type { Rng, Vec3 } from '../../math/index.ts';
import type { PathFog, PathPart, RenderTexture } from '../../render/index.ts';
import { matte } from '../build/matte.ts';
import { MeshBuilder } from '../build/mesh-builder.ts';
import { buildGrass } from '../ground/grass.ts';
import { addBroadleaf, addConifer, addFlower, addRock } from '../ground/plants.ts';
import { groundShape } from '../ground/shapes.ts';
import { buildGround, frameGround, type GroundFrame, levelled } from '../ground/terrain.ts';
import { buildWater } from '../ground/water.ts';
import { createSky, type Sky } from '../sky/create-sky.ts';
import { drawPanorama } from '../sky/panorama.ts';
import type { Stage, StageInput } from '../stage/types.ts';
import { viewOf } from '../stage/view.ts';

type Place = (x: number, z: number) => number;

const viewYaw = (forward: Vec3): number => Math.atan2(forward[0], forward[2]);

/** Open country under a sky: meadow, hills, mountains, desert, snow, beach, sea, forest. What grows there depends on the place. */
export function buildOpenAir(input: StageInput): Stage {
  const { spec, subject, camera, aspect, fine, seed, rng } = input;
  const { forward } = viewOf(camera, aspect);
  const sky = createSky(spec, forward, rng.fork('side').next() < 0.5, seed);
  const frame = frameGround(camera, subject, aspect);
  const shape = groundShape(spec, { scale: frame.reach, yaw: viewYaw(forward), sun: sky.sun?.direction, seed });
  const heightAt: Place = spec.backdrop === 'sea' ? () => -40 : levelled(shape, subject, frame.reach);
  const parts: PathPart[] = [];
  const textures: RenderTexture[] = [];
  if (spec.backdrop !== 'sea') {
    const { mesh, textureOf } = buildGround(shape, frame, heightAt, fine);
    textures.push(textureOf(seed));
    parts.push({ mesh, material: matte(spec.weather === 'rain' ? 0.45 : 0.92, { baseColorTexture: { texture: 0 } }) });
  }
  if (spec.backdrop === 'sea' || spec.backdrop === 'beach') {
    const level = spec.backdrop === 'sea' ? 0.02 * subject.size : -0.012 * frame.reach;
    const rough = (spec.without.includes('waves') ? 0.2 : 1) * 0.022 * frame.reach;
    parts.push(buildWater(frame, level, spec.backdrop === 'sea' ? rough : 0.3 * rough, fine, seed));
  }
  parts.push(...growth(input, frame, heightAt, sky, rng.fork('plants')));
  return {
    parts,
    textures,
    lights: sky.sun ? [sky.sun] : [],
    environment: { map: drawPanorama(512, 256, sky.smooth), strength: spec.backdrop === 'forest' ? 1.7 : 1 },
    fog: fogOf(input, sky, frame),
    sky: sky.radiance,
    exposure: 0,
    key: sky.key,
    lift: spec.backdrop === 'sea' ? undefined : subject.floating ? 0.35 * subject.size : undefined,
  };
}

/** Air between: distance fades to the horizon's colour; fog does so at once. */
export function fogOf({ spec, subject }: StageInput, sky: Sky, frame: GroundFrame): PathFog {
  const thick =
    spec.weather === 'fog'
      ? 2.4 * (frame.reach + subject.size)
      : spec.weather === 'snowfall' || spec.weather === 'rain'
        ? 26 * frame.reach + 60
        : spec.backdrop === 'forest'
          ? Math.max(46, 10 * frame.reach)
          : 15_000;
  const green = spec.backdrop === 'forest' && spec.weather === 'clear';
  const color: Vec3 = green
    ? [0.5 * sky.horizon[0], 0.6 * sky.horizon[1], 0.42 * sky.horizon[2]]
    : [sky.horizon[0], sky.horizon[1], sky.horizon[2]];
  if (spec.weather === 'fog') {
    const k = 1 / thick;
    return {
      extinction: [k, k, k],
      color,
      height: { base: 0.4 * subject.size, falloff: 2.2 * subject.size + 3 },
      skyDistance: 3.5 * thick,
    };
  }
  return {
    extinction: [0.85 / thick, 1 / thick, 1.25 / thick],
    color,
    skyDistance: spec.weather === 'clear' ? 1 : thick,
  };
}

/** Grass, flowers, trees and rocks where they belong, none of them before the subject. */
function growth(input: StageInput, frame: GroundFrame, heightAt: Place, sky: Sky, rng: Rng): PathPart[] {
  const { spec, subject, fine } = input;
  const parts: PathPart[] = [];
  const free = footprint(input);
  const has = (name: string): boolean => !spec.without.includes(name);
  const white = spec.weather === 'snowfall';
  const grassy = spec.backdrop === 'meadow' || spec.backdrop === 'hills';
  if ((grassy || spec.backdrop === 'mountains' || spec.backdrop === 'forest') && has('grass') && !white) {
    const height =
      Math.min(0.14, Math.max(0.01, (grassy ? 0.1 : 0.07) * subject.size)) * (spec.backdrop === 'meadow' ? 1.25 : 1);
    const count = Math.round(
      (spec.backdrop === 'forest' || spec.backdrop === 'mountains' ? 30_000 : 60_000) * Math.min(1.4, fine),
    );
    const colors: [Vec3, Vec3, Vec3] = [
      [0.03, 0.06, 0.012],
      [0.12, 0.23, 0.04],
      [0.26, 0.27, 0.08],
    ];
    parts.push({
      mesh: buildGrass(frame, heightAt, free, { height, count, colors }, rng.fork('grass')),
      material: matte(0.85, { doubleSided: true }),
    });
    if (spec.backdrop === 'meadow' && has('flowers'))
      parts.push(flowers(frame, heightAt, free, height, rng.fork('flowers')));
  }
  if (has('trees') && !(spec.backdrop === 'desert' || spec.backdrop === 'beach' || spec.backdrop === 'sea')) {
    const trees = plantTrees(input, frame, heightAt, sky, rng.fork('trees'));
    if (trees) parts.push(trees);
  }
  if (has('rocks') && ['desert', 'mountains', 'beach', 'snow'].includes(spec.backdrop))
    parts.push(rocks(input, frame, heightAt, rng.fork('rocks')));
  return parts;
}

/** Whether a place is not the subject's own. */
function footprint({ subject }: StageInput): (x: number, z: number) => boolean {
  const { min, max } = subject.bounds;
  const pad = 0.01 * subject.size;
  const low = min[1] + 0.12 * (max[1] - min[1]);
  // Only what touches the ground keeps grass away: between legs it grows.
  const cells = new Set<number>();
  const nx = 48;
  const cell = Math.max(1e-6, (max[0] - min[0] + 2 * pad) / nx);
  const { cloud } = subject;
  const key = (x: number, z: number): number =>
    Math.floor((x - min[0] + pad) / cell) * 4096 + Math.floor((z - min[2] + pad) / cell);
  for (let i = 0; i < cloud.length; i += 3) if (cloud[i + 1] < low) cells.add(key(cloud[i], cloud[i + 2]));
  return (x, z) =>
    x < min[0] - pad || x > max[0] + pad || z < min[2] - pad || z > max[2] + pad || !cells.has(key(x, z));
}

function flowers(
  frame: GroundFrame,
  heightAt: Place,
  free: (x: number, z: number) => boolean,
  grass: number,
  rng: Rng,
): PathPart {
  const mesh = new MeshBuilder();
  const palette: Vec3[] = [
    [0.85, 0.83, 0.78],
    [0.72, 0.16, 0.2],
    [0.3, 0.16, 0.62],
    [0.85, 0.62, 0.08],
  ];
  const own = [rng.pick(palette), rng.pick(palette), palette[0]];
  for (let k = 0; k < 420; k++) {
    const radius = 0.3 * frame.reach * 60 ** rng.next();
    const angle = frame.yaw + (2 * rng.next() - 1) * Math.min(Math.PI, frame.half);
    const x = frame.x + radius * Math.sin(angle);
    const z = frame.z + radius * Math.cos(angle);
    if (!free(x, z)) continue;
    const size = Math.max(0.11 * grass, 0.0016 * radius);
    addFlower(mesh, [x, heightAt(x, z) + grass * rng.range(0.6, 0.95), z], size, rng.pick(own), rng);
  }
  return { mesh: mesh.finish(), material: matte(0.8, { doubleSided: true }) };
}

/** A forest all round with a clearing, or a few trees far off. Never between the camera and the subject. */
function plantTrees(
  { spec, subject, fine, aspect, camera }: StageInput,
  frame: GroundFrame,
  heightAt: Place,
  sky: Sky,
  rng: Rng,
): PathPart | undefined {
  const forest = spec.backdrop === 'forest';
  const count = Math.round(
    (forest ? 100 : spec.backdrop === 'meadow' ? 46 : spec.backdrop === 'hills' ? 30 : 34) * Math.min(1.2, fine),
  );
  const mesh = new MeshBuilder();
  const cold = spec.backdrop === 'mountains' || spec.backdrop === 'snow' || spec.weather === 'snowfall';
  const all = frame.half >= Math.PI;
  const tall = Math.max(7, forest ? 1.6 * subject.size : 0);
  const first = forest ? Math.max(2.6 * subject.size, 6.5) : Math.max(5 * frame.reach, 24);
  const last = forest ? Math.max(90, 18 * subject.size) : Math.max(260, 30 * frame.reach);
  const tan = camera.fovDeg ? Math.tan((camera.fovDeg * Math.PI) / 360) * Math.max(1, aspect) : 1;
  for (let k = 0; k < count; k++) {
    const t = forest ? rng.next() ** 0.8 : rng.next();
    const radius = frame.reach + first * (last / first) ** t;
    const half = all ? Math.PI : frame.half;
    const angle = frame.yaw + (2 * rng.next() - 1) * half;
    const x = frame.x + radius * Math.sin(angle);
    const z = frame.z + radius * Math.cos(angle);
    const off = Math.hypot(x, z);
    if (off < first) continue;
    // Sunlight falls into the clearing.
    const towards = sky.sun
      ? (x * sky.sun.direction[0] + z * sky.sun.direction[2]) /
        (off * Math.hypot(sky.sun.direction[0], sky.sun.direction[2]))
      : 0;
    if (forest && towards > 0.86 && off < 3.2 * tall) continue;
    // Single trees behind the subject's head look like horns: keep the middle open.
    const middle = Math.abs(Math.atan(Math.tan(angle - frame.yaw) / tan));
    if (!forest && middle < 0.24) continue;
    const height = tall * rng.range(0.75, 1.5);
    const foot: Vec3 = [x, heightAt(x, z), z];
    if (cold || (forest ? rng.next() < 0.45 : rng.next() < 0.15))
      addConifer(
        mesh,
        foot,
        height * 1.25,
        [0.03, 0.062, 0.028],
        spec.weather === 'snowfall' || spec.backdrop === 'snow',
        rng,
      );
    else addBroadleaf(mesh, foot, height, [0.085, 0.14, 0.03], rng, forest ? 760 : 420);
  }
  return mesh.triangleCount ? { mesh: mesh.finish(40), material: matte(0.9, { doubleSided: true }) } : undefined;
}

function rocks({ spec, subject }: StageInput, frame: GroundFrame, heightAt: Place, rng: Rng): PathPart {
  const mesh = new MeshBuilder();
  const color: Vec3 =
    spec.backdrop === 'desert' ? [0.36, 0.2, 0.11] : spec.backdrop === 'beach' ? [0.2, 0.18, 0.16] : [0.19, 0.18, 0.17];
  const count = spec.backdrop === 'mountains' ? 42 : 16;
  for (let k = 0; k < count; k++) {
    const radius = frame.reach * 1.05 + subject.size * (0.8 + 14 * rng.next() ** 2);
    const angle = frame.yaw + (2 * rng.next() - 1) * Math.min(Math.PI, frame.half * 1.1);
    const x = frame.x + radius * Math.sin(angle);
    const z = frame.z + radius * Math.cos(angle);
    if (Math.hypot(x, z) < 0.95 * subject.size) continue;
    const size = (0.03 + 0.13 * rng.next() ** 2.5) * subject.size * Math.min(3, radius / frame.reach);
    addRock(mesh, [x, heightAt(x, z) + 0.1 * size, z], size, color, rng);
  }
  return { mesh: mesh.finish(35), material: matte(0.9) };
}
