// Writes sculpt/archetypes/index.ts from the folders beside it, and strikes what is built off lexicon/planned.ts.
// usage: node scripts/list-archetypes.ts [--check]   (--check writes nothing and fails where something would change)
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

const sculpt = resolve(import.meta.dirname, '../packages/kernels/src/sculpt');
const folder = join(sculpt, 'archetypes');
const check = process.argv.includes('--check');

/** `trash-can` holds `trashCan`, whose name in prompts and scenes is `trash can`. */
const camel = (name: string) => name.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase());

const names = readdirSync(folder, { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && fileOf(entry.name))
  .map((entry) => entry.name)
  .sort();

function fileOf(name: string): string | undefined {
  return [`${name}.ts`, 'index.ts'].find((file) => existsSync(join(folder, name, file)));
}

const index = [
  "import type { Archetype } from '../dsl/archetype.ts';",
  ...names.map((name) => `import { ${camel(name)} } from './${name}/${fileOf(name)}';`),
  '',
  '/** Every family of objects by its name. Written by `node scripts/list-archetypes.ts` from the folders beside it. */',
  'export const ARCHETYPES: Readonly<Record<string, Archetype>> = {',
  ...names.map((name) => (name.includes('-') ? `  '${name.replaceAll('-', ' ')}': ${camel(name)},` : `  ${name},`)),
  '};',
  '',
].join('\n');

const plannedFile = join(sculpt, 'lexicon/planned.ts');
const built = new Set(names.map((name) => name.replaceAll('-', ' ')));
const planned = readFileSync(plannedFile, 'utf8')
  .split('\n')
  .filter((line) => line.split(' | ').length !== 6 || !built.has(line.split(' | ')[0]!))
  .join('\n');

let stale = false;
for (const [file, text] of [
  [join(folder, 'index.ts'), index],
  [plannedFile, planned],
] as const) {
  if (readFileSync(file, 'utf8') === text) continue;
  stale = true;
  if (check) console.error(`${file} is not current: run "node scripts/list-archetypes.ts"`);
  else writeFileSync(file, text);
}
if (check && stale) process.exit(1);
