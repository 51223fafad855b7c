import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

/** Functions of what is given to them: one process may run many files, loads the modules once and keeps what it compiled. */
const PURE = ['packages/{kernels,sdk,web}/src/**/*.test.ts'];
/** They kill processes and measure pauses: one file at a time, with the machine to themselves. */
const ALONE = ['test/{engine,faults}/**/*.test.ts'];
/** Where databases for tests come from. */
const POSTGRES = ['packages/server/src/db/testing.ts'];
/** The README's commands, and people in a browser. */
const WHOLE = ['test/{e2e,browser}/**/*.test.ts'];

// Hundreds of processes are started, each with an empty data folder: they share what was compiled once.
process.env.NODE_COMPILE_CACHE ??= fileURLToPath(new URL('node_modules/.cache/compiled', import.meta.url));

export default defineConfig({
  test: {
    testTimeout: 240_000,
    hookTimeout: 240_000,
    maxWorkers: 2,
    pool: 'forks',
    projects: [
      { extends: true, test: { name: 'pure', include: PURE, isolate: false, sequence: { groupOrder: 0 } } },
      {
        extends: true,
        test: {
          name: 'parts',
          // loading the server once a file took a fifth of the time
          isolate: false,
          include: ['packages/*/src/**/*.test.ts', 'test/**/*.test.ts'],
          exclude: [...PURE, ...ALONE, ...WHOLE],
          globalSetup: POSTGRES,
          sequence: { groupOrder: 0 },
        },
      },
      {
        extends: true,
        test: { name: 'alone', include: ALONE, globalSetup: POSTGRES, maxWorkers: 1, sequence: { groupOrder: 1 } },
      },
      {
        extends: true,
        test: {
          name: 'whole',
          include: WHOLE,
          globalSetup: ['test/browser/support/build-web-app.ts', 'test/browser/support/unpack-browser.ts'],
          // a page on a busy machine takes its time
          expect: { poll: { timeout: 120_000, interval: 100 } },
          sequence: { groupOrder: 2 },
        },
      },
    ],
  },
});
