import { finishPixel, joinLight, type Sheet } from './compose.ts';
import { filterRows, prepareRows } from './denoise.ts';
import { exposeTile } from './expose.ts';
import type { Frame } from './frame.ts';
import type { Lens } from './lens.ts';
import { liftTile, surveyShine } from './lift.ts';
import { createTracer, type PackedScene, type Tracer, type TracerSettings } from './tracer.ts';

/** Everything that the jobs of one picture share: plain data, what is large on shared memory. Post it to a worker once. */
export interface PathWork {
  scene: PackedScene;
  settings: TracerSettings;
  /** Of the traced frame, and of the full picture. */
  lens: Lens;
  fullLens: Lens;
  frame: Frame;
  /** Light between the rounds of the filter, laid out as `frame.light`. */
  spare: Float32Array;
  sheet: Sheet;
}

/** Pixels from (x0, y0) to before (x1, y1). */
interface Tile {
  x0: number;
  y0: number;
  x1: number;
  y1: number;
}

/** A piece of the work. Those of one stage may run in any order, on any thread. */
export type PathJob =
  | ({ kind: 'trace' } & Tile)
  /** From the frame's light to the spare. */
  | { kind: 'prepare'; from: number; to: number }
  /** Back and forth between the two: `back` is from the spare to the frame. */
  | { kind: 'filter'; step: number; back: boolean; from: number; to: number }
  /** `filtered`: the light is in the spare. */
  | { kind: 'compose'; filtered: boolean; from: number; to: number }
  /** What lifting needs besides. */
  | ({ kind: 'shine' } & Tile)
  /** The same for a picture larger than the frame. */
  | ({ kind: 'lift'; filtered: boolean } & Tile);

/** A worker prepares once, not once per job. */
const tracers = new WeakMap<PathWork, { trace: Tracer; survey: Tracer }>();

/** Samples of a pixel in which an edge shows: half as many as light gets, at least four, at most so many over the lift: the more pixels, the smaller. */
const EDGE_SAMPLES = 16;

function edgeSamples({ frame, sheet, settings }: PathWork): number {
  return Math.min(Math.round((EDGE_SAMPLES * frame.width) / sheet.width), Math.max(4, settings.samples >> 1));
}

function tracersOf(work: PathWork): { trace: Tracer; survey: Tracer } {
  const known = tracers.get(work);
  if (known) return known;
  const { scene, settings } = work;
  const made = {
    trace: createTracer(scene, settings),
    survey: createTracer(scene, { ...settings, samples: Math.max(4, edgeSamples(work)), surveys: true }),
  };
  tracers.set(work, made);
  return made;
}

const radiance = new Float64Array(3);

/** Runs one job. */
export function runPathJob(work: PathWork, job: PathJob): void {
  const { frame, spare, sheet } = work;
  switch (job.kind) {
    case 'trace': {
      const { samples } = work.settings;
      exposeTile(tracersOf(work).trace, work.lens, frame, job.x0, job.y0, job.x1, job.y1, samples);
      break;
    }
    case 'prepare':
      prepareRows(frame, spare, job.from, job.to);
      break;
    case 'filter':
      filterRows(frame, job.back ? spare : frame.light, job.back ? frame.light : spare, job.step, job.from, job.to);
      break;
    case 'compose': {
      const light = job.filtered ? spare : frame.light;
      for (let i = job.from * frame.width; i < job.to * frame.width; i++) {
        joinLight(frame, i, light, 8 * i, radiance);
        finishPixel(sheet, i, radiance, frame.cover[i], frame, i, frame.shape[8 * i + 7]);
      }
      break;
    }
    case 'shine':
      surveyShine(tracersOf(work).survey, work.lens, frame, job.x0, job.y0, job.x1, job.y1);
      break;
    case 'lift': {
      const { survey } = tracersOf(work);
      const lift = { coarse: frame, light: job.filtered ? spare : frame.light, samples: edgeSamples(work) };
      liftTile(survey, work.fullLens, lift, sheet, job.x0, job.y0, job.x1, job.y1);
    }
  }
}
