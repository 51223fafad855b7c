// Seconds of `import` and `convert` for one textured model, format by format, in a warm process, best of the runs: npm run bench:conversions
// [-- --model FILE.glb --runs 3 --only FBX]. Without a model: a knobbly ball of 70,000 triangles with three pictures of 2048 x 2048.
import { readFileSync } from 'node:fs';
import { loadavg } from 'node:os';
import { parseArgs } from 'node:util';
import { fakeContext } from '../packages/server/src/ops/_shared/testing-context.ts';
import { op as convertOp } from '../packages/server/src/ops/convert/op.ts';
import { run as convert } from '../packages/server/src/ops/convert/run.ts';
import { op as importOp } from '../packages/server/src/ops/import/op.ts';
import { run as importModel } from '../packages/server/src/ops/import/run.ts';
import { knobblyBall } from './knobbly-ball.ts';

const FORMATS = ['GLTF', 'FBX', 'USDZ', 'OBJ', 'STL', '3MF'] as const;
const BAR = 1.5;

const { values } = parseArgs({
  options: { model: { type: 'string' }, runs: { type: 'string', default: '3' }, only: { type: 'string' } },
});
const glb = values.model ? new Uint8Array(readFileSync(values.model)) : await knobblyBall();
const files = new Map<string, Uint8Array>([['glb', glb]]);
const isWanted = (name: string): boolean => !values.only || name.includes(values.only);
let slow = 0;

for (const format of FORMATS) {
  const name = format.toLowerCase();
  if (!isWanted(format) && !['FBX', 'OBJ', 'STL'].includes(format)) continue;
  files.set(
    name,
    await measure(`convert to ${format}`, (ctx) => convert(convertOp.params.parse({ input: 't', format }), ctx), 'glb'),
  );
}
for (const name of ['glb', 'fbx', 'obj', 'stl'])
  if (isWanted(name.toUpperCase()))
    await measure(
      `import ${name.toUpperCase()}`,
      (ctx) => importModel(importOp.params.parse({ model_token: 't' }), ctx),
      name,
    );
console.log(
  `peak memory ${Math.round(process.resourceUsage().maxRSS / 1024)} MB, load average of the machine ${loadavg()[0].toFixed(1)}`,
);
process.exitCode = slow ? 1 : 0;

/** Runs an op on one of the files; gives its first result back. */
async function measure(
  what: string,
  run: (ctx: ReturnType<typeof fakeContext>) => Promise<void>,
  from: string,
): Promise<Uint8Array> {
  let [wall, spent] = [Infinity, Infinity];
  let result = new Uint8Array();
  for (let i = 0; i < Number(values.runs); i++) {
    const ctx = fakeContext(1);
    const bytes = files.get(from) as Uint8Array;
    ctx.input = async () => ({ name: `model.${from}`, bytes });
    const [start, cpu] = [performance.now(), process.cpuUsage()];
    await run(ctx);
    const used = process.cpuUsage(cpu);
    wall = Math.min(wall, (performance.now() - start) / 1000);
    spent = Math.min(spent, (used.user + used.system) / 1e6);
    [result] = ctx.files.values() as IterableIterator<Uint8Array<ArrayBuffer>>;
  }
  const isSlow = wall >= BAR;
  if (isSlow) slow++;
  console.log(
    `${what.padEnd(16)} ${wall.toFixed(2).padStart(6)} s ${spent.toFixed(2).padStart(6)} s of CPU ${(result.length / 1e6).toFixed(1).padStart(6)} MB${isSlow ? `   over ${BAR} s` : ''}`,
  );
  return result;
}
