import { createRng, GeometryError, hashString } from '../math/index.ts';
import type { Archetype } from '../sculpt/index.ts';
import { alignOutline } from './align-outline.ts';
import { createCanvas } from './canvas.ts';
import type { Pose } from './pose.ts';
import type { PartMeshes, ProxyModel } from './proxy.ts';
import { type Fit, refine, type SearchState } from './refine.ts';
import type { Target } from './target.ts';
import { buildVariant, type Variant } from './variant.ts';

/** The picture that all jobs of a recognition look at, coarsely and finely. */
export interface FitShared {
  rough: Target;
  fine: Target;
}

/** A search for the pose of one thing, from each of some poses. What has no proxy yet is built. */
export interface FitJob {
  variant: Variant;
  proxy?: ProxyModel;
  poses: readonly Pose[];
  on: keyof FitShared;
  /** Rounds in which outlines are laid on each other first, from each pose. */
  align: number;
  /** Each pose is searched from as it is, too: outlines alone may lead astray. */
  both?: boolean;
  /** Drawings after that, and steps at the start: see `RefineOptions`. One drawing only judges. */
  rounds: number;
  reach: number;
  /** A search from the first pose that goes on. */
  resume?: SearchState;
  /** What must be reached after a third of them, as must what comes near the best found before. Default: the latter. */
  floor?: number;
}

/** The best pose found. Nothing where the thing cannot be built. */
export type FitResult = (Fit & { proxy: ProxyModel }) | undefined;

/** Runs jobs, in any order, on threads or not; results in the order of the jobs. */
export interface FitExecutor {
  share(shared: FitShared): void;
  run(jobs: readonly FitJob[]): FitResult[] | Promise<FitResult[]>;
}

type Archetypes = Readonly<Record<string, Archetype>>;

/** What a picture shows does not depend on the seed that somebody asked for, nor on which thread looks at it. */
const SEED = 1;
/** So far behind after a third of a search, nothing catches up with what was found from another pose. */
export const BEHIND = 0.15;

/** Parts that were meshed for each picture: what is tried for it is much the same. */
const meshed = new WeakMap<FitShared, PartMeshes>();

/** Does one job. `initGeometry()` must have been awaited. */
export function runFitJob(job: FitJob, shared: FitShared, archetypes: Archetypes): FitResult {
  const { variant, poses, on, align, both, rounds, reach, resume } = job;
  const proxy = job.proxy ?? build(variant, shared, archetypes);
  if (!proxy) return undefined;
  const target = shared[on];
  const canvas = createCanvas(target.size);
  const rng = createRng(hashString(`${variant.archetype}/${variant.preset}/${variant.posture}`, SEED));
  let best: Fit | undefined;
  for (const pose of poses) {
    const starts = align > 0 ? [alignOutline(canvas, proxy, pose, target, align).pose] : [pose];
    if (both) starts.push(pose);
    for (const start of starts) {
      const floor = Math.max(job.floor ?? -1, (best?.agreement.total ?? -1) - BEHIND);
      const found = refine(canvas, proxy, start, target, { rounds, reach, floor, resume }, rng);
      if (!best || found.agreement.total > best.agreement.total) best = found;
    }
  }
  return best && { ...best, proxy };
}

/** All jobs on the calling thread, one after another. */
export function createLocalFitExecutor(archetypes: Archetypes): FitExecutor {
  let shared: FitShared | undefined;
  return {
    share: (given) => {
      shared = given;
    },
    run: (jobs) => {
      const given = shared;
      if (!given) throw new Error('a job came before the picture');
      return jobs.map((job) => runFitJob(job, given, archetypes));
    },
  };
}

function build(variant: Variant, shared: FitShared, archetypes: Archetypes): ProxyModel | undefined {
  if (!Object.hasOwn(archetypes, variant.archetype)) return undefined;
  const known: PartMeshes = meshed.get(shared) ?? new Map();
  meshed.set(shared, known);
  try {
    return buildVariant(variant, archetypes, known).proxy;
  } catch (cause) {
    if (cause instanceof GeometryError) return undefined;
    throw cause;
  }
}
