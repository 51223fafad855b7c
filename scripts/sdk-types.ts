// Writes packages/sdk/src/schema from the OpenAPI description: types of every body and answer, the table of routes, the groups of methods.
// usage: node scripts/sdk-types.ts [--check]   (--check writes nothing and fails where something would change)
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { createClient } from '@hey-api/openapi-ts';
import { type OpenApi, readDocument } from './sdk-types/document.ts';
import { groupsFile, operationsFile } from './sdk-types/operations.ts';

const folder = resolve(import.meta.dirname, '../packages/sdk/src/schema');
const document = await readDocument();
const files = {
  'types.ts': await typesFile(document),
  'operations.ts': operationsFile(document),
  'groups.ts': groupsFile(document),
};

let stale = false;
for (const [name, text] of Object.entries(files)) {
  const file = join(folder, name);
  if (existsSync(file) && readFileSync(file, 'utf8') === text) continue;
  stale = true;
  if (process.argv.includes('--check')) console.error(`${file} is not current: run "npm run sdk:types"`);
  else writeFileSync(file, text);
}
process.exit(process.argv.includes('--check') && stale ? 1 : 0);

async function typesFile(input: OpenApi): Promise<string> {
  const output = mkdtempSync(join(tmpdir(), 'claywork-types-'));
  try {
    await createClient({
      input: input as never,
      output,
      plugins: ['@hey-api/typescript'],
      logs: { level: 'silent', file: false },
    });
    return readFileSync(join(output, 'types.gen.ts'), 'utf8');
  } finally {
    rmSync(output, { recursive: true });
  }
}
