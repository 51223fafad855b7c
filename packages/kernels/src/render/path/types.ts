import type { Raster } from '../../image/index.ts';
import type { Vec3 } from '../../math/index.ts';
import type { Camera } from '../camera.ts';
import type { RenderPart, RenderScene } from '../scene-input.ts';
import type { PathJob, PathWork } from './work.ts';

/** Linear red, green, blue. */
export type Rgb = readonly [number, number, number];

/**
 * What the path tracer sees: parts, the lights that stand among them, the light from everywhere else, and the air between.
 * `{ ...toRenderScene(scene, textures), lights, environment }` is one. Floors and walls are parts like any other.
 */
export interface PathScene {
  parts: readonly PathPart[];
  /** By texture index of the materials, decoded. A missing picture counts as white. */
  textures?: RenderScene['textures'];
  lights?: readonly PathLight[];
  /** Default: none, black. */
  environment?: PathEnvironment;
  fog?: PathFog;
}

/** A part and what a picture needs to know beyond its material. `shade` is not supported: bake it. Emissive parts are lights by themselves. */
export interface PathPart extends RenderPart {
  /**
   * How transmission works: a `thin` sheet lets light straight through, a `solid` body refracts it by the material's ior.
   * Default `thin`, as glTF says of a material without a volume.
   */
  glass?: 'thin' | 'solid';
  /** Of solid glass and water: what is left of white light after so many metres inside. */
  attenuation?: { color: Rgb; distance: number };
  /** Whether the camera sees it (everything else always does). Default true. */
  seenByCamera?: boolean;
}

/** A light that stands somewhere. Radiance in the unit of the picture: 1 becomes a white pixel at exposure 0 before the tone curve. */
export type PathLight = RectLight | DiskLight | SphereLight | SunLight;

interface AreaLight {
  /** Radiance of the surface, alike in every direction. */
  radiance: Rgb;
  /** Whether the camera sees it (mirrors always do). Default false: soft boxes stay out of the picture. */
  seenByCamera?: boolean;
}

/** A soft box: shines on the side of cross(right, up). */
export interface RectLight extends AreaLight {
  kind: 'rect';
  centre: Vec3;
  /** From the centre to the middle of the right and of the upper edge; metres, at right angles. */
  right: Vec3;
  up: Vec3;
}

/** A round soft box: shines along its normal. */
export interface DiskLight extends AreaLight {
  kind: 'disk';
  centre: Vec3;
  normal: Vec3;
  radius: number;
}

export interface SphereLight extends AreaLight {
  kind: 'sphere';
  centre: Vec3;
  radius: number;
}

/** A round light at infinity. */
export interface SunLight {
  kind: 'sun';
  /** Towards the sun. */
  direction: Vec3;
  /** Irradiance of a surface that faces it, the unit of radiance times steradians: pi lights white paper to 1. */
  irradiance: Rgb;
  /** Angular diameter, degrees. Default 0.53; larger softens shadows. */
  angleDeg?: number;
  /** Whether the camera sees the disk. Default false. */
  seenByCamera?: boolean;
}

/** A picture of all directions: the top row is +Y, the middle column is +Z, azimuth grows to the right from +Z towards +X. */
export interface LatLong {
  width: number;
  height: number;
  /** Linear RGB radiance, 3 floats per pixel, row by row. */
  data: Float32Array;
}

/** Light from infinitely far. Sampled by importance: small bright things in it are fine, but a sun is better a light. */
export interface PathEnvironment {
  map: LatLong;
  /** Turns it about +Y, radians, from +Z towards +X. Default 0. */
  yaw?: number;
  /** Multiplies it. Default 1. */
  strength?: number;
  /**
   * What the camera sees where there is nothing (also through thin glass) instead of the map: a colour, another map (turned by the same yaw,
   * not multiplied by strength), or nothing at all: then the picture is transparent there.
   */
  backdrop?: Rgb | LatLong | 'transparent';
}

