import type { Rng, Vec3 } from '../../math/index.ts';
import type {
  Bounds,
  PathCamera,
  PathEnvironment,
  PathFog,
  PathLight,
  PathPart,
  RenderTexture,
} from '../../render/index.ts';
import type { PictureSpec } from '../spec.ts';

/** The thing that the picture is of, in real metres, standing on y = 0 about the origin. */
export interface Subject {
  bounds: Bounds;
  /** Points of its surface, for framing. */
  cloud: Float32Array;
  /** Largest extent. */
  size: number;
  /** Mean base colour, linear. */
  color: Vec3;
  /** The box of its head, where it has one. */
  head?: Bounds;
  /** Whether it hangs in the air: flying things, ships in space. */
  floating: boolean;
}

/** Light of the sky along a direction (unit), into `out`: linear RGB radiance. */
export type SkyRadiance = (x: number, y: number, z: number, out: Float64Array) => void;

/** What a backdrop is built from. */
export interface StageInput {
  spec: PictureSpec;
  subject: Subject;
  camera: PathCamera;
  /** Width to height. */
  aspect: number;
  /** 1 = standard; less where time is short. */
  fine: number;
  rng: Rng;
  seed: number;
}

/** A backdrop built: what stands around the subject, and the light. */
export interface Stage {
  parts: PathPart[];
  /** Pictures that the parts' materials point to, by index. */
  textures: RenderTexture[];
  lights: PathLight[];
  environment: PathEnvironment;
  fog?: PathFog;
  /** What the sky looks like in full, where a picture of all directions is too coarse to be seen. */
  sky?: SkyRadiance;
  /** Stops. */
  exposure: number;
  /** How bright the light is meant to look, 1 = day: the picture is not brightened beyond it. */
  key: number;
  /** sRGB hex that the backdrop has to show, and the parts that are it. */
  match?: { color: string; parts: readonly number[] };
  /** Where the subject is lifted to: the surface of water, the middle of the air. */
  lift?: number;
}
