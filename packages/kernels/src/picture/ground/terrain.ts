import { fbm, gradientNoise, linearToSrgb, type Vec3 } from '../../math/index.ts';
import type { Mesh } from '../../mesh/index.ts';
import type { PathCamera, RenderTexture } from '../../render/index.ts';
import type { Subject } from '../stage/types.ts';

/** A ground that a backdrop describes: its height and its colour at a place. Metres, linear colour. */
export interface GroundShape {
  /** Height over the plane the subject stands on, before it is flattened around the subject. `far`: distance from the subject. */
  height(x: number, z: number, far: number): number;
  /** Colour by place, height and how steep it is (1 = level). */
  color(x: number, y: number, z: number, level: number, out: Float64Array): void;
  /** How strongly the fine texture lightens and darkens, 0..1. */
  grain: number;
  /** Shape of the grain: `speckle` for soil and grass, `ripple` for sand. */
  pattern: 'speckle' | 'ripple';
}

/** Where a ground is seen from. */
export interface GroundFrame {
  /** Under the camera, or under the subject for views from high above. */
  x: number;
  z: number;
  /** The way the camera looks. */
  yaw: number;
  /** Half the angle that is seen, radians, with some to spare; pi = all round. */
  half: number;
  /** From the nearest ring to the farthest, metres. */
  near: number;
  far: number;
  /** Distance from the camera to the subject. */
  reach: number;
}

/** The frame of a camera's ground. */
export function frameGround(camera: PathCamera, subject: Subject, aspect: number, far = 4500): GroundFrame {
  const dx = camera.target[0] - camera.eye[0];
  const dy = camera.target[1] - camera.eye[1];
  const dz = camera.target[2] - camera.eye[2];
  const flat = Math.hypot(dx, dz);
  const steep = camera.fovDeg === undefined || Math.abs(dy) > 1.2 * flat;
  const middle = [0, 2].map((a) => (subject.bounds.min[a] + subject.bounds.max[a]) / 2);
  const reach = Math.max(0.3 * subject.size, Math.hypot(camera.eye[0] - middle[0], camera.eye[2] - middle[1]));
  if (steep)
    return {
      x: middle[0],
      z: middle[1],
      yaw: 0,
      half: Math.PI,
      near: 0.02 * subject.size,
      far: Math.min(far, 300 * subject.size),
      reach: 3 * subject.size,
    };
  const tan = Math.tan(((camera.fovDeg ?? 30) * Math.PI) / 360) * aspect;
  return {
    x: camera.eye[0],
    z: camera.eye[2],
    yaw: Math.atan2(dx, dz),
    half: Math.min(Math.PI, Math.atan(tan) * 1.25 + 0.12),
    near: Math.min(0.25 * reach, 0.8 * Math.max(0.02, camera.eye[1])),
    far,
    reach,
  };
}

/** Height of a ground with a level place around the subject. */
export function levelled(shape: GroundShape, subject: Subject, reach: number): (x: number, z: number) => number {
  const rx = (subject.bounds.max[0] - subject.bounds.min[0]) / 2;
  const rz = (subject.bounds.max[2] - subject.bounds.min[2]) / 2;
  const mx = (subject.bounds.max[0] + subject.bounds.min[0]) / 2;
  const mz = (subject.bounds.max[2] + subject.bounds.min[2]) / 2;
  const inner = Math.hypot(rx, rz) * 1.05;
  const outer = inner + 0.9 * subject.size + 0.6 * reach;
  return (x, z) => {
    const far = Math.hypot(x - mx, z - mz);
    const t = Math.min(1, Math.max(0, (far - inner) / (outer - inner)));
    return t <= 0 ? 0 : shape.height(x, z, far) * t * t * (3 - 2 * t);
  };
}

const RINGS = 170;
const SPOKES = 210;
/** Share of the spokes that lie in view. */
const SEEN = 0.8;

/**
 * A ground as a mesh of rings around the camera, each a fixed share farther out than the one before, most spokes in view: faces and texels look
 * alike in size near and far. Coloured by vertex, with a fine texture laid out along rings and spokes. About 0.2 s.
 */
