import type { Shape } from '../../curves/index.ts';
import type { Quat, Vec3 } from '../../math/index.ts';
import type { MaterialSpec } from '../../texture/index.ts';
import type { ParamValue } from './archetype.ts';

/** The scene language: what a prompt (or a planner) is turned into before anything is built. Plain JSON, closed vocabulary. */
export interface SceneSpec {
  dsl: 1;
  seed: number;
  nodes: readonly SceneNode[];
  relations?: readonly SceneRelation[];
  style?: SceneStyle;
}

/** Looks that a whole scene can have. */
export const LOOKS = [
  'realistic',
  'stylized',
  'lowpoly',
  'clay',
  'voxel',
  'steampunk',
  'cyberpunk',
  'gothic',
  'kawaii',
  'wooden toy',
] as const;

/** One of {@link LOOKS}. */
export type Look = (typeof LOOKS)[number];

export interface SceneStyle {
  look?: Look;
  /** Colours that were asked for by name, `#rrggbb`: a look keeps them. */
  keep?: readonly string[];
  wear?: number;
}

export interface SceneNode {
  id: string;
  /** Either an archetype by name ... */
  archetype?: string;
  params?: Readonly<Record<string, ParamValue>>;
  /** Overrides by slot name. Merged over the slot's default; a colour alone keeps the recipe. */
  materials?: Readonly<Record<string, Partial<MaterialSpec>>>;
  /** Cast or carved as a whole: every part of the archetype is of this, whatever it would be made of. */
  cast?: MaterialSpec;
  /** ... or a shape of its own ... */
  shape?: Shape;
  material?: MaterialSpec;
  /** ... or parts of its own, each with its shape and material. */
  parts?: readonly ScenePart[];
  /**
   * `size`: outer metres; the thing is scaled as a whole to the first that is given. `length` is the longest horizontal
   * extent, whichever way it lies.
   */
  transform?: {
    at?: Vec3;
    /** How it is turned before all else, and then stands on its lowest point: a unit quaternion xyzw. Made by operations, not by prompts. */
    turn?: Quat;
    yaw?: number;
    scale?: number;
    size?: { height?: number; width?: number; depth?: number; length?: number };
  };
  /** The words of the prompt that made it, for `understood`. */
  words?: string;
}

/** A piece of a thing that no archetype makes. */
export interface ScenePart {
  /** Unique in its node. */
  name: string;
  shape: Shape;
  material: MaterialSpec;
  /** As of an archetype's parts. */
  detail?: number;
  twoSided?: boolean;
  hidden?: boolean;
}

/** How one thing can stand to another. */
export const SCENE_RELATIONS = [
  'on',
  'riding',
  'in',
  'under',
  'above',
  'hanging',
  'against',
  'beside',
  'behind',
  'front',
  'around',
  'holding',
  'wearing',
  'facing',
] as const;

/** Places on a body where things are put: a parrot on a shoulder. */
export const SCENE_PLACES = ['shoulder', 'head'] as const;

/** One of {@link SCENE_PLACES}. */
export type ScenePlace = (typeof SCENE_PLACES)[number];

export interface SceneRelation {
  a: string;
  rel: (typeof SCENE_RELATIONS)[number];
  b: string;
  /** Of `on`: where on the body of b. Default: where it stands best. */
  place?: ScenePlace;
}
