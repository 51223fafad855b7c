// Compiles packages/kernels/assembly/*.ts to WebAssembly: npm run assembly. The compiler is fetched when this runs, not with the project: it is
// large, and only who changes these files needs it. A test compares the hash of the source with the one that was compiled.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

const COMPILER = 'assemblyscript@0.28.20';
const kernels = resolve(import.meta.dirname, '../packages/kernels');
const source = join(kernels, 'assembly/traverse.ts');
const folder = await mkdtemp(join(tmpdir(), 'assembly-'));
const out = join(folder, 'out.wasm');
const memory = ['--importMemory', '--sharedMemory', '--initialMemory', '1', '--maximumMemory', '65536'];
const options = ['--runtime', 'stub', '--enable', 'simd,threads', '-O3', '--noAssert', ...memory];
const { status } = spawnSync('npx', ['--yes', '--package', COMPILER, 'asc', source, '-o', out, ...options], {
  stdio: 'inherit',
  cwd: folder,
});
if (status !== 0) throw new Error('The compiler failed.');
const hash = createHash('sha256')
  .update(await readFile(source))
  .digest('hex');
const base64 = (await readFile(out)).toString('base64');
await writeFile(
  join(kernels, 'src/spatial/wide/traverse-wasm.ts'),
  `/** SHA-256 of assembly/traverse.ts, of which this was made: \`npm run assembly\`. */
export const TRAVERSE_SOURCE = '${hash}';
/** The compiled module, base64. */
export const TRAVERSE_WASM =
  '${base64}';
`,
);
await rm(folder, { recursive: true });
