// The limits the repository keeps on itself: short files that do one thing. Data tables are apart (see DATA).
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import ts from 'typescript';

const FILE_LINES_MAX = 500;
const FILE_LINES_MEDIAN = 120;
const FUNCTION_LINES_MAX = 120;
const EXPORTS_MAX = 4;
/** Tables that people edit, and what is written from the API's description: long by nature. */
const DATA = /\/(lexicon|presets|data|glyphs|migrations)\/|\.data\.ts$|^\/packages\/sdk\/src\/schema\//;
/** Barrels export much by nature, and are as long as what they list. */
const BARREL = /\/index\.ts$/;

const root = resolve(import.meta.dirname, '..');
const problems: string[] = [];
const lengths: number[] = [];

for (const folder of ['packages', 'scripts', 'test', 'bench']) {
  for (const file of walk(join(root, folder))) check(file);
}
lengths.sort((a, b) => a - b);
const median = lengths[lengths.length >> 1] ?? 0;
if (median > FILE_LINES_MEDIAN) problems.push(`the median file has ${median} lines (at most ${FILE_LINES_MEDIAN})`);
if (problems.length) {
  for (const problem of problems) console.error(problem);
  console.error(`${problems.length} size problems`);
  process.exit(1);
}
console.log(`size: ${lengths.length} files, median ${median} lines, longest ${lengths.at(-1)}`);

function check(file: string): void {
  const text = readFileSync(file, 'utf8');
  const name = relative(root, file);
  const lines = text.split('\n').length - 1;
  // by the name inside the project: a folder above it may be called lexicon
  const data = DATA.test(`/${name}`);
  const test = file.endsWith('.test.ts');
  if (!data) lengths.push(lines);
  if (!data && !BARREL.test(file) && lines > FILE_LINES_MAX)
    problems.push(`${name}: ${lines} lines (at most ${FILE_LINES_MAX})`);
  if (/\/(utils|helpers|common)\.ts$/.test(file)) problems.push(`${name}: name it after what it does`);
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.ES2024, true);
  if (!data && !test && !BARREL.test(file)) checkExports(name, source);
  if (name.startsWith('packages/kernels/')) checkDocumented(name, source);
  if (!data && !test) checkFunctions(name, source);
}

/** Values count; the types that describe them do not. */
function checkExports(name: string, source: ts.SourceFile): void {
  const exported = source.statements.filter(
    (s) => isExported(s) && !ts.isInterfaceDeclaration(s) && !ts.isTypeAliasDeclaration(s),
  );
  if (exported.length > EXPORTS_MAX) problems.push(`${name}: ${exported.length} exports (at most ${EXPORTS_MAX})`);
}

function checkDocumented(name: string, source: ts.SourceFile): void {
  for (const statement of source.statements) {
    if (!isExported(statement) || !ts.isFunctionDeclaration(statement)) continue;
    if (!ts.getJSDocCommentsAndTags(statement).length)
      problems.push(`${name}: ${statement.name?.text} has no doc comment`);
  }
}

function checkFunctions(name: string, source: ts.SourceFile): void {
  const visit = (node: ts.Node): void => {
    if (ts.isFunctionLike(node) && 'body' in node && node.body) {
      const body = node.body as ts.Node;
      const from = source.getLineAndCharacterOfPosition(body.getStart()).line;
      const to = source.getLineAndCharacterOfPosition(body.getEnd()).line;
      if (to - from > FUNCTION_LINES_MAX) {
        const line = source.getLineAndCharacterOfPosition(node.getStart()).line + 1;
        problems.push(`${name}:${line}: a function of ${to - from} lines (at most ${FUNCTION_LINES_MAX})`);
      }
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
}

function isExported(node: ts.Statement): boolean {
  return (
    ts.canHaveModifiers(node) && Boolean(ts.getModifiers(node)?.some((m) => m.kind === ts.SyntaxKind.ExportKeyword))
  );
}

function* walk(folder: string): Generator<string> {
  let names: string[] = [];
  try {
    names = readdirSync(folder);
  } catch {
    return;
  }
  for (const name of names) {
    if (name === 'node_modules') continue;
    const path = join(folder, name);
    if (statSync(path).isDirectory()) yield* walk(path);
    else if (/\.tsx?$/.test(path)) yield path;
  }
}
