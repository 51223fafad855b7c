#!/usr/bin/env node
// Runs the command on the pinned Node when the running one is older, so that it works however it is called.
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const here = dirname(fileURLToPath(import.meta.url));
const main = join(here, '../src/main.ts');
if (Number(process.versions.node.split('.')[0]) >= 24) {
  await import(main);
} else {
  let folder = here;
  let pinned;
  while (!pinned && folder !== dirname(folder)) {
    const candidate = join(folder, 'node_modules/.bin/node');
    if (existsSync(candidate)) pinned = candidate;
    folder = dirname(folder);
  }
  if (!pinned) {
    console.error('claywork needs Node 24 or newer, and the pinned one is not installed: run npm ci first.');
    process.exit(1);
  }
  const child = spawn(pinned, [main, ...process.argv.slice(2)], { stdio: 'inherit' });
  // a service manager tells us; Ctrl-C in a terminal reaches both by itself
  process.on('SIGTERM', () => child.kill('SIGTERM'));
  process.on('SIGINT', () => {});
  child.once('exit', (status) => process.exit(status ?? 1));
}
