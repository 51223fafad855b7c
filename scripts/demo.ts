// npm run demo [-- "any prompt"]: a sentence becomes a textured model through the public HTTP API, with a picture of it.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { beautyShot } from './demo/beauty-shot.ts';
import { Client } from './demo/client.ts';
import { clearBar, drawBar } from './demo/progress-bar.ts';
import { ensureMember, ensureService } from './demo/service.ts';

const root = resolve(import.meta.dirname, '..');
const prompt = process.argv.slice(2).join(' ').trim() || 'a green dragon with orange wings';
const out = join(root, 'artifacts', 'demo');
mkdirSync(out, { recursive: true });

console.log('Claywork demo\n');
const service = await ensureService(root);
console.log(`  service   ${service.url}  ${service.started ? 'started' : 'was running already'}`);
const key = await ensureMember(root);
const client = new Client(service.url, key);

const started = performance.now();
const task = await client.create({ op: 'text-to-3d', prompt });
console.log(`  prompt    "${prompt}"`);
console.log(`  task      ${task.task_id}, ${task.cost} credits\n`);
const done = await client.wait(task.task_id, (t) => drawBar(t.progress, t.stage ?? ''));
clearBar();
if (done.status === 'failed') {
  console.error(`  The task failed: ${done.error}`);
  process.exit(1);
}

const name =
  prompt
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, 60) || 'model';
const modelPath = join(out, `${name}.glb`);
const picturePath = join(out, `${name}.png`);
const model = await client.file(task.task_id, 0);
writeFileSync(modelPath, model);
writeFileSync(picturePath, await beautyShot(model));
const seconds = ((performance.now() - started) / 1000).toFixed(1);

console.log(`  done in   ${seconds} s`);
console.log(`  model     ${modelPath}  (${(model.length / 1e6).toFixed(1)} MB)`);
console.log(`  picture   ${picturePath}`);
console.log(`  key       ${key}\n`);
console.log('Make another yourself:\n');
console.log(`  curl -s ${service.url}/gen/create -A 'MyApp/1.0 (me@example.org)' \\`);
console.log(`    -H 'X-API-Key: ${key}' -H 'Content-Type: application/json' \\`);
console.log(`    -d '{"op":"text-to-3d","prompt":"a wooden chest"}'\n`);
console.log(`The service goes on running (pid ${service.pid}); stop it with: kill ${service.pid}`);
process.exit(0);
