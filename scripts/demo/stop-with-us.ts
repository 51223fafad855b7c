import type { ChildProcess } from 'node:child_process';
import { constants } from 'node:os';

/** A service told to hurry is gone in a moment; one that hangs is left. */
const WAIT_MS = 20_000;

/** Ctrl-C and SIGTERM stop what the demo has begun, in order, before the demo itself. Children are made known to what this returns. */
export function stopWithUs(): (child: ChildProcess) => void {
  const children: ChildProcess[] = [];
  let told = false;
  const stop = async (name: NodeJS.Signals) => {
    // npm passes on what the terminal has sent already
    if (told) return;
    told = true;
    console.log('\n  stopping');
    const ended = children
      .filter((child) => child.exitCode === null && child.signalCode === null)
      .map((child) => {
        child.ref();
        child.kill('SIGINT');
        return new Promise((resolve) => child.once('exit', resolve));
      });
    await Promise.race([Promise.all(ended), new Promise((resolve) => setTimeout(resolve, WAIT_MS))]);
    process.exit(128 + constants.signals[name]);
  };
  for (const name of ['SIGINT', 'SIGTERM'] as const) process.on(name, (signal) => void stop(signal));
  return (child) => void children.push(child);
}
