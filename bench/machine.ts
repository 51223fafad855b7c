import { cpus, totalmem } from 'node:os';

/** A short name for the machine, for the file that its figures go to. */
export function machineName(): string {
  const model = cpus()[0]?.model ?? 'cpu';
  const name = `${model}-${cpus().length}x-${Math.round(totalmem() / 2 ** 30)}g`;
  return name
    .toLowerCase()
    .replace(/\(r\)|\(tm\)/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}
