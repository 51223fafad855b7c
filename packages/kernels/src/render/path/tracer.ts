import { createRay, openWideTree, type WideRay, type WideRays } from '../../spatial/index.ts';
import type { MipTexture } from '../sampling.ts';
import { type Bsdf, createBsdf } from './bsdf.ts';
import type { PackedEnvironment } from './environment.ts';
import type { PathGeometry } from './geometry.ts';
import { createLightPicker, type LightPicker } from './light-sampling.ts';
import type { PackedLights } from './lights.ts';
import type { PathMaterial } from './materials.ts';
import { createSampler, type Sampler } from './sampler.ts';
import { createShadow, type Shadow } from './shadow.ts';
import { createSurface, type PathSurface } from './surface.ts';
import type { SurfaceSource } from './surface-read.ts';
import type { PathFog } from './types.ts';

/** A scene made ready: plain data, posted to workers without copying what is large. */
export interface PackedScene {
  geometry: PathGeometry;
  materials: PathMaterial[];
  textures: (MipTexture | undefined)[];
  lights: PackedLights;
  environment: PackedEnvironment | undefined;
  fog: PathFog | undefined;
}

export interface TracerSettings {
  /** Paths end where they would scatter first: only features are wanted. */
  surveys: boolean;
  /** The sun's light on what the camera sees first is no path's but a survey's. */
  sunApart: boolean;
  bounces: number;
  clampIndirect: number;
  seed: number;
  samples: number;
}

/** What one path brings home. Colours are radiance. */
export interface PathSample {
  /** Seen without scattering: backdrop, glowing things. */
  directR: number;
  directG: number;
  directB: number;
  /** By way of the matte lobe of the first surface, and of its mirror-like ones (and glass). */
  matteR: number;
  matteG: number;
  matteB: number;
  glossR: number;
  glossG: number;
  glossB: number;
  /** Albedos of these lobes. */
  albedoR: number;
  albedoG: number;
  albedoB: number;
  mirrorR: number;
  mirrorG: number;
  mirrorB: number;
  /** Surveys only: the sharp image in the first surface. */
  shineR: number;
  shineG: number;
  shineB: number;
  /** Of the first surface: normal, distance, roughness, part; 0 and -1 where there is none. */
  nx: number;
  ny: number;
  nz: number;
  depth: number;
  roughness: number;
  part: number;
  /** 1 where something is seen, 0 where a transparent backdrop is. */
  cover: number;
}

/** Where a path is. */
export interface Walk {
  /** What light found from now on is multiplied by: in common, then for the two lobes of the first surface. */
  r: number;
  g: number;
  b: number;
  matteR: number;
  matteG: number;
  matteB: number;
  glossR: number;
  glossG: number;
  glossB: number;
  /** Surfaces scattered at, and surfaces passed through. */
  bounce: number;
  passes: number;
  /** Still what the camera sees straight, and whether through glass. */
  straight: boolean;
  behindGlass: boolean;
  /** Density of the last direction drawn; 0 = it was the only one possible. */
  pdf: number;
  /** What is left out of the sun's light on the surface scattered at last: see `sun.ts`. */
  sun: number;
  /** Part whose inside the ray is in, -1 = none. */
  inside: number;
  /** Width of the ray at its origin, and how it grows. */
  width: number;
  spread: number;
}

/** The other way at the first pane of glass. */
export interface Fork {
  /** 0 = none yet, 1 = to be taken, 2 = taken. */
  state: number;
  ox: number;
  oy: number;
  oz: number;
  dx: number;
  dy: number;
  dz: number;
  from: number;
  r: number;
  g: number;
  b: number;
  width: number;
  spread: number;
}

/** Everything one thread needs to follow paths. */
export interface Tracer extends SurfaceSource {
  scene: PackedScene;
  settings: TracerSettings;
  rays: WideRays;
  ray: WideRay;
  surface: PathSurface;
  bsdf: Bsdf;
  picker: LightPicker;
  sampler: Sampler;
  walk: Walk;
  sample: PathSample;
  fork: Fork;
  shadow: Shadow;
  /** How far rays start off a surface, metres. */
  lift: number;
}

/** Makes a scene ready for one thread. Cheap. */
export function createTracer(scene: PackedScene, settings: TracerSettings): Tracer {
  const { geometry, materials, textures } = scene;
  const source = { geometry, materials, textures };
  const shadow = createShadow(source);
  return {
    ...source,
    scene,
    settings,
    rays: openWideTree(geometry.tree, shadow.pass),
    ray: createRay(),
    surface: createSurface(),
    bsdf: createBsdf(),
    picker: createLightPicker(scene.lights, scene.environment, geometry),
    sampler: createSampler(settings.seed, settings.samples),
    walk: createWalk(),
    sample: createSample(),
    fork: createFork(),
    shadow,
    lift: 3e-6 * Math.max(1e-6, geometry.ball[3]),
  };
}

function createWalk(): Walk {
  const h = 0.5;
  return {
    ...{ r: h, g: h, b: h, matteR: h, matteG: h, matteB: h, glossR: h, glossG: h, glossB: h },
    ...{ bounce: 0, passes: 0, straight: true, behindGlass: false, pdf: h, sun: 0, inside: -1 },
    ...{ width: h, spread: h },
  };
}

function createFork(): Fork {
  const h = 0.5;
  return {
    ...{ state: 0, ox: h, oy: h, oz: h, dx: h, dy: h, dz: h, from: h },
    ...{ r: h, g: h, b: h, width: h, spread: h },
  };
}

function createSample(): PathSample {
  const h = 0.5;
  return {
    ...{ directR: h, directG: h, directB: h, matteR: h, matteG: h, matteB: h, glossR: h, glossG: h, glossB: h },
    ...{ albedoR: h, albedoG: h, albedoB: h, mirrorR: h, mirrorG: h, mirrorB: h },
    ...{ shineR: h, shineG: h, shineB: h },
    ...{ nx: h, ny: h, nz: h, depth: h, roughness: h, part: -1, cover: h },
  };
}
