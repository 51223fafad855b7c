// A real service process over the fixture operations: `node serve-fixtures.ts serve|worker`.
import { fileURLToPath } from 'node:url';
import { readEnv } from '../../packages/server/src/config/env.ts';
import { startService } from '../../packages/server/src/service/service.ts';

const service = await startService({
  env: readEnv(),
  freePorts: false,
  api: process.argv[2] === 'serve',
  worker: true,
  opsFolder: fileURLToPath(new URL('../fixtures/ops', import.meta.url)),
});
process.on('SIGTERM', () => service.stop(0).then(() => process.exit(0)));
