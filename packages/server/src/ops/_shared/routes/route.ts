import type { CutOut, SceneSpec } from '@claywork/kernels';
import type { ladderPlan } from '../ladder.ts';

/** Ways to find the shape behind a picture. */
export const ROUTES = ['archetype', 'inflate', 'limbs', 'plate', 'lathe', 'box', 'solid'] as const;

export type RouteName = (typeof ROUTES)[number];

/** What a route works with. */
export interface RouteRun {
  quality: ReturnType<typeof ladderPlan>['quality'];
  seed: number;
  /** The model is turned so that its front is what the picture shows. */
  align?: boolean;
  /** In named parts, where it has some. */
  parts?: boolean;
  signal: AbortSignal;
  /** Share done of finding out, 0..1. */
  progress?(fraction: number): void;
}

/** What a route makes of a picture: front +Z, on y = 0, longest side 1 m. */
export interface Proposal {
  /** How sure it is, 0..1: the surest of all routes makes the model. */
  score: number;
  /** Which way it goes, where a route knows several. */
  name?: RouteName;
  /** Degrees from its front towards its left, and above the horizon, from which the picture was taken: from there the model looks as in it. */
  azimuth?: number;
  elevation?: number;
  /** Degrees by which its own upright axis leans to the viewer: only with `align`. */
  lean?: number;
  /** What the thing was taken for. */
  recognised?: string;
  make(): SceneSpec;
}

/** One way from a cut-out to a scene. Answers nothing where the subject is not of its kind; a wrong shape is worse than a plain one. */
export interface Route {
  name: RouteName;
  propose(cut: CutOut, run: RouteRun): Promise<Proposal | undefined>;
}