/** Air or water that takes light away by distance and glows by itself. Cheap: no scattering is traced. */
export interface PathFog {
  /** Share of light lost per metre and channel (extinction): water takes the red first. */
  extinction: Rgb;
  /** Radiance of infinitely thick fog: what it fades to. */
  color: Rgb;
  /** Thins out with height: full below `base`, 1/e per `falloff` metres above it. Default: alike everywhere. */
  height?: { base: number; falloff: number };
  /** How far the environment counts as being, metres, so that a sky shows through. Default: behind all fog. */
  skyDistance?: number;
}

/** A pinhole, parallel or thin-lens camera. */
export interface PathCamera extends Camera {
  /** Radius of the lens, metres. Default 0: everything is sharp. */
  lensRadius?: number;
  /** Distance of the plane that is sharp, along the view direction. Default the distance of `target`. */
  focusDistance?: number;
}

export interface PathOptions {
  /** Pixels. */
  width: number;
  height: number;
  /** Paths per traced pixel. Default 32. */
  samples?: number;
  /**
   * Light is traced at 1/lift of the width and height and lifted to full resolution by features (colour, normal, depth) that are traced at full
   * resolution. Default 1.
   */
  lift?: 1 | 2 | 3 | 4;
  /** Surfaces a path may scatter at; passing through glass counts apart. Default 5. */
  bounces?: number;
  /** Default 1. The same seed gives the same bytes on any number of threads. */
  seed?: number;
  /** Stops: doubles the light. Default 0. */
  exposure?: number;
  /** `filmic`: soft shoulder, bright colours fade to white. `neutral`: colours stay as the material says up to 0.8. `linear`: clipped. Default filmic. */
  tone?: PathTone;
  /** Largest radiance of an indirect contribution, against fireflies. Default 8. */
  clampIndirect?: number;
  /** Default true. */
  denoise?: boolean;
  /** Whether the picture comes back as bytes too: who develops `linear` needs none. Default true. */
  bytes?: boolean;
  /** Whether the features come back too: 36 bytes a pixel; `plain`: 12, albedo and normal are left empty. Default true. */
  features?: boolean | 'plain';
}

export type PathTone = 'filmic' | 'neutral' | 'linear';

/** Row by row, top first. */
export interface PathPicture {
  /** RGBA, sRGB, straight alpha (255 but for a transparent backdrop); without pixels where no bytes were asked for. */
  raster: Raster;
  /** Radiance after denoising and exposure, before the tone curve, 3 floats per pixel; finishes start from it. */
  linear: Float32Array;
  /** Undefined where they were not asked for. */
  features: PathFeatures | undefined;
}

/** What the camera sees first (through thin glass and mirrors too, for the denoiser's sake), full resolution, antialiased but for `part`. */
export interface PathFeatures {
  /** Base colour, 3 per pixel. */
  albedo: Float32Array;
  /** World normal, 3 per pixel, towards the camera; zero where there is nothing. */
  normal: Float32Array;
  /** Distance from the camera, metres; 0 where there is nothing. */
  depth: Float32Array;
  /** Index of the part at the middle of the pixel, -1 = none. */
  part: Int32Array;
  /** Share of the pixel that shows a part, 0..1. */
  coverage: Float32Array;
}

/**
 * Runs the jobs of a picture, perhaps on other threads: `share` comes once, before the first `run`. Jobs of one `run` may go in any order. `done` hears
 * how many are finished. Aborting is the executor's: it rejects.
 */
export interface PathExecutor {
  share(work: PathWork): void;
  run(jobs: readonly PathJob[], done?: (count: number) => void): Promise<void>;
}

/** What else `tracePicture` takes. */
export interface PathRun {
  /** Default: everything on this thread. */
  executor?: PathExecutor;
  /** 0..1. */
  progress?(fraction: number): void;
}
