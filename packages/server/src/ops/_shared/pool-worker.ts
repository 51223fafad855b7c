import { flushCompileCache } from 'node:module';
import { parentPort, type TransferListItem } from 'node:worker_threads';
import {
  ARCHETYPES,
  type FitJob,
  type FitResult,
  type FitShared,
  GeometryError,
  initGeometry,
  type MatteJob,
  type MatteResult,
  type MatteShared,
  type PathJob,
  type PathWork,
  runFitJob,
  runMatteJob,
  runPathJob,
  runSculptJob,
  type SculptJob,
  type SculptResult,
  type SculptShared,
} from '@claywork/kernels/jobs';

/** The kinds of work that the threads know: what the jobs of each share, what a job is, and what comes back. */
export interface PoolTasks {
  sculpt: { shared: SculptShared; job: SculptJob; result: SculptResult };
  /** Jobs of a picture write into shared memory. */
  picture: { shared: PathWork; job: PathJob; result: undefined };
  fit: { shared: FitShared; job: FitJob; result: FitResult };
  matte: { shared: MatteShared; job: MatteJob; result: MatteResult };
}

/** To a worker. What is shared is let go with `undefined`. */
export type PoolRequest = {
  [Task in keyof PoolTasks]:
    | { kind: 'share'; task: Task; shared: PoolTasks[Task]['shared'] | undefined }
    | { kind: 'job'; task: Task; id: number; job: PoolTasks[Task]['job'] };
}[keyof PoolTasks];

/** From a worker: that it is ready for work, once, then results. */
export type PoolReply =
  | { ready: true }
  | { id: number; result: PoolTasks[keyof PoolTasks]['result'] }
  | { id: number; error: { code?: string; message: string; stack?: string } };

const NOTHING: SculptShared = { occlusion: [], bakes: [] };
let sculpted = NOTHING;
let picture: PathWork | undefined;
let fitted: FitShared | undefined;
let matte: MatteShared | undefined;
const ready = initGeometry().then(() => parentPort?.postMessage({ ready: true } satisfies PoolReply));
// The process is killed in the end, and would not write by itself what the next one could load.
flushCompileCache();

parentPort?.on('message', async (request: PoolRequest) => {
  if (request.kind === 'share') {
    if (request.task === 'sculpt') sculpted = request.shared ?? NOTHING;
    else if (request.task === 'fit') fitted = request.shared;
    else if (request.task === 'matte') matte = request.shared;
    else picture = request.shared;
    return;
  }
  await ready;
  try {
    const result = runJob(request);
    parentPort?.postMessage({ id: request.id, result } satisfies PoolReply, buffersOf(result));
  } catch (cause) {
    const { message, stack } = cause instanceof Error ? cause : new Error(String(cause));
    const code = cause instanceof GeometryError ? cause.code : undefined;
    parentPort?.postMessage({ id: request.id, error: { code, message, stack } } satisfies PoolReply);
  }
});

type Result = PoolTasks[keyof PoolTasks]['result'];

function runJob(request: Extract<PoolRequest, { kind: 'job' }>): Result {
  if (request.task === 'sculpt') return runSculptJob(request.job, sculpted);
  if (request.task === 'fit' && fitted) return runFitJob(request.job, fitted, ARCHETYPES);
  if (request.task === 'matte' && matte) return runMatteJob(request.job, matte);
  if (request.task !== 'picture' || !picture) throw new Error('a job of a picture came before the picture');
  runPathJob(picture, request.job);
  return undefined;
}

/** Buffers that a result may hand over instead of copying. Each once. */
function buffersOf(result: Result): TransferListItem[] {
  if (!result || ('kind' in result && result.kind === 'shared')) return [];
  const buffers = new Set<ArrayBuffer>();
  const collect = (value: unknown): void => {
    if (ArrayBuffer.isView(value)) {
      if (value.buffer instanceof ArrayBuffer) buffers.add(value.buffer);
    } else if (value !== null && typeof value === 'object') for (const inner of Object.values(value)) collect(inner);
  };
  collect(result);
  return [...buffers];
}