export function buildGround(
  shape: GroundShape,
  frame: GroundFrame,
  heightAt: (x: number, z: number) => number,
  fine: number,
): { mesh: Mesh; textureOf(seed: number): RenderTexture } {
  const rings = Math.round(RINGS * Math.min(1.3, fine));
  const spokes = Math.round(SPOKES * Math.min(1.3, fine));
  const angles = spokeAngles(frame, spokes);
  const growth = (frame.far / frame.near) ** (1 / (rings - 1));
  const count = rings * (spokes + 1) + 1;
  const positions = new Float32Array(3 * count);
  const normals = new Float32Array(3 * count);
  const colors = new Float32Array(4 * count);
  const uvs = new Float32Array(2 * count);
  const color = new Float64Array(3);
  const put = (v: number, x: number, z: number, step: number, u: number, t: number): void => {
    const y = heightAt(x, z);
    const e = Math.max(1e-4, 0.5 * step);
    const nx = (heightAt(x - e, z) - heightAt(x + e, z)) / (2 * e);
    const nz = (heightAt(x, z - e) - heightAt(x, z + e)) / (2 * e);
    const n = 1 / Math.hypot(nx, 1, nz);
    positions.set([x, y, z], 3 * v);
    normals.set([nx * n, n, nz * n], 3 * v);
    shape.color(x, y, z, n, color);
    colors.set([color[0], color[1], color[2], 1], 4 * v);
    uvs.set([u, t], 2 * v);
  };
  put(0, frame.x, frame.z, frame.near, 0.5, 0);
  for (let r = 0; r < rings; r++) {
    const radius = frame.near * growth ** r;
    for (let s = 0; s <= spokes; s++) {
      const x = frame.x + radius * Math.sin(angles[s]);
      const z = frame.z + radius * Math.cos(angles[s]);
      put(1 + r * (spokes + 1) + s, x, z, radius * (growth - 1), s / spokes, r / (rings - 1));
    }
  }
  const indices = new Uint32Array(3 * (spokes + 2 * spokes * (rings - 1)));
  let i = 0;
  const face = (a: number, b: number, c: number): void => {
    indices[i++] = a;
    indices[i++] = b;
    indices[i++] = c;
  };
  for (let s = 0; s < spokes; s++) face(0, 1 + s, 2 + s);
  for (let r = 0; r + 1 < rings; r++)
    for (let s = 0; s < spokes; s++) {
      const a = 1 + r * (spokes + 1) + s;
      const b = a + spokes + 1;
      face(a, b, b + 1);
      face(a, b + 1, a + 1);
    }
  return { mesh: { positions, indices, normals, colors, uvs }, textureOf: (seed) => grain(shape, seed) };
}

/** From one side of the camera's back round to the other; dense where it looks. */
function spokeAngles({ yaw, half }: GroundFrame, spokes: number): Float64Array {
  const angles = new Float64Array(spokes + 1);
  if (half >= Math.PI) {
    for (let s = 0; s <= spokes; s++) angles[s] = yaw + ((s / spokes) * 2 - 1) * Math.PI;
    return angles;
  }
  const outside = (1 - SEEN) / 2;
  for (let s = 0; s <= spokes; s++) {
    const t = s / spokes;
    const a =
      t < outside
        ? -Math.PI + (t / outside) * (Math.PI - half)
        : t > 1 - outside
          ? half + ((t - 1 + outside) / outside) * (Math.PI - half)
          : ((t - outside) / SEEN) * 2 * half - half;
    angles[s] = yaw + a;
  }
  return angles;
}

const GRAIN_WIDTH = 768;
const GRAIN_HEIGHT = 768;

/** The fine texture: noise of three sizes, lighter where it faces one side. Rings and spokes are its axes, so it never blurs. */
function grain({ grain: strength, pattern }: GroundShape, seed: number): RenderTexture {
  const data = new Uint8Array(3 * GRAIN_WIDTH * GRAIN_HEIGHT);
  const s = seed & 0xffff;
  for (let y = 0; y < GRAIN_HEIGHT; y++)
    for (let x = 0; x < GRAIN_WIDTH; x++) {
      const u = x / 5;
      const v = y / 2.6;
      let n: number;
      if (pattern === 'ripple') {
        const w = 1.6 * gradientNoise(u * 0.05, v * 0.05, 1.5, s);
        n = 0.55 * Math.sin(v * 0.55 + 4 * w) + 0.3 * gradientNoise(u * 1.3, v * 1.3, 3.5, s + 1) + 0.3 * w;
      } else
        n =
          0.5 * gradientNoise(u * 0.9, v * 0.9, 1.5, s) +
          0.4 * gradientNoise(u * 0.3, v * 0.3, 2.5, s + 1) +
          0.5 * fbm(u * 0.05, v * 0.07, 3.5, 3, s + 2);
      const level = Math.min(1, Math.max(0.04, 0.72 * (1 + strength * n)));
      const o = 3 * (y * GRAIN_WIDTH + x);
      const byte = Math.round(255 * linearToSrgb(level));
      data[o] = byte;
      data[o + 1] = byte;
      data[o + 2] = byte;
    }
  return { raster: { width: GRAIN_WIDTH, height: GRAIN_HEIGHT, channels: 3, data }, wrap: 'mirror' };
}

/** A colour between two. */
export function mixInto(out: Float64Array, a: Vec3, b: Vec3, t: number): void {
  const k = t < 0 ? 0 : t > 1 ? 1 : t;
  for (let c = 0; c < 3; c++) out[c] = a[c] + (b[c] - a[c]) * k;
}
