import {
  type CutOut,
  cutOut,
  evenLight,
  makeSubject,
  type Raster,
  type SceneSpec,
  type Subject,
} from '@claywork/kernels';
import type { ladderPlan } from './ladder.ts';

/** Cells along the subject's longest side, and pixels of its pictures. */
const RUNGS = {
  draft: { cells: 112, pixels: 512 },
  standard: { cells: 168, pixels: 1024 },
  pro: { cells: 224, pixels: 1536 },
  cinematic: { cells: 288, pixels: 1536 },
} as const;

/** How one picture becomes a scene. */
export interface ReconstructOptions {
  quality: ReturnType<typeof ladderPlan>['quality'];
  seed: number;
  /** Mends a dark, pale or tinted picture first. */
  autofix?: boolean;
  signal: AbortSignal;
  /** Share done 0..1, and what comes next. */
  progress: (fraction: number, stage: string) => void;
}

/** What a picture shows, as a scene that the sculpt pipeline builds: front +Z, on y = 0, longest side 1 m. */
export interface Reconstruction {
  cut: CutOut;
  scene: SceneSpec;
  /** How the shape was found. */
  route: 'inflate';
}

/** Longest side of the picture that is worth decoding for it. */
export const RECONSTRUCT_SIDE = 1536;

/** Picture, RGBA -> subject without its ground -> solid with the picture on it. 1 to 3 s at standard quality. */
export function reconstruct(picture: Raster, options: ReconstructOptions): Reconstruction {
  const { quality, seed, autofix, signal, progress } = options;
  progress(0, 'cutting the subject out');
  const cut = cutOut(autofix ? evenLight(picture) : picture);
  signal.throwIfAborted();
  progress(0.5, 'shaping');
  const subject = makeSubject(cut, RUNGS[quality]);
  signal.throwIfAborted();
  return { cut, scene: sceneOf(subject, seed), route: 'inflate' };
}

function sceneOf({ mesh, projection, color }: Subject, seed: number): SceneSpec {
  const { positions, indices } = mesh;
  const material = { base: 'plain', color, projection };
  return {
    dsl: 1,
    seed,
    nodes: [{ id: 'subject', parts: [{ name: 'subject', shape: { op: 'mesh', positions, indices }, material }] }],
  };
}
