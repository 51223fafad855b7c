import type { JointEntry } from '../inspect/skeleton-view.ts';
import type { ModelStats } from '../inspect/stats.ts';
import type { Surface } from '../inspect/surfaces.ts';

export interface PartEntry {
  name: string;
  triangles: number;
  visible: boolean;
}

export interface ClipEntry {
  name: string;
  seconds: number;
}

/** What the controls of a model show. */
export interface ModelState {
  phase: 'loading' | 'ready' | 'failed';
  /** 0 to 1; undefined while nobody knows. */
  progress?: number;
  /** Reading is done, the model is being taken apart: nothing to measure. */
  parsing: boolean;
  failure?: 'network' | 'unreadable' | 'graphics' | 'unsupported';
  /** The browser has taken the graphics memory away for now. */
  lost: boolean;
  surface: Surface;
  available: ReadonlySet<Surface>;
  wires: boolean;
  turntable: boolean;
  parts: readonly PartEntry[];
  /** Index of a part; -1 for none. */
  hovered: number;
  selected: number;
  explode: number;
  explodable: boolean;
  joints: readonly JointEntry[];
  skeleton: boolean;
  jointNames: boolean;
  joint: number;
  clips: readonly ClipEntry[];
  clip: number;
  playing: boolean;
  time: number;
  speed: number;
  loop: boolean;
  stats?: ModelStats;
}

/** Before anything is there. */
export const NO_MODEL: ModelState = Object.freeze({
  phase: 'loading',
  parsing: false,
  lost: false,
  surface: 'shaded',
  available: new Set<Surface>(['shaded']),
  wires: false,
  turntable: false,
  parts: [],
  hovered: -1,
  selected: -1,
  explode: 0,
  explodable: false,
  joints: [],
  skeleton: false,
  jointNames: false,
  joint: -1,
  clips: [],
  clip: 0,
  playing: false,
  time: 0,
  speed: 1,
  loop: true,
});
