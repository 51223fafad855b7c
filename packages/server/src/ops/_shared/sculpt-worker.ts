import { flushCompileCache } from 'node:module';
import { parentPort, type TransferListItem } from 'node:worker_threads';
import {
  GeometryError,
  initGeometry,
  runSculptJob,
  type SculptJob,
  type SculptResult,
  type SculptShared,
} from '@claywork/kernels';

/** To a worker. */
export type PoolRequest = { kind: 'share'; shared: SculptShared } | { kind: 'job'; id: number; job: SculptJob };

/** From a worker. */
export type PoolReply =
  | { id: number; result: SculptResult }
  | { id: number; error: { code?: string; message: string; stack?: string } };

let shared: SculptShared = { occlusion: [], bakes: [] };
const ready = initGeometry();
// The process is killed in the end, and would not write by itself what the next one could load.
flushCompileCache();

parentPort?.on('message', async (request: PoolRequest) => {
  if (request.kind === 'share') {
    shared = request.shared;
    return;
  }
  await ready;
  try {
    const result = runSculptJob(request.job, shared);
    parentPort?.postMessage({ id: request.id, result } satisfies PoolReply, buffersOf(result));
  } catch (cause) {
    const { message, stack } = cause instanceof Error ? cause : new Error(String(cause));
    const code = cause instanceof GeometryError ? cause.code : undefined;
    parentPort?.postMessage({ id: request.id, error: { code, message, stack } } satisfies PoolReply);
  }
});

/** Buffers that a result may hand over instead of copying. Each once. */
function buffersOf(result: SculptResult): TransferListItem[] {
  if (result.kind === 'shared') return [];
  const buffers = new Set<ArrayBuffer>();
  const collect = (value: unknown): void => {
    if (ArrayBuffer.isView(value)) {
      if (value.buffer instanceof ArrayBuffer) buffers.add(value.buffer);
    } else if (value !== null && typeof value === 'object') for (const inner of Object.values(value)) collect(inner);
  };
  collect(result);
  return [...buffers];
}
