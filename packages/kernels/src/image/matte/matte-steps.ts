import type { FloatImage } from '../float-image.ts';
import { askNetwork, type Look } from './ask-network.ts';
import { drawOverPixels, type Sketch } from './draw-over-pixels.ts';

/** A small picture (work colours) that jobs look at. */
export interface MatteShared {
  work: FloatImage;
}

/** What may be done beside other such jobs: to ask the network, or to draw an answer over pixels. */
export type MatteJob = ({ kind: 'look' } & Look) | { kind: 'draw'; label: Int32Array; sketch: Sketch };

/** Likelihoods of what was looked at, 0..1, or a mask. */
export type MatteResult = Float32Array | Uint8Array;

/** Jobs of one picture, in any order. */
export interface MatteBatch {
  shared: MatteShared;
  jobs: readonly MatteJob[];
}

/** A computation that hands out batches of jobs on its way, and goes on with their results in the order of the jobs. */
export type MatteSteps<T> = Generator<MatteBatch, T, readonly MatteResult[]>;

/** Does one job. */
export function runMatteJob(job: MatteJob, { work }: MatteShared): MatteResult {
  return job.kind === 'look' ? askNetwork(work, job) : drawOverPixels(work, job.label, job.sketch);
}

/** Does all jobs on the calling thread, one after another. */
export function runHere<T>(steps: MatteSteps<T>): T {
  let state = steps.next();
  while (!state.done) {
    const { shared, jobs } = state.value;
    state = steps.next(jobs.map((job) => runMatteJob(job, shared)));
  }
  return state.value;
}

/** Asks the network about several views of a picture. */
export function* look(work: FloatImage, looks: readonly Look[]): MatteSteps<Float32Array[]> {
  const jobs = looks.map((one): MatteJob => ({ kind: 'look', ...one }));
  return (yield { shared: { work }, jobs }) as Float32Array[];
}

/** Draws several answers over regions (`label`: of each pixel) over pixels. */
export function* draw(work: FloatImage, label: Int32Array, sketches: readonly Sketch[]): MatteSteps<Uint8Array[]> {
  const jobs = sketches.map((sketch): MatteJob => ({ kind: 'draw', label, sketch }));
  return (yield { shared: { work }, jobs }) as Uint8Array[];
}
