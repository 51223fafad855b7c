// Proves who may import whom. A boundary without a check is a wish. Rules: ARCHITECTURE.md, "Layers".
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';

const root = resolve(import.meta.dirname, '..');

/** Folder of kernels/src -> folders it may import (through their index.ts). Itself is always allowed. */
const KERNELS: Record<string, readonly string[]> = {
  math: [],
  mesh: ['math'],
  network: ['math'],
  image: ['math', 'network'],
  spatial: ['mesh', 'math'],
  field: ['mesh', 'math', 'spatial'],
  curves: ['mesh', 'math', 'spatial', 'field'],
  inflate: ['mesh', 'math', 'image', 'field', 'texture', 'network'],
  scan: ['mesh', 'math', 'image', 'field', 'remesh', 'texture', 'inflate'],
  remesh: ['mesh', 'math', 'spatial'],
  solid: ['mesh', 'math', 'spatial', 'field', 'curves', 'remesh'],
  quads: ['mesh', 'math', 'spatial', 'solid'],
  uv: ['mesh', 'math', 'spatial'],
  segment: ['mesh', 'math', 'spatial', 'remesh', 'quads', 'scene'],
  complete: ['mesh', 'math', 'spatial', 'curves', 'scene', 'render', 'solid', 'print'],
  rig: ['mesh', 'math', 'spatial', 'field', 'remesh', 'segment', 'scene', 'solid'],
  animation: ['math', 'scene', 'rig'],
  retopo: ['mesh', 'math', 'spatial', 'remesh', 'quads'],
  texture: ['mesh', 'math', 'spatial', 'field', 'image', 'uv'],
  restyle: ['mesh', 'math', 'image', 'spatial', 'field', 'solid', 'scene', 'render'],
  scene: ['mesh', 'math', 'image'],
  print: ['mesh', 'math', 'remesh', 'scene', 'solid'],
  render: ['mesh', 'math', 'spatial', 'image', 'scene'],
  splat: ['mesh', 'math', 'image', 'scene', 'render'],
  transfer: ['mesh', 'math', 'spatial', 'image', 'uv', 'texture', 'scene', 'render'],
  formats: ['mesh', 'math', 'image', 'scene'],
  sculpt: ['mesh', 'math', 'image', 'spatial', 'field', 'curves', 'remesh', 'uv', 'texture', 'scene'],
  retexture: ['mesh', 'math', 'image', 'uv', 'texture', 'scan', 'scene', 'render', 'sculpt'],
  fit: ['mesh', 'math', 'image', 'curves', 'remesh', 'texture', 'render', 'sculpt'],
  picture: ['mesh', 'math', 'image', 'scene', 'render', 'sculpt'],
  edit: ['mesh', 'math', 'image', 'curves', 'texture', 'inflate', 'scene', 'render', 'sculpt', 'picture'],
};
/** npm packages that kernels may load: WASM or pure, no Node. */
const KERNEL_PACKAGES: Record<string, readonly string[]> = {
  curves: ['manifold-3d'],
  remesh: ['meshoptimizer'],
  solid: ['manifold-3d'],
  formats: ['meshoptimizer', 'fflate'],
};
/** Folder of server/src -> folders it may import. */
const SERVER: Record<string, readonly string[]> = {
  config: [],
  db: ['config'],
  storage: ['config'],
  ledger: ['db', 'config'],
  members: ['db', 'ledger', 'config'],
  catalog: ['db', 'config'],
  payments: ['db', 'ledger', 'config'],
  queue: ['db', 'ledger', 'config'],
  engine: ['queue', 'ledger', 'storage', 'db', 'config', 'members'],
  engines: ['engine', 'config'],
  ops: ['engine'],
  ingest: ['catalog', 'engine', 'ops', 'members', 'storage', 'queue', 'db', 'config'],
  http: ['ingest', 'engine', 'ops', 'members', 'catalog', 'payments', 'ledger', 'storage', 'queue', 'db', 'config'],
};
/** Folder of web/src -> folders it may import. */
const WEB: Record<string, readonly string[]> = {
  theme: [],
  i18n: [],
  api: [],
  ui: ['i18n', 'theme'],
  viewer: ['ui', 'i18n', 'theme'],
  forms: ['ui', 'api', 'i18n', 'theme'],
};
/** What of ours, and of npm, the packages around the service may load. The command line loads the server by name, where it is installed. */
const AROUND: Record<string, RegExp> = {
  sdk: /^$/,
  cli: /^(@claywork\/sdk|@modelcontextprotocol\/server(\/stdio)?|node:.+)$/,
};
/** Folders where SQL may stand. */
const SQL_FOLDERS = new Set(['db', 'queue', 'ledger', 'members', 'catalog', 'payments']);

const FOLDERS: Record<string, Record<string, readonly string[]>> = { kernels: KERNELS, server: SERVER, web: WEB };

const problems: string[] = [];
const graph = new Map<string, string[]>();

for (const file of walk(join(root, 'packages'))) {
  const text = readFileSync(file, 'utf8');
  const test = file.endsWith('.test.ts') || file.includes('/testing');
  const imports: string[] = [];
  for (const { specifier, typeOnly } of importsOf(text)) {
    if (specifier.startsWith('.')) {
      const target = resolve(dirname(file), specifier.replace(/\?.*$/, ''));
      if (!existsSync(target)) problems.push(`${short(file)}: imports ${specifier}, which is not there`);
      else {
        if (!typeOnly) imports.push(target);
        checkFolder(file, target, test);
      }
    } else checkPackage(file, specifier, test);
  }
  graph.set(file, imports);
  if (!test) checkText(file, text);
}
for (const cycle of cycles(graph)) problems.push(`import cycle: ${cycle.map(short).join(' > ')}`);

