// node scripts/build-web.ts [--force] [--budget]: builds packages/web into its dist, where the service finds it, unless what is there is
// newer than every source. --budget: fails when the first load or the viewer is larger than it may be.
import { mkdirSync, renameSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { isFresh } from './web/is-fresh.ts';
import { measureLoads } from './web/measure-loads.ts';
import { packFiles } from './web/pack-files.ts';

const { values: args } = parseArgs({
  options: { force: { type: 'boolean', default: false }, budget: { type: 'boolean', default: false } },
});
/** Of the files of a load, largest first. */
const SHOWN_MAX = 12;
const root = resolve(import.meta.dirname, '..');
const web = join(root, 'packages/web');
const dist = join(web, 'dist');

if (!args.force && isFresh(root)) console.log('web app: up to date');
else {
  const started = performance.now();
  // a test that builds has another environment, whose React is twice as large
  process.env.NODE_ENV = 'production';
  const { build } = await import('vite');
  // the service reads dist at every request: it gets the new one whole
  const made = join(web, `dist-${process.pid}`);
  try {
    await build({
      root: web,
      logLevel: 'warn',
      build: { outDir: made, emptyOutDir: true, chunkSizeWarningLimit: 1200 },
    });
    packFiles(made);
    mkdirSync(dist, { recursive: true });
    const old = join(web, `dist-${process.pid}-old`);
    renameSync(dist, old);
    renameSync(made, dist);
    rmSync(old, { recursive: true, force: true });
  } finally {
    rmSync(made, { recursive: true, force: true });
  }
  console.log(`web app: built in ${((performance.now() - started) / 1000).toFixed(1)} s`);
}

for (const { title, total, max, files, advice } of measureLoads(dist)) {
  console.log(`${title}: ${kilobytes(total)} of ${kilobytes(max)} gzipped, ${files.length} files`);
  if (!args.budget) continue;
  for (const { name, bytes } of files.slice(0, SHOWN_MAX)) console.log(`  ${kilobytes(bytes).padStart(8)}  ${name}`);
  if (total > max) {
    console.error(`That is too large. ${advice}`);
    process.exitCode = 1;
  }
}

function kilobytes(bytes: number): string {
  return `${(bytes / 1000).toFixed(1)} kB`;
}
