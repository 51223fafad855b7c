import { filterRows, prepareRows } from './denoise.ts';
import { developRows } from './develop.ts';
import { exposeTile } from './expose.ts';
import type { Frame } from './frame.ts';
import type { Lens } from './lens.ts';
import { createTracer, type PackedScene, type Tracer, type TracerSettings } from './tracer.ts';
import type { PathTone } from './types.ts';

/** Everything that the jobs of one picture share: plain data, what is large on shared memory. Post it to a worker once. */
export interface PathWork {
  scene: PackedScene;
  settings: TracerSettings;
  lens: Lens;
  frame: Frame;
  /** Light between the rounds of the filter, laid out as `frame.light`. */
  spare: Float32Array;
  /** Multiplies radiance. */
  gain: number;
  tone: PathTone;
  /** Radiance of the finished picture, 3N, and its bytes, 4N. */
  linear: Float32Array;
  bytes: Uint8Array;
}

/** A piece of the work. Those of one stage may run in any order, on any thread. */
export type PathJob =
  | { kind: 'trace'; x0: number; y0: number; x1: number; y1: number }
  /** From the frame's light to the spare. */
  | { kind: 'prepare'; from: number; to: number }
  /** Back and forth between the two: `back` is from the spare to the frame. */
  | { kind: 'filter'; step: number; back: boolean; from: number; to: number }
  /** `filtered`: the light is in the spare. */
  | { kind: 'develop'; filtered: boolean; from: number; to: number };

/** A worker prepares once, not once per job. */
const tracers = new WeakMap<PathWork, Tracer>();

function tracerOf(work: PathWork): Tracer {
  let tracer = tracers.get(work);
  if (!tracer) tracers.set(work, (tracer = createTracer(work.scene, work.settings)));
  return tracer;
}

/** Runs one job. */
export function runPathJob(work: PathWork, job: PathJob): void {
  const { frame, spare } = work;
  switch (job.kind) {
    case 'trace':
      exposeTile(tracerOf(work), work.lens, frame, job.x0, job.y0, job.x1, job.y1, work.settings.samples);
      break;
    case 'prepare':
      prepareRows(frame, spare, job.from, job.to);
      break;
    case 'filter':
      filterRows(frame, job.back ? spare : frame.light, job.back ? frame.light : spare, job.step, job.from, job.to);
      break;
    case 'develop':
      developBand(work, job.filtered ? spare : frame.light, job.from, job.to);
  }
}

/** Puts colour and light together again and makes bytes of them. */
function developBand(work: PathWork, light: Float32Array, from: number, to: number): void {
  const { frame, gain, linear } = work;
  const { width, direct, albedo, mirror } = frame;
  for (let i = from * width; i < to * width; i++) {
    for (let k = 0; k < 3; k++) {
      const o = 3 * i + k;
      linear[o] = gain * (direct[o] + light[8 * i + k] * albedo[o] + light[8 * i + 4 + k] * mirror[o]);
    }
  }
  developRows(linear, frame.cover, width, from * width, to * width, work.tone, work.bytes);
}
