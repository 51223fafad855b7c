import { randomBytes } from 'node:crypto';
import { readFileSync, readlinkSync } from 'node:fs';
import { hostname } from 'node:os';
import { isAlive, startOf } from '../config/process-alive.ts';
import type { WorkerIdentity } from '../queue/workers.ts';

/** This process as a worker. The id holds when the process started, so that a reused pid is not taken for it. */
export function thisWorker(): WorkerIdentity {
  const id = `${process.pid}.${startOf(process.pid)}.${randomBytes(4).toString('hex')}`;
  return { id, host: processSpace(), pid: process.pid };
}

/** True when a worker's process has certainly ended: it ran in our process space and is no longer there. */
export function isGone(worker: WorkerIdentity): boolean {
  const started = worker.id.split('.')[1] ?? '';
  return worker.host === processSpace() && started !== '' && !isAlive(worker.pid, started);
}

/** Names the boot and the process namespace: within one, a pid means one process. */
function processSpace(): string {
  try {
    const boot = readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim();
    return `${boot} ${readlinkSync('/proc/self/ns/pid')}`;
  } catch {
    // without it no worker is ever declared gone before its lease ends
    return `${hostname()} ${process.pid} ${randomBytes(4).toString('hex')}`;
  }
}
