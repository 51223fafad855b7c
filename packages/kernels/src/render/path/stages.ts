import type { PathJob } from './work.ts';

/** Edge of a tile, pixels: small enough that the last ones keep every thread busy. */
const TILE = 32;
/** Of those of the full picture when lifting: what is looked up all round them is looked up twice. */
const LIFT_TILE = 64;
/** Rounds of the filter, by the pixels between their taps. */
const STEPS = [1, 2, 4, 8, 16];

/** Jobs that may run side by side, and what they cost together against others. */
export interface Stage {
  jobs: PathJob[];
  cost: number;
}

/**
 * The work of a picture, stage after stage: trace the frame, filter it, compose the full picture. The jobs are the same however many threads share
 * them.
 */
export function planStages(
  frame: { width: number; height: number },
  full: { width: number; height: number },
  samples: number,
  denoise: boolean,
): Stage[] {
  const pixels = frame.width * frame.height;
  const stages: Stage[] = [{ jobs: listTiles(frame, (tile) => ({ kind: 'trace', ...tile })), cost: samples * pixels }];
  const lifts = full.width !== frame.width || full.height !== frame.height;
  // Lifting reads the slopes that preparing finds.
  if (denoise || lifts) {
    stages.push({ jobs: listBands(frame.height, (rows) => ({ kind: 'prepare', ...rows })), cost: 0.2 * pixels });
  }
  if (lifts) stages.push({ jobs: listTiles(frame, (tile) => ({ kind: 'shine', ...tile })), cost: pixels });
  if (denoise) {
    STEPS.forEach((step, i) => {
      const jobs = listBands(frame.height, (rows) => ({ kind: 'filter', step, back: i % 2 === 0, ...rows }));
      stages.push({ jobs, cost: 0.3 * pixels });
    });
  }
  const filtered = denoise && STEPS.length % 2 === 0;
  stages.push(
    lifts
      ? {
          jobs: listTiles(full, (tile) => ({ kind: 'lift', filtered, ...tile }), LIFT_TILE),
          cost: full.width * full.height,
        }
      : { jobs: listBands(frame.height, (rows) => ({ kind: 'compose', filtered, ...rows })), cost: 0.1 * pixels },
  );
  return stages;
}

function listTiles(
  { width, height }: { width: number; height: number },
  make: (tile: { x0: number; y0: number; x1: number; y1: number }) => PathJob,
  side = TILE,
): PathJob[] {
  const jobs: PathJob[] = [];
  for (let y0 = 0; y0 < height; y0 += side) {
    for (let x0 = 0; x0 < width; x0 += side) {
      jobs.push(make({ x0, y0, x1: Math.min(width, x0 + side), y1: Math.min(height, y0 + side) }));
    }
  }
  return jobs;
}

function listBands(height: number, make: (rows: { from: number; to: number }) => PathJob): PathJob[] {
  const jobs: PathJob[] = [];
  for (let from = 0; from < height; from += TILE) jobs.push(make({ from, to: Math.min(height, from + TILE) }));
  return jobs;
}
