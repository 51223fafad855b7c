// npm run demo [-- [--no-catalog] "any prompt"]: a sentence becomes a textured model through the public HTTP API, with a picture of it.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { Progress } from '@claywork/cli';
import { Claywork, TaskFailed } from '@claywork/sdk';
import { beautyShot } from './demo/beauty-shot.ts';
import { dataDir, ensureMember, ensureService } from './demo/service.ts';
import { stopWithUs } from './demo/stop-with-us.ts';
import { buildWeb, startCatalog } from './demo/web.ts';

const root = resolve(import.meta.dirname, '..');
const words = process.argv.slice(2);
const withCatalog = !words.includes('--no-catalog');
const prompt =
  words
    .filter((word) => word !== '--no-catalog')
    .join(' ')
    .trim() || 'a green dragon with orange wings';
const out = join(root, 'artifacts', 'demo');
mkdirSync(out, { recursive: true });

console.log('Claywork demo\n');
// until everything is done and said: then the service stays, by intention
const begun = stopWithUs();
const web = buildWeb(root, begun);
const service = await ensureService(root, begun);
console.log(`  service   ${service.url}  ${service.started ? 'started' : 'was running already'}`);
const { key, email, password } = await ensureMember(root);
const claywork = new Claywork({ baseUrl: service.url, key, app: 'ClayworkDemo/0.1 (local demo)' });

const started = performance.now();
const progress = new Progress({
  err: (text) => process.stdout.write(text),
  tty: process.stdout.isTTY,
  columns: process.stdout.columns || 100,
});
console.log(`  prompt    "${prompt}"`);
const made = await claywork
  .make(
    { op: 'text-to-3d', prompt },
    {
      onCreated: ({ task_id, cost }) => console.log(`  task      ${task_id}, ${cost} credits\n`),
      onProgress: (task) => progress.show(task.progress, task.stage ?? ''),
      intervalMs: 500,
    },
  )
  .catch((error) => {
    if (!(error instanceof TaskFailed)) throw error;
    console.error(`  The task failed: ${error.message}`);
    process.exit(1);
  });
progress.clear();

const name =
  prompt
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, 60) || 'model';
const modelPath = join(out, `${name}.glb`);
const picturePath = join(out, `${name}.png`);
const model = await made.files[0]!.download();
writeFileSync(modelPath, model);
writeFileSync(picturePath, await beautyShot(model));
const seconds = ((performance.now() - started) / 1000).toFixed(1);

console.log(`  done in   ${seconds} s`);
console.log(`  model     ${modelPath}  (${(model.length / 1e6).toFixed(1)} MB)`);
console.log(`  picture   ${picturePath}`);
console.log(`  key       ${key}\n`);
const noWeb = await web;
if (noWeb) console.log(`  web app   none: ${noWeb}\n`);
else {
  console.log('Or in a browser:\n');
  console.log(`  open      ${service.url.replace(/\/api$/, '/')}`);
  console.log(`  sign in   ${email}, password ${password}  (may administer)\n`);
}
if (withCatalog && startCatalog(root, dataDir(root)))
  console.log(
    'The starter catalog is being made in the background, while nothing else is; it stops with the service.\n',
  );
console.log('Make another yourself:\n');
console.log(`  curl -s ${service.url}/gen/create -A 'MyApp/1.0 (me@example.org)' \\`);
console.log(`    -H 'X-API-Key: ${key}' -H 'Content-Type: application/json' \\`);
console.log(`    -d '{"op":"text-to-3d","prompt":"a wooden chest"}'\n`);
console.log(`The service goes on running (pid ${service.pid}); stop it with: kill ${service.pid}`);
process.exit(0);
