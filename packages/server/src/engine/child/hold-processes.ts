import { spawn } from 'node:child_process';

/**
 * Sends the signals, and waits between them for our end of the pipe to close: a held process cannot notice that we are gone, so somebody has to who can.
 * Ctrl-C in the terminal is for us.
 */
const GUARD = `trap '' INT TERM HUP; kill -STOP "$@"; read -r _; kill -CONT "$@"`;

/**
 * Stops processes where they stand, with all of their threads, until the answer is called or this process ends, however it ends. Where the system knows
 * no such signals nothing happens.
 */
export function holdProcesses(pids: readonly number[]): () => void {
  if (process.platform === 'win32' || pids.length === 0) return () => {};
  const guard = spawn('/bin/sh', ['-c', GUARD, 'sh', ...pids.map(String)], { stdio: ['pipe', 'ignore', 'ignore'] });
  guard.on('error', () => {});
  guard.stdin.on('error', () => {});
  return () => guard.stdin.end();
}
