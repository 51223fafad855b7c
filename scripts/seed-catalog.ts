// Fills the catalog of the configured service with invented models, to see how it does at size. Their bytes are in no store:
// node scripts/seed-catalog.ts --count 100000
import { parseArgs } from 'node:util';
import { withDatabase } from '../packages/server/src/commands/with-database.ts';
import { seedModels } from './catalog/seed-models.ts';

const { values } = parseArgs({ options: { count: { type: 'string', default: '100000' } } });
const count = Number(values.count);
if (!Number.isSafeInteger(count) || count < 1) throw new Error('--count must be an integer of at least 1');
await withDatabase(({ db }) => seedModels(db, count, (done) => process.stdout.write(`\r${done} of ${count}`)));
process.stdout.write('\n');