if (problems.length) {
  for (const problem of problems) console.error(problem);
  console.error(`${problems.length} layer problems`);
  process.exit(1);
}
console.log(`layers: ${graph.size} files, no problem`);

function checkFolder(file: string, target: string, test: boolean): void {
  const from = place(file);
  const to = place(target);
  if (from.pack !== to.pack) {
    problems.push(`${short(file)}: packages meet only at their index.ts, by name`);
    return;
  }
  if (from.pack === 'server' && from.folder === 'ops' && !test) checkOps(file, target);
  if (from.folder === 'http' && opOf(target) && opOf(target) !== '_shared' && !test)
    problems.push(`${short(file)}: http knows ops through the registry only`);
  if (test || from.folder === '' || from.folder === to.folder) return;
  const allowed = FOLDERS[from.pack]?.[from.folder];
  if (!allowed) return;
  if (!allowed.includes(to.folder))
    problems.push(`${short(file)}: ${from.folder} must not import ${to.folder || 'the package root'}`);
  if (from.pack === 'kernels' && !target.endsWith('/index.ts'))
    problems.push(`${short(file)}: import ${to.folder} through its index.ts`);
}

function checkOps(file: string, target: string): void {
  const op = opOf(file);
  const other = opOf(target);
  if (op && other && op !== other && other !== '_shared')
    problems.push(
      `${short(file)}: an op never imports another op (${other}); move what they share into kernels or _shared`,
    );
  if (target.includes('/src/engine/') && !/engine\/(define-op|op-error)\.ts$/.test(target))
    problems.push(`${short(file)}: ops know of the engine only define-op`);
}

function checkPackage(file: string, specifier: string, test: boolean): void {
  const { pack, folder } = place(file);
  if (pack === 'web' && (specifier.startsWith('node:') || /^@claywork\/(?!sdk$)/.test(specifier)) && !test)
    problems.push(`${short(file)}: the web app runs in browsers and talks through the sdk, no ${specifier}`);
  if (!test && AROUND[pack]?.test(specifier) === false)
    problems.push(`${short(file)}: ${pack} may not load ${specifier}`);
  if (pack !== 'kernels' || test) return;
  const name = specifier.startsWith('@') ? specifier.split('/').slice(0, 2).join('/') : specifier.split('/')[0];
  if (specifier.startsWith('node:')) problems.push(`${short(file)}: kernels run in a browser, no ${specifier}`);
  else if (!(KERNEL_PACKAGES[folder] ?? []).includes(name))
    problems.push(`${short(file)}: ${folder} may not load ${name}`);
}

function checkText(file: string, text: string): void {
  const { pack, folder } = place(file);
  const code = text.replace(/\/\*[\s\S]*?\*\/|\/\/.*$/gm, '');
  if (pack === 'kernels' && /\bMath\.random\b|\bDate\.now\b|\bperformance\.now\b|\bnew Date\b/.test(code))
    problems.push(`${short(file)}: randomness and time do not come from here`);
  if (pack !== 'server') return;
  if (folder !== 'config' && /\bprocess\.env\b/.test(code))
    problems.push(`${short(file)}: only config reads the environment`);
  if (!SQL_FOLDERS.has(folder) && /['"`]\s*(select|insert into|update|delete from)\s+[a-z_*(]+/i.test(code))
    problems.push(`${short(file)}: SQL stands in ${[...SQL_FOLDERS].join(', ')} only`);
}

function importsOf(text: string): { specifier: string; typeOnly: boolean }[] {
  const found: { specifier: string; typeOnly: boolean }[] = [];
  for (const m of text.matchAll(/^(import|export)\s+(type\s+)?[^;'"]*?from\s+['"]([^'"]+)['"]/gm))
    found.push({ specifier: m[3], typeOnly: Boolean(m[2]) });
  for (const m of text.matchAll(/^import\s+['"]([^'"]+)['"]/gm)) found.push({ specifier: m[1], typeOnly: false });
  // A dynamic import is how the contract of an op stays apart from its weight: it is checked, but makes no cycle.
  for (const m of text.matchAll(/\bimport\(\s*['"]([^'"]+)['"]\s*\)/g)) found.push({ specifier: m[1], typeOnly: true });
  return found;
}

function* cycles(edges: Map<string, string[]>): Generator<string[]> {
  const state = new Map<string, 'open' | 'done'>();
  const path: string[] = [];
  const visit = function* (file: string): Generator<string[]> {
    if (state.get(file) === 'done') return;
    if (state.get(file) === 'open') {
      yield [...path.slice(path.indexOf(file)), file];
      return;
    }
    state.set(file, 'open');
    path.push(file);
    for (const next of edges.get(file) ?? []) yield* visit(next);
    path.pop();
    state.set(file, 'done');
  };
  for (const file of edges.keys()) yield* visit(file);
}

function* walk(folder: string): Generator<string> {
  for (const name of readdirSync(folder)) {
    if (name === 'node_modules') continue;
    const path = join(folder, name);
    if (statSync(path).isDirectory()) yield* walk(path);
    else if (/\.tsx?$/.test(path) && path.includes('/src/')) yield path;
  }
}

function place(file: string): { pack: string; folder: string } {
  const [, pack, , ...rest] = relative(root, file).split('/');
  return { pack, folder: rest.length > 1 ? rest[0] : '' };
}

function opOf(file: string): string | undefined {
  return /\/src\/ops\/([^/]+)\//.exec(file)?.[1];
}

function short(file: string): string {
  return relative(root, file);
}
