import { readFileSync } from 'node:fs';

/** Whether a process exists and is no zombie. `started` guards against a pid that has since been given to another program. */
export function isAlive(pid: number, started?: string): boolean {
  try {
    process.kill(pid, 0);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EPERM') return false;
  }
  if (process.platform !== 'linux') return true;
  const stat = statOf(pid);
  return stat !== undefined && stat[0] !== 'Z' && (started === undefined || stat[19] === started);
}

/** When a process started, in the kernel's ticks since boot; empty where the system does not tell. */
export function startOf(pid: number): string {
  return statOf(pid)?.[19] ?? '';
}

/** Fields of /proc/<pid>/stat from the third (state) on. */
function statOf(pid: number): string[] | undefined {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  } catch {
    return undefined;
  }
}
