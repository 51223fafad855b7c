import type { Raster } from '../image/index.ts';
import { linearToByte } from '../math/index.ts';
import { type Camera, createProjection, framePoints, type Projection, VIEWS, type ViewAngles } from './camera.ts';
import { drawParts, isSeeThrough, type Seen, scaleProjection, showsFrontOnly } from './draw.ts';
import { measureBounds, placeParts } from './geometry.ts';
import { createGroundShadow, type GroundShadow, readGroundShadow } from './ground.ts';
import { createLighting } from './light.ts';
import { createReflect } from './reflect.ts';
import { createMipTexture } from './sampling.ts';
import type { RenderScene } from './scene-input.ts';
import { createShader, type Shader } from './shade.ts';
import { toneMapInPlace } from './tone.ts';
import { createLightMaps } from './visibility.ts';

export interface RenderOptions {
  /** Pixels. Default 512 x 512. */
  width?: number;
  height?: number;
  /** Where to look from, default three-quarter; or a camera of your own. */
  view?: ViewAngles;
  camera?: Camera;
  /** Samples per pixel along each axis, default 2. Edges get all of them; even surfaces are shaded once. */
  supersample?: number;
  /** Multiplies the light. Default 1. */
  exposure?: number;
  /** The camera that the studio's light is set up for stands at this azimuth, degrees: pictures from several sides of a thing in one light. Default: the picture's own. */
  lightAzimuthDeg?: number;
  /** Light directions for soft shadows and ambient occlusion. Default 40; 0 = none. */
  lights?: number;
  /** Texels along a side of each light's depth map. Default 192. */
  lightMapSize?: number;
  /** Draws the soft shadow on the floor. Default true. */
  ground?: boolean;
  /** Leaves out back faces of single-sided materials. Default true. */
  cull?: boolean;
  /** false: base colours and what glows as they are, without light, shadows or tone curve. Default true. */
  lit?: boolean;
  /** Ray-traced mirror reflections instead of the studio alone: about a second more. Default false. */
  reflections?: boolean;
  /** Only these rows [from, to); the picture comes out that high. Default all. */
  rows?: readonly [number, number];
  /** sRGB bytes behind everything; default transparent. */
  background?: readonly [number, number, number];
}

/**
 * Draws a scene as a product picture: studio light with soft boxes, soft shadows and ambient occlusion from many depth maps, PBR
 * materials, filmic tone mapping, anti-aliased by supersampling, soft contact shadow, RGBA with straight alpha. About 1 s for
 * 100k triangles at 512 px on one core, most of it depth maps. An empty scene gives an empty picture.
 */
export function renderScene(scene: RenderScene, options: RenderOptions = {}): Raster {
  const width = options.width ?? 512;
  const height = options.height ?? 512;
  const view = options.view ?? VIEWS['three-quarter'];
  const placed = placeParts(scene.parts.filter((p) => p.mesh.indices.length > 0));
  const [from, to] = options.rows ?? [0, height];
  const raster: Raster = { width, height: to - from, channels: 4, data: new Uint8Array(width * (to - from) * 4) };
  if (placed.length === 0) return raster;
  const bounds = measureBounds(placed);
  const clouds = placed.map((p) => p.positions);
  const camera = options.camera ?? framePoints(clouds, { ...view, fovDeg: 26, aspect: width / height });
  const projection = createProjection(camera, width, height);
  const own = Math.atan2(-projection.forward[0], -projection.forward[2]);
  const yaw = options.lightAzimuthDeg === undefined ? own : (options.lightAzimuthDeg * Math.PI) / 180;
  const mips = (scene.textures ?? []).map((t) => t && createMipTexture(t));
  const lit = options.lit ?? true;
  const count = lit ? (options.lights ?? 40) : 0;
  const solid = placed.filter((p) => !isSeeThrough(p.part));
  const occluders = (solid.length ? solid : placed).map((p) => ({
    positions: p.positions,
    indices: p.mesh.indices,
    front: (options.cull ?? true) && showsFrontOnly(p),
  }));
  const maps =
    count > 0 ? createLightMaps(occluders, bounds, { count, size: options.lightMapSize ?? 192, yaw }) : undefined;
  const ss = options.supersample ?? 2;
  const fine = scaleProjection(projection, ss);
  const seen = drawParts(placed, fine, mips, options.cull ?? true);
  const lighting = lit ? createLighting(yaw, options.exposure ?? 1) : undefined;
  const ground =
    maps && (options.ground ?? true) ? createGroundShadow(maps, bounds, options.reflections ? 240 : 112) : undefined;
  const reflect = options.reflections && lighting ? createReflect(placed, mips, lighting, ground) : undefined;
  const shader = createShader(placed, fine, mips, lighting, maps, reflect);
  const resolve = createResolver(seen, shader, ss, ground, projection, lit);
  for (let y = from; y < to; y++) {
    const row = raster.data.subarray(4 * width * (y - from));
    for (let x = 0; x < width; x++) resolve(x, y, row, options.background);
  }
  return raster;
}

/** Writes pixel (x, y) of the picture into `row`. */
type Resolve = (x: number, y: number, row: Uint8Array, background?: readonly [number, number, number]) => void;

