// Everything that is checked before tests run, two steps at a time: npm run check. What a step says is printed when it ends; the first that fails ends all.
import { spawn } from 'node:child_process';

/** Longest first: what is left at the end is short. */
const STEPS = [
  'types:all',
  'lint',
  'types:web',
  'web:budget',
  'layers',
  'size',
  'archetypes -- --check',
  'sdk:types -- --check',
];
const AT_ONCE = 2;

const waiting = [...STEPS];
const running = new Set<ReturnType<typeof spawn>>();

function start(): void {
  const step = waiting.shift();
  if (step === undefined) return;
  const child = spawn(`npm run -s ${step}`, { shell: true, stdio: ['ignore', 'pipe', 'pipe'] });
  running.add(child);
  const said: Buffer[] = [];
  child.stdout.on('data', (chunk: Buffer) => said.push(chunk));
  child.stderr.on('data', (chunk: Buffer) => said.push(chunk));
  child.on('close', (code) => {
    running.delete(child);
    process.stdout.write(Buffer.concat(said));
    if (code === 0) return start();
    console.error(`check: ${step} failed`);
    process.exitCode = 1;
    waiting.length = 0;
    for (const other of running) other.kill();
  });
}

for (let n = 0; n < AT_ONCE; n++) start();
