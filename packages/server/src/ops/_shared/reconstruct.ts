import { type CutOut, evenLight, type Raster, type SceneSpec } from '@claywork/kernels';
import { cutOnThreads } from './cut-on-threads.ts';
import { archetypeRoute } from './routes/archetype-route.ts';
import { inflateRoute } from './routes/inflate-route.ts';
import type { Proposal, Route, RouteName, RouteRun } from './routes/route.ts';

/** How one picture becomes a scene. */
export interface ReconstructOptions extends Omit<RouteRun, 'progress'> {
  /** Mends a dark, pale or tinted picture first. */
  autofix?: boolean;
  /** Share done 0..1, and what comes next. */
  progress: (fraction: number, stage: string) => void;
}

/** What a picture shows, as a scene that the sculpt pipeline builds: front +Z, on y = 0, longest side 1 m. */
export interface Reconstruction {
  cut: CutOut;
  scene: SceneSpec;
  /** How the shape was found. */
  route: RouteName;
  /** Degrees from +Z towards +X, and above the horizon, from which the picture was taken, as far as it could be told: from there the model looks as in it. */
  azimuth: number;
  elevation: number;
  /** Degrees by which the thing's own upright axis leans to the viewer: only with `align`. */
  lean: number;
  /** What the thing was taken for, where it was. */
  recognised?: string;
}

/** Longest side of the picture that is worth decoding for it. */
export const RECONSTRUCT_SIDE = 1536;

/** All ways there are, those that may be surest first. */
const ALL: readonly Route[] = [archetypeRoute, inflateRoute];
/** A route as sure as this is followed without asking the others: to know a thing beats blowing it up. */
const SURE = 0.5;

/** Picture, RGBA -> subject without its ground -> the surest route's solid with the picture on it. 1 to 5 s at standard quality. */
export async function reconstruct(picture: Raster, options: ReconstructOptions): Promise<Reconstruction> {
  const { autofix, signal, progress } = options;
  progress(0, 'cutting the subject out');
  const cut = await cutOnThreads(autofix ? evenLight(picture) : picture, signal);
  signal.throwIfAborted();
  let best: { name: RouteName; proposal: Proposal } | undefined;
  for (const [i, route] of ALL.entries()) {
    const told = (f: number): void => progress(0.05 + (0.55 * (i + f)) / ALL.length, 'recognising the shape');
    told(0);
    const proposal = await route.propose(cut, { ...options, progress: told });
    signal.throwIfAborted();
    if (proposal && !(best && best.proposal.score >= proposal.score)) best = { name: route.name, proposal };
    if (best && best.proposal.score >= SURE) break;
  }
  if (!best) throw new Error('no route takes this picture, though inflation takes all');
  progress(0.6, 'shaping');
  const scene = best.proposal.make();
  signal.throwIfAborted();
  const { name = best.name, azimuth = 0, elevation = 0, lean = 0, recognised } = best.proposal;
  const tenth = (degrees: number): number => Math.round(10 * degrees) / 10;
  return {
    cut,
    scene,
    route: name,
    azimuth: tenth(((azimuth + 540) % 360) - 180),
    elevation: tenth(elevation),
    lean: tenth(lean),
    recognised,
  };
}
