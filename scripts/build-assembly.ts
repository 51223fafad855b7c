// Compiles packages/kernels/assembly/*.ts to WebAssembly: npm run assembly. The compiler is fetched when this runs, not with the project: it is
// large, and only who changes these files needs it. Tests compare the hash of each source with the one that was compiled.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

const COMPILER = 'assemblyscript@0.28.20';
const SHARED = ['--importMemory', '--sharedMemory', '--initialMemory', '1', '--maximumMemory', '65536'];
const MODULES = [
  { name: 'traverse', folder: 'spatial/wide', features: 'simd,threads', memory: SHARED },
  { name: 'convolve', folder: 'network', features: 'simd', memory: [] },
];
const kernels = resolve(import.meta.dirname, '../packages/kernels');
const temporary = await mkdtemp(join(tmpdir(), 'assembly-'));

for (const { name, folder, features, memory } of MODULES) {
  const source = join(kernels, `assembly/${name}.ts`);
  const out = join(temporary, `${name}.wasm`);
  const options = ['--runtime', 'stub', '--enable', features, '-O3', '--noAssert', ...memory];
  const { status } = spawnSync('npx', ['--yes', '--package', COMPILER, 'asc', source, '-o', out, ...options], {
    stdio: 'inherit',
    cwd: temporary,
  });
  if (status !== 0) throw new Error('The compiler failed.');
  const hash = createHash('sha256')
    .update(await readFile(source))
    .digest('hex');
  const base64 = (await readFile(out)).toString('base64');
  await writeFile(
    join(kernels, `src/${folder}/${name}-wasm.ts`),
    `/** SHA-256 of assembly/${name}.ts, of which this was made: \`npm run assembly\`. */
export const ${name.toUpperCase()}_SOURCE = '${hash}';
/** The compiled module, base64. */
export const ${name.toUpperCase()}_WASM =
  '${base64}';
`,
  );
}
await rm(temporary, { recursive: true });
