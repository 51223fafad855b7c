// Reads every model file of the folders named, as `import` does, and says how many could be. One child process per batch: a file
// that takes the process down costs only itself. Files whose names or folders say that they are broken on purpose are counted apart.
// usage: npm run acceptance -- [--all] [--json] DIR...      --all lists every file, not only those that failed
import { fork } from 'node:child_process';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { basename, join, relative } from 'node:path';
import { parseArgs } from 'node:util';
import { cleanScene, GeometryError, measureModel, readScene } from '@claywork/kernels';

interface Outcome {
  result: 'ok' | 'empty' | 'refused' | 'crash' | 'slow';
  faces?: number;
  ms: number;
  message?: string;
}

const FORMAT = /\.(glb|gltf|fbx|obj|stl)$/i;
/** Names of files and folders that their makers broke on purpose. */
const BROKEN =
  /fuzz|broken|invalid|malformed|mustfail|bad_|_bad|corrupt|truncat|overflow|(?:^|[/_])empty|crash|payload|_fail/i;
/** A file may take so long; the service's own limit on hostile ones is the same. */
const MS_MAX = 10_000;

if (process.send) process.on('message', (path: string) => void report(path));
else await main();

async function report(path: string): Promise<void> {
  process.send?.(await read(path));
}

async function read(path: string): Promise<Outcome> {
  const start = performance.now();
  const ms = () => Math.round(performance.now() - start);
  try {
    const { scene, warnings } = await readScene(readFileSync(path), basename(path));
    const { faces } = measureModel(cleanScene(scene).scene);
    return { result: faces ? 'ok' : 'empty', faces, ms: ms(), message: warnings.join(' ') };
  } catch (error) {
    const known = error instanceof GeometryError;
    return {
      result: known ? 'refused' : 'crash',
      ms: ms(),
      message: known ? error.message : String((error as Error).stack),
    };
  }
}

async function main(): Promise<void> {
  const options = { all: { type: 'boolean' }, json: { type: 'boolean' } } as const;
  const { values, positionals } = parseArgs({ options, allowPositionals: true });
  const files = positionals.flatMap((folder) =>
    [...walk(folder)].map((path) => ({ path, name: relative(folder, path) })),
  );
  const rows: (Outcome & { name: string; format: string; broken: boolean })[] = [];
  let child = start();
  for (const { path, name } of files) {
    const outcome = await ask(child, path);
    if (outcome.result === 'slow' || (outcome.result === 'crash' && !child.connected)) {
      child.kill('SIGKILL');
      child = start();
    }
    const format = (FORMAT.exec(path)?.[1] ?? '').toLowerCase();
    rows.push({ name, format, broken: BROKEN.test(name), ...outcome });
  }
  child.kill();
  if (values.json) console.log(JSON.stringify(rows, null, 1));
  for (const r of values.json ? [] : rows) {
    if (values.all || r.result === 'crash' || r.result === 'slow' || (!r.broken && r.result !== 'ok'))
      console.log(
        `${r.result.padEnd(8)}${r.broken ? 'broken ' : ''}${r.name}  ${r.faces ?? ''} ${r.ms} ms  ${r.message ?? ''}`,
      );
  }
  if (!values.json) for (const line of summarise(rows)) console.log(line);
  process.exitCode = rows.some((r) => r.result === 'crash' || r.result === 'slow') ? 1 : 0;
}

function start() {
  return fork(import.meta.filename, [], { execArgv: ['--max-old-space-size=900'] });
}

function ask(child: ReturnType<typeof start>, path: string): Promise<Outcome> {
  return new Promise((resolve) => {
    const done = (outcome: Outcome) => {
      clearTimeout(timer);
      child.removeAllListeners();
      resolve(outcome);
    };
    const timer = setTimeout(() => done({ result: 'slow', ms: MS_MAX }), MS_MAX);
    child.once('message', (outcome) => done(outcome as Outcome));
    child.once('exit', (code, signal) => done({ result: 'crash', ms: 0, message: `exit ${code ?? signal}` }));
    child.send(path);
  });
}

/** "empty" files hold no faces at all (points, curves, nothing): there is nothing to import, so they count for neither side. */
function summarise(rows: readonly (Outcome & { format: string; broken: boolean })[]): string[] {
  const lines = [
    '',
    'format   sound    ok  empty  refused  crash  share    broken: ok  empty  refused  crash  median ms',
  ];
  for (const format of [...new Set(rows.map((r) => r.format))].sort()) {
    const of = rows.filter((r) => r.format === format);
    const count = (broken: boolean, ...results: string[]) =>
      of.filter((r) => r.broken === broken && results.includes(r.result)).length;
    const tried = count(false, 'ok', 'refused', 'crash', 'slow');
    const share = tried ? `${((100 * count(false, 'ok')) / tried).toFixed(1)} %` : '-';
    const ms = of.map((r) => r.ms).sort((a, b) => a - b)[of.length >> 1];
    const cells = [
      [of.filter((r) => !r.broken).length, 14 - format.length],
      [count(false, 'ok'), 6],
      [count(false, 'empty'), 7],
      [count(false, 'refused'), 9],
      [count(false, 'crash', 'slow'), 7],
      [share, 9],
      [count(true, 'ok'), 12],
      [count(true, 'empty'), 7],
      [count(true, 'refused'), 9],
      [count(true, 'crash', 'slow'), 7],
      [ms, 11],
    ] as const;
    lines.push(format + cells.map(([cell, width]) => String(cell).padStart(width)).join(''));
  }
  return lines;
}

function* walk(folder: string): Generator<string> {
  if (!statSync(folder).isDirectory()) {
    yield folder;
    return;
  }
  for (const name of readdirSync(folder).sort()) {
    const path = join(folder, name);
    if (statSync(path).isDirectory()) yield* walk(path);
    else if (FORMAT.test(name)) yield path;
  }
}