/** Shades the samples of one pixel in groups of one surface, and averages them in display space (premultiplied). */
function createResolver(
  seen: Seen,
  shader: Shader,
  ss: number,
  ground: GroundShadow | undefined,
  projection: Projection,
  lit: boolean,
): Resolve {
  const samples = ss * ss;
  const mix = createMixer(seen.solid.ids as Uint32Array, shader, ss, projection.width, lit);
  const over = seen.glass && createMixer(seen.glass.ids as Uint32Array, shader, ss, projection.width, lit);
  const floor = createFloor(ground, projection);
  const sum = new Float64Array(4);
  const front = new Float64Array(7);
  return (x, y, row, background) => {
    sum.fill(0);
    const covered = mix(x, y, sum);
    const shadow = covered < samples ? floor(x + 0.5, y + 0.5) : 0;
    // Behind the solid: the floor's shadow, black with alpha.
    for (let k = 0; k < 4; k++) sum[k] /= samples;
    sum[3] += (1 - covered / samples) * shadow;
    if (over) {
      front.fill(0);
      const n = over(x, y, front);
      if (n > 0) {
        const share = n / samples;
        const behind = sum[3];
        let pass = 0;
        for (let k = 0; k < 3; k++) {
          const through = front[4 + k] / n;
          pass += through / 3;
          sum[k] = sum[k] * (1 - share) + (front[k] / samples + sum[k] * through * share);
        }
        sum[3] = behind * (1 - share) + share * (1 - pass * (1 - behind));
      }
    }
    const o = 4 * x;
    const alpha = Math.min(1, sum[3]);
    for (let k = 0; k < 3; k++) {
      const value = background ? sum[k] + background[k] * (1 - alpha) : alpha > 0 ? sum[k] / alpha : 0;
      row[o + k] = Math.max(0, Math.min(255, Math.round(value)));
    }
    row[o + 3] = background ? 255 : Math.round(255 * alpha);
  };
}

/** Of the picture's shorter side: where the floor's shadow fades at its rim. */
const RIM = 0.14;

/** The floor's darkness behind a pixel of the picture. */
function createFloor(ground: GroundShadow | undefined, p: Projection): (x: number, y: number) => number {
  if (!ground) return () => 0;
  return (x, y) => {
    const sx = (x - p.width / 2) / p.focal;
    const sy = (p.height / 2 - y) / p.focal;
    const dy = p.forward[1] + p.right[1] * sx + p.up[1] * sy;
    if (dy > -1e-4) return 0;
    const t = (ground.y - p.eye[1]) / dy;
    const dx = p.forward[0] + p.right[0] * sx + p.up[0] * sy;
    const dz = p.forward[2] + p.right[2] * sx + p.up[2] * sy;
    // A floor seen at a grazing angle would smear its shadow over the picture.
    const grazing = Math.min(1, (-dy / Math.hypot(dx, dy, dz)) * 8);
    const dark = Math.min(0.8, 1.05 * grazing * readGroundShadow(ground, p.eye[0] + dx * t, p.eye[2] + dz * t));
    // A picture without a backdrop stands on anything: no shadow may end in a line at its rim.
    const rim = Math.min(x, p.width - x, y, p.height - y) / Math.min(p.width, p.height);
    const inside = Math.min(1, rim / RIM);
    return dark * inside * inside * (3 - 2 * inside);
  };
}

/**
 * Adds the colours of a pixel's samples to `sum` [r g b alpha, and when it is long enough: light let through], bytes premultiplied,
 * and returns how many samples were covered.
 */
function createMixer(
  ids: Uint32Array,
  shader: Shader,
  ss: number,
  width: number,
  lit: boolean,
): (x: number, y: number, sum: Float64Array) => number {
  const samples = ss * ss;
  const done = new Uint8Array(samples);
  const shaded = { rgb: new Float64Array(3), through: new Float64Array(3), alpha: 1 };
  const first = new Float64Array(3);
  const other = new Float64Array(3);
  const stride = width * ss;
  return (x, y, sum) => {
    done.fill(0);
    let covered = 0;
    for (let s = 0; s < samples; s++) {
      const id = ids[(y * ss + Math.floor(s / ss)) * stride + x * ss + (s % ss)];
      if (done[s] || id === 0) continue;
      let n = 0;
      let mx = 0;
      let my = 0;
      let loaded = false;
      for (let q = s; q < samples; q++) {
        const qx = x * ss + (q % ss);
        const qy = y * ss + Math.floor(q / ss);
        const candidate = ids[qy * stride + qx];
        if (done[q] || candidate === 0) continue;
        if (candidate !== id) {
          if (shader.partOf(candidate - 1) !== shader.partOf(id - 1)) continue;
          if (!loaded) shader.normal(id - 1, first);
          loaded = true;
          shader.normal(candidate - 1, other);
          const apart = 1 - (first[0] * other[0] + first[1] * other[1] + first[2] * other[2]);
          if (apart > 0.12) continue;
        }
        done[q] = 1;
        mx += qx + 0.5;
        my += qy + 0.5;
        n++;
      }
      shader.shade(id - 1, mx / n, my / n, n === samples ? ss : 1, shaded);
      if (lit) toneMapInPlace(shaded.rgb);
      const see = sum.length > 4;
      const alpha = see ? shaded.alpha : 1;
      for (let k = 0; k < 3; k++) {
        sum[k] += linearToByte(shaded.rgb[k]) * alpha * n;
        if (see) sum[4 + k] += (1 - alpha + alpha * shaded.through[k]) * n;
      }
      sum[3] += alpha * n;
      covered += n;
    }
    return covered;
  };
}
