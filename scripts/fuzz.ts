// Feeds damaged models to every reader, through the same steps as `import`, in a child process with limits on time and memory. A case
// is told by its file and a number, and comes out the same every time. Finds crashes, errors of other kinds than a refusal,
// cases over the limits, and scenes that are not sound.
// usage: npm run fuzz -- [--minutes 10] [--seed 1] [--only FILE:NUMBER] [DIR...]    DIR: further models to damage
import { fork } from 'node:child_process';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { type CaseResult, runCase } from './fuzz/case.ts';
import { ownModels } from './fuzz/models.ts';

const MS_MAX = 10_000;
const MEMORY_MAX_MB = 1024;
/** Larger ones take long without telling more. */
const BYTES_MAX = 400_000;
const CASES_PER_CHILD = 5_000;

const options = {
  minutes: { type: 'string', default: '10' },
  seed: { type: 'string', default: '1' },
  only: { type: 'string' },
} as const;
const { values, positionals } = parseArgs({ options, allowPositionals: true });
const models = [...ownModels(), ...positionals.flatMap((folder) => [...walk(folder)])];

if (process.send) {
  process.on('message', async (one: { file: number; number: number }) =>
    process.send?.(await runCase(models[one.file].name, models[one.file].bytes, one.number)),
  );
} else if (values.only) {
  const [, name, number] = /^(.*):(\d+)$/.exec(values.only) ?? [];
  const model = models.find((m) => m.name === name);
  if (!model) throw new Error(`no such model: ${name}`);
  console.log(await runCase(model.name, model.bytes, Number(number)));
} else await main();

async function main(): Promise<void> {
  const end = performance.now() + 60_000 * Number(values.minutes);
  const counts = new Map<string, number>();
  const findings = new Map<string, { count: number; first: string }>();
  let child = start();
  for (let n = 0; performance.now() < end; n++) {
    const file = n % models.length;
    const number = Number(values.seed) * 1_000_000 + Math.floor(n / models.length);
    const result = await ask(child, file, number);
    counts.set(result.result, (counts.get(result.result) ?? 0) + 1);
    if (result.result !== 'read' && result.result !== 'refused') {
      const key = `${result.result}: ${result.message?.split('\n').slice(0, 3).join(' ')}`;
      const known = findings.get(key) ?? { count: 0, first: `${models[file].name}:${number}` };
      findings.set(key, { ...known, count: known.count + 1 });
      if (known.count === 0) console.log(`${known.first}  ${key}`);
    }
    if (result.result === 'slow' || !child.connected || n % CASES_PER_CHILD === CASES_PER_CHILD - 1) {
      child.kill('SIGKILL');
      child = start();
    }
  }
  child.kill();
  console.log([...counts].map(([key, count]) => `${key} ${count}`).join(', '));
  for (const [key, { count, first }] of findings) console.log(`${count} x ${key}  first: ${first}`);
  process.exitCode = findings.size ? 1 : 0;
}

function start() {
  const args = ['--seed', values.seed, ...positionals];
  return fork(import.meta.filename, args, {
    execArgv: [`--max-old-space-size=${MEMORY_MAX_MB}`, '--expose-gc'],
    silent: true,
  });
}

function ask(child: ReturnType<typeof start>, file: number, number: number): Promise<CaseResult> {
  return new Promise((resolve) => {
    const done = (result: CaseResult) => {
      clearTimeout(timer);
      child.removeAllListeners();
      child.stderr?.removeAllListeners('data');
      const heavy = (result.megabytes ?? 0) > MEMORY_MAX_MB;
      resolve(heavy ? { ...result, result: 'heavy', message: `over ${MEMORY_MAX_MB} MB` } : result);
    };
    const timer = setTimeout(() => done({ result: 'slow', message: `over ${MS_MAX} ms` }), MS_MAX);
    child.once('message', (result) => done(result as CaseResult));
    let last = '';
    child.stderr?.on('data', (text) => {
      last = (last + text).slice(-2000);
    });
    child.once('close', (code, signal) => done({ result: 'crash', message: `exit ${code ?? signal} ${last}` }));
    child.send({ file, number });
  });
}

function* walk(folder: string): Generator<{ name: string; bytes: Uint8Array }> {
  for (const name of readdirSync(folder).sort()) {
    const path = join(folder, name);
    const found = statSync(path);
    if (found.isDirectory()) yield* walk(path);
    else if (/\.(glb|gltf|fbx|obj|stl|3mf|usdz)$/i.test(name) && found.size <= BYTES_MAX && found.size > 0)
      // not the buffer itself, whose slices are no copies: one case would damage the next one's file
      yield { name: path, bytes: new Uint8Array(readFileSync(path)) };
  }
}
