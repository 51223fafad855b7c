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
  | { kind: 'develop'; from: number; to: number };

/** The last work's tracer: a worker prepares once, not once per job. */
let prepared: { work: PathWork; tracer: Tracer } | undefined;

/** Runs one job. */
export function runPathJob(work: PathWork, job: PathJob): void {
  if (job.kind === 'trace') {
    if (prepared?.work !== work) prepared = { work, tracer: createTracer(work.scene, work.settings) };
    exposeTile(prepared.tracer, work.lens, work.frame, job.x0, job.y0, job.x1, job.y1, work.settings.samples);
    return;
  }
  const { frame, gain, linear } = work;
  const { width } = frame;
  for (let i = job.from * width; i < job.to * width; i++) {
    for (let o = 3 * i; o < 3 * i + 3; o++) {
      linear[o] = gain * (frame.direct[o] + frame.matte[o] * frame.albedo[o] + frame.gloss[o] * frame.mirror[o]);
    }
  }
  developRows(linear, frame.cover, width, job.from * width, job.to * width, work.tone, work.bytes);
}
