import { setTimeout as sleep } from 'node:timers/promises';

const NETWORK = new Set(['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ENOTFOUND', 'ETIMEDOUT', 'ENOENT', 'EHOSTUNREACH']);
/** Connection failures, and a server that is starting, stopping or crashed. */
const UNAVAILABLE = /^(08...|57P0[1-4]|53300)$/;
const DRIVER = /connection terminated|connection ended|timeout exceeded when trying to connect|client has encountered/i;

/** True when the database could not be reached or went away, as against refusing the statement. */
export function isUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code = (error as { code?: unknown }).code;
  if (typeof code === 'string' && (NETWORK.has(code) || UNAVAILABLE.test(code))) return true;
  if (error instanceof AggregateError) return error.errors.some(isUnavailable);
  return DRIVER.test(error.message);
}

/**
 * Runs `work` again while the database is away, for at most `forMs`. Only for work that may be repeated: reads, and functions
 * that are no-ops the second time.
 */
export async function whenAvailable<T>(forMs: number, work: () => Promise<T>): Promise<T> {
  const deadline = performance.now() + forMs;
  for (let pause = 50; ; pause = Math.min(pause * 2, 1000)) {
    try {
      return await work();
    } catch (error) {
      if (!isUnavailable(error) || performance.now() + pause > deadline) throw error;
      await sleep(pause);
    }
  }
}
